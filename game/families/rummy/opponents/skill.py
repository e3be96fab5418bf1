"""How well the levels of the rummies play what all of them judge alike."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final


@dataclass(frozen=True, slots=True)
class SkillProfile:
    """What separates the levels that judge alike."""

    noise: float
    """Spread of the error in judging a move, in round points."""
    regret: float
    """A move worth less than the best by more than this is never played, in round points."""
    counts_cards: bool
    """Knows which cards can no longer come."""
    remembers: bool
    """Knows what others took."""
    fear: float = 0.0
    """What a point of the hand costs more before the opening: beginners throw dear cards away."""
    misses_jokers: float = 0.0
    """Chance not to see which jokers could be won."""
    overlooks: float = 0.0
    """Chance not to see what could be taken or melded, unless it ends the round."""
    sees_every_way_out: bool = False
    """Finds a way to go out wherever there is one, not only by what fits as it comes."""


PERFECT: Final = SkillProfile(0.0, 0.0, counts_cards=True, remembers=True, sees_every_way_out=True)


def happens(chance: float, rng: Random) -> bool:
    """Whether something of this chance happens now; nothing is drawn where it cannot."""
    return chance > 0.0 and rng.random() < chance
