"""The levels of Borako under every option of the game, what they say of their moves, and how strong they are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.engine import stream
from game.games.borako.opponents.explain import Reason
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import BorakoState, RoundOver
from game.opponents.protocol import NoDeadline
from tests.games.borako.opponents.play import GAME, ROUNDS, agents_of, margin, played_round


@pytest.mark.slow
@pytest.mark.parametrize("going_out", ["free", "clean", "clean_and_dirty"])
@pytest.mark.parametrize("bonus", [0, 100])
@pytest.mark.parametrize("joker", [0, 1])
def test_the_levels_play_under_every_option(going_out: str, bonus: int, joker: int) -> None:
    options = BorakoOptions(going_out=going_out, going_out_bonus=bonus, joker_value=joker)
    state, _ = played_round(agents_of("club", "greedy", "casual", "novice"), 5, options)
    assert isinstance(state.phase, RoundOver)


@pytest.mark.slow
def test_random_refuses_to_choose_when_the_match_is_over() -> None:
    (agent,) = agents_of("random")
    with pytest.raises(ValueError, match="the match is over"):
        agent.decide(GAME.view(finished_match(), 0), Random(1), NoDeadline())


def finished_match() -> BorakoState:
    """A match that ends when the first round was won by far."""
    agents = agents_of("club", "random", "club", "random")
    state, _ = played_round(agents, 1)
    for number in range(100_000):
        if GAME.outcome(state) is not None:
            return state
        seat = GAME.actor(state)
        agent = agents[seat or 0]
        decision = agent.decide(GAME.view(state, seat or 0), stream(2, "agent", number), NoDeadline())
        state, _ = GAME.apply(state, decision.action)
    raise AssertionError("the match never ends")


@pytest.mark.slow
def test_every_explanation_has_a_known_reason_and_names_only_own_cards() -> None:
    (club,) = agents_of("club")
    for view in ROUNDS.views(200):
        explanation = club.decide(view, Random(1), NoDeadline()).explanation
        assert explanation is not None
        assert explanation.key in set(Reason)
        assert all(value in {str(card) for card in view.hand} for name, value in explanation.params if name == "card")


@pytest.mark.slow
def test_stronger_levels_win_more_than_weaker_ones() -> None:
    for stronger, weaker in stronger_and_weaker():
        total = 0.0
        for seed in range(12):
            total += margin(played_round(agents_of(stronger, weaker, stronger, weaker), seed)[0])
            total -= margin(played_round(agents_of(weaker, stronger, weaker, stronger), seed)[0])
        assert total > 0


def stronger_and_weaker() -> Iterator[tuple[str, str]]:
    """Pairs far enough apart to show in a few rounds."""
    yield "greedy", "random"
    yield "club", "greedy"
    yield "club", "novice"
