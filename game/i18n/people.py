"""Who sits at the tables, by name: the gender of a verb and the face of a seat follow from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.engine.person import Person
from game.games import INFOS
from game.i18n.words import Gender


def person_named(name: str) -> Person | None:
    """Whom the program seats under this name, in whichever language; None where a player typed it."""
    return _people().get(name)


def gender_of(name: str) -> Gender:
    """The gender of a name; of one that a player typed nothing is known, and it is that which stands for both."""
    person = person_named(name)
    return Gender.FEMININE if person is not None and person.woman else Gender.MASCULINE


def cast_of(game: str) -> tuple[Person, ...]:
    """Who sits at the table of a game; at one that has nobody of its own, those of the first game."""
    info = INFOS.get(game)
    return (info.cast if info is not None else ()) or next(iter(INFOS.values())).cast


@cache
def _people() -> Mapping[str, Person]:
    return {name: person for info in INFOS.values() for person in info.cast for name in person.names}
