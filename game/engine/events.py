"""Events: movements of cards between places; each event says who may see which faces.

Each kind of event is a dataclass named by what was done, and each game has a closed union of its kinds. What a kind
says besides the cards that moved are fields of its own, which its caption may name.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import ClassVar, Final

from game.cards import Face

RESERVES: Final = frozenset({"reserve", "morto"})
"""Zones of cards that are kept for later in a round."""
UNSEEN: Final = frozenset({"stock", *RESERVES})
"""Zones whose cards are unknown before they come."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place for cards in terms every table shares: `Place("hand", 2)`, `Place("meld", team, 4)`, `Place("stock")`."""

    zone: str
    """`stock`, `discards`, `hand`, `meld`, `melds` (a team's area: a new meld), `reserve`, `trick`, `public` …"""
    owner: int | None = None
    """A seat for hands, a team for melds and reserves."""
    index: int | None = None
    """The number of the meld of the team, from 0."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: what every table can show of it without knowing of which kind it is.

    A view's filter replaces the faces that a seat may not know by None. A kind without fields of its own is a class
    with a docstring; it needs no decorator.
    """

    reveals: ClassVar[bool] = False
    """Whether something hidden becomes known to somebody: a take-back stops there."""

    seat: int | None = None
    """The seat that acted."""
    source: Place | None = None
    target: Place | None = None
    cards: tuple[Face | None, ...] = ()
    """The cards that moved, one entry each; empty where nothing moved."""
    seen_by: frozenset[int] | None = None
    """The seats that know the faces; None means everybody, an empty set nobody (orders for the record)."""

    @property
    def params(self) -> tuple[tuple[str, object], ...]:
        """The fields that only this kind of event has, by name."""
        own = fields(self)[len(fields(Event)) :]
        return tuple((entry.name, getattr(self, entry.name)) for entry in own)


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderBrought(Event):
    """Cards came into a new order, which the record keeps."""

    label: str
    """The name of the order in the record, such as `deal 1`."""


class Shuffled(OrderBrought):
    """All cards were gathered and shuffled: a round begins."""


class Reshuffled(OrderBrought):
    """Cards were shuffled once more in the middle of a round."""


class CardsDealt(Event):
    """A hand, or a packet of it, was dealt to a seat."""

    reveals: ClassVar[bool] = True


class TurnBegan(Event):
    """The turn of a seat began."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded(Event):
    """A round is over and scored."""

    round: int
    """The number of the round, from 1."""


class MatchEnded(Event):
    """The match is over with the round that just ended."""


class Resynced(Event):
    """Actions were taken back or done again: a table is to lay itself out anew. The match makes this event, no game
    does.
    """


def redacted(event: Event, seat: int) -> Event:
    """The event as `seat` may know it: faces hidden from the seat become None."""
    if event.seen_by is None or seat in event.seen_by:
        return event
    return replace(event, cards=(None,) * len(event.cards), seen_by=None)
