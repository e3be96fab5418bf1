"""A brass dot on a card that just came, below its index, wherever the card is and however it leans."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.table.cards.card_art import Drawing
from game.ui.table.layout.geometry import Slot

_INDEX_CENTRE: Final = 0.136
_FRESH_AT: Final = 0.4
_BELOW_LARGE: Final = 0.43
"""A point in the strip that stays in sight, below rank and suit of usual and of large indices, in card heights."""
_RADIUS: Final = 0.05
"""The size of the brass with its edge, in card widths."""
_BRASS: Final = (238, 194, 92)
_EDGE: Final = (93, 60, 10)
_PAPER: Final = (252, 247, 235)
"""A rim of the cards' paper sets the dot off from the robe of a court, which has brass of its own there."""
_KEPT: Final = 32


class FreshDots:
    """The dot belongs to its card: what covers the card covers the dot."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self._made: dict[tuple[int, int, int, int], tuple[pygame.Surface, pygame.Surface]] = {}
        """Pictures and the same with a dot, by the identity of the picture, the dot's place and its size."""

    def on(self, drawing: Drawing, slot: Slot, *, mirrored: bool) -> Drawing:
        """The drawing of a card in this slot with its dot; in a mirror the dot is at the other side."""
        depth = _BELOW_LARGE if self._style.pictures.deck.large else _FRESH_AT
        x, y = under_index(slot._replace(cx=0.0, cy=0.0), depth)
        left = round(drawing.middle[0]) + (-x if mirrored else x)
        top, radius = round(drawing.middle[1]) + y, max(5, round(slot.w * _RADIUS))
        key = (id(drawing.surface), left, top, radius)
        known = self._made.get(key)
        if known is None or known[0] is not drawing.surface:
            dotted = drawing.surface.copy()
            rim = max(2, radius // 3)
            for colour, size in ((_PAPER, radius + rim), (_EDGE, radius), (_BRASS, radius - max(2, radius // 4))):
                pygame.draw.aacircle(dotted, colour, (left, top), size)
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
