"""What the graphs show: how the results of rounds are spread, and how they changed with time."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, pairwise
from typing import Final

from game.statistics.figures import tally
from game.statistics.played import Played

_STEPS: Final = (1, 2, 5)
_BARS: Final = 12
"""So many bars a distribution has at most, more or less."""
_POINTS: Final = 30
"""So many points a line has at most."""
_FEWEST: Final = 5
"""Rounds that a point of a line stands for at least."""
_TAIL: Final = 0.01
"""The part of all results at either end that goes into the outermost bars."""


@dataclass(frozen=True, slots=True)
class Bar:
    """The rounds whose lead lies in a span."""

    low: float
    high: float
    """Not itself in the span."""
    count: int


@dataclass(frozen=True, slots=True)
class Share:
    """How well some rounds that were played one after the other went."""

    first: int
    last: int
    """Their numbers, from 1."""
    share: float
    """The part that was won, from 0 to 1; what was even was not."""
    until: str
    """When the last match of them was begun."""


def distribution(matches: Sequence[Played]) -> list[Bar]:
    """How often rounds ended with which lead; a border lies at 0. The outermost bars take in what lies beyond them."""
    leads = sorted(chain.from_iterable([each.leads for each in matches]))
    if not leads:
        return []
    tail = int(len(leads) * _TAIL)
    step = _step((leads[-1 - tail] - leads[tail]) / _BARS)
    first, last = math.floor(leads[tail] / step), math.floor(leads[-1 - tail] / step)
    below = [0, *(bisect_left(leads, edge * step) for edge in range(first + 1, last + 1)), len(leads)]
    return [
        Bar((first + at) * step, (first + at + 1) * step, until - start)
        for at, (start, until) in enumerate(pairwise(below))
    ]


def _step(wanted: float) -> float:
    """The least of 1, 2, 5, 10, 20, ... that is not less than wanted."""
    return next(float(factor * 10**power) for power in range(12) for factor in _STEPS if factor * 10**power >= wanted)


def shares(matches: Sequence[Played]) -> list[Share]:
    """The part of rounds won, a few rounds to a point, in the order in which they were played."""
    results = "".join([each.course.results for each in matches])
    ends = list(accumulate([len(each.course.results) for each in matches]))
    size = max(_FEWEST, -(-len(results) // _POINTS))
    found: list[Share] = []
    for start in range(0, len(results), size):
        part = tally(results[start : start + size])
        last = start + part.count
        share = part.share
        assert share is not None, "no part is empty"
        found.append(Share(start + 1, last, share, matches[bisect_left(ends, last)].started))
    return found
