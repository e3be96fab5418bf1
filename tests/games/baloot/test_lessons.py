"""Deals of the lessons hold nothing that the lesson does not speak of."""

from __future__ import annotations

import pytest

from game.games.baloot.rules.actions import Declare
from game.lessons.catalogue import lesson_named
from game.lessons.lesson import PLAYER, Do, Play
from tests.lessons.learner import fresh, steps


@pytest.mark.parametrize("name", ["tricks", "trumps", "buying", "partner"])
def test_there_is_no_project_before_and_beside_the_lesson_of_projects(name: str) -> None:
    asked = 0
    for course in steps(fresh(lesson_named("baloot", name))):
        if course.match.actor() == PLAYER and isinstance(course.step, Do | Play):
            asked += 1
            assert not any(isinstance(action, Declare) for action in course.match.actions())
    assert asked
    assert not any(text.startswith("declare") for text in course.bookmark.actions)
