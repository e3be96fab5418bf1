"""Lessons of Belote begin with what the game is about, and each new word has a lesson of its own."""

from __future__ import annotations

import re

import pytest

from game.games.belote.lessons import deal_points
from game.games.belote.rules.view import BeloteView
from game.lessons.catalogue import lesson_named, lessons_of
from tests.lessons.learner import fresh, steps


def test_the_first_sentence_says_what_the_game_is_about() -> None:
    first = lessons_of("belote")[0].lesson.steps[0].say.one
    assert all(words in first for words in ("Four players", "two teams", "eight tricks", "points", "1,000", "match"))


def test_the_first_lesson_begins_with_a_trick_of_the_player() -> None:
    course = fresh(lessons_of("belote")[0])
    won = next(at for at in steps(course) if at.match.view_as(BeloteView, 0).tricks)
    assert won.match.view_as(BeloteView, 0).tricks[0].winner == 0
    assert len([text for text in won.bookmark.actions if text]) <= 4


@pytest.mark.parametrize(
    ("word", "name"), [("dedans", "taking"), ("rebelote", "belote"), ("tierce", "coinche"), ("bid", "coinche")]
)
def test_each_word_has_a_lesson_of_its_own(word: str, name: str) -> None:
    for listed in lessons_of("belote"):
        named = [step.say.one for step in listed.lesson.steps if re.search(rf"\b{word}\b", step.say.one)]
        assert bool(named) == (listed.name == name), named


def test_the_belote_of_its_lesson_counts_before_the_deal_is_over() -> None:
    course = fresh(lesson_named("belote", "belote"))
    views = [at.match.view_as(BeloteView, 0) for at in steps(course)]
    assert [view.belotes[-1].whole for view in views if view.belotes][-1]


def test_the_figures_of_a_deal_are_those_of_its_score() -> None:
    course = fresh(lesson_named("belote", "taking"))
    *_, last = steps(course)
    points = last.match.standing().round_points
    assert points is not None
    assert deal_points(last.match) == {"ours": points[0], "theirs": points[1]}
    assert points[0] > points[1] > 0


def test_the_lesson_of_trumps_asks_for_a_higher_one_than_the_partners() -> None:
    course = fresh(lesson_named("belote", "trumps"))
    course.read()
    refused = course.match.why_not([course.match.game.parse("play QS")])
    assert refused is not None
    assert refused.clause == "belote 3.3"
    told = course.answer([course.match.game.parse("play QS")])
    assert told is not None
    assert "go higher" in told.one
