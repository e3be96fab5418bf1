"""Every level of Borako plays by the rules, plays the same twice, and plays by what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.agents.borako.explain import Reason
from game.agents.levels import LEVELS, UnknownLevelError
from game.agents.protocol import Unhurried
from game.agents.registry import AGENTS, agent_for, levels_of, quick_action
from game.engine import stream
from game.rules.borako.options import BorakoOptions
from game.rules.borako.state import BorakoState, RoundOver
from game.rules.borako.view import BorakoView
from game.rules.registry import GAMES
from tests.agents.play import GAME, agents_of, margin, played_round

PLAYING_LEVELS = ("greedy", "novice", "casual", "club")


def views(count: int) -> list[BorakoView]:
    """What the seat to move saw in rounds of mixed levels, until there are so many."""
    found: list[BorakoView] = []
    for seed in range(100, 200):
        if len(found) >= count:
            break
        _, seen = played_round(agents_of("club", "greedy", "novice", "casual"), seed)
        found += seen
    return found[:count]


def test_the_registry_knows_the_games_of_the_rules() -> None:
    assert set(AGENTS) == set(GAMES)


def test_every_level_of_borako_is_a_known_level() -> None:
    assert set(AGENTS["borako"]) < set(LEVELS)


def test_levels_are_listed_from_the_weakest() -> None:
    assert [level.name for level in levels_of(GAME)] == ["random", "greedy", "novice", "casual", "club"]


def test_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(UnknownLevelError, match=r"unknown level 'grandmaster'.*casual, club"):
        agent_for(GAME, "grandmaster")


@pytest.mark.parametrize("level", ["random", *PLAYING_LEVELS])
def test_a_level_finishes_rounds_without_an_illegal_action(level: str) -> None:
    for seed in range(3):
        state, _ = played_round(agents_of(*[level] * 4), seed)
        assert isinstance(state.phase, RoundOver)


@pytest.mark.parametrize("going_out", ["free", "clean", "clean_and_dirty"])
@pytest.mark.parametrize("bonus", [0, 100])
@pytest.mark.parametrize("joker", [0, 1])
def test_the_levels_play_under_every_option(going_out: str, bonus: int, joker: int) -> None:
    options = BorakoOptions(going_out=going_out, going_out_bonus=bonus, joker_value=joker)
    state, _ = played_round(agents_of("club", "greedy", "casual", "novice"), 5, options)
    assert isinstance(state.phase, RoundOver)


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_a_level_decides_the_same_twice(level: str) -> None:
    agent, again = agents_of(level, level)
    for number, view in enumerate(views(60)):
        first = agent.decide(view, stream(1, "agent", number), Unhurried())
        assert again.decide(view, stream(1, "agent", number), Unhurried()) == first


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_cards_that_a_seat_cannot_see_never_change_its_move(level: str) -> None:
    (agent,) = agents_of(level)
    for number, view in enumerate(views(200)):
        chosen = agent.decide(view, stream(1, "agent", number), Unhurried()).action
        for other in range(2):
            dealt_anew = GAME.determinize(view, Random(1000 * number + other))
            same = GAME.view(dealt_anew, view.seat)
            assert agent.decide(same, stream(1, "agent", number), Unhurried()).action == chosen


def test_agents_go_on_between_rounds() -> None:
    state, _ = played_round(agents_of("club", "club", "club", "club"), 1)
    for level in ("random", *PLAYING_LEVELS):
        (agent,) = agents_of(level)
        assert str(agent.decide(GAME.view(state, 2), Random(1), Unhurried()).action) == "next round"


def test_random_refuses_to_choose_when_the_match_is_over() -> None:
    (agent,) = agents_of("random")
    with pytest.raises(ValueError, match="the match is over"):
        agent.decide(GAME.view(finished_match(), 0), Random(1), Unhurried())


def finished_match() -> BorakoState:
    """A match that ends when the first round was won by far."""
    agents = agents_of("club", "random", "club", "random")
    state, _ = played_round(agents, 1)
    for number in range(100_000):
        if GAME.outcome(state) is not None:
            return state
        seat = GAME.actor(state)
        agent = agents[seat or 0]
        decision = agent.decide(GAME.view(state, seat or 0), stream(2, "agent", number), Unhurried())
        state, _ = GAME.apply(state, decision.action)
    raise AssertionError("the match never ends")


def test_the_quick_action_is_what_club_plays() -> None:
    (club,) = agents_of("club")
    for view in views(40):
        assert quick_action(GAME, view, Random(1)) == club.decide(view, Random(1), Unhurried()).action


def test_every_explanation_has_a_known_reason_and_names_only_own_cards() -> None:
    (club,) = agents_of("club")
    for view in views(200):
        explanation = club.decide(view, Random(1), Unhurried()).explanation
        assert explanation is not None
        assert explanation.key in set(Reason)
        assert all(value in {str(card) for card in view.hand} for name, value in explanation.params if name == "card")


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
