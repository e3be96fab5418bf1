"""The seats of a deal: a card for each side with its figures, and in it the seats with the way to play their cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.scenes.deals.seat_figures import (
    Figures,
    difference_height,
    differences_fit,
    figures_height,
    paint_difference,
    paint_figures,
    pill,
    set_heads,
)
from game.ui.scenes.deals.seat_people import Person, SeatCard, paint_person, people_height, portrait_side
from game.ui.scenes.deals.seat_results import SeatResult
from game.ui.text import TextStyle

_SIDE: Final = 30
_PLAY: Final = 22
"""Units of the name of a side, and of what is written on a button."""
_FACE: Final = 92
_BUTTON: Final = 54
_PAD: Final = 15
_BAND: Final = 5
"""Units of a portrait, of a button, around them, and of the colour of the side."""
_ROUND: Final = 6
"""Units that the colour of the side leaves to the round corners of a card."""
_GAP: Final = 16
"""Units between cards, and between the seats of one."""
_LEAST_GAP: Final = 8
_BEST_GAP: Final = 10
"""Units between what stands on a card."""
_NARROW: Final = 270
"""Units of the narrowest card of which all stand side by side."""
_ROOMY: Final = 290
"""Units of a seat in which everything is of its usual size."""
_IN_ONE: Final = 480
"""Units of a card in which all figures stand in one line."""
_NAMED: Final = 0.2
_FIGURED: Final = 0.46
"""The parts of that line that the name of the side and the figures take."""
_LARGEST: Final = 1.6
_STRETCH: Final = 1.3
"""Everything may be so much larger, and a card so much higher than it needs to be."""
_GROWN: Final = 1.5
"""So many times as large a portrait may be where there is room."""


@dataclass(frozen=True, slots=True)
class SideCard:
    """Those who play together, or one who plays alone."""

    name: str
    """Of the side; empty of one who plays alone."""
    seats: Sequence[SeatCard]

    @property
    def together(self) -> bool:
        """Whether there are partners, who have their figures in common."""
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

    def __init__(self, sides: Sequence[SideCard], heading: str, *, over: bool, compared: bool) -> None:
        """`heading` is over the points; empty where there are none.

        Only where the match is `over` it is told which seats were tried, and Club may be compared.
        """
        self._sides = sides
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
        columns = self._columns(style, wide, upright=upright)
        rows = -(-len(self._sides) // columns)
        each = self._wide(style, wide, columns)
        high = self._natural(style, each, told, self._largest(style, each, upright=upright))
        return round(rows * high * (_STRETCH if upright else 1.0)) + (rows - 1) * style.px(_GAP)

    def least_height(self, style: Style, wide: int, told: Told, *, upright: bool) -> int:
        """The pixels without which something is left out."""
        columns = self._columns(style, wide, upright=upright)
        rows = -(-len(self._sides) // columns)
        return rows * self._natural(style, self._wide(style, wide, columns), told, 1.0) + (rows - 1) * style.px(_GAP)

    def layout(self, style: Style, area: pygame.Rect, told: Told, *, upright: bool) -> None:
        """Everything that has a place, and the buttons."""
        gap, columns = style.px(_GAP), self._columns(style, area.width, upright=upright)
        rows = -(-len(self._sides) // columns)
        wide, high = self._wide(style, area.width, columns), (area.height - (rows - 1) * gap) // rows
        self._larger, self._brief = self._largest(style, wide, upright=upright), False
        while self._larger > 1.0 and self._natural(style, wide, told, self._larger) > high:
            self._larger -= 0.05
        self._brief = self._natural(style, wide, told, self._larger) > high
        self.places = []
        for place, side in enumerate(self._sides):
            row, column = divmod(place, columns)
            self.places.append(
                pygame.Rect(area.left + column * (wide + gap), area.top + row * (high + gap), wide, high)
            )
            inner = self._inner(style, self.places[-1])
            button = min(style.target(_BUTTON * self._larger), inner.height // 3)
            for card, seat in zip(side.seats, self._seats(style, side, inner), strict=True):
                card.play.size = round(_PLAY * self._larger)
                card.play.place(pygame.Rect(seat.left, inner.bottom - button, seat.width, button))

    def paint(self, surface: pygame.Surface, style: Style, told: Told) -> None:
        """All but the buttons."""
        portrait = min(
            portrait_side(style, person, seat)
            for side, place in zip(self._sides, self.places, strict=True)
            for person, seat in self._seated(style, side, self._rooms(style, side, place, told)["people"], told)
        )
        brief = not self._spelled(style, told)
        for side, place, shared in zip(self._sides, self.places, told.sides, strict=True):
            chosen = any(card.own for card in side.seats)
            draw_panel(surface, style, place, PanelKind.ROW_CHOSEN if chosen else PanelKind.ROW)
            colour = style.theme.us if side.seats[0].ours else style.theme.them
            band = pygame.Rect(place.left + style.px(_ROUND), place.top, place.width - 2 * style.px(_ROUND), 0)
            pill(surface, style, band.inflate(0, style.px(_BAND)), colour)
            result = shared if side.together else told.seats[side.seats[0].seat]
            size, lines = self._set_heads(style, place.width, self._larger)
            longest = max(map(len, lines.values()), default=0)
            figures = Figures(self._compared, self._larger, told.waits, told.fewest_win, brief, longest)
            for name, room in self._rooms(style, side, place, told).items():
                if name == "people":
                    for person, seat in self._seated(style, side, room, told):
                        paint_person(surface, style, person, seat, portrait)
                else:
                    self._paint_figures(surface, style, side, result, room, figures, (size, lines))

    def _paint_figures(
        self,
        surface: pygame.Surface,
        style: Style,
        side: SideCard,
        result: SeatResult,
        room: pygame.Rect,
        figures: Figures,
        heads: tuple[int, dict[str, list[str]]],
    ) -> None:
        """In one line after the name of the side, or the difference below the figures."""
        own = any(card.own for card in side.seats)
        ink = style.theme.gilt if own or result.tried is not None else style.theme.text
        words = [heads[1][head] for head in self._heads(tried=result.tried is not None)]
        numbers, difference = room.copy(), room.copy()
        if self._in_one(style, room.width, figures.larger):
            named = round(room.width * _NAMED) if side.together else 0
            if named:
                colour = style.theme.us if side.seats[0].ours else style.theme.them
                units = style.type.fitted(side.name, style.text(_SIDE * figures.larger), named, TextStyle.STRONG)
                at = (room.left, room.centery)
                draw_text(surface, style, side.name, units / style.scale, colour, TextStyle.STRONG, midleft=at)
            numbers = pygame.Rect(room.left + named, room.top, round(room.width * _FIGURED), room.height)
            difference.left, difference.width = numbers.right + style.px(_GAP), room.right - numbers.right
            difference.width -= style.px(_GAP)
        else:
            high = figures_height(style, figures.larger, figures.head_lines)
            numbers.height, difference.top = high, room.bottom - difference_height(style, figures.larger)
            difference.height = room.bottom - difference.top
        paint_figures(surface, style, numbers, words, result, figures, size=heads[0], ink=ink)
        if not self._brief and self._compared:
            paint_difference(surface, style, difference, result, figures)

    def _spelled(self, style: Style, told: Told) -> bool:
        """Whether differences have room in all their words: where they stand below the figures, in every card."""
        room = self._inner(style, self.places[0]).width
        if self._in_one(style, room, self._larger):
            return False
        leads = [result.lead for result in (*told.seats, *told.sides) if result.lead is not None]
        return differences_fit(style, leads, room, self._larger, fewest_win=told.fewest_win)

    def _people(self, side: SideCard, told: Told, larger: float) -> list[Person]:
        stated = self._over and not self._brief
        return [
            Person(card, told.seats[card.seat], stated, side.together, told.fewest_win, larger) for card in side.seats
        ]

    def _heads(self, *, tried: bool) -> list[str]:
        """What stands above each figure of a seat."""
        if not self._heading:
            return []
        heading = _("Your try") if tried else self._heading
        return [heading, _("A Club player")] if self._compared else [heading]

    def _set_heads(self, style: Style, wide: int, larger: float) -> tuple[int, dict[str, list[str]]]:
        """The size and the lines of all that may stand there on a card so wide."""
        room = wide - 2 * style.px(_PAD)
        if self._in_one(style, room, larger):
            room = round(room * _FIGURED)
        room //= 2 if self._compared else 1
        return set_heads(style, [*self._heads(tried=False), *self._heads(tried=True)], room, larger)

    def _in_one(self, style: Style, room: int, larger: float) -> bool:
        return room >= style.px(_IN_ONE * larger)

    def _parts(self, style: Style, side: SideCard, wide: int, told: Told, larger: float) -> dict[str, int]:
        """What stands on a card above its buttons, and the pixels of each: the figures of a side come first."""
        everybody = [person for each in self._sides for person in self._people(each, told, larger)]
        people = max(style.px(_FACE * larger), people_height(style, everybody))
        if not self._heading:
            return {"people": people}
        lines = self._set_heads(style, wide, larger)[1].values()
        figures = figures_height(style, larger, max(map(len, lines)))
        if self._compared and not self._brief and not self._in_one(style, wide - 2 * style.px(_PAD), larger):
            figures += style.px(_LEAST_GAP) + difference_height(style, larger)
        return {"figures": figures, "people": people} if side.together else {"people": people, "figures": figures}

    def _natural(self, style: Style, wide: int, told: Told, larger: float) -> int:
        """The pixels that the highest card needs."""
        found = []
        for side in self._sides:
            parts = self._parts(style, side, wide, told, larger)
            found.append(sum(parts.values()) + len(parts) * style.px(_BEST_GAP))
        return max(found) + style.target(_BUTTON * larger) + 2 * style.px(_PAD) + style.px(_BAND)

    def _rooms(self, style: Style, side: SideCard, place: pygame.Rect, told: Told) -> dict[str, pygame.Rect]:
        """Where these lie on a card, evenly apart; portraits take what is left."""
        inner, parts = self._inner(style, place), self._parts(style, side, place.width, told, self._larger)
        room = inner.height - min(style.target(_BUTTON * self._larger), inner.height // 3)
        others = sum(parts.values()) - parts["people"]
        parts["people"] = max(1, min(parts["people"], room - others - len(parts) * style.px(_LEAST_GAP)))
        airy = room - sum(parts.values()) - len(parts) * style.px(_BEST_GAP)
        parts["people"] += max(0, min(airy, round(parts["people"] * (_GROWN - 1))))
        spare = max(0, room - sum(parts.values())) / len(parts)
        top, rooms = float(inner.top), {}
        for name, high in parts.items():
            rooms[name] = pygame.Rect(inner.left, round(top), inner.width, high)
            top += high + spare
        return rooms

    def _seated(
        self, style: Style, side: SideCard, room: pygame.Rect, told: Told
    ) -> Iterator[tuple[Person, pygame.Rect]]:
        return zip(self._people(side, told, self._larger), self._seats(style, side, room), strict=True)

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
        if any(side.together for side in self._sides):
            return 1 if upright else count
        return 2 if count == 4 and (upright or self._wide(style, wide, count) < style.px(_NARROW)) else count

    def _largest(self, style: Style, wide: int, *, upright: bool) -> float:
        each = self._wide(style, wide, max(len(side.seats) for side in self._sides))
        return min(_LARGEST, max(1.0, each / style.px(_ROOMY))) if upright else 1.0
