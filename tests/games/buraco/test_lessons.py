"""What the lessons say in numbers is what the rules count."""

from __future__ import annotations

import re
from decimal import Decimal

from game.games.buraco.rules.view import BuracoView
from game.lessons.course import Course
from game.lessons.lesson import PLAYER
from game.lessons.shelf import lesson_named
from tests.lessons.learner import fresh, go_on


def to_the_end(name: str) -> Course:
    """A lesson, played by its own demands."""
    course = fresh(lesson_named("buraco", name))
    while not course.over:
        go_on(course)
    return course


def test_the_score_of_going_out_is_told_line_by_line() -> None:
    course = to_the_end("bater")
    ours, theirs = course.match.view_as(BuracoView, PLAYER).totals
    told = next(step.say.one for step in course.lesson.steps if str(ours) in step.say.one)
    *lines, whole, others = (Decimal(number) for number in re.findall(r"\d+", told))
    assert sum(lines) == whole == ours
    assert others == theirs
