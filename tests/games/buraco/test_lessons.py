"""The numbers in the lessons are those that the rules count."""

from __future__ import annotations

import re
from decimal import Decimal
from itertools import combinations

import pytest

from game.engine import Appraisal, Refusal
from game.games.buraco.rules.view import BuracoView
from game.lessons.catalogue import lesson_named
from game.lessons.lesson import PLAYER, Do, Read
from game.lessons.lesson_run import LessonRun
from tests.lessons.learner import fresh, go_on


def to_the_end(name: str) -> LessonRun:
    """A lesson, played by its own demands."""
    course = fresh(lesson_named("buraco", name))
    while not course.over:
        go_on(course)
    return course


def test_the_score_of_going_out_is_explained_line_by_line() -> None:
    course = to_the_end("bater")
    ours, theirs = course.match.view_as(BuracoView, PLAYER).totals
    sentence = next(step.say.one for step in course.lesson.steps if str(ours) in step.say.one)
    *lines, whole, others = (Decimal(number) for number in re.findall(r"\d+", sentence))
    assert sum(lines) == whole == ours
    assert others == theirs


def test_the_going_out_said_to_be_refused_is_refused() -> None:
    course = fresh(lesson_named("buraco", "bater"))
    spades = course.match.game.parse("lay 8S 9S TS")
    while not (isinstance(course.step, Do) and "add 8S to 2" in course.left):
        go_on(course)
    assert course.match.why_not([spades]) is not None
    assert course.match.view_as(BuracoView, PLAYER).melds[0][0].wilds


@pytest.mark.parametrize(("name", "times"), [("canastra", 1), ("limpa_and_suja", 2), ("morto", 1), ("bater", 1)])
def test_nothing_in_the_pile_tempts_whoever_is_to_draw(name: str, times: int) -> None:
    course = fresh(lesson_named("buraco", name))
    asked = 0
    while not course.over:
        if isinstance(course.step, Do) and course.left == ("draw",) and not course.waiting:
            view = course.match.view_as(BuracoView, PLAYER)
            asked += bool(view.discards)
            cards = [*view.hand, *view.discards]
            for three in combinations(cards, 3):
                if not set(three) <= set(view.hand):
                    assert isinstance(course.match.appraise(three), Refusal), three
            for card in view.discards:
                assert not any(
                    isinstance(course.match.appraise([card], meld.cards), Appraisal) for meld in view.melds[0]
                )
        go_on(course)
    assert asked == times


def test_the_last_lesson_does_not_stop_before_a_canastra_that_is_nearly_there() -> None:
    course = fresh(lesson_named("buraco", "round"))
    while not isinstance(course.step, Read) or course.at < len(course.lesson.steps) - 2:
        go_on(course)
    view = course.match.view_as(BuracoView, PLAYER)
    turns = sum(seat == view.seat and verb == "end" for seat, verb, _cards in view.log)
    assert turns >= 9 or not any(len(meld.cards) in {5, 6} for meld in view.melds[view.team])
