"""What a round that is over is worth to each who played it."""

from __future__ import annotations

from random import Random

import pytest

from game.families.rummy.opponents.playing_out import Playouts
from game.families.rummy.rules.state import RoundOver, RummyState
from game.games import GAMES
from game.games.remik.opponents.weights import REMIK_WEIGHTS
from game.match.saves import played_back
from game.opponents.sequels import Sequel
from tests.ui.scenes.replay.test_scene import record_of


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rami-cafe", "remik-three"])
def test_one_went_out_and_the_leads_of_all_come_to_nothing(name: str) -> None:
    playback = played_back(GAMES, record_of(name).read_bytes())
    while not playback.read_on(1000):
        pass
    states = (playback.still_at(number).state for number in range(playback.last + 1))
    over = [state for state in states if isinstance(state, RummyState) and isinstance(state.phase, RoundOver)]
    assert over
    for state in over:
        worths = [Playouts(REMIK_WEIGHTS)(state, seat, Random(0)) for seat in state.playing]
        assert sum(worth.lead for worth in worths) == pytest.approx(0.0)
        out = [{each.sequel: each.value for each in worth.sequels}[Sequel.GOES_OUT] for worth in worths]
        assert sum(out) == 1.0
        assert worths[out.index(1.0)].lead == max(worth.lead for worth in worths)
