"""The gender of those who sit at the table, for verbs and participles that differ by it."""

from __future__ import annotations

from game.games import person_named
from game.i18n.words import Gender


def gender_of(name: str) -> Gender:
    """The gender of a name; of one that a player typed nothing is known, and it is that which stands for both."""
    person = person_named(name)
    return Gender.FEMININE if person is not None and person.woman else Gender.MASCULINE
