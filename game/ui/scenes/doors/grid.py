"""Where doors stand: side by side in a wide room, above each other in a tall one, in rows where they are many."""

from __future__ import annotations

import pygame

from game.ui.graphics.drawing import Style

_NARROWEST = 190
"""Units of a door that stands upright."""
_TALL = 0.9
"""A room narrower than so many times its height has its doors above each other."""


def places(style: Style, area: pygame.Rect, count: int, below: int) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """For each of the doors its place, and the place of a button below it (beside it, in a tall room), `below` high."""
    gap = style.px(24)
    if area.width < _TALL * area.height:
        high = (area.height - gap * (count - 1)) // count
        wide = style.target(150)
        rows = [pygame.Rect(area.left, area.top + row * (high + gap), area.width, high) for row in range(count)]
        return [
            (
                pygame.Rect(row.left, row.top, row.width - wide - style.px(12), row.height),
                pygame.Rect(row.right - wide, row.top, wide, row.height),
            )
            for row in rows
        ]
    most = max(1, (area.width + gap) // (style.px(_NARROWEST) + gap))
    lines = -(-count // most)
    across = -(-count // lines)
    wide = (area.width - gap * (across - 1)) // across
    high = (area.height - gap * (lines - 1)) // lines
    found = []
    for number in range(count):
        line, column = divmod(number, across)
        missing = across - min(across, count - line * across)
        left = area.left + (wide + gap) * column + (wide + gap) * missing // 2
        top = area.top + line * (high + gap)
        door = pygame.Rect(left, top, wide, high - below - style.px(8))
        found.append((door, pygame.Rect(left, door.bottom + style.px(8), wide, below)))
    return found
