"""What every table's layout answers with, and what it is asked about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine import Place
from game.ui.table.layout.geometry import Rect, Slot


@dataclass(frozen=True, slots=True)
class Counts:
    """How many cards lie in each place; melds of a team are counted from index 0 without gaps."""

    seat: int
    """Whose table it is: this seat's hand lies at the bottom."""
    cards: tuple[tuple[Place, int], ...]
    seats: int = 4
    """How many players there are, whether they hold cards yet or not."""

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
        return Counts(self.seat, (*cards, *groups), self.seats)


@dataclass(frozen=True, slots=True)
class Frame:
    """The window a table is laid out in: its size in pixels, pixels per unit, and whether it is shown in a mirror."""

    width: int
    height: int
    unit: float
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Named rectangles, and a slot for every card by its place."""

    zones: Mapping[str, Rect]
    """`top`, `score`, `prompt`, `hand`, `stock`, `discards`, `seat.N`, `tray.TEAM`, `melds.TEAM`, `meld.TEAM.N` …"""
    slots: Mapping[Place, tuple[Slot, ...]]
