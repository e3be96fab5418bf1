"""The levels of Buraco where the first cards laid must count 75, and where the pile is only exchanged."""

from __future__ import annotations

import pytest

from game.engine import stream
from game.games.buraco.rules import RULES as GAME
from game.games.buraco.rules.state import BuracoState
from game.opponents.protocol import NoDeadline
from tests.opponents.rounds import PLAYING_LEVELS, Rounds

ROUND = Rounds(GAME)


@pytest.mark.slow
@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_the_levels_play_when_the_first_cards_laid_must_count_75(level: str) -> None:
    (agent,) = ROUND.agents_of(level)
    opened = False
    for seed in range(3):
        if opened:
            return
        state = high_deal(seed)
        while (seat := GAME.actor(state)) is not None:
            action = agent.decide(GAME.view(state, seat), stream(seed, "agent", seat), NoDeadline()).action
            opened = opened or str(action).startswith("open")
            state, _ = GAME.apply(state, action)
    assert opened


def high_deal(seed: int) -> BuracoState:
    """A round that both teams begin with 1500 points behind them."""
    (greedy,) = ROUND.agents_of("greedy")
    state: BuracoState
    state, _ = ROUND.played_round([greedy, greedy], seed)
    while not all(state.high):
        seat = GAME.actor(state) or 0
        decision = greedy.decide(GAME.view(state, seat), stream(seed, "agent", seat), NoDeadline())
        state, _ = GAME.apply(state, decision.action)
        if GAME.outcome(state) is not None:
            return high_deal(seed + 100)
    state, _ = GAME.apply(state, GAME.parse("next round"))
    return state


@pytest.mark.slow
def test_exchanging_the_one_card_of_the_pile_does_not_go_on_for_ever() -> None:
    for seed in range(3):
        state, _ = ROUND.played_round(ROUND.agents_of("club", "club"), seed)
        assert "quiet" not in GAME.round_traits(state)
