"""Where doors stand: in as many rows as let them look most like doors."""

from __future__ import annotations

from math import log
from typing import Final

import pygame

from game.ui.graphics.drawing import Style

_NARROWEST: Final = 170
"""Units of a door."""
_SHAPE: Final = 0.56
"""Width over height of a door as it should be."""
_APART: Final = 24
_BELOW: Final = 8
"""Units between a door and its button."""


def places(style: Style, area: pygame.Rect, count: int, below: int) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """For each of the doors its place, and the place of a button below it that is `below` pixels high."""
    gap = style.px(_APART)
    across = min(range(1, count + 1), key=lambda across: _oddness(style, area, count, across, below))
    lines = -(-count // across)
    wide, high = _size(style, area, count, across, below)
    found = []
    for number in range(count):
        line, column = divmod(number, across)
        missing = across - min(across, count - line * across)
        left = area.left + (wide + gap) * column + (wide + gap) * missing // 2
        top = area.top + line * ((area.height + gap) // lines)
        door = pygame.Rect(left, top, wide, high)
        found.append((door, pygame.Rect(left, door.bottom + style.px(_BELOW), wide, below)))
    return found


def _size(style: Style, area: pygame.Rect, count: int, across: int, below: int) -> tuple[int, int]:
    """Width and height of the doors where so many stand side by side."""
    gap, lines = style.px(_APART), -(-count // across)
    wide = (area.width - gap * (across - 1)) // across
    high = (area.height - gap * (lines - 1)) // lines - below - style.px(_BELOW)
    return wide, high


def _oddness(style: Style, area: pygame.Rect, count: int, across: int, below: int) -> float:
    """How little such doors look like doors; most where there is no room for them."""
    wide, high = _size(style, area, count, across, below)
    if high < style.px(_NARROWEST) / 2:
        return 1000.0 - high
    odd = abs(log(wide / high / _SHAPE))
    return odd if wide >= style.px(_NARROWEST) else 100.0 + odd
