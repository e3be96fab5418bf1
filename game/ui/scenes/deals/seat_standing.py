"""Who ended where in a match of several players: a small table beside the result, with what wins above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n.wording import number_text
from game.ui.graphics.drawing import Style
from game.ui.text import TextStyle

_ORDER: Final = 21
_RULE: Final = 19
"""Units of what is written, and of what wins."""
_AFTER: Final = 12
_APART: Final = 24
_BETWEEN: Final = 36
"""Units after a place, between a name and points, and between two columns."""


@dataclass(frozen=True, slots=True)
class Placed:
    """How somebody did among several others."""

    place: int
    name: str
    points: Decimal
    own: bool


class StandingTable:
    """In one column, or in two where that would be too high."""

    def __init__(self, told: Sequence[Placed], rule: str) -> None:
        """`told`: the best first; `rule`: what wins, empty where that goes without saying."""
        self._told = told
        self._rule = rule

    def wide(self, style: Style, larger: float, high: int) -> int:
        """The pixels that it takes where it may be so high; 0 where there is nobody in it."""
        if not self._told:
            return 0
        columns = -(-len(self._told) // self._rows(style, larger, high))
        rows = columns * self._column(style, larger) + (columns - 1) * style.px(_BETWEEN)
        return max(rows, style.type.width(self._rule, style.text(_RULE * larger)))

    def paint(self, surface: pygame.Surface, style: Style, room: pygame.Rect, larger: float) -> None:
        """What wins, and everybody with place and points."""
        theme, size = style.theme, style.text(_ORDER * larger)
        above, high = self._above(style, larger), style.type.height(size, TextStyle.STRONG)
        rows, wide = self._rows(style, larger, room.height), self._column(style, larger)
        top = room.centery - (above + rows * high) // 2
        if self._rule:
            surface.blit(style.type.line(self._rule, style.text(_RULE * larger), theme.text_soft), (room.left, top))
        for number, of in enumerate(self._told):
            column, row = divmod(number, rows)
            left, middle = room.left + column * (wide + style.px(_BETWEEN)), top + above + row * high + high // 2
            kind, ink = (TextStyle.STRONG, theme.gilt) if of.own else (TextStyle.BODY, theme.text)
            place = style.type.line(number_text(Decimal(of.place)), size, theme.text_soft)
            surface.blit(place, place.get_rect(midleft=(left, middle)))
            name = style.type.line(of.name, size, ink, kind)
            surface.blit(name, name.get_rect(midleft=(left + self._places(style, larger), middle)))
            points = style.type.line(number_text(of.points), size, ink, TextStyle.STRONG)
            surface.blit(points, points.get_rect(midright=(left + wide, middle)))

    def _above(self, style: Style, larger: float) -> int:
        return style.type.height(style.text(_RULE * larger)) if self._rule else 0

    def _rows(self, style: Style, larger: float, high: int) -> int:
        """How many stand below each other."""
        count, row = len(self._told), style.type.height(style.text(_ORDER * larger), TextStyle.STRONG)
        return count if self._above(style, larger) + count * row <= high else -(-count // 2)

    def _places(self, style: Style, larger: float) -> int:
        """The pixels before names."""
        return style.type.width(number_text(Decimal(len(self._told))), style.text(_ORDER * larger)) + style.px(_AFTER)

    def _column(self, style: Style, larger: float) -> int:
        """The pixels across one column."""
        size = style.text(_ORDER * larger)
        names = [style.type.width(of.name, size, TextStyle.STRONG) for of in self._told]
        points = [style.type.width(number_text(of.points), size, TextStyle.STRONG) for of in self._told]
        return self._places(style, larger) + max(names) + style.px(_APART) + max(points)
