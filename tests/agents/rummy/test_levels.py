"""Every level of the rummies plays by the rules, plays the same twice, and plays by what its seat may know."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from game.agents.levels import LEVELS
from game.agents.protocol import Unhurried
from game.agents.registry import AGENTS, agent_for, levels_of, quick_action, quick_decision
from game.agents.rummy.explain import Reason
from game.engine import Deals, stream
from game.engine.options import declared
from game.rules.rummy.state import MatchOver, Melding, RoundOver, Starting, Taking
from game.rules.rummy.view import RummyView
from tests.agents.rummy.play import BOTH, GAMES, played_round

PLAYING_LEVELS = ("greedy", "novice", "casual", "club")
MIXED = ("club", "greedy", "novice", "casual")
EVERY_LEVEL = pytest.mark.parametrize("level", PLAYING_LEVELS)
OPTIONS = [
    (name, spec.name, choice)
    for name, game in GAMES.items()
    for spec in declared(game.options)
    for choice in spec.choices
    if choice != spec.default
]


@cache
def views(game: str, count: int) -> tuple[RummyView, ...]:
    """What the seat to move saw in rounds of mixed levels, until there are so many."""
    found: list[RummyView] = []
    for seed in range(100, 200):
        if len(found) >= count:
            break
        found += played_round(game, MIXED, seed)[1]
    return tuple(found[:count])


@BOTH
def test_every_level_is_a_known_level(game: str) -> None:
    assert set(AGENTS[game]) < set(LEVELS)


@BOTH
def test_levels_are_listed_from_the_weakest(game: str) -> None:
    assert [level.name for level in levels_of(GAMES[game])] == ["random", "greedy", "novice", "casual", "club"]


@BOTH
@pytest.mark.parametrize("level", ["random", *PLAYING_LEVELS])
def test_a_level_finishes_rounds_without_an_illegal_action(game: str, level: str) -> None:
    for seed in range(3):
        state, _ = played_round(game, (level,) * 4, seed)
        assert isinstance(state.phase, RoundOver)


@pytest.mark.parametrize("seats", [2, 3])
@EVERY_LEVEL
def test_a_level_plays_remik_with_fewer_players(level: str, seats: int) -> None:
    rules, agent = GAMES["remik"], agent_for(GAMES["remik"], level)
    state, _ = rules.new_match(rules.options(), seats, Deals(4))
    number = 0
    while (seat := rules.actor(state)) is not None:
        number += 1
        decision = agent.decide(rules.view(state, seat), stream(4, "agent", number), Unhurried())
        state, _ = rules.apply(state, decision.action)
    assert isinstance(state.phase, RoundOver)


@pytest.mark.parametrize(("game", "name", "choice"), OPTIONS)
def test_the_levels_play_under_every_option(game: str, name: str, choice: Any) -> None:
    options = GAMES[game].options(**{name: choice})
    state, _ = played_round(game, MIXED, 5, options)
    assert isinstance(state.phase, RoundOver)


@BOTH
def test_a_match_of_mixed_levels_ends(game: str) -> None:
    rules = GAMES[game]
    agents = [agent_for(rules, level) for level in MIXED]
    state, _ = rules.new_match(rules.options(), 4, Deals(8))
    number = 0
    while not isinstance(state.phase, MatchOver):
        number += 1
        seat = rules.actor(state) or 0
        decision = agents[seat].decide(rules.view(state, seat), stream(8, "agent", number), Unhurried())
        state, _ = rules.apply(state, decision.action)
    assert rules.outcome(state) is not None


@BOTH
@EVERY_LEVEL
def test_a_level_decides_the_same_twice(game: str, level: str) -> None:
    agent, again = agent_for(GAMES[game], level), agent_for(GAMES[game], level)
    for number, view in enumerate(views(game, 120)):
        first = agent.decide(view, stream(1, "agent", number), Unhurried())
        assert again.decide(view, stream(1, "agent", number), Unhurried()) == first


@BOTH
@EVERY_LEVEL
def test_cards_that_a_seat_cannot_see_never_change_its_move(game: str, level: str) -> None:
    rules, agent = GAMES[game], agent_for(GAMES[game], level)
    for number, view in enumerate(views(game, 200)):
        chosen = agent.decide(view, stream(1, "agent", number), Unhurried()).action
        for other in range(2):
            dealt_anew = rules.determinize(view, Random(1000 * number + other))
            same = rules.view(dealt_anew, view.seat)
            assert agent.decide(same, stream(1, "agent", number), Unhurried()).action == chosen


@BOTH
@pytest.mark.parametrize("seed", range(5))
def test_a_hint_is_legal_wherever_random_play_leads(game: str, seed: int) -> None:
    rules = GAMES[game]
    state, _ = rules.new_match(rules.options(), 4, Deals(seed))
    rng = stream(seed, "anything")
    while (seat := rules.actor(state)) is not None:
        view = rules.view(state, seat)
        hint = quick_action(rules, view, Random(1))
        assert rules.refusal(state, hint) is None
        greedy = agent_for(rules, "greedy").decide(view, Random(1), Unhurried()).action
        assert rules.refusal(state, greedy) is None
        actions = list(rules.actions(state))
        state, _ = rules.apply(state, actions[int(rng.random() * len(actions))])


@BOTH
def test_agents_go_on_between_rounds(game: str) -> None:
    rules = GAMES[game]
    state, _ = played_round(game, ("greedy",) * 4, 1)
    for level in ("random", *PLAYING_LEVELS):
        agent = agent_for(rules, level)
        assert str(agent.decide(rules.view(state, 1), Random(1), Unhurried()).action) == "next round"


@BOTH
def test_the_quick_action_is_what_club_plays(game: str) -> None:
    club = agent_for(GAMES[game], "club")
    for view in views(game, 60):
        assert quick_action(GAMES[game], view, Random(1)) == club.decide(view, Random(1), Unhurried()).action


@BOTH
def test_every_explanation_has_a_known_reason_and_names_only_cards_that_the_player_sees(game: str) -> None:
    for view in views(game, 250):
        if not isinstance(view.phase, Starting | Taking | Melding):
            continue
        explanation = quick_decision(GAMES[game], view, Random(1)).explanation
        assert explanation is not None
        assert explanation.key in set(Reason)
        seen = {str(card) for card in (*view.hand, *view.discards)}
        assert all(value in seen for name, value in explanation.params if name == "card")


@BOTH
@pytest.mark.parametrize(("stronger", "weaker"), [("greedy", "random"), ("club", "greedy"), ("club", "novice")])
def test_stronger_levels_win_more_than_weaker_ones(game: str, stronger: str, weaker: str) -> None:
    rules = GAMES[game]
    won = 0
    for seed in range(32):
        levels = [weaker] * 4
        levels[seed % 4] = stronger
        state, _ = played_round(game, tuple(levels), seed)
        won += seed % 4 in rules.round_winners(state)
    assert won > 8
