"""How well a world agrees with what was said: who bought or passed, who doubled, who declared nothing (baloot 3, 4, 6).

What was said binds nobody, so that it makes worlds more or less likely and excludes none.
"""

from __future__ import annotations

from typing import Final

from game.cards import Rank
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.rules.cards import PLAIN_ORDER, SEQUENCE_ORDER, TRUMP_ORDER
from game.games.baloot.opponents.hearing import Heard
from game.games.baloot.rules.state import SEATS
from game.games.baloot.rules.view import BalootView
from game.tricks.masks import Masks, Pack

_FOURS: Final = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
_KEPT_QUIET: Final = 0.05
"""Chance that a player declares no project though he has one; set by hand."""


def _runs(order: tuple[Rank, ...]) -> tuple[bool, ...]:
    """For each set of a suit's cards whether three of them are in sequence."""
    places = [order.index(rank) for rank in SEQUENCE_ORDER]
    found = []
    for ranks in range(256):
        run = [ranks >> place & 1 for place in places]
        found.append(any(run[start] and run[start + 1] and run[start + 2] for start in range(6)))
    return tuple(found)


_PLAIN_RUNS: Final = _runs(PLAIN_ORDER)
_TRUMP_RUNS: Final = _runs(TRUMP_ORDER)


class Likelihood:
    """Judges worlds for one view."""

    def __init__(self, known: Seen, view: BalootView) -> None:
        assert view.contract is not None, "only a bought hand is played"
        self.known = known
        self.heard = Heard(known.pack, view, known.played)
        self.hokom = view.contract.kind == "hokom"
        others = [seat for seat in range(SEATS) if seat != view.seat]
        declared = {one.seat for one in view.declared}
        self.quiet = tuple(seat for seat in others if known.played[seat] and seat not in declared)
        self.fours = _four_masks(known.pack)

    def of(self, hands: Masks) -> float:
        """How likely what was said is with these hands, from 0 to 1."""
        played = self.known.played
        likely = self.heard.of(hands)
        for seat in self.quiet:
            if self._has_project(hands[seat] | played[seat]):
                likely *= _KEPT_QUIET
        return likely

    def _has_project(self, had: int) -> bool:
        last = _TRUMP_RUNS if self.hokom else _PLAIN_RUNS
        return (
            _PLAIN_RUNS[had & 255]
            or _PLAIN_RUNS[had >> 8 & 255]
            or _PLAIN_RUNS[had >> 16 & 255]
            or last[had >> 24]
            or any(had & four == four for four in self.fours)
        )


def _four_masks(pack: Pack) -> tuple[int, ...]:
    """The fours of a kind that are projects, as masks (baloot 6.1)."""
    return tuple(pack.mask(card for card in pack.bit_of if card.rank == rank) for rank in _FOURS)
