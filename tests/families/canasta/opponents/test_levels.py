"""The levels of the family's games under options, what they say of their moves, and how strong they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle, product
from random import Random
from typing import Any

import pytest

from game.engine import Deals, choose, presets_of, stream
from game.games.borako.opponents import explain as borako
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.view import BorakoView
from game.games.buraco.opponents import explain as buraco
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.view import BuracoView
from game.opponents.protocol import NoDeadline, agent_for, heuristic_action, heuristic_decision
from tests.families.canasta.opponents.play import BOTH, GAMES, ROUNDS

pytestmark = pytest.mark.slow

REASONS: Mapping[str, frozenset[str]] = {"borako": frozenset(borako.REASONS), "buraco": frozenset(buraco.REASONS)}
RANDOM_ROUNDS = [*(("borako", 4, seed) for seed in range(4)), *(("buraco", 2 + seed % 3, seed) for seed in range(6))]
STRENGTH = [
    ("borako", 4, "greedy", "random", 2),
    ("borako", 4, "club", "greedy", 2),
    ("borako", 4, "club", "novice", 2),
    ("buraco", 2, "greedy", "random", 2),
    ("buraco", 2, "club", "greedy", 1),
    ("buraco", 4, "greedy", "random", 2),
    ("buraco", 4, "club", "greedy", 1),
    ("buraco", 4, "club", "novice", 1),
]
"""How many players play how many deals, each from both sides, to show which level is stronger."""


def options() -> Iterator[Any]:
    for number, (going_out, bonus) in enumerate(product(("free", "clean", "clean_and_dirty"), (0, 100))):
        joker = (number + number // 2) % 2  # every pair of choices is there
        yield "borako", BorakoOptions(going_out=going_out, going_out_bonus=bonus, joker_value=joker)
    yield "borako", choose(BorakoOptions, presets_of(BorakoOptions)["written"])
    yield "buraco", BuracoOptions(auto_end_turn="on", going_out_bonus=100)
    yield "buraco", BuracoOptions(natural_two_with_wild_two="on", morto_penalty=100)
    yield "buraco", BuracoOptions(ace_wilds="any")
    yield "buraco", choose(BuracoOptions, presets_of(BuracoOptions)["written"])


@pytest.mark.parametrize(("game", "house"), [*options()], ids=str)
def test_the_levels_play_under_every_option(game: str, house: Any) -> None:
    rounds = ROUNDS[game]
    state, _ = rounds.played_round(rounds.agents_of("club", "greedy", "casual", "novice"), 5, house)
    assert GAMES[game].standing(state).phase == "round_over"


@pytest.mark.parametrize(("game", "seats", "seed"), RANDOM_ROUNDS)
def test_a_hint_is_legal_wherever_random_play_leads(game: str, seats: int, seed: int) -> None:
    rules = GAMES[game]
    state, _ = rules.new_match(rules.options(), seats, Deals(seed))
    rng, asked = stream(seed, "anything"), cycle((True, False))
    while (seat := rules.actor(state)) is not None:
        if next(asked):
            hint = heuristic_action(rules, rules.view(state, seat), Random(1))
            assert rules.refusal(state, hint) is None
        actions = list(rules.actions(state))
        state, _ = rules.apply(state, actions[int(rng.random() * len(actions))])


@BOTH
def test_every_explanation_has_a_known_reason_and_names_only_cards_that_the_player_sees(game: str) -> None:
    rules = GAMES[game]
    club = agent_for(rules, "club")
    for view in ROUNDS[game].views(120):
        explanation = club.decide(view, Random(1), NoDeadline()).explanation
        assert explanation is not None
        assert explanation == heuristic_decision(rules, view, Random(1)).explanation
        assert explanation.key in REASONS[game]
        assert isinstance(view, BorakoView | BuracoView)
        seen = {str(card) for card in (*view.hand, *view.discards)}
        named = [str(value) for name, value in explanation.params if name in {"card", "cards"}]
        assert set(" ".join(named).split()) <= seen


@pytest.mark.parametrize(("game", "seats", "stronger", "weaker", "deals"), STRENGTH)
def test_stronger_levels_win_more_than_weaker_ones(
    game: str, seats: int, stronger: str, weaker: str, deals: int
) -> None:
    rounds = ROUNDS[game]
    total = 0.0
    for seed in range(deals):
        total += rounds.margin(rounds.played_round(rounds.agents_of(*([stronger, weaker] * 2)[:seats]), seed)[0])
        total -= rounds.margin(rounds.played_round(rounds.agents_of(*([weaker, stronger] * 2)[:seats]), seed)[0])
    assert total > 0
