"""Which cards lie where, as one seat may know it: what layouts count and presenters bring about."""

from __future__ import annotations

from collections.abc import Mapping

from game.cards import Face
from game.engine import Event, Place
from game.ui.table.layout.geometry import Counts

CardPlacement = Mapping[Place, tuple[Face | None, ...]]
"""The faces of each place in the order in which they lie, None for a card whose face the seat does not know."""


def counts_of(placement: CardPlacement, seat: int, seats: int = 4) -> Counts:
    """What a layout needs to know of a placement."""
    return Counts(seat, tuple([(place, len(faces)) for place, faces in placement.items()]), seats)


def hand_counts(placement: CardPlacement, seats: int) -> tuple[int, ...]:
    """How many cards each seat holds."""
    return tuple([len(placement.get(Place("hand", seat), ())) for seat in range(seats)])


def after(placement: CardPlacement, event: Event, settled: CardPlacement) -> CardPlacement:
    """The placement after one event; a place that holds what it will hold in `settled` takes its order from there.

    Cards that come from no place are all cards of the table, gathered for a deal, and what will be empty is there from
    then on; a whole hand that goes nowhere either is laid open.
    """
    if event.target is None:
        return _opened(placement, event)
    if not event.cards:
        return placement
    if event.source is None:  # all cards are gathered there
        empty: dict[Place, tuple[Face | None, ...]] = {place: faces for place, faces in settled.items() if not faces}
        return {**empty, event.target: (None,) * len(event.cards)}
    moved = dict(placement)
    moved[event.source] = _less(moved.get(event.source, ()), event.cards)
    faces = event.cards
    if event.target in settled and None not in faces and None in settled[event.target]:
        faces = (None,) * len(faces)  # shown on the way into a hand that is not ours
    target = (*moved.get(event.target, ()), *faces)
    final = settled.get(event.target)
    if final is not None and _same(final, target):
        target = final
    moved[event.target] = target
    return moved


def _opened(placement: CardPlacement, event: Event) -> CardPlacement:
    hand = Place("hand", event.seat)
    held = placement.get(hand, ())
    if not held or None not in held or len(held) != len(event.cards):
        return placement
    return {**placement, hand: event.cards}


def _less(held: tuple[Face | None, ...], taken: tuple[Face | None, ...]) -> tuple[Face | None, ...]:
    left = list(held)
    for face in taken:
        if face in left:
            left.remove(face)
        elif None in left:
            left.remove(None)
        elif left:
            left.pop(0)  # of an open pile the top remains
    return tuple(left)


def _same(one: tuple[Face | None, ...], other: tuple[Face | None, ...]) -> bool:
    def key(faces: tuple[Face | None, ...]) -> list[int]:
        return sorted(-1 if face is None else int(face) for face in faces)

    return key(one) == key(other)
