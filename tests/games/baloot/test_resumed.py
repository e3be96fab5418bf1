"""A match of Baloot comes back in the middle of buying, of doubling and of a trick as everybody left it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.games import GAMES
from game.games.baloot.rules.view import BalootView
from game.match.match import Match
from game.match.saves import resume_match
from tests.games.baloot.play import MOMENTS, SEATS, play_until
from tests.match.play import latest

KILLED_AT = ("asked over a Hokom", "asked to say Three", "in the middle of the first trick")


def the_match_in(folder: Path) -> Match:
    """The match that `continue` would go on with."""
    saved = latest(folder, GAMES)
    assert saved is not None
    resumed = resume_match(GAMES, saved.path)
    assert resumed.notices == ()
    return resumed.match


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_match_of_baloot_comes_back_when_it_was_left(tmp_path: Path, moment: str) -> None:
    match = play_until(moment, tmp_path)
    assert match.close()
    again = the_match_in(tmp_path)
    again.close()
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
    again = the_match_in(tmp_path)
    again.close()
    last_round = match.standing().round + 1
    while match.outcome() is None and match.standing().round <= last_round:
        for each in (match, again):
            each.play(next(each.actions()))
        assert again.state_hash() == match.state_hash()


@pytest.mark.slow
@pytest.mark.parametrize("moment", KILLED_AT)
def test_a_match_of_baloot_that_is_killed_comes_back_where_it_was(tmp_path: Path, moment: str) -> None:
    command = [sys.executable, "-m", "tests.games.baloot.play", str(tmp_path), moment]
    root = Path(__file__).parents[3]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        output = child.stdout.readline().split()
        child.kill()
    assert output[:1] == ["there"]
    again = the_match_in(tmp_path)
    again.close()
    assert again.state_hash() == output[1]
    assert MOMENTS[moment](again.view_as(BalootView, again.actor() or 0))
