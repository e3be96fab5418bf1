"""Every game has a home cast of six with names and faces of their own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.engine.names import LONGEST_TYPED, proper_name
from game.games import INFOS, person_named
from game.i18n import LANGUAGES
from game.i18n.people import gender_of
from game.i18n.words import Gender
from game.resources import asset

MOODS = ("calm", "thinking", "glad", "dismayed")
PEOPLE = [person for info in INFOS.values() for person in info.cast]


@pytest.mark.parametrize("game", INFOS)
def test_a_game_has_six_of_both_sexes(game: str) -> None:
    cast = INFOS[game].cast
    assert len(cast) == 6
    assert sum(person.woman for person in cast) == 3


def test_no_two_are_called_alike_in_any_language() -> None:
    spelled = Counter(name for person in PEOPLE for name in person.names)
    assert [name for name, times in spelled.items() if times > 1] == []


def test_every_name_has_room_at_every_table() -> None:
    for person in PEOPLE:
        for language in LANGUAGES:
            name = person.called(language.code)
            assert proper_name(name, LONGEST_TYPED) == name
            assert person_named(name) is person
            assert (gender_of(name) is Gender.FEMININE) == person.woman


def test_a_name_that_somebody_typed_is_nobodys() -> None:
    assert person_named("Robin") is None


def test_everybody_has_a_face_in_every_mood_and_no_face_is_left_over() -> None:
    wanted = {f"{person.key}-{mood}.svg" for person in PEOPLE for mood in MOODS}
    assert {path.name for path in Path(asset("people")).iterdir()} == wanted


def test_a_mood_is_seen_in_every_face() -> None:
    for person in PEOPLE:
        drawn = {asset("people", f"{person.key}-{mood}.svg").read_bytes() for mood in MOODS}
        assert len(drawn) == len(MOODS), person.key
