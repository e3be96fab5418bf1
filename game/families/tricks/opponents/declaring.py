"""What declared projects say of hands, and what it says that somebody declared none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from game.cards import Rank
from game.engine import Seat
from game.families.tricks.opponents.lean.worlds import Announced
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.rules.cards import SEQUENCE_ORDER
from game.tricks.masks import Masks
from game.tricks.rules import Faces

_KEPT_QUIET: Final = 0.05
"""Chance that a player declares no project though he has one; set by hand."""


class Quiet:
    """Judges worlds by who declared nothing: `of` says how likely that is."""

    def __init__(self, known: Seen, declared: Iterable[Seat], fours: Sequence[Rank]) -> None:
        self.played = known.played
        pack = known.pack
        spoke = {*declared, known.seat}
        self.seats = tuple(seat for seat, played in enumerate(known.played) if played and seat not in spoke)
        self.fours = tuple(pack.mask(card for card in pack.bit_of if card.rank == rank) for rank in fours)
        self.plain = _runs(pack.rules.plain_order)
        self.last = _runs(pack.rules.trump_order) if pack.trumps else self.plain

    def of(self, hands: Masks) -> float:
        """How likely what was not declared is with these hands, from 0 to 1."""
        likely = 1.0
        for seat in self.seats:
            if self._has_project(hands[seat] | self.played[seat]):
                likely *= _KEPT_QUIET
        return likely

    def _has_project(self, had: int) -> bool:
        plain = self.plain
        return (
            plain[had & 255]
            or plain[had >> 8 & 255]
            or plain[had >> 16 & 255]
            or self.last[had >> 24]
            or any(had & four == four for four in self.fours)
        )


def hidden(known: Seen, declared: Iterable[tuple[Seat, Iterable[Faces]]]) -> tuple[Announced, ...]:
    """Who declared projects whose cards are hidden, each with what it may be, as masks; given with all of its kind.

    Left out is a project that nothing fits.
    """
    return tuple((seat, choices) for seat, every in declared if (choices := tuple(_fitting(known, seat, every))))


def _fitting(known: Seen, seat: Seat, projects: Iterable[Faces]) -> Iterator[int]:
    had = known.can[seat] | known.played[seat]
    for cards in projects:
        mask = known.pack.mask(cards)
        if not mask & ~had and (mask & ~known.played[seat]).bit_count() <= known.counts[seat]:
            yield mask


@cache
def _runs(order: tuple[Rank, ...]) -> tuple[bool, ...]:
    """For each set of a suit's cards whether three of them are in sequence."""
    places = [order.index(rank) for rank in SEQUENCE_ORDER]
    found = []
    for ranks in range(256):
        run = [ranks >> place & 1 for place in places]
        found.append(any(run[start] and run[start + 1] and run[start + 2] for start in range(6)))
    return tuple(found)
