"""The coach on the turn in which the player goes out: nothing comes after it, so nothing of it was dear."""

from __future__ import annotations

from dataclasses import replace

from game.games.remik.lessons import OPENINGS_WITH_JOKER, opened
from game.lessons.catalogue import lessons_of
from game.lessons.lesson import Play, round_is_over
from game.lessons.lesson_run import LessonRun
from game.lessons.starting import begun
from game.ui.table.coach.review import review_text
from tests.lessons.learner import NAMES

GAME = "remik"


def last_lesson(kept: str, draws: str, *others: str) -> LessonRun:
    """A round with the coach looking on, in which the player, who holds these cards, and two others have opened."""
    shelved = lessons_of(GAME)[-1]
    play = next(step for step in shelved.lesson.steps if isinstance(step, Play))
    lesson = replace(
        shelved.lesson,
        deal=opened(kept, draws, joker=True),
        before=OPENINGS_WITH_JOKER,
        others=others,
        steps=(replace(play, until=round_is_over), *shelved.lesson.steps[-1:]),
    )
    return begun(GAME, lesson, NAMES)


def test_nobody_plays_after_the_discard_that_goes_out() -> None:
    course = last_lesson("QC KC 2D 3D 4D QH TS", draws="AC")
    for text in ("draw", "lay QC KC AC", "lay 2D 3D 4D"):
        course.play([course.match.game.parse(text)])
    last = course.match.game.parse("discard TS")
    assert course.danger([last]) == (
        "Careful: the 10 of spades fits one of your melds, and Karim plays next. Do it again if you mean it."
    )
    course.play([course.match.game.parse("add QH to 3")])
    assert course.danger([last]) == ""


def test_what_was_left_in_the_turn_of_going_out_is_not_held_against_the_player() -> None:
    course = last_lesson("QC KC 2D 3D 4D JH 5S", draws="AC")
    for text in ("draw", "lay QC KC AC", "lay 2D 3D 4D", "swap JH in 3", "add JK to 1 high"):
        course.play([course.match.game.parse(text)])
    assert "•" in review_text(course, GAME), "the five would have gone with it"
    course.play([course.match.game.parse("discard 5S")])
    assert course.match.actor() is None
    assert "•" not in review_text(course, GAME)


def test_a_discard_that_went_into_the_next_players_melds_is_never_ticked() -> None:
    course = last_lesson("QC KC 2D 3D 4D QH TS", "AC", "take", "add TS to 1")
    for text in ("draw", "lay QC KC AC", "lay 2D 3D 4D", "discard TS"):
        course.play([course.match.game.parse(text)])
    before = review_text(course, GAME)
    assert "takes it" not in before
    course.play_on()
    course.play_on()
    moments = [line for line in review_text(course, GAME).splitlines() if "10 of spades" in line]
    assert len(moments) == 1
    assert moments[0].startswith("• You discard the 10 of spades. Karim takes it and melds it at once.")
