"""The last lesson of a game is a round that lasts, and whose end is said."""

from __future__ import annotations

import pytest

from game.games import INFOS
from game.lessons.catalogue import lessons_of
from game.lessons.lesson import PLAYER, Play, Read
from tests.lessons.learner import fresh, go_on

TURNS = 4
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
