"""Losses of levels are measured by the same positions and worlds every time."""

from __future__ import annotations

import pytest

from game.games.baloot.opponents.playing import seen_by
from tests.games.baloot.losses import measure, turns, worths


@pytest.mark.slow
def test_positions_and_worlds_come_again() -> None:
    views = [(seed, view) for seed, view in turns(1) if len(view.tricks) == 5]
    assert views == [(seed, view) for seed, view in turns(1) if len(view.tricks) == 5]
    for seed, view in views:
        worth = worths(view, seed, 3)
        assert worth == worths(view, seed, 3)
        legal = seen_by(view).legal
        assert not worth or sum(worth) == legal


@pytest.mark.slow
def test_each_trick_is_reported_for_leads_and_for_following(capsys: pytest.CaptureFixture[str]) -> None:
    measure(["greedy", "--hands", "2", "--worlds", "2", "--tricks", "5,6,7"])
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[2] for line in lines} == {"lead", "follow"}
    assert {line.split()[1] for line in lines} <= set("567")
