"""A sequential probability ratio test, which ends a bout when enough was played, and shares of wins in Elo.

The test is the generalised one that chess engines are tested by: of the two hypotheses "the first is no stronger" and
"it is stronger by the gain", the likelihoods of the observed mean are compared after every deal, with the variance
taken from the observations. It errs in 5 of 100 either way, however often one looks.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final

ERROR: Final = 0.05
"""The probability of either wrong verdict."""
BOUND: Final = math.log((1.0 - ERROR) / ERROR)
"""The bound of the logarithm of the likelihoods' ratio, either way, at which the test ends."""
FEWEST: Final = 16
"""Observations before which their variance is not trusted."""


class Verdict(Enum):
    """The verdict of the test."""

    OPEN = "open"
    STRONGER = "stronger"
    """The first is stronger by the gain in question, rather than not at all."""
    NOT_STRONGER = "not stronger"


@dataclass(slots=True)
class SequentialTest:
    """Takes observations one by one; means are those that each hypothesis expects."""

    none: float
    """The mean if the first is no stronger."""
    gain: float
    """The mean if it is stronger by what was asked for."""
    verdict: Verdict = Verdict.OPEN
    """Once the test has ended, it stays as it is."""
    ratio: float = 0.0
    """The logarithm of the ratio of the likelihoods: positive where the gain is more likely."""
    _count: int = 0
    _mean: float = 0.0
    _squares: float = 0.0

    def observe(self, value: float) -> Verdict:
        """Take an observation and say what is known now."""
        if self.verdict is not Verdict.OPEN:
            return self.verdict
        self._count += 1
        off = value - self._mean
        self._mean += off / self._count
        self._squares += off * (value - self._mean)
        if self._count < FEWEST or not self._squares:
            return self.verdict
        variance = self._squares / (self._count - 1)
        self.ratio = (
            self._count * (self.gain - self.none) * (2.0 * self._mean - self.none - self.gain) / (2.0 * variance)
        )
        if self.ratio >= BOUND:
            self.verdict = Verdict.STRONGER
        elif self.ratio <= -BOUND:
            self.verdict = Verdict.NOT_STRONGER
        return self.verdict


def elo_of(share: float, sides: int) -> float | None:
    """Return by how many Elo the first of so many sides is stronger than each of the others if it wins that share of
    all.

    None where the share is none or all, which no number of Elo explains.
    """
    if not 0.0 < share < 1.0:
        return None
    return 400.0 * math.log10(share * (sides - 1) / (1.0 - share))


def share_at(elo: float, sides: int) -> float:
    """The share of wins of the first of so many sides if it is so much stronger than each of the others."""
    strength: float = 10.0 ** (elo / 400.0)
    return strength / (strength + sides - 1)
