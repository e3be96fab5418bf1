"""The review of three moments after the last lesson: what the player did, and what the coach would have done."""

from __future__ import annotations

from game.cards import parse_faces
from game.families.canasta.rules.actions import Lay
from game.games import GAMES
from game.lessons.catalogue import lessons_of
from game.lessons.lesson import PLAYER, Play, Read
from game.lessons.lesson_run import LessonRun
from game.ui.table.coach.review import review_text
from tests.lessons.learner import fresh, go_on

GAME = next(iter(GAMES))


def played(*texts: str) -> LessonRun:
    """The last lesson, with these actions of the player."""
    course = fresh(lessons_of(GAME)[-1])
    while course.reading:
        course.read()
    assert isinstance(course.step, Play)
    for text in texts:
        assert course.match.actor() == PLAYER
        course.play([course.match.game.parse(text)])
    return course


def test_what_was_done_is_told_with_its_cards() -> None:
    text = review_text(played("draw", "lay 6D 7D 8D 9D", "discard KD"), GAME)
    assert "6 of diamonds" in text
    assert "✓" in text


def test_more_than_was_advised_is_no_other_way() -> None:
    course = played("draw", "lay 6D 7D 8D 9D")
    advised = course.noted[1].advice.action
    assert isinstance(advised, Lay)
    assert set(advised.cards) < set(parse_faces("6D 7D 8D 9D"))
    assert "•" not in review_text(course, GAME)


def test_a_discard_is_held_against_the_discard_that_was_advised() -> None:
    course = played("draw", "lay 6D 7D 8D 9D", "discard QS")
    moment = next(line for line in review_text(course, GAME).splitlines() if line.startswith("•"))
    assert "queen of spades" in moment
    assert "your discard" not in moment


def test_a_reason_that_names_a_card_that_nobody_spoke_of_is_not_told() -> None:
    course = played("draw", "lay 6D 7D 8D 9D", "discard 3S")
    advice = course.noted[-1].advice
    assert advice.explanation is not None
    assert dict(advice.explanation.params)["card"] not in {"3S", str(advice.action).split()[1]}
    assert "3 of spades" not in review_text(course, GAME)


def test_what_the_lessons_taught_is_shown_before_what_reckons_with_cards_that_nobody_sees() -> None:
    course = fresh(lessons_of(GAME)[-1])
    while not course.over and not (isinstance(course.step, Read) and course.noted):
        go_on(course)
    keys = [one.advice.explanation.key for one in course.noted if one.advice.explanation is not None]
    assert "explain_better_by" in keys
    assert "Nothing stands out" not in review_text(course, GAME)
