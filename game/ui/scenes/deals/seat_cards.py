"""The seats of a deal: a card for each side, and in it each seat with its results and the way to play its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.i18n.dates import short_day_text
from game.i18n.wording import number_text
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.scenes.deals.seat_figures import pill
from game.ui.scenes.deals.seat_people import Person, SeatCard, paint_person, people_height, portrait_side
from game.ui.scenes.deals.seat_results import SeatResult
from game.ui.scenes.deals.seat_tray import Trays, TrayTold, paint_tray, tray_height
from game.ui.text import TextStyle

_SIDE: Final = 27
_POINTS: Final = 30
_PLAY: Final = 22
"""Units of the name of a side, of its points, and of what is written on a button."""
_FACE: Final = 66
_BUTTON: Final = 52
_PAD: Final = 14
_BAND: Final = 5
"""Units of a portrait, of a button, around them, and of the colour of the side."""
_ROUND: Final = 6
"""Units that the colour of the side leaves to the round corners of a card."""
_GAP: Final = 16
"""Units between cards, and between the seats of one."""
_BETWEEN: Final = 10
_LEAST_BETWEEN: Final = 5
"""Units between what stands on a card."""
_NARROW: Final = 270
"""Units of the narrowest card of which all stand side by side."""
_ROOMY: Final = 290
"""Units of a seat in which everything is of its usual size."""
_LARGEST: Final = 1.6
_STRETCH: Final = 1.16
"""Everything may be so much larger, and a card so much higher than it needs to be."""
_GROWN: Final = 1.45
_TALLER: Final = 1.5
"""So many times as large portraits may be, and trays as high, where there is room."""


@dataclass(frozen=True, slots=True)
class SideCard:
    """Those who play together, or one who plays alone."""

    name: str
    """Of the side; empty of one who plays alone."""
    seats: Sequence[SeatCard]

    @property
    def together(self) -> bool:
        """Whether there are partners, who have their points in common."""
        return len(self.seats) > 1


@dataclass(frozen=True, slots=True)
class Told:
    """The results that all cards show."""

    seats: Sequence[SeatResult]
    sides: Sequence[SeatResult]
    """In the order of the cards."""
    waits: bool
    """Whether Club is still playing."""
    fewest_win: bool


class SeatCards:
    """All cards, side by side, below each other, or two and two."""

    def __init__(self, game: str, sides: Sequence[SideCard], heading: str, *, over: bool, compared: bool) -> None:
        """`heading` is over the points; empty where there are none.

        Only where the match is `over` it is told which seats were tried, and Club may be compared.
        """
        self._game = game
        self._sides = sides
        self._upright = False
        self._together = any(side.together for side in sides)
        self._heading = heading
        self._over = over
        self._compared = compared
        self._larger = 1.0
        self._brief = False
        """Whether there is no room for what may be left out."""
        self.places: list[pygame.Rect] = []
        """Of the cards, in their order."""

    def height(self, style: Style, wide: int, told: Told, *, upright: bool) -> int:
        """The pixels that they would like to have, if there is so much width."""
        self._upright = upright
        columns = self._columns(style, wide, upright=upright)
        rows = -(-len(self._sides) // columns)
        high = self._natural(style, told, self._largest(style, self._wide(style, wide, columns), upright=upright))
        return round(rows * high * (_STRETCH if upright else 1.0)) + (rows - 1) * style.px(_GAP)

    def least_height(self, style: Style, wide: int, told: Told, *, upright: bool) -> int:
        """The pixels without which something is left out."""
        self._upright = upright
        rows = -(-len(self._sides) // self._columns(style, wide, upright=upright))
        return rows * self._natural(style, told, 1.0) + (rows - 1) * style.px(_GAP)

    def layout(self, style: Style, area: pygame.Rect, told: Told, *, upright: bool) -> None:
        """Everything that has a place, and the buttons."""
        self._upright = upright
        gap, columns = style.px(_GAP), self._columns(style, area.width, upright=upright)
        rows = -(-len(self._sides) // columns)
        wide, high = self._wide(style, area.width, columns), (area.height - (rows - 1) * gap) // rows
        self._larger, self._brief = self._largest(style, wide, upright=upright), False
        while self._larger > 1.0 and self._natural(style, told, self._larger) > high:
            self._larger -= 0.05
        self._brief = self._natural(style, told, self._larger) > high
        self.places = []
        for place, side in enumerate(self._sides):
            row, column = divmod(place, columns)
            self.places.append(
                pygame.Rect(area.left + column * (wide + gap), area.top + row * (high + gap), wide, high)
            )
            inner = self._inner(style, self.places[-1])
            button = self._button(style, inner)
            for card, seat in zip(side.seats, self._seats(style, side, inner), strict=True):
                card.play.size = round(_PLAY * self._larger)
                card.play.place(pygame.Rect(seat.left, inner.bottom - button, seat.width, button))

    def paint(self, surface: pygame.Surface, style: Style, told: Told) -> None:
        """All but the buttons."""
        rooms = [self._rooms(style, place, told) for place in self.places]
        trays = self._trays(told, brief=self._brief)
        seats = [self._seats(style, side, room["people"]) for side, room in zip(self._sides, rooms, strict=True)]
        portrait = min(
            portrait_side(style, self._person(card, told, self._larger, brief=self._brief), seat)
            for side, of in zip(self._sides, seats, strict=True)
            for card, seat in zip(side.seats, of, strict=True)
        )
        for number, (side, place, room) in enumerate(zip(self._sides, self.places, rooms, strict=True)):
            chosen = any(card.own for card in side.seats)
            draw_panel(surface, style, place, PanelKind.ROW_CHOSEN if chosen else PanelKind.ROW)
            colour = style.theme.us if side.seats[0].ours else style.theme.them
            band = pygame.Rect(place.left + style.px(_ROUND), place.top, place.width - 2 * style.px(_ROUND), 0)
            pill(surface, style, band.inflate(0, style.px(_BAND)), colour)
            if "side" in room:
                self._paint_side(surface, style, room["side"], side, told.sides[number])
            for card, seat in zip(side.seats, seats[number], strict=True):
                paint_person(surface, style, self._person(card, told, self._larger, brief=self._brief), seat, portrait)
            if "tray" in room:
                for card, seat in zip(side.seats, self._seats(style, side, room["tray"]), strict=True):
                    paint_tray(surface, style, seat, self._tray(card, told), trays, self._larger)

    def _paint_side(
        self, surface: pygame.Surface, style: Style, room: pygame.Rect, side: SideCard, result: SeatResult
    ) -> None:
        """Name and points."""
        theme, larger, gap = style.theme, self._larger, style.px(_PAD)
        colour = theme.us if side.seats[0].ours else theme.them
        said = draw_text(surface, style, side.name, _SIDE * larger, colour, TextStyle.STRONG, midleft=room.midleft)
        at, points = (said.right + gap, room.centery), number_text(result.points)
        draw_text(surface, style, points, _POINTS * larger, colour, TextStyle.STRONG, midleft=at)

    def _person(self, card: SeatCard, told: Told, larger: float, *, brief: bool) -> Person:
        untried = self._over and not brief and not self._together and not card.own
        tried = told.seats[card.seat].tried is not None
        return Person(card, untried and not tried, self._together and larger <= 1.0, larger)

    def _tray(self, card: SeatCard, told: Told) -> TrayTold:
        """Partners have their points in common, which stand above: of their seats the player's own tries are told."""
        result = told.seats[card.seat]
        tried = result.tried is not None
        caption = short = self._heading
        if tried and result.tried is not None:
            caption, short = _("Your try, {day}", day=short_day_text(result.tried)), _("Your try")
        elif self._together and not card.own:
            caption = ""
        by_player = card.own or tried
        return TrayTold(caption, short, tried, _("You") if by_player else card.name, by_player, card.ours, result)

    def _trays(self, told: Told, *, brief: bool) -> Trays:
        trays = [self._tray(card, told) for side in self._sides for card in side.seats]
        return Trays(self._compared, told.waits, told.fewest_win, brief, self._game, trays)

    def _parts(self, style: Style, told: Told, larger: float, *, brief: bool) -> dict[str, int]:
        """What stands on a card above its buttons, and the pixels of each."""
        people = [self._person(card, told, larger, brief=brief) for side in self._sides for card in side.seats]
        parts = {"people": max(style.px(_FACE * larger), people_height(style, people))}
        if not self._heading:
            return parts
        if self._together and (self._upright or not self._over):  # else the result above all cards has to do
            parts = {"side": style.type.height(style.text(_POINTS * larger), TextStyle.STRONG), **parts}
        if self._over or not self._together:
            parts["tray"] = tray_height(style, self._trays(told, brief=brief), larger)
        return parts

    def _natural(self, style: Style, told: Told, larger: float) -> int:
        """The pixels that a card needs, if everything is so much larger than usual."""
        parts = self._parts(style, told, larger, brief=False)
        above = sum(parts.values()) + len(parts) * style.px(_BETWEEN)
        return above + style.target(_BUTTON * larger) + 2 * style.px(_PAD) + style.px(_BAND)

    def _rooms(self, style: Style, place: pygame.Rect, told: Told) -> dict[str, pygame.Rect]:
        """Where these lie on a card, evenly apart; portraits and trays take what is left."""
        inner, parts = self._inner(style, place), self._parts(style, told, self._larger, brief=self._brief)
        room = inner.height - self._button(style, inner)
        lacks = sum(parts.values()) + len(parts) * style.px(_LEAST_BETWEEN) - room
        if lacks > 0 and "side" in parts:  # the result stands above all cards as well
            lacks -= parts.pop("side") + style.px(_LEAST_BETWEEN)
        parts["people"] = max(1, parts["people"] - max(0, lacks))
        for name, most in (("tray", _TALLER), ("people", _GROWN)):
            if name in parts:
                spare = room - sum(parts.values()) - len(parts) * style.px(_BETWEEN)
                parts[name] += max(0, min(spare, round(parts[name] * (most - 1))))
        apart = max(0, room - sum(parts.values())) / len(parts)
        top, rooms = float(inner.top), {}
        for name, high in parts.items():
            rooms[name] = pygame.Rect(inner.left, round(top), inner.width, high)
            top += high + apart
        return rooms

    def _button(self, style: Style, inner: pygame.Rect) -> int:
        return min(style.target(_BUTTON * self._larger), inner.height // 3)

    def _seats(self, style: Style, side: SideCard, room: pygame.Rect) -> list[pygame.Rect]:
        """The places of seats side by side."""
        gap, count = style.px(_GAP), len(side.seats)
        wide = self._wide(style, room.width, count)
        return [pygame.Rect(room.left + place * (wide + gap), room.top, wide, room.height) for place in range(count)]

    def _wide(self, style: Style, wide: int, columns: int) -> int:
        """The pixels across one of so many places side by side."""
        return (wide - (columns - 1) * style.px(_GAP)) // columns

    def _inner(self, style: Style, place: pygame.Rect) -> pygame.Rect:
        pad, band = style.px(_PAD), style.px(_BAND)
        return pygame.Rect(
            place.left + pad, place.top + band + pad, place.width - 2 * pad, place.height - 2 * pad - band
        )

    def _columns(self, style: Style, wide: int, *, upright: bool) -> int:
        """Sides of partners lie below each other where there is height; four alone two and two where it is narrow."""
        count = len(self._sides)
        if self._together:
            return 1 if upright else count
        return 2 if count == 4 and (upright or self._wide(style, wide, count) < style.px(_NARROW)) else count

    def _largest(self, style: Style, wide: int, *, upright: bool) -> float:
        each = self._wide(style, wide, max(len(side.seats) for side in self._sides))
        return min(_LARGEST, max(1.0, each / style.px(_ROOMY))) if upright else 1.0
