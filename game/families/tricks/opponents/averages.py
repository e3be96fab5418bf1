"""Averages of several choices over the same sampled deals, and when enough deals were looked at."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

_FEWEST: Final = 12
"""Deals that are looked at in any case."""
_CLEAR: Final = 2.5
"""Standard errors by which the best must be ahead of each other choice besides."""


class Averages:
    """What each choice is worth, in whatever unit; deals may weigh differently.

    `handicaps` are taken from each choice in the end; `lead` is by how much the best must be ahead to stop early.
    """

    def __init__(self, handicaps: Sequence[float], lead: float) -> None:
        choices = len(handicaps)
        self.count = 0
        """Deals so far."""
        self.weight = 0.0
        """The sum of their weights."""
        self._lead = lead
        self._handicaps = handicaps
        self._sums = [0.0] * choices
        self._squares = [[0.0] * choices for _ in range(choices)]

    def add(self, worths: list[float], weight: float = 1.0) -> None:
        """One more deal."""
        self.count += 1
        self.weight += weight
        for place, worth in enumerate(worths):
            self._sums[place] += weight * worth
            row = self._squares[place]
            for other in range(place):
                row[other] += weight * (worth - worths[other]) ** 2

    def mean(self, place: int) -> float:
        """What a choice is worth on average."""
        return self._sums[place] / self.weight - self._handicaps[place]

    def clear(self) -> bool:
        """Whether more deals would hardly change which choice is best."""
        if self.count < _FEWEST:
            return False
        means = [self.mean(place) for place in range(len(self._sums))]
        best = means.index(max(means))
        for other, mean in enumerate(means):
            if other == best:
                continue
            high, low = max(best, other), min(best, other)
            difference = (self._sums[best] - self._sums[other]) / self.weight
            variance = max(0.0, self._squares[high][low] / self.weight - difference**2)
            if means[best] - mean < self._lead + _CLEAR * sqrt(variance / self.count):
                return False
        return True
