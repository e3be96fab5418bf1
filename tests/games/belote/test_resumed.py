"""A match of Belote comes back in the middle of bids, of declarations and of a trick as everybody left it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import GAMES
from game.games.belote.rules.view import BeloteView
from tests.games.belote.play import MOMENTS, SEATS, play_until
from tests.match.play import gone_on_with, killed

KILLED_AT = "belote said and no card played with it"


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_match_comes_back_when_it_was_left_and_goes_on(tmp_path: Path, moment: str) -> None:
    match = play_until(moment, tmp_path)
    assert match.close()
    again = gone_on_with(tmp_path, GAMES)
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
    state = killed("tests.games.belote.play", str(tmp_path), KILLED_AT)
    assert gone_on_with(tmp_path, GAMES).state_hash() == state
