"""What points are worth to a team, given the score of the match.

Worth is told in points of lead: what the chance of winning the match changes by, over what a point changes it by just
now. Far from the end that is the lead itself; near it, points beyond are worth nothing and a loss may be all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt
from typing import Final

TENTHS: Final = (-1.53, -0.99, -0.65, -0.36, -0.12, 0.12, 0.36, 0.65, 0.99, 1.53)
"""Means of the ten tenths of a normal distribution of spread 0.96: what a hand may come to, in spreads."""


@dataclass(frozen=True, slots=True)
class Race:
    """A match to so many points between teams alike; all numbers are in points of the match."""

    target: int
    usual: float
    """The points that a team makes in a hand on average."""
    swing: float
    """The spread of the difference that a hand makes."""
    step: float
    """The points over which the slope of the chance is measured."""

    def chance(self, own: float, theirs: float) -> float:
        """The chance of winning the match at these totals."""
        target = self.target
        if own != theirs and max(own, theirs) >= target:
            return float(own > theirs)
        hands_left = max(1.0, (2 * target - own - theirs) / (2 * self.usual))
        return 0.5 + 0.5 * erf((own - theirs) / (self.swing * sqrt(2 * hands_left)))

    def worth(self, own: float, theirs: float, won: float, lost: float) -> float:
        """What points won by each team are worth at these totals."""
        now, slope = _now(self, own, theirs)
        return (self.chance(own + won, theirs + lost) - now) / slope


@lru_cache(maxsize=1 << 10)
def _now(race: Race, own: float, theirs: float) -> tuple[float, float]:
    """The chance before the hand, and what a point of lead changes it by."""
    most = race.target - 0.5
    step = race.step
    rise = race.chance(min(own + step, most), theirs) - race.chance(own, min(theirs + step, most))
    return race.chance(own, theirs), max(rise / (2 * step), 1e-4)
