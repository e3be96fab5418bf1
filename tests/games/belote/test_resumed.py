"""A match of Belote comes back in the middle of bids, of declarations and of a trick as everybody left it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.games import GAMES
from game.games.belote.rules.view import BeloteView
from game.match.match import Match
from game.match.saves import resume_match
from tests.games.belote.play import MOMENTS, SEATS, play_until
from tests.match.play import latest

KILLED_AT = "belote said and no card played with it"


def the_match_in(folder: Path) -> Match:
    """The match that `continue` would go on with."""
    saved = latest(folder, GAMES)
    assert saved is not None
    resumed = resume_match(GAMES, saved.path)
    assert resumed.notices == ()
    return resumed.match


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_match_comes_back_when_it_was_left_and_goes_on(tmp_path: Path, moment: str) -> None:
    match = play_until(moment, tmp_path)
    assert match.close()
    again = the_match_in(tmp_path)
    again.close()
    assert MOMENTS[moment][1](again.view_as(BeloteView, again.actor() or 0))
    assert list(again.actions()) == list(match.actions())
    assert again.history() == match.history()
    for seat in range(len(SEATS)):
        assert again.view(seat) == match.view(seat)
        assert again.log(seat) == match.log(seat)
    last_round = match.standing().round + 1
    while match.outcome() is None and match.standing().round <= last_round:
        assert again.state_hash() == match.state_hash()
        for each in (match, again):
            each.play(next(each.actions()))


@pytest.mark.slow
def test_a_match_that_is_killed_comes_back_where_it_was(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.games.belote.play", str(tmp_path), KILLED_AT]
    with subprocess.Popen(command, cwd=Path(__file__).parents[3], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        output = child.stdout.readline().split()
        child.kill()
    again = the_match_in(tmp_path)
    again.close()
    assert output == ["there", again.state_hash()]
