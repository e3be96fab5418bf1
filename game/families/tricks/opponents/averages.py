"""Averages of several choices over the same sampled deals, and when enough deals were looked at."""

from __future__ import annotations

from math import sqrt
from typing import Final

_FEWEST: Final = 12
"""Deals that are looked at in any case."""
_CLEAR: Final = 2.5
"""Standard errors by which the best must be ahead of each other choice to stop early."""
_CLOSE: Final = 1.0
"""Game points of lead by which it must be ahead besides."""


class Averages:
    """What each choice is worth, in game points of lead; deals may weigh differently."""

    def __init__(self, choices: int, handicaps: tuple[float, ...]) -> None:
        self.count = 0
        self.weight = 0.0
        self._handicaps = handicaps
        """What is taken from each choice in the end."""
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
            if means[best] - mean < _CLOSE + _CLEAR * sqrt(variance / self.count):
                return False
        return True
