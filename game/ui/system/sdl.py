"""The SDL that pygame has loaded, for what pygame does not offer itself."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    import ctypes


def library() -> ctypes.CDLL | None:
    """The loaded library; None where it is not found."""
    # a library is searched together with those it was linked with, on Windows by itself alone
    name = "SDL2.dll" if sys.platform == "win32" else pygame.base.__file__
    try:
        import ctypes  # most of the program does without it

        loaded = ctypes.CDLL(name)
        return loaded if hasattr(loaded, "SDL_WaitEventTimeout") else None
    except (ImportError, OSError):
        return None
