"""The table of a deal with a hand of backs before everybody, and places for the seats outside its rim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.scenes.seat_table import table_with_stock

_SEAT: Final = (400, 86)
"""Units of a seat above or below the table."""
_BESIDE: Final = (208, 152)
"""Units of one at its sides."""
_GAP: Final = 12
_CARDS: Final = 7
_FANNED: Final = 8.0
"""Degrees from one card of a hand to the next."""
_TURNS: Final[Mapping[str, int]] = {"midbottom": 0, "midright": 90, "midtop": 180, "midleft": 270}
"""Degrees by which hands are turned, counter-clockwise."""
_OTHER_SIDE: Final = {"midleft": "midright", "midright": "midleft"}


class DealTable:
    """Seats lie at sides named as anchors of a rectangle; players keep their chairs in every language."""

    def __init__(self, sides: Sequence[str]) -> None:
        self._sides = sides
        self.seats: Sequence[pygame.Rect] = ()
        """Where each seat lies."""
        self._felt = pygame.Rect(0, 0, 0, 0)

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """A table that fills what the seats leave of the area."""
        gap = style.px(_GAP)
        above = pygame.Rect(0, 0, min(style.px(_SEAT[0]), area.width // 2), min(style.px(_SEAT[1]), area.height // 4))
        beside = pygame.Rect(0, 0, min(style.px(_BESIDE[0]), area.width // 4), style.px(_BESIDE[1]))
        sides = self._shown(style)
        self._felt = area.inflate(-2 * (beside.width + gap), -2 * (above.height + gap))
        beside.height = min(beside.height, self._felt.height)
        self.seats = [_at(area, side, beside if side in _OTHER_SIDE else above) for side in sides]

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The table, without the seats."""
        surface.blit(self._laid(style), self._felt)

    def _shown(self, style: Style) -> list[str]:
        """The sides as the scene is laid out, which may be shown in a mirror."""
        return [_OTHER_SIDE.get(side, side) if style.mirrored else side for side in self._sides]

    def _laid(self, style: Style) -> pygame.Surface:
        """The stock on the emblem of the table, and a hand before each seat."""
        size = self._felt.size
        name = f"dealt table {style.table.name} {style.pictures.deck.back} {' '.join(sorted(self._sides))}"
        ready = style.pictures.made(name, size)
        if ready is not None:
            return ready
        width = max(16, min(size[0] * 9 // 100, size[1] * 15 // 100))
        laid, back = table_with_stock(style, size, 52, width)
        for at in self._shown(style):
            self._lay_hand(laid, back.surface, style, at)
        return style.pictures.store(name, size, laid)

    def _lay_hand(self, laid: pygame.Surface, back: pygame.Surface, style: Style, at: str) -> None:
        """A fan of backs at an edge of the table, open to its middle."""
        table, turn, (wide, high) = laid.get_rect(), _TURNS[at], back.get_size()
        edge = table.width if at in _OTHER_SIDE else table.height
        reach = edge // 2 - style.px(26) - high * 7 // 10
        for step in range(_CARDS):
            lean = _FANNED * (step - (_CARDS - 1) / 2)
            away = pygame.Vector2(0, -wide * 2.2).rotate(lean) + pygame.Vector2(0, wide * 2.2 + reach)
            centre = pygame.Vector2(table.center) + away.rotate(-turn)
            turned = pygame.transform.rotozoom(back, turn - lean, 1.0)
            laid.blit(turned, turned.get_rect(center=(round(centre.x), round(centre.y))))


def _at(area: pygame.Rect, side: str, size: pygame.Rect) -> pygame.Rect:
    seat = size.copy()
    setattr(seat, side, getattr(area, side))
    return seat
