"""Printing on a terminal, with control characters escaped, so that no name and no file can give it orders."""

from __future__ import annotations

import sys
from typing import TextIO

from game.characters import escaped


def print_text(text: str, stream: TextIO | None = None) -> None:
    """Print lines of text on `stream`, by default the standard output.

    Controls, marks of direction and what the stream has no characters for are shown as escapes.
    """
    stream = stream or sys.stdout
    if stream is None:
        return  # a program without a terminal, as windowed ones are on some systems
    encoding = stream.encoding or "utf-8"
    shown = escaped(text, lines=True).encode(encoding, "backslashreplace").decode(encoding)
    stream.write(f"{shown}\n")
    stream.flush()


def print_error(text: str) -> None:
    """Print one line on the error stream; breaks of lines in it are escapes as well."""
    if sys.stderr is not None:
        print_text(escaped(text), sys.stderr)
