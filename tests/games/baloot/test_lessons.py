"""Lessons say first what the game is about, and hold nothing that they do not speak of."""

from __future__ import annotations

import re

import pytest

from game.games.baloot.rules.actions import Declare
from game.lessons.catalogue import lesson_named, lessons_of
from game.lessons.lesson import PLAYER, Do, Play
from tests.lessons.learner import fresh, steps


def test_the_first_sentence_says_what_the_game_is_about() -> None:
    first = lessons_of("baloot")[0].lesson.steps[0].say.one
    assert all(words in first for words in ("Four players", "two teams", "eight tricks", "points", "152", "match"))


@pytest.mark.parametrize(
    ("word", "name"), [("Ashkal", "ashkal"), ("Say Three", "doubling"), ("second round", "second_round")]
)
def test_each_call_of_the_auction_has_a_lesson_of_its_own(word: str, name: str) -> None:
    for listed in lessons_of("baloot"):
        named = [step.say.one for step in listed.lesson.steps if re.search(rf"\b{word}\b", step.say.one)]
        assert bool(named) == (listed.name == name), named


@pytest.mark.parametrize("name", ["tricks", "trumps", "buying", "sun", "second_round", "ashkal", "doubling", "partner"])
def test_there_is_no_project_before_and_beside_the_lesson_of_projects(name: str) -> None:
    asked = 0
    for course in steps(fresh(lesson_named("baloot", name))):
        if course.match.actor() == PLAYER and isinstance(course.step, Do | Play):
            asked += 1
            assert not any(isinstance(action, Declare) for action in course.match.actions())
    assert asked
    assert not any(text.startswith("declare") for text in course.bookmark.actions)
