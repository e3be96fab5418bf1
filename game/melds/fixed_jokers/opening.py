"""The best opening: melds that reach so many points, and of these the ones of the largest weight.

A point that is missing has a price. At the right price the best split of weights and points together either reaches
the points, or bounds the weight of every opening from above; where both leave a gap it is closed by cases: a meld is
laid, or it is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import floor
from typing import Final, NamedTuple

from game.cards import Face
from game.melds.fixed_jokers.meld import FixedMeld, FixedRules
from game.melds.fixed_jokers.offers import WEIGHTS_ALONE, Mix, Terms, Weigh, WeighLeft, qualifies, whole_weights
from game.melds.fixed_jokers.split import FixedSplit, Needs, left_by, solve, split_of
from game.melds.meld import Kind


def cards_out(meld: FixedMeld) -> float:
    """Most cards out of the hand."""
    return len(meld.cards)


def no_weight(_: FixedMeld) -> float:
    """Melds have no weight of their own: only what is left counts, for the least left in hand."""
    return 0.0


@lru_cache(maxsize=64)
def points_by(rules: FixedRules) -> Weigh:
    """Most points of the melds."""

    def points(meld: FixedMeld) -> float:
        return meld.points(rules)

    return points


_POINTS_ALONE: Final = Mix(0.0, 1.0)
_NEGLIGIBLE: Final = 1e-6
_NOTHING: Final = Needs()


def best_opening(
    hand: Sequence[Face],
    rules: FixedRules,
    points: int,
    weigh: Weigh,
    weigh_left: WeighLeft | None = None,
    needs: Needs = _NOTHING,
    most_cases: int | None = None,
) -> FixedSplit | None:
    """The split of the largest weight among those whose melds are worth `points` or more and meet the needs.

    `None` where there is none. Answers are remembered as those of `best_fixed_split`. Whoever cannot wait looks into
    `most_cases` at most, and gets the largest weight found by then: with four jokers there may be hundreds.
    """
    return _best_opening(tuple(sorted(hand)), Terms(rules, weigh, weigh_left), points, needs, most_cases)


@lru_cache(maxsize=1 << 11)
def _best_opening(
    hand: tuple[Face, ...], terms: Terms, points: int, needs: Needs, most_cases: int | None
) -> FixedSplit | None:
    dearest_melds = _dearest_melds(hand, terms.rules, needs)
    if dearest_melds is None:
        return None
    dearest = split_of(hand, terms, dearest_melds)
    if dearest.points < points:
        return None
    heaviest_melds = solve(hand, terms, needs)
    heaviest = dearest if heaviest_melds is None else split_of(hand, terms, heaviest_melds)
    if heaviest.points >= points:
        return heaviest
    best = _Reaching(hand, terms, points, needs).best(heaviest, dearest, most_cases)
    return split_of(hand, terms, tuple(sorted(best.melds, key=_in_order)))


@lru_cache(maxsize=1 << 11)
def _dearest_melds(hand: tuple[Face, ...], rules: FixedRules, needs: Needs) -> tuple[FixedMeld, ...] | None:
    """Return the melds of the most points that meet the needs; they alone decide about most hands that cannot open."""
    return solve(hand, Terms(rules, points_by(rules)), needs)


def _in_order(meld: FixedMeld) -> tuple[bool, int, int]:
    return (meld.kind is Kind.SET, meld.rank or meld.suit or 0, meld.low)


class _Case(NamedTuple):
    """Openings with some melds and without others."""

    laid: tuple[FixedMeld, ...]
    barred: frozenset[FixedMeld]


class _Reaching:
    """Looks for the heaviest split that reaches the points."""

    def __init__(self, hand: tuple[Face, ...], terms: Terms, points: int, needs: Needs) -> None:
        self._hand = hand
        self._terms = terms
        self._points = points
        self._needs = needs
        self._whole = whole_weights(hand, terms)

    def best(self, heaviest: FixedSplit, dearest: FixedSplit, most_cases: int | None) -> FixedSplit:
        """The opening of the largest weight, between the heaviest split, which falls short, and the dearest one."""
        price, self._best = self._price(heaviest, dearest)
        cases = [_Case((), frozenset())]
        seen = 0
        while cases and seen != most_cases:
            case = cases.pop()
            seen += 1
            meld = self._open_question(case, Mix(1.0, price))
            if meld is not None:
                cases.append(_Case(case.laid, case.barred | {meld}))
                cases.append(_Case((*case.laid, meld), case.barred))
        return self._best

    def _price(self, short: FixedSplit, reaching: FixedSplit) -> tuple[float, FixedSplit]:
        """The price of a point with the lowest bound, and the heaviest opening met on the way."""
        while True:
            price = (short.weight - reaching.weight) / (reaching.points - short.points)
            melds = solve(self._hand, self._terms, self._needs, Mix(1.0, price))
            between = split_of(self._hand, self._terms, melds or ())
            gain = between.weight - short.weight + price * (between.points - short.points)
            if price <= 0 or gain <= _NEGLIGIBLE:
                return max(price, 0.0), reaching
            if between.points >= self._points:
                reaching = between
            else:
                short = between

    def _open_question(self, case: _Case, mix: Mix) -> FixedMeld | None:
        """A meld on which the best opening of a case hangs, or `None` when the case is settled."""
        missing = self._points - sum(meld.points(self._terms.rules) for meld in case.laid)
        split = self._split(case, mix if missing > 0 else WEIGHTS_ALONE)
        if split is None:
            return None
        self._take_if_better(split)
        bound = split.weight + mix.points * (split.points - self._points)
        if missing <= 0 or self._rounded(bound) <= self._best.weight + _NEGLIGIBLE:
            return None
        if split.points < self._points:
            dearest = self._split(case, _POINTS_ALONE)
            if dearest is None or dearest.points < self._points:
                return None
            self._take_if_better(dearest)
            if len(split.melds) == len(case.laid):
                split = dearest
        return max(split.melds[len(case.laid) :], key=lambda meld: meld.points(self._terms.rules), default=None)

    def _take_if_better(self, split: FixedSplit) -> None:
        if split.points >= self._points and split.weight > self._best.weight:
            self._best = split

    def _split(self, case: _Case, mix: Mix) -> FixedSplit | None:
        """The best split of a case, the melds laid first."""
        used = Counter(self._needs.used) - Counter(face for meld in case.laid for face in meld.cards)
        needs = Needs(
            self._needs.sequence and not any(map(qualifies, case.laid)),
            tuple(sorted(used.elements())),
            self._needs.kept,
        )
        melds = solve(left_by(self._hand, case.laid), self._terms, needs, mix, case.barred)
        return None if melds is None else split_of(self._hand, self._terms, (*case.laid, *melds))

    def _rounded(self, bound: float) -> float:
        """The bound; where all weights are whole numbers, so is what it bounds."""
        return floor(bound + _NEGLIGIBLE) if self._whole else bound
