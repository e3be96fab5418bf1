"""The series of the graphs: the distribution of results of rounds, and their change with time."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, chain, pairwise
from typing import Final

from game.statistics.figures import tally
from game.statistics.played import Played

_STEPS: Final = (1, 2, 5)
_BARS: Final = 12
"""The approximate limit of bars in a distribution."""
_POINTS: Final = 12
"""The limit of points in a line."""
_FEWEST: Final = 5
"""Rounds that a point of a line stands for at least."""
_TAIL: Final = 0.01
"""The part of all results at either end that an open bar takes in."""
_FEW: Final = 50
"""One of so many results at either end, but always one, may lie apart from the others."""
_MANY: Final = 10
"""Among fewer results none is left out for lying apart."""


@dataclass(frozen=True, slots=True)
class Bar:
    """The rounds whose lead lies in a span, or the even ones, whose span is 0 alone."""

    low: float
    high: float
    """The upper border, which belongs to the bar of even rounds alone."""
    count: int
    open: bool = False
    """Whether the span goes on beyond the end that is farther from 0."""
    only: float | None = None
    """The lead of its round, where it is one."""

    @property
    def even(self) -> bool:
        """Whether its rounds were even."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Share:
    """The results of some rounds that were played one after the other."""

    first: int
    last: int
    """The numbers of the rounds, from 1."""
    share: float
    """The part that was won, from 0 to 1; what was even was not."""
    until: str
    """The beginning of the last match of them."""


def distribution(matches: Sequence[Played]) -> list[Bar]:
    """Return the distribution of leads of rounds; a border is at 0, and even rounds have a bar of their own there.

    What lies far beyond the others is in a bar that is open to that end.
    """
    leads = sorted(chain.from_iterable([each.counted_leads for each in matches]))
    evens = bisect_right(leads, 0.0) - bisect_left(leads, 0.0)
    even = [Bar(0.0, 0.0, evens)] if evens else []
    if len(leads) == evens:
        return even
    low, high = leads[_apart(leads)], leads[-1 - _apart([-lead for lead in reversed(leads)])]
    step = _step((high - low) / _BARS)
    first, last = math.floor(low / step), math.floor(high / step)
    if first > 0 and leads[0] < first * step:  # a bar is either ahead or behind
        first = 0
    if last < -1 and leads[-1] >= (last + 1) * step:
        last = -1
    edges = [edge * step for edge in range(first, last + 2)]
    places = [bisect_left(leads, edge) for edge in edges]
    bars = [
        Bar(low, high, until - start - (evens if low == 0 else 0))
        for (low, high), (start, until) in zip(pairwise(edges), pairwise(places), strict=True)
    ]
    if places[0]:
        bars.insert(0, Bar(edges[0] - step, edges[0], places[0], open=True))
    beyond = len(leads) - places[-1] - (evens if edges[-1] == 0 else 0)
    if beyond:
        bars.append(Bar(edges[-1], edges[-1] + step, beyond, open=True))
    behind = sum(bar.low < 0 for bar in bars)
    whole = bars[:behind] + even + bars[behind:]
    begins = accumulate([0, *(bar.count for bar in whole)])
    return [
        replace(bar, only=leads[at]) if bar.count == 1 and not bar.even else bar
        for bar, at in zip(whole, begins, strict=False)
    ]


def _apart(leads: Sequence[float]) -> int:
    """Return how many of sorted results, from the least on, are few and far enough from the others to be left out."""
    tail = int(len(leads) * _TAIL)
    few = max(1, len(leads) // _FEW) if len(leads) >= _MANY else 0
    return next((at for at in range(few, tail, -1) if leads[at] - leads[at - 1] > (leads[-1] - leads[at]) / 2), tail)


def _step(wanted: float) -> float:
    """The least of 1, 2, 5, 10, 20, ... that is not less than wanted."""
    return next(float(factor * 10**power) for power in range(12) for factor in _STEPS if factor * 10**power >= wanted)


def shares(matches: Sequence[Played]) -> list[Share]:
    """The part of rounds won, a few rounds to a point, in the order in which they were played."""
    results = "".join([each.results for each in matches])
    ends = list(accumulate([len(each.results) for each in matches]))
    size = max(_FEWEST, -(-len(results) // _POINTS))
    found: list[Share] = []
    for start in range(0, len(results), size):
        part = tally(results[start : start + size])
        last = start + part.count
        share = part.share
        assert share is not None, "no part is empty"
        found.append(Share(start + 1, last, share, matches[bisect_left(ends, last)].started))
    return found


def middle_half(matches: Sequence[Played]) -> tuple[float, float] | None:
    """The leads between which the middle half of all rounds lies; None of few rounds."""
    leads = sorted(chain.from_iterable([each.counted_leads for each in matches]))
    if len(leads) < _MANY:
        return None
    return leads[len(leads) // 4], leads[len(leads) * 3 // 4]
