"""The table of a deal with everybody's hand of backs, what it came to, and places for the seats outside its rim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.scenes.seat_table import table_with_stock
from game.ui.text import TextStyle

_SEAT: Final = (400, 86)
"""Units of a seat above or below the table."""
_BESIDE: Final = (208, 152)
"""Units of one at its sides."""
_GAP: Final = 12
_FANNED: Final = 7.0
_WIDEST: Final = 62.0
"""Degrees from one card of a hand to the next, and from the first to the last, at most."""
_PLATE: Final = (150, 92)
"""Units of a plate upon the felt."""
_REACH: Final = 2.1
"""Widths of a card that a hand takes at the side of the table."""
_NUMBER: Final = 30
_LABEL: Final = 19
_TURNS: Final[Mapping[str, int]] = {"midbottom": 0, "midright": 90, "midtop": 180, "midleft": 270}
"""Degrees by which hands are turned, counter-clockwise."""
_OTHER_SIDE: Final = {"midleft": "midright", "midright": "midleft"}


class DealTable:
    """Seats lie at sides named as anchors of a rectangle; players keep their chairs in every language."""

    def __init__(self, sides: Sequence[str], hands: Sequence[int], caption: str) -> None:
        """How many cards each has in the hand, and what is said of them below the stock."""
        self._sides = sides
        self._hands = hands
        self._caption = caption
        self.plates: Sequence[tuple[str, str, bool]] = ()
        """What the deal came to, left and right of the stock: whose, how many points, and whether they are ours."""
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
        width = self._card(self._felt.size)
        middle, away = pygame.Rect(self._felt.center, (0, 0)), width * 3 // 2
        if self._caption:
            room = self._felt.width // 2
            size = style.type.fitted(self._caption, style.text(_LABEL), room)
            line = style.type.line(self._caption, size, style.theme.text)
            plate = line.get_rect(midtop=(middle.centerx, middle.centery + width * 3 // 4 + style.px(4)))
            draw_panel(surface, style, plate.inflate(style.px(20), style.px(4)), PanelKind.TOAST, radius=8)
            surface.blit(line, plate)
        wide, high = style.px(_PLATE[0]), style.px(_PLATE[1])
        free = self._felt.width // 2 - away - round(width * _REACH)
        if len(self.plates) != len(_OTHER_SIDE) or free < wide * 3 // 4:
            return
        wide = min(wide, free - style.px(12))
        for plate_of, way in zip(self.plates, (-1, 1), strict=True):
            plate = pygame.Rect(0, 0, wide, high)
            plate.center = (middle.centerx + way * (away + free // 2 - width // 4), middle.centery)
            _paint_plate(surface, style, plate, *plate_of)

    def _shown(self, style: Style) -> list[str]:
        """The sides as the scene is laid out, which may be shown in a mirror."""
        return [_OTHER_SIDE.get(side, side) if style.mirrored else side for side in self._sides]

    def _laid(self, style: Style) -> pygame.Surface:
        """The stock on the emblem of the table, and a hand before each seat."""
        size = self._felt.size
        dealt = " ".join(f"{side} {held}" for side, held in sorted(zip(self._sides, self._hands, strict=True)))
        name = f"dealt table {style.table.name} {style.pictures.deck.back} {style.mirrored} {dealt}"
        ready = style.pictures.made(name, size)
        if ready is not None:
            return ready
        laid, back = table_with_stock(style, size, 52, self._card(size))
        for at, held in zip(self._shown(style), self._hands, strict=True):
            self._lay_hand(laid, back.surface, style, at, held)
        return style.pictures.store(name, size, laid)

    def _card(self, size: tuple[int, int]) -> int:
        """The width of a card on a table of that size."""
        return max(16, min(size[0] * 9 // 100, size[1] * 15 // 100))

    def _lay_hand(self, laid: pygame.Surface, back: pygame.Surface, style: Style, at: str, held: int) -> None:
        """A fan of backs at an edge of the table, open to its middle."""
        table, turn, (wide, high) = laid.get_rect(), _TURNS[at], back.get_size()
        edge = table.width if at in _OTHER_SIDE else table.height
        reach = edge // 2 - style.px(26) - high * 7 // 10
        fanned = min(_FANNED, _WIDEST / max(1, held - 1))
        for step in range(held):
            lean = fanned * (step - (held - 1) / 2)
            away = pygame.Vector2(0, -wide * 2.2).rotate(lean) + pygame.Vector2(0, wide * 2.2 + reach)
            centre = pygame.Vector2(table.center) + away.rotate(-turn)
            turned = pygame.transform.rotozoom(back, turn - lean, 1.0)
            laid.blit(turned, turned.get_rect(center=(round(centre.x), round(centre.y))))


def _paint_plate(surface: pygame.Surface, style: Style, plate: pygame.Rect, whose: str, told: str, ours: bool) -> None:
    """Points, and above them whose they are."""
    draw_panel(surface, style, plate, PanelKind.TOAST, radius=8)
    top = plate.centery - (style.type.height(style.text(_LABEL)) + style.type.height(style.text(_NUMBER))) // 2
    for text, units, kind, colour in (
        (whose, _LABEL, TextStyle.BODY, style.theme.text),
        (told, _NUMBER, TextStyle.STRONG, style.theme.us if ours else style.theme.them),
    ):
        size = style.type.fitted(text, style.text(units), plate.width - style.px(16), kind)
        line = style.type.line(text, size, colour, kind)
        surface.blit(line, line.get_rect(midtop=(plate.centerx, top)))
        top += style.type.height(style.text(units), kind)


def _at(area: pygame.Rect, side: str, size: pygame.Rect) -> pygame.Rect:
    seat = size.copy()
    setattr(seat, side, getattr(area, side))
    return seat
