"""Texts measured, set and painted once a process: every picture shows the same ones on a stage of its own."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import pygame

from game.ui import text
from game.ui.lines import typefaces

_MOST_MEASURES: Final = 60_000
_MOST_FONTS: Final = 600
"""A quarter of a megabyte each; its letters are shaped anew when it is opened again."""
_MOST_PIXELS: Final = 12_000_000
"""Four bytes each."""


class Painted:
    """Stands in for the painting of a line, whose surface nobody draws on."""

    def __init__(self, paint: Callable[..., pygame.Surface]) -> None:
        self._paint = paint
        self._ready: OrderedDict[tuple[Any, ...], pygame.Surface] = OrderedDict()
        self._pixels = 0

    def __call__(self, *key: Any) -> pygame.Surface:
        """The line of a text, style, size, colour and direction."""
        line = self._ready.get(key)
        if line is None:
            line = self._ready[key] = self._paint(*key)
            self._pixels += line.get_width() * line.get_height()
            while self._pixels > _MOST_PIXELS and len(self._ready) > 1:
                _key, oldest = self._ready.popitem(last=False)
                self._pixels -= oldest.get_width() * oldest.get_height()
        else:
            self._ready.move_to_end(key)
        return line


KEPT: Final = (
    (text, "_width", lru_cache(_MOST_MEASURES)(text._width.__wrapped__)),
    (text, "_set", lru_cache(_MOST_MEASURES)(text._set.__wrapped__)),
    (text, "_painted", Painted(text._painted)),
    (typefaces, "_open", lru_cache(_MOST_FONTS)(typefaces._open.__wrapped__)),
)
"""What stands in for which function of which module."""
