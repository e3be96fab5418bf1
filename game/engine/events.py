"""What happened, told as movements of cards between places; who may see which faces is part of the event."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.cards import Face


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards lie, in terms every table shares: `Place("hand", 2)`, `Place("meld", team, 4)`, `Place("stock")`."""

    zone: str
    """`stock`, `discards`, `hand`, `meld`, `melds` (a team's area: a new meld), `reserve`, `trick`, `public` …"""
    owner: int | None = None
    """A seat for hands, a team for melds and reserves."""
    index: int | None = None
    """Which meld of the team, from 0."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. A view's filter replaces the faces that a seat may not know by None."""

    key: str
    """A key of the game's phrases: `draw`, `sweep`, `lay`, `add`, `discard`, `round_over` …"""
    seat: int | None = None
    """Whose doing it was."""
    source: Place | None = None
    target: Place | None = None
    cards: tuple[Face | None, ...] = ()
    """The cards that moved, one entry each; empty where nothing moved."""
    seen_by: frozenset[int] | None = None
    """The seats that know the faces; None means everybody, an empty set nobody (orders for the record)."""
    reveals: bool = False
    """Something hidden became known to somebody: a take-back stops here."""
    params: tuple[tuple[str, str | int], ...] = ()
    """Parameters of the caption's phrase, such as `("label", "deal 1")` of a `deal`."""


def redacted(event: Event, seat: int) -> Event:
    """The event as `seat` may know it: faces hidden from the seat become None."""
    if event.seen_by is None or seat in event.seen_by:
        return event
    return replace(event, cards=(None,) * len(event.cards), seen_by=None)
