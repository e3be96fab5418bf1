"""A brass dot on a card that just came, below its index, wherever the card is and however it leans."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.table.cards.card_art import Drawing
from game.ui.table.layout.geometry import Slot

_INDEX_CENTRE: Final = 0.136
_FRESH_AT: Final = 0.425
"""A point in the strip that stays in sight, below rank and suit even of large indices, in card widths and heights."""
_KEPT: Final = 32


class FreshDots:
    """The dot belongs to its card: what covers the card covers the dot."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self._made: dict[tuple[int, int, int, int], tuple[pygame.Surface, pygame.Surface]] = {}
        """Pictures and the same with a dot, by the identity of the picture, the dot's place and its size."""

    def on(self, drawing: Drawing, slot: Slot, *, mirrored: bool) -> Drawing:
        """The drawing of a card in this slot with its dot; in a mirror the dot is at the other side."""
        x, y = under_index(slot._replace(cx=0.0, cy=0.0), _FRESH_AT)
        left = round(drawing.middle[0]) + (-x if mirrored else x)
        top, radius = round(drawing.middle[1]) + y, max(4, round(slot.w * 0.045))
        key = (id(drawing.surface), left, top, radius)
        known = self._made.get(key)
        if known is None or known[0] is not drawing.surface:
            dotted, theme = drawing.surface.copy(), self._style.theme
            pygame.draw.aacircle(dotted, theme.brass_dark, (left, top), radius + 1)
            pygame.draw.aacircle(dotted, theme.brass, (left, top), radius - 1)
            if len(self._made) >= _KEPT:
                self._made.clear()
            known = self._made[key] = (drawing.surface, dotted)
        return Drawing(known[1], drawing.middle)


def under_index(slot: Slot, depth: float) -> tuple[int, int]:
    """A point of the card below its left upper index, `depth` card heights down, wherever the card is turned."""
    turn = math.radians(slot.angle)
    dx, dy = slot.w * (_INDEX_CENTRE - 0.5), slot.h * (depth - 0.5)
    return (
        round(slot.cx + dx * math.cos(turn) + dy * math.sin(turn)),
        round(slot.cy - dx * math.sin(turn) + dy * math.cos(turn)),
    )
