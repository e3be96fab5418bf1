"""Where doors stand: in as many rows as let them look most like doors."""

from __future__ import annotations

from math import log
from typing import Final

import pygame

from game.ui.graphics.drawing import Style

_NARROWEST: Final = 170
"""Units of a door."""
_SHAPE: Final = 0.5
"""Width over height of a door as it should be."""
_APART: Final = 24


def places(style: Style, area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """For each of the doors its place."""
    gap = style.px(_APART)
    across = min(range(1, count + 1), key=lambda across: _oddness(style, area, count, across))
    lines = -(-count // across)
    wide, high = _size(style, area, count, across)
    found = []
    for number in range(count):
        line, column = divmod(number, across)
        missing = across - min(across, count - line * across)
        left = area.left + (wide + gap) * column + (wide + gap) * missing // 2
        found.append(pygame.Rect(left, area.top + line * ((area.height + gap) // lines), wide, high))
    return found


def _size(style: Style, area: pygame.Rect, count: int, across: int) -> tuple[int, int]:
    """Width and height of the doors where so many stand side by side."""
    gap, lines = style.px(_APART), -(-count // across)
    return (area.width - gap * (across - 1)) // across, (area.height - gap * (lines - 1)) // lines


def _oddness(style: Style, area: pygame.Rect, count: int, across: int) -> float:
    """How little such doors look like doors; most where there is no room for them."""
    wide, high = _size(style, area, count, across)
    if high < style.px(_NARROWEST) / 2:
        return 1000.0 - high
    odd = abs(log(wide / high / _SHAPE))
    return odd if wide >= style.px(_NARROWEST) else 100.0 + odd
