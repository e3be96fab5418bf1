"""Points as they are shown: each decision is rounded once, and every sum is made of what was rounded.

So the sum of the shown points is the shown total.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from game.review.findings import RoundReview
from game.review.judging import Judged

_FEW: Final = 10
"""The points from which no tenths are shown, where the totals of a match have none."""


@dataclass(frozen=True, slots=True)
class Sums:
    """The parts of the result of a round; all but the first add up to it."""

    lead: Decimal
    """The player's lead over the others in the round, in points."""
    gift: Decimal
    """The lead due to the deal."""
    given: Decimal
    """The points that decisions gave away, for sure or probably, and luck did not make good: nothing or more."""
    gained: Decimal
    """The points that decisions certainly gained: nothing or more."""

    @property
    def play(self) -> Decimal:
        """The sum of the decisions."""
        return self.gained - self.given

    @property
    def rest(self) -> Decimal:
        """The remainder, due to the others and to chance."""
        return self.lead - self.gift - self.play


def rounded(points: float, scale: int) -> Decimal:
    """Return points of a round like totals: whole, or with a tenth where they are few or totals have tenths."""
    scaled = points / scale
    exact = abs(scaled) < _FEW or scale > 1
    return Decimal(f"{scaled:.1f}" if exact else f"{scaled:.0f}").normalize() + 0


def worth_of(decision: Judged, scale: int) -> Decimal:
    """Return what a decision gained, negative for what is charged; 0 where it made no difference of its own."""
    return -rounded(decision.charged, scale) if decision.counts else Decimal(0)


def sums_of(review: RoundReview, scale: int) -> Sums:
    """Return the sums of a round, to the tenth."""
    worths = [worth_of(each, scale) for each in review.decisions]
    lead, gift = (Decimal(f"{each / scale:.1f}") for each in (review.lead, review.gift))
    return Sums(
        lead,
        gift,
        given=-sum((each for each in worths if each < 0), Decimal(0)),
        gained=sum((each for each in worths if each > 0), Decimal(0)),
    )
