"""What rules, opponents and words of the family have in common about melds with a bonus."""

from __future__ import annotations

from typing import Final

BONUS_SIZE: Final = 7
"""So many cards of a meld earn its bonus, with one wild card among them at most."""
