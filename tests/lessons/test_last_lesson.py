"""The last lesson of a game is a whole round, with warnings on the way and an announced end."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from drive.learning import asked
from game.games import INFOS
from game.lessons.catalogue import lessons_of
from game.lessons.lesson import PLAYER, Play, Read
from game.ui.table.coach.review import review_text
from tests.lessons.learner import NAMES, fresh, go_on, steps

TURNS = 4
_LOOKED_AT = 60
"""Actions of a turn whose warnings are read."""
_LONGEST = 600


@pytest.mark.slow
@pytest.mark.parametrize("game", [*INFOS])
def test_it_leaves_the_player_several_turns_and_says_that_it_is_over(game: str) -> None:
    course = fresh(lessons_of(game)[-1])
    turns, mine = 0, False
    for _step in range(_LONGEST):
        if not isinstance(course.step, Play) and turns:
            break
        turns += not mine and course.match.actor() == PLAYER and isinstance(course.step, Play)
        mine = course.match.actor() == PLAYER
        go_on(course)
    assert turns >= TURNS
    assert isinstance(course.step, Read)


@pytest.mark.slow
@pytest.mark.parametrize("game", [*INFOS])
def test_the_coach_calls_nobody_at_the_players_seat_by_name(game: str) -> None:
    course = fresh(lessons_of(game)[-1])
    said: set[str] = set()
    for at in steps(course):
        if isinstance(at.step, Play) and at.step.danger is not None and at.match.actor() == PLAYER:
            said |= {at.step.danger(at.match, action) for action in islice(at.match.actions(), _LOOKED_AT)}
    said.add(review_text(course, game))
    assert not [text for text in said if NAMES[PLAYER] in text]
    assert any(said)


def test_there_is_no_warning_of_what_the_coach_would_do() -> None:
    course = fresh(lessons_of("baloot")[-1])
    warned = 0
    for at in steps(course):
        if isinstance(at.step, Play) and at.match.actor() == PLAYER:
            advised = asked(at)
            warned += any(at.danger([action]) for action in tuple(at.match.actions()) if action != advised)
            assert at.danger([advised]) == ""
    assert warned


@pytest.mark.slow
@pytest.mark.parametrize("game", [*INFOS])
def test_looking_back_says_what_was_done_and_no_reason_twice(game: str) -> None:
    course = fresh(lessons_of(game)[-1])
    for _at in steps(course):
        pass
    moments = review_text(course, game).splitlines()[1:]
    assert moments
    assert all(re.match(r"[✓•] [A-Z]", moment) for moment in moments)
    ticks = [moment.split("That's what I'd have done. ")[1] for moment in moments if moment.startswith("✓")]
    assert len(set(ticks)) == len(ticks)
