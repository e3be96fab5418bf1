"""How well a level of the rummies keeps to the best move: noise within a cap of regret, and what it remembers."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final


@dataclass(frozen=True, slots=True)
class SkillProfile:
    """What separates the levels that play the same policy."""

    noise: float
    """Spread of the error in judging a move, in round points."""
    regret: float
    """A move worth less than the best by more than this is never played, in round points."""
    counts_cards: bool
    """Knows which cards can no longer come."""
    remembers: bool
    """Knows what others took and left lying."""
    fear: float = 0.0
    """What a point of the hand costs more before the opening: beginners throw dear cards away."""
    misses_jokers: float = 0.0
    """Chance not to see which jokers could be won."""
    overlooks: float = 0.0
    """Chance not to see what could be taken or melded, unless it ends the round."""


PERFECT: Final = SkillProfile(0.0, 0.0, counts_cards=True, remembers=True)
CASUAL: Final = SkillProfile(
    8.0, 12.0, counts_cards=True, remembers=False, fear=0.15, misses_jokers=0.6, overlooks=0.15
)
NOVICE: Final = SkillProfile(
    16.0, 30.0, counts_cards=False, remembers=False, fear=0.4, misses_jokers=1.0, overlooks=0.35
)


def happens(chance: float, rng: Random) -> bool:
    """Whether something of this chance happens now; nothing is drawn where it cannot."""
    return chance > 0.0 and rng.random() < chance
