"""Melds with a bonus, for the rules, opponents and words of the family."""

from __future__ import annotations

from typing import Final

BONUS_SIZE: Final = 7
"""The number of cards with which a meld earns its bonus; one of them may be wild."""
