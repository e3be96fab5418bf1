"""How well a level keeps to the best move: noise within a cap of regret, and how much it remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class SkillProfile:
    """What separates the levels that play the same policy."""

    noise: float
    """Spread of the error in judging a move, in round points."""
    regret: float
    """A move worth less than the best by more than this is never played, in round points."""
    counts_cards: bool
    """Knows which cards can no longer come, and what opponents and discards show."""
    remembers: bool
    """Knows which cards of the pile are in which hand."""


PERFECT: Final = SkillProfile(0.0, 0.0, counts_cards=True, remembers=True)
CASUAL: Final = SkillProfile(16.0, 24.0, counts_cards=True, remembers=False)
NOVICE: Final = SkillProfile(32.0, 48.0, counts_cards=False, remembers=False)
