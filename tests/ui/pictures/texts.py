"""Texts measured, set and painted once a process: every test shows the same ones on a stage of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import pygame

from game.ui.graphics import text, typefaces
from tests.ui.kept import PixelCache

_MOST_MEASURES: Final = 60_000
_MOST_FONTS: Final = 600
"""A quarter of a megabyte each; its letters are shaped anew when it is opened again."""
_MOST_PIXELS: Final = 12_000_000
"""Four bytes each."""


class Painted:
    """A replacement for the painting of a line, whose surface stays empty."""

    def __init__(self, paint: Callable[..., pygame.Surface]) -> None:
        self._paint = paint
        self._ready: PixelCache[tuple[Any, ...]] = PixelCache(_MOST_PIXELS)

    def __call__(self, *key: Any) -> pygame.Surface:
        """The line of a text, style, size, colour and direction."""
        return self._ready.get(key, lambda: self._paint(*key))


KEPT: Final = (
    (text, "_width", lru_cache(_MOST_MEASURES)(text._width.__wrapped__)),
    (text, "_set", lru_cache(_MOST_MEASURES)(text._set.__wrapped__)),
    (text, "_painted", Painted(text._painted)),
    (typefaces, "_open", lru_cache(_MOST_FONTS)(typefaces._open.__wrapped__)),
)
"""The replacements of functions, by module and name."""
