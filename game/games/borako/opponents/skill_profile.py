"""What separates the levels of Borako, in round points."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.skill_profile import SkillProfile

CASUAL: Final = SkillProfile(16.0, 24.0, counts_cards=True, remembers=False)
NOVICE: Final = SkillProfile(32.0, 48.0, counts_cards=False, remembers=False)
