"""How well a level keeps to the best choice: noise within a cap of regret, how far it looks, how much it remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CARD_POINTS: Final = 2.5
"""Card points that are worth a game point of lead, more or less, where contracts are compared."""
CLEAR_LEAD: Final = 1.0
"""Game points of lead by which a contract must be ahead of every other one for sampling to stop early."""


@dataclass(frozen=True, slots=True)
class SkillProfile:
    """What separates the levels."""

    noise: float
    """Spread of the error in judging a card or a contract, in card points."""
    regret: float
    """A choice worth less than the best by more than this is never made, in card points."""
    completions: int
    """Deals of the cards not dealt yet that are sampled for a decision about the contract; 0: features alone."""
    raises: int
    """Full deals that are sampled for a decision about raising; 0: never raises."""
    worlds: int
    """Worlds that are sampled for a card, in the early tricks; 0: the heuristic policy alone."""
    solved: int
    """Distributions of the unseen cards that are solved exactly for a card, in the late tricks."""
    memory: int
    """How many of the last complete tricks are remembered; 8: all."""
    reads: bool
    """Knows from what was played who is void and who cannot overtrump."""


CLUB: Final = SkillProfile(0.0, 0.0, completions=40, raises=60, worlds=50, solved=20, memory=8, reads=True)
CASUAL: Final = SkillProfile(5.0, 9.0, completions=0, raises=24, worlds=0, solved=0, memory=4, reads=True)
NOVICE: Final = SkillProfile(10.0, 18.0, completions=0, raises=0, worlds=0, solved=0, memory=1, reads=False)
QUICK: Final = SkillProfile(0.0, 0.0, completions=0, raises=12, worlds=0, solved=0, memory=8, reads=True)
"""The heuristic policy without errors, for hints and for whoever may not think."""
