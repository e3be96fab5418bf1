"""What a position comes to when everybody goes on by the quick policy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.games import GAMES
from game.games.borako.opponents.playing_out import played_out as borako
from game.games.buraco.opponents.playing_out import played_out as buraco
from game.match.saves import played_back
from game.opponents.playouts import Playout
from game.opponents.sequels import Sequel
from tests.ui.scenes.replay.test_scene import record_of

PLAYOUTS: dict[str, Playout] = {"borako-second-round": borako, "buraco-four": buraco}
_RIVALS = {
    Sequel.TEAM_OUT: Sequel.RIVAL_TEAM_OUT,
    Sequel.RESERVE: Sequel.RIVAL_RESERVE,
    Sequel.BONUS: Sequel.RIVAL_BONUS,
    Sequel.PROMISED: Sequel.RIVAL_PROMISED,
    Sequel.MELDED: Sequel.RIVAL_MELDED,
}
_APART = 9
"""Moments from one to the next."""


def states(name: str) -> list[Any]:
    """Of the record one in so many, and all in which nobody takes or melds."""
    playback = played_back(GAMES, record_of(name).read_bytes())
    while not playback.read_on(1000):
        pass
    every = [playback.still_at(number).state for number in range(1, playback.last + 1)]
    common = ("Taking", "Melding")
    return [state for at, state in enumerate(every) if at % _APART == 0 or type(state.phase).__name__ not in common]


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(PLAYOUTS))
def test_what_one_team_gains_the_other_loses(name: str) -> None:
    playout, phases = PLAYOUTS[name], set()
    for state in states(name):
        ours, theirs = (playout(state, seat, Random(0)) for seat in (0, 1))
        assert playout(state, 0, Random(1)) == ours, "no chance is left when all cards are known"
        assert ours.lead == -theirs.lead
        sequels, other = ({each.sequel: each.value for each in worth.sequels} for worth in (ours, theirs))
        phases.add((type(state.phase).__name__, bool(sequels)))
        assert len(sequels) == len(ours.sequels)
        if sequels:
            assert {mine: sequels[mine] for mine in _RIVALS} == {mine: other[its] for mine, its in _RIVALS.items()}
            assert sequels[Sequel.TEAM_OUT] + sequels[Sequel.RIVAL_TEAM_OUT] in (0.0, 1.0)
    last = ("RoundOver", False) if name == "borako-second-round" else ("ChoosingMorto", True)
    assert phases == {("Taking", True), ("Melding", True), last}
