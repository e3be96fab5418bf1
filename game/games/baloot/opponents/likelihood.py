"""How well a world agrees with what was said: who bought or passed, who doubled, who declared nothing (baloot 3, 4, 6).

What was said binds nobody, so that it makes worlds more or less likely and excludes none.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from game.cards import Rank
from game.families.tricks.opponents.seen import Seen
from game.games.baloot.rules.state import PLAIN_ORDER, SEATS, SEQUENCE_ORDER, TRUMP_ORDER
from game.games.baloot.rules.view import BalootView
from game.tricks.masks import Masks, Pack


class _Usual(NamedTuple):
    """What cards count that somebody says something with, in the counts of `greedy`; set by hand."""

    hokom: float
    """From which count on it is as likely as not in Hokom."""
    sun: float
    """The same in Sun."""
    width: float
    """Counts within which it rises from 50% to 73%."""


_BUYING: Final = _Usual(14.0, 15.0, 1.5)
_PASSING: Final = _Usual(19.0, 20.0, 2.0)
_DOUBLING: Final = _Usual(12.0, 14.0, 2.0)
_SUN_COUNT: Final = {Rank.ACE: 5, Rank.TEN: 3, Rank.KING: 1}
_TRUMP_COUNT: Final = {Rank.JACK: 5, Rank.NINE: 4}
_OTHER_TRUMP: Final = 2
_SIDE_ACE: Final = 3
_FOURS: Final = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
_KEPT_QUIET: Final = 0.05
"""Chance that a player declares no project though he has one; set by hand."""


def _tabled(order: tuple[Rank, ...], counts: dict[Rank, int], other: int) -> tuple[int, ...]:
    """For each set of a suit's cards what they count together."""
    return tuple(
        sum(counts.get(order[place], other) for place in range(8) if ranks >> place & 1) for ranks in range(256)
    )


def _runs(order: tuple[Rank, ...]) -> tuple[bool, ...]:
    """For each set of a suit's cards whether three of them are in sequence."""
    places = [order.index(rank) for rank in SEQUENCE_ORDER]
    found = []
    for ranks in range(256):
        run = [ranks >> place & 1 for place in places]
        found.append(any(run[start] and run[start + 1] and run[start + 2] for start in range(6)))
    return tuple(found)


_SUN: Final = _tabled(PLAIN_ORDER, _SUN_COUNT, 0)
_TRUMP: Final = _tabled(TRUMP_ORDER, _TRUMP_COUNT, _OTHER_TRUMP)
_ACES: Final = _tabled(PLAIN_ORDER, {Rank.ACE: _SIDE_ACE}, 0)
_PLAIN_RUNS: Final = _runs(PLAIN_ORDER)
_TRUMP_RUNS: Final = _runs(TRUMP_ORDER)


class Likelihood:
    """Judges worlds for one view."""

    def __init__(self, known: Seen, view: BalootView) -> None:
        assert view.contract is not None, "only a bought hand is played"
        self.known = known
        self.hokom = view.contract.kind == "hokom"
        self.buyer = view.contract.buyer
        self.doubler = view.doubler
        others = [seat for seat in range(SEATS) if seat != view.seat]
        declared = {one.seat for one in view.declared}
        passed = {seat for seat, text in view.said if text == "pass"}
        self.passers = tuple(seat for seat in others if seat in passed and seat != self.buyer)
        self.quiet = tuple(seat for seat in others if known.played[seat] and seat not in declared)
        self.judges_buyer = self.buyer != view.seat
        self.judges_doubler = view.doubler is not None and view.doubler != view.seat
        self.fours = _four_masks(known.pack)

    def of(self, hands: Masks) -> float:
        """How likely what was said is with these hands, from 0 to 1."""
        played = self.known.played
        likely = 1.0
        if self.judges_buyer:
            had = hands[self.buyer] | played[self.buyer]
            likely *= _rising(self._over(had, _BUYING), _BUYING.width)
        for seat in self.passers:
            had = hands[seat] | played[seat]
            likely *= _rising(-self._over(had, _PASSING), _PASSING.width)
        if self.judges_doubler and self.doubler is not None:
            had = hands[self.doubler] | played[self.doubler]
            likely *= _rising(self._over(had, _DOUBLING), _DOUBLING.width)
        for seat in self.quiet:
            if self._has_project(hands[seat] | played[seat]):
                likely *= _KEPT_QUIET
        return likely

    def _over(self, had: int, usual: _Usual) -> float:
        """By how much these cards count more than what is usual."""
        return _hokom_count(had) - usual.hokom if self.hokom else _sun_count(had) - usual.sun

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


def _sun_count(had: int) -> int:
    return _SUN[had & 255] + _SUN[had >> 8 & 255] + _SUN[had >> 16 & 255] + _SUN[had >> 24]


def _hokom_count(had: int) -> int:
    return _TRUMP[had >> 24] + _ACES[had & 255] + _ACES[had >> 8 & 255] + _ACES[had >> 16 & 255]


def _rising(count: float, width: float) -> float:
    """From near 0 far below 0 to near 1 far above it."""
    return 1.0 / (1.0 + exp(-count / width))
