"""Rectangles and card slots in whole window pixels with y downwards; what a layout is asked about and answers with."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import add
from typing import Final, NamedTuple

from game.cards import Face
from game.engine import Place
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import Zone

CARD_ASPECT: Final = 250 / 350
"""Width of a card over its height."""
INDEX_WIDE: Final = 0.26
"""The part of a card's width, from either side, within which rank and suit lie."""
INDEX_HIGH: Final = 0.32
"""The part of a card's height, from top or bottom, within which rank and suit lie."""
LARGE_INDEX_HIGH: Final = 0.41
"""The same of cards with large indices."""
RANK_HIGH: Final = 0.18
"""Height of the rank letter in card heights."""
MIN_INDEX: Final = 14
"""No index is narrower or lower than this, in pixels."""
LEAST_TARGET: Final = 24
"""So much of a thing can be clicked at least, in pixels."""
MIN_CARD_HEIGHT: Final = math.ceil(MIN_INDEX / RANK_HIGH)
"""The lowest card that lies face up: its rank letter is `MIN_INDEX` high."""


class Rect(NamedTuple):
    """An upright rectangle; right and bottom are the first pixels outside."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """The middle, rounded down."""
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, dx: int, dy: int | None = None) -> Rect:
        """Smaller on every side; never of negative size."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def contains(self, other: Rect) -> bool:
        """Whether `other` lies wholly inside."""
        return self.x <= other.x and self.y <= other.y and self.right >= other.right and self.bottom >= other.bottom

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlap(self, other: Rect) -> int:
        """The area shared with `other`, in square pixels."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0

    def mirrored(self, width: int) -> Rect:
        """The same rectangle in a window of `width` seen in a mirror."""
        return Rect(width - self.right, self.y, self.w, self.h)


class Slot(NamedTuple):
    """Where one card belongs: its middle, its upright size and its tilt in degrees, anticlockwise."""

    cx: float
    cy: float
    w: int
    h: int
    angle: float = 0.0

    @property
    def rect(self) -> Rect:
        """The upright box around the tilted card."""
        if not self.angle:
            return Rect(round(self.cx - self.w / 2), round(self.cy - self.h / 2), self.w, self.h)
        turn = math.radians(self.angle)
        sine, cosine = abs(math.sin(turn)), abs(math.cos(turn))
        wide, high = self.w * cosine + self.h * sine, self.w * sine + self.h * cosine
        return Rect(
            round(self.cx - wide / 2), round(self.cy - high / 2), math.ceil(wide - 1e-6), math.ceil(high - 1e-6)
        )

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies on the card."""
        turn = math.radians(self.angle)
        dx, dy = x - self.cx, y - self.cy
        along = dx * math.cos(turn) - dy * math.sin(turn)
        across = dx * math.sin(turn) + dy * math.cos(turn)
        return abs(along) <= self.w / 2 and abs(across) <= self.h / 2


@lru_cache(maxsize=4096)
def card_width(height: float) -> int:
    """The width of a card of this height."""
    return round(height * CARD_ASPECT)


def card_height(width: float) -> int:
    """The height of a card of this width."""
    return round(width / CARD_ASPECT)


def slot_at(x: float, y: float, height: int, angle: float = 0.0) -> Slot:
    """The slot of a card of `height` whose upright left upper corner is at (x, y)."""
    width = card_width(height)
    return Slot(x + width / 2, y + height / 2, width, height, angle)


