"""The levels of the rummies under every option of the games, what they say of their moves, and how strong they are."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, pairwise
from random import Random
from typing import Any

import pytest

from game.engine import Deals, stream
from game.engine.options import declared
from game.families.rummy.opponents.explain import Reason
from game.families.rummy.rules.actions import Action
from game.families.rummy.rules.game import Rummy
from game.families.rummy.rules.state import MatchOver, Melding, RoundOver, Starting, Taking
from game.families.rummy.rules.view import RummyView
from game.opponents.protocol import NoDeadline, agent_for, heuristic_action, heuristic_decision
from tests.families.rummy.opponents.play import BOTH, GAMES, ROUNDS, played_round
from tests.opponents.rounds import MIXED, Impatient

OPTIONS = [
    (name, spec.name, choice)
    for name, game in GAMES.items()
    for spec in declared(game.options)
    for choice in spec.choices
    if choice != spec.default
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name", "choice"), OPTIONS)
def test_the_levels_play_under_every_option(game: str, name: str, choice: Any) -> None:
    options = GAMES[game].options(**{name: choice})
    state, _ = played_round(game, MIXED, 5, options)
    assert isinstance(state.phase, RoundOver)


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("levels", [MIXED, ("strong", "club", "greedy", "novice")])
def test_the_levels_play_to_the_letter(game: str, levels: tuple[str, ...]) -> None:
    options = GAMES[game].options(**GAMES[game].options.PRESETS["written"])
    agents = ROUNDS[game].agents_of(*levels)
    for seed in range(2):
        state, _ = ROUNDS[game].played_round(agents, seed, options, watch=Impatient)
        assert isinstance(state.phase, RoundOver)


@pytest.mark.slow
def test_nobody_takes_a_card_only_to_throw_it_back() -> None:
    options = GAMES["rami"].options(discard_taken="on")
    taken = 0
    for seed in range(6):
        state, _ = played_round("rami", ("novice", "casual", "club", "novice"), seed, options)
        for (_, verb, cards), (_, then, others) in pairwise(state.log):
            taken += verb == "take"
            assert not (verb == "take" and then == "discard" and cards == others)
    assert taken > 20


@pytest.mark.slow
@BOTH
def test_a_match_of_mixed_levels_ends(game: str) -> None:
    rules = GAMES[game]
    agents = [agent_for(rules, level) for level in MIXED]
    shortest = {spec.name: min(spec.lengths.values()) for spec in declared(rules.options) if spec.lengths}
    state, _ = rules.new_match(rules.options(**shortest), 4, Deals(8))
    number = 0
    while not isinstance(state.phase, MatchOver):
        number += 1
        seat = rules.actor(state) or 0
        decision = agents[seat].decide(rules.view(state, seat), stream(8, "agent", number), NoDeadline())
        state, _ = rules.apply(state, decision.action)
    assert rules.outcome(state) is not None


def greedy_action(rules: Rummy, view: RummyView, rng: Random) -> Action:
    return agent_for(rules, "greedy").decide(view, rng, NoDeadline()).action


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("preset", ["book", "written"])
@pytest.mark.parametrize("seed", range(5))
def test_a_hint_is_legal_wherever_random_play_leads(game: str, preset: str, seed: int) -> None:
    rules = GAMES[game]
    state, _ = rules.new_match(rules.options(**rules.options.PRESETS[preset]), 4, Deals(seed))
    rng = stream(seed, "anything")
    in_turn: cycle[Callable[[Rummy, RummyView, Random], Action] | None] = cycle(
        (heuristic_action, greedy_action, None)  # two actions of a turn follow one another, and turns are asked about
    )
    while (seat := rules.actor(state)) is not None:
        if (asked := next(in_turn)) is not None:
            assert rules.refusal(state, asked(rules, rules.view(state, seat), Random(1))) is None
        actions = list(rules.actions(state))
        state, _ = rules.apply(state, actions[int(rng.random() * len(actions))])


@pytest.mark.slow
@BOTH
def test_every_explanation_has_a_known_reason_and_names_only_cards_that_the_player_sees(game: str) -> None:
    for view in ROUNDS[game].views(250)[::2]:
        if not isinstance(view.phase, Starting | Taking | Melding):
            continue
        explanation = heuristic_decision(GAMES[game], view, Random(1)).explanation
        assert explanation is not None
        assert explanation.key in set(Reason)
        seen = {str(card) for card in (*view.hand, *view.discards)}
        assert all(value in seen for name, value in explanation.params if name == "card")


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize(("stronger", "weaker"), [("greedy", "random"), ("club", "greedy"), ("club", "novice")])
def test_stronger_levels_win_more_than_weaker_ones(game: str, stronger: str, weaker: str) -> None:
    rules = GAMES[game]
    won = 0
    for seed in range(12):
        levels = [weaker] * 4
        levels[seed % 4] = stronger
        state, _ = played_round(game, tuple(levels), seed)
        won += seed % 4 in rules.round_winners(state)
        if won > 3:
            return
    pytest.fail(f"{stronger} won no more than {won} of 12 rounds")
