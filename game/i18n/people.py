"""The gender of those who sit at the table, for verbs and participles that differ by it."""

from __future__ import annotations

from typing import Final

from game.i18n.words import Gender

WOMEN: Final = frozenset(("Layla", "Leïla", "Lajla", "ليلى", "Nour", "Nur", "نور"))
"""The women among those whom the program seats, as their names are written in its languages."""


def gender_of(name: str) -> Gender:
    """The gender of a name; of one that a player typed nothing is known, and it is that which stands for both."""
    return Gender.FEMININE if name in WOMEN else Gender.MASCULINE
