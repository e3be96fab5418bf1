"""The levels of Buraco under options of the game, what they say of their moves, and how strong they are."""

from __future__ import annotations

from random import Random

import pytest

from game.engine import Deals, stream
from game.games.buraco.opponents.explain import Reason
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import BuracoState, ChoosingMorto, Melding, RoundOver, Taking
from game.opponents.protocol import NoDeadline
from game.opponents.registry import heuristic_action, heuristic_decision
from tests.games.buraco.opponents.play import GAME, ROUNDS, agents_of, margin, played_round
from tests.opponents.rounds import PLAYING_LEVELS


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        BuracoOptions(auto_end_turn="on", going_out_bonus=100),
        BuracoOptions(natural_two_with_wild_two="on", morto_penalty=100),
        BuracoOptions(ace_wilds="any"),
    ],
    ids=str,
)
def test_the_levels_play_under_every_option(options: BuracoOptions) -> None:
    state, _ = played_round(agents_of("club", "greedy", "casual", "novice"), 5, options)
    assert isinstance(state.phase, RoundOver)


@pytest.mark.slow
@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_the_levels_play_when_the_first_cards_laid_must_count_75(level: str) -> None:
    (agent,) = agents_of(level)
    opened = False
    for seed in range(3):
        state = high_deal(seed)
        while (seat := GAME.actor(state)) is not None:
            action = agent.decide(GAME.view(state, seat), stream(seed, "agent", seat), NoDeadline()).action
            opened = opened or str(action).startswith("open")
            state, _ = GAME.apply(state, action)
    assert opened


def high_deal(seed: int) -> BuracoState:
    """A round that both teams begin with 1500 points behind them."""
    state, _ = played_round(agents_of("greedy", "greedy"), seed)
    while not all(state.high):
        seat = GAME.actor(state) or 0
        (agent,) = agents_of("greedy")
        decision = agent.decide(GAME.view(state, seat), stream(seed, "agent", seat), NoDeadline())
        state, _ = GAME.apply(state, decision.action)
        if GAME.outcome(state) is not None:
            return high_deal(seed + 100)
    return GAME.apply(state, GAME.parse("next round"))[0]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_a_hint_is_legal_wherever_random_play_leads(seed: int) -> None:
    state, _ = GAME.new_match(BuracoOptions(), (2, 3, 4)[seed % 3], Deals(seed))
    rng = stream(seed, "anything")
    while (seat := GAME.actor(state)) is not None:
        hint = heuristic_action(GAME, GAME.view(state, seat), Random(1))
        assert GAME.refusal(state, hint) is None
        actions = list(GAME.actions(state))
        state, _ = GAME.apply(state, actions[int(rng.random() * len(actions))])


def test_every_explanation_has_a_known_reason_and_names_only_cards_that_the_player_sees() -> None:
    for view in ROUNDS.views(250):
        if not isinstance(view.phase, Taking | Melding | ChoosingMorto):
            continue
        explanation = heuristic_decision(GAME, view, Random(1)).explanation
        assert explanation is not None
        assert explanation.key in set(Reason)
        seen = {str(card) for card in (*view.hand, *view.discards)}
        assert all(value in seen for name, value in explanation.params if name == "card")


@pytest.mark.slow
def test_exchanging_the_one_card_of_the_pile_does_not_go_on_for_ever() -> None:
    for seed in range(3):
        state, _ = played_round(agents_of("club", "club"), seed)
        assert "quiet" not in GAME.round_traits(state)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("stronger", "weaker"), [("greedy", "random"), ("club", "greedy"), ("club", "novice")])
def test_stronger_levels_win_more_than_weaker_ones(stronger: str, weaker: str, seats: int) -> None:
    total = 0.0
    for seed in range(5):
        total += margin(played_round(agents_of(*([stronger, weaker] * 2)[:seats]), seed)[0])
        total -= margin(played_round(agents_of(*([weaker, stronger] * 2)[:seats]), seed)[0])
    assert total > 0
