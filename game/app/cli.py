"""The command `majlis`: the game without arguments, and everything else without a display."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from game.printing import print_error

_INTERRUPTED: Final = 130
"""The exit code of shells for a program that Ctrl+C ended."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit status: 0 done, 1 refused or failed, 2 bad input."""
    # The window library would greet on the standard output, where answers are read.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = sys.argv[1:] if argv is None else argv
    try:
        if not words or _is_match(words):
            return play(*words)
        return _command(words)
    except KeyboardInterrupt:
        print_error("")
        return _INTERRUPTED


def _is_match(words: Sequence[str]) -> bool:
    """Whether the program was opened with the file of a match, as by a double-click on it."""
    if len(words) != 1:
        return False
    from pathlib import Path

    from game.storage.transfer import EXPORT_SUFFIX

    # a system that knows a match by how it begins hands it over whatever it is called, by its whole path
    return words[0].lower().endswith(EXPORT_SUFFIX) or (os.sep in words[0] and Path(words[0]).is_file())


def play(match: str = "") -> int:
    """The game itself, or a match in it by its file.

    Only here is the window library loaded, and no other command, so that the window opens soon.
    """
    from pathlib import Path

    from game.ui import run

    return run(Path(match) if match else None)


def _command(words: Sequence[str]) -> int:
    from game.app.commands import run_command

    return run_command(words)
