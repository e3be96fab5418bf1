"""What the levels of Borako do when there is nothing left to play."""

from __future__ import annotations

from random import Random

import pytest

from game.engine import stream
from game.games.borako.rules import RULES as GAME
from game.games.borako.rules.state import BorakoState
from game.opponents.protocol import NoDeadline
from tests.opponents.rounds import Rounds

ROUND = Rounds(GAME)


@pytest.mark.slow
def test_random_refuses_to_choose_when_the_match_is_over() -> None:
    (agent,) = ROUND.agents_of("random")
    with pytest.raises(ValueError, match="the match is over"):
        agent.decide(GAME.view(finished_match(), 0), Random(1), NoDeadline())


def finished_match() -> BorakoState:
    """A match that one side wins by far."""
    agents = ROUND.agents_of("greedy", "random", "greedy", "random")
    state: BorakoState
    state, _ = ROUND.played_round(agents, 1)
    for number in range(100_000):
        if GAME.outcome(state) is not None:
            return state
        seat = GAME.actor(state)
        agent = agents[seat or 0]
        decision = agent.decide(GAME.view(state, seat or 0), stream(2, "agent", number), NoDeadline())
        state, _ = GAME.apply(state, decision.action)
    raise AssertionError("the match never ends")
