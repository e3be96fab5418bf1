"""Points as they are told: each decision is rounded once, and every sum is made of what was rounded.

So whoever adds up what is shown comes to the totals that are shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from game.review.findings import RoundReview
from game.review.judging import Judged

_FEW: Final = 10
"""From so many points on there are no tenths, where the totals of a match have none."""


@dataclass(frozen=True, slots=True)
class Sums:
    """What the result of a round is made of; all but the first add up to it."""

    lead: Decimal
    """By how many points the round was better for the player than for the others."""
    gift: Decimal
    """What the deal gave."""
    given: Decimal
    """What decisions gave away for sure: nothing or more."""
    gained: Decimal
    """What decisions gained for sure: nothing or more."""

    @property
    def play(self) -> Decimal:
        """What the decisions came to."""
        return self.gained - self.given

    @property
    def rest(self) -> Decimal:
        """What is left for the others, and for chance."""
        return self.lead - self.gift - self.play


def rounded(points: float, scale: int) -> Decimal:
    """Points of a round as totals tell them: whole, or with a tenth where they are few or totals have tenths."""
    scaled = points / scale
    exact = abs(scaled) < _FEW or scale > 1
    return Decimal(f"{scaled:.1f}" if exact else f"{scaled:.0f}").normalize() + 0


def worth_of(decision: Judged, scale: int) -> Decimal:
    """What a decision gained, less than nothing for what it cost; 0 where no difference was found."""
    return -rounded(decision.cost, scale) if decision.is_clear else Decimal(0)


def sums_of(review: RoundReview, scale: int) -> Sums:
    """Of a round, to the tenth."""
    worths = [worth_of(each, scale) for each in review.decisions]
    lead, gift = (Decimal(f"{each / scale:.1f}") for each in (review.lead, review.gift))
    return Sums(
        lead,
        gift,
        given=-sum((each for each in worths if each < 0), Decimal(0)),
        gained=sum((each for each in worths if each > 0), Decimal(0)),
    )
