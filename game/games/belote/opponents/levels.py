"""How well each level of Belote bids and plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.families.tricks.opponents.skill import CardSkill
from game.opponents.bents import BOLD, PATIENT


@dataclass(frozen=True, slots=True)
class SkillProfile(CardSkill):
    """What separates the levels."""

    caution: float = 0.0
    """How much more a pass is worth to a player who errs, in spreads of the error: the best of several errors is an
    error too.
    """


@dataclass(frozen=True, slots=True)
class Weights:
    """How much of the whole deal an own contract is held to be worth; more or less is a bent."""

    taking: float = 1.0
    """With a turned-up card."""
    bidding: float = 1.0
    """With bids."""


EVEN: Final = Weights()
"""No leaning."""


STRONG: Final = SkillProfile(0.0, 0.0, worlds=200, solved=32, solved_early=16, solves=6, pool=3, cashes=False)
CLUB: Final = SkillProfile(0.0, 0.0)
"""The rules of thumb without errors."""
CASUAL: Final = SkillProfile(7.0, 13.0, memory=4, caution=0.8)
NOVICE: Final = SkillProfile(16.0, 24.0, memory=1, reads=False, signals=False, caution=0.5)
QUICK: Final = CLUB
"""For hints and for whoever may not think."""

BENTS: Final[Mapping[str, Mapping[str, float]]] = {
    BOLD: {"taking": 1.04, "bidding": 1.08},
    PATIENT: {"taking": 0.96, "bidding": 0.92},
}
"""By what the weights of the bidding are multiplied."""
