"""What the result of a hand is worth to a team, given the score of the match (baloot 7).

Worth is told in game points of lead: what the chance of winning the match changes by, over what a game point changes it
by just now. Far from the end that is the lead itself; near it, points beyond are worth nothing and a loss may be all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt
from typing import Final

from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import RAW, Hand, hand_score
from game.games.baloot.rules.state import TARGET
from game.games.baloot.rules.view import BalootView

_A_HAND: Final = 11.0
"""Game points a team makes in a hand on average."""
_SWING: Final = 20.0
"""Spread of the difference that a hand makes, in game points."""
_STEP: Final = 4.0
"""Game points over which the slope of the chance is measured."""
_NODES: Final = (-1.53, -0.99, -0.65, -0.36, -0.12, 0.12, 0.36, 0.65, 0.99, 1.53)
"""Means of the ten tenths of a normal distribution of spread 0.96."""


def chance(own: float, theirs: float, target: int = TARGET) -> float:
    """The chance of winning a match to so many points at these totals, between teams alike."""
    if own != theirs and max(own, theirs) >= target:  # baloot 7.7
        return float(own > theirs)
    hands_left = max(1.0, (2 * target - own - theirs) / (2 * _A_HAND))
    return 0.5 + 0.5 * erf((own - theirs) / (_SWING * sqrt(2 * hands_left)))


@dataclass(frozen=True, slots=True)
class MatchEquity:
    """The score before the hand, as the team sees it that judges."""

    options: BalootOptions
    team: int
    own: float
    theirs: float

    def worth(self, hand: Hand) -> float:
        """What a hand that ended so is worth, in game points of lead."""
        gained = hand_score(self.options, hand)
        return self.of_points(gained[self.team], gained[1 - self.team])

    def of_points(self, own: float, theirs: float) -> float:
        """What game points won by each team are worth."""
        target = self.options.target
        now, slope = _now(self.own, self.theirs, target)
        return (chance(self.own + own, self.theirs + theirs, target) - now) / slope

    def of_expected(self, kind: str, mine: bool, expected: int, spread: float, multiplier: int = 1) -> float:
        """What a contract is worth of which the buyer's team expects so many card points, give or take `spread`.

        `mine`: whether the judging team is the buyer's.
        """
        return _of_expected(self, kind, self.team if mine else 1 - self.team, expected, spread, multiplier)


@lru_cache(maxsize=1 << 14)
def _of_expected(equity: MatchEquity, kind: str, buyer: int, expected: int, spread: float, multiplier: int) -> float:
    whole = RAW[kind]
    doubler = 1 - buyer if multiplier > 1 else None
    total = 0.0
    for node in _NODES:
        raw = round(min(max(expected + spread * node, 0.0), whole))
        shares = (raw, whole - raw) if buyer == 0 else (whole - raw, raw)
        kaboot = buyer if raw == whole else None
        total += equity.worth(Hand(kind, buyer, shares, kaboot=kaboot, multiplier=multiplier, doubler=doubler))
    return total / len(_NODES)


@lru_cache(maxsize=1 << 10)
def _now(own: float, theirs: float, target: int) -> tuple[float, float]:
    """The chance before the hand, and what a game point of lead changes it by."""
    most = target - 0.5
    rise = chance(min(own + _STEP, most), theirs, target) - chance(own, min(theirs + _STEP, most), target)
    return chance(own, theirs, target), max(rise / (2 * _STEP), 1e-4)


def equity_of(view: BalootView, team: int) -> MatchEquity:
    """The score of a match as a team sees it."""
    return MatchEquity(view.options, team, float(view.totals[team]), float(view.totals[1 - team]))
