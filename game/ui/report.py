"""The report of an unexpected error: what a developer needs, and nothing about the player."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import pygame

from game import __version__

_PACKAGE = Path(__file__).resolve().parents[1]


def report_text(error: BaseException, *, scenes: Sequence[str], record: Path | None, now: datetime) -> str:
    """The report of one error; `scenes` are those on the stage, the lowest first, `record` is the match in play.

    Paths lose the folder of the program and the home folder, in which the name of the account stands.
    """
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    lines = [
        f"Majlis {__version__}, {now:%Y-%m-%d %H:%M}",
        f"Python {platform.python_version()}, pygame-ce {pygame.ver}, SDL {sdl}",
        f"{platform.system()} {platform.release()} {platform.machine()}, display {driver}, "
        + ("packaged" if getattr(sys, "frozen", False) else "from source"),
        f"Scenes: {', '.join(scenes) or 'none'}",
        f"Match: {record or 'none'}",
        "",
        *(line.rstrip("\n") for line in traceback.format_exception(error)),
    ]
    return _without_folders("\n".join(lines)) + "\n"


def _without_folders(text: str) -> str:
    for folder, sign in ((_PACKAGE.parent, "."), (_home(), "~")):
        if folder is not None and len(folder.parts) > 1:
            text = text.replace(str(folder), sign)
    return text


def _home() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:
        return None
