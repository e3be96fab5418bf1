"""What splits are commonly chosen for; the same function each time, so that answers are remembered."""

from __future__ import annotations

from functools import lru_cache

from game.melds.fixed_jokers.meld import FixedMeld, FixedRules
from game.melds.fixed_jokers.offers import Weigh


def cards_out(meld: FixedMeld) -> float:
    """Most cards out of the hand."""
    return len(meld.cards)


def no_weight(_: FixedMeld) -> float:
    """Melds have no weight of their own: only what is left counts, for the least left in hand."""
    return 0.0


@lru_cache(maxsize=64)
def points_by(rules: FixedRules) -> Weigh:
    """Most points of the melds."""

    def points(meld: FixedMeld) -> float:
        return meld.points(rules)

    return points
