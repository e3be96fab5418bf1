"""What separates the levels of Buraco, in points."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.skill_profile import Temper

CASUAL: Final = Temper(16.0, 24.0, counts_cards=True, remembers=False)
NOVICE: Final = Temper(32.0, 48.0, counts_cards=False, remembers=False)
