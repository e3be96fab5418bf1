"""A match of Baloot comes back in the middle of buying, of doubling and of a trick as everybody left it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import GAMES
from game.games.baloot.rules.view import BalootView
from tests.games.baloot.play import MOMENTS, SEATS, play_until
from tests.match.play import gone_on_with, killed

KILLED_AT = ("asked over a Hokom", "asked to say Three", "in the middle of the first trick")


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_match_of_baloot_comes_back_when_it_was_left(tmp_path: Path, moment: str) -> None:
    match = play_until(moment, tmp_path)
    assert match.close()
    again = gone_on_with(tmp_path, GAMES)
    assert MOMENTS[moment](again.view_as(BalootView, again.actor() or 0))
    assert again.state_hash() == match.state_hash()
    assert again.actor() == match.actor()
    assert list(again.actions()) == list(match.actions())
    assert again.history() == match.history()
    assert again.agent_stream().random() == match.agent_stream().random()
    for seat in range(len(SEATS)):
        assert again.view(seat) == match.view(seat)
        assert again.log(seat) == match.log(seat)
        assert again.take_events(seat) == ()


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_match_of_baloot_goes_on_as_if_it_had_never_stopped(tmp_path: Path, moment: str) -> None:
    match = play_until(moment, tmp_path)
    assert match.close()
    again = gone_on_with(tmp_path, GAMES)
    last_round = match.standing().round + 1
    while match.outcome() is None and match.standing().round <= last_round:
        for each in (match, again):
            each.play(next(each.actions()))
        assert again.state_hash() == match.state_hash()


@pytest.mark.slow
@pytest.mark.parametrize("moment", KILLED_AT)
def test_a_match_of_baloot_that_is_killed_comes_back_where_it_was(tmp_path: Path, moment: str) -> None:
    state = killed("tests.games.baloot.play", str(tmp_path), moment)
    again = gone_on_with(tmp_path, GAMES)
    assert again.state_hash() == state
    assert MOMENTS[moment](again.view_as(BalootView, again.actor() or 0))