def bounds(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle around all of `rects`, which must not be empty."""
    lefts, tops, wide, high = zip(*rects, strict=True)
    left, top = min(lefts), min(tops)
    return Rect(left, top, max(map(add, lefts, wide)) - left, max(map(add, tops, high)) - top)


def without(rect: Rect, holes: Iterable[Rect]) -> list[Rect]:
    """What is left of `rect` outside all of `holes`, as rectangles that do not overlap."""
    left = [rect]
    for hole in holes:
        left = [part for piece in left for part in _around(piece, hole)]
    return left


def _around(rect: Rect, hole: Rect) -> list[Rect]:
    if not rect.overlap(hole):
        return [rect]
    top, bottom = max(rect.y, hole.y), min(rect.bottom, hole.bottom)
    parts = (
        Rect(rect.x, rect.y, rect.w, top - rect.y),
        Rect(rect.x, bottom, rect.w, rect.bottom - bottom),
        Rect(rect.x, top, hole.x - rect.x, bottom - top),
        Rect(hole.right, top, rect.right - hole.right, bottom - top),
    )
    return [part for part in parts if part.w > 0 and part.h > 0]


@dataclass(frozen=True, slots=True)
class Landing:
    """Cards that a way to go on would bring to a place."""

    place: Place
    faces: tuple[Face | None, ...]
    """None for a card that is not seen."""
    before: tuple[int, ...] = ()
    """Of each before which of the cards that are there; empty: behind all of them."""


@dataclass(frozen=True, slots=True)
class ShownMoment:
    """What a table at which nobody plays shows of a moment besides the cards that lie there."""

    opened: bool = False
    """Whether all hands are open, and need room to be read."""
    listed: bool = False
    """Whether a list beside the table says what happened, so that the table need not."""
    landings: tuple[Landing, ...] = ()
    """Cards that would lie there if something else were done: they get room."""
    fullest: Counts | None = None
    """The most that lies there in the round: hand, piles and trays keep their size for that."""
    raised: tuple[tuple[Place, int], ...] = ()
    """Cards that were added to melds, by their number in the meld: they are raised above it."""
    taken: bool = False
    """Whether the newest discard was taken just now, so that the place where it lay is kept free."""
    ringed: frozenset[int] = frozenset()
    """Cards of the own hand, by their number, that have a ring and are wholly seen."""
    calls: bool = False
    """Whether a bubble hangs in the place of the last call of the own seat."""


@dataclass(frozen=True, slots=True)
class Counts:
    """How many cards lie in each place; melds of a team are counted from index 0 without gaps."""

    seat: int
    """Whose table it is: this seat's hand lies at the bottom."""
    cards: tuple[tuple[Place, int], ...]
    seats: int = 4
    """How many players there are, whether they hold cards yet or not."""
    shown: ShownMoment = ShownMoment()
    """What is shown besides them where nobody plays."""

    def of(self, zone: str, owner: int | None = None, index: int | None = None) -> int:
        """The cards of one place, 0 where it is not listed."""
        return dict(self.cards).get(Place(zone, owner, index), 0)

    def melds(self, team: int) -> tuple[int, ...]:
        """The sizes of a team's melds."""
        return tuple([count for place, count in self.cards if place.zone == "meld" and place.owner == team])

    def groups(self) -> tuple[int, ...]:
        """The sizes of the groups that the player arranges."""
        return tuple([count for place, count in self.cards if place.zone == "staging"])

    def staged(self, sizes: tuple[int, ...]) -> Counts:
        """The same cards, some of the own hand in groups of these sizes."""
        if not sizes:
            return self
        own = Place("hand", self.seat)
        cards = [(place, count - sum(sizes) if place == own else count) for place, count in self.cards]
        groups = ((Place("staging", self.seat, number), size) for number, size in enumerate(sizes))
        return replace(self, cards=(*cards, *groups))


@dataclass(frozen=True, slots=True)
class Frame:
    """The room a table is laid out in: its size in pixels, pixels per unit, whether it is shown in a mirror, and the
    mode of the table.
    """

    width: int
    height: int
    unit: float
    mirrored: bool = False
    mode: TableMode = TableMode.PLAY
    buttons_first: bool = False
    """Whether buttons stand where lines begin, and not where they end: at the other hand."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Named rectangles, and a slot for every card by its place."""

    zones: Mapping[Zone, Rect]
    """`top`, `score`, `prompt`, `hand`, `stock`, `discards`, `seat.N`, `tray.TEAM`, `melds.TEAM`, `meld.TEAM.N` …"""
    slots: Mapping[Place, tuple[Slot, ...]]
    landings: tuple[tuple[Slot, ...], ...] = ()
    """The slots of each landing of the moment that is shown."""

    def moved(self, dx: int, dy: int) -> TableLayout:
        """The same layout so many pixels further to the right and below."""

        def shifted(held: Sequence[Slot]) -> tuple[Slot, ...]:
            return tuple(slot._replace(cx=slot.cx + dx, cy=slot.cy + dy) for slot in held)

        zones = {name: zone._replace(x=zone.x + dx, y=zone.y + dy) for name, zone in self.zones.items()}
        slots = {place: shifted(held) for place, held in self.slots.items()}
        return TableLayout(zones, slots, tuple(map(shifted, self.landings)))
