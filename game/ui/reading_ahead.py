"""The scenes that are opened from the menu most: read a while after it is there, so that they open at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from threading import Thread
from typing import Final

_AFTER: Final = 0.7
"""Seconds that the menu is there before; who clicks sooner waits for no other scene."""
_SCENES: Final = ("load.scene", "statistics.scene")


def read_ahead(give_way: Callable[[], None]) -> None:
    """Begin with it, in a thread that gives way to the window before every one of them."""
    Thread(target=_read, args=(give_way,), name="ahead", daemon=True).start()


def _read(give_way: Callable[[], None], after: float = _AFTER, read: Callable[[str], object] = import_module) -> None:
    time.sleep(after)
    for scene in _SCENES:
        give_way()
        read(f"game.ui.scenes.{scene}")
