"""What the result of a hand is worth to a team, given the score of the match (baloot 7).

Worth is told in game points of lead, see `Race`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from game.families.tricks.opponents.race import TENTHS, Race
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import RAW, Hand, hand_score
from game.games.baloot.rules.view import BalootView

_A_HAND: Final = 11.0
"""Game points a team makes in a hand on average."""
_SWING: Final = 20.0
"""Spread of the difference that a hand makes, in game points."""
_STEP: Final = 4.0
"""Game points over which the slope of the chance is measured."""


@cache
def race_to(target: int) -> Race:
    """A match to so many points (baloot 1.4)."""
    return Race(target, _A_HAND, _SWING, _STEP)


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
        return race_to(self.options.target).worth(self.own, self.theirs, own, theirs)

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
    for node in TENTHS:
        raw = round(min(max(expected + spread * node, 0.0), whole))
        shares = (raw, whole - raw) if buyer == 0 else (whole - raw, raw)
        kaboot = buyer if raw == whole else None
        total += equity.worth(Hand(kind, buyer, shares, kaboot=kaboot, multiplier=multiplier, doubler=doubler))
    return total / len(TENTHS)


def equity_of(view: BalootView, team: int) -> MatchEquity:
    """The score of a match as a team sees it."""
    return MatchEquity(view.options, team, float(view.totals[team]), float(view.totals[1 - team]))
