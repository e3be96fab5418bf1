"""Every level of Baloot plays by the rules, plays the same twice, and plays by what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from game.agents.baloot.explain import Reason
from game.agents.levels import LEVELS
from game.agents.protocol import Unhurried
from game.agents.registry import AGENTS, levels_of, quick_action, quick_decision
from game.engine import stream
from game.rules.baloot.options import BalootOptions
from game.rules.baloot.state import Buying, Doubling, Playing, RoundOver
from game.rules.baloot.view import BalootView
from tests.agents.baloot.play import GAME, agents_of, margin, played_round

PLAYING_LEVELS = ("greedy", "novice", "casual", "club")


@cache
def views(count: int) -> tuple[BalootView, ...]:
    """What the seat to act saw in hands of mixed levels, until there are so many."""
    found: list[BalootView] = []
    for seed in range(100, 200):
        if len(found) >= count:
            break
        _, seen = played_round(agents_of("casual", "greedy", "novice", "casual"), seed)
        found += seen
    return tuple(found[:count])


def test_every_level_of_baloot_is_a_known_level() -> None:
    assert set(AGENTS["baloot"]) < set(LEVELS)


def test_levels_are_listed_from_the_weakest() -> None:
    assert [level.name for level in levels_of(GAME)] == ["random", "greedy", "novice", "casual", "club"]


@pytest.mark.parametrize("level", ["random", *PLAYING_LEVELS])
def test_a_level_finishes_hands_without_an_illegal_action(level: str) -> None:
    for seed in range(3):
        state, _ = played_round(agents_of(*[level] * 4), seed)
        assert isinstance(state.phase, RoundOver)


@pytest.mark.parametrize(
    "options",
    [
        BalootOptions(cut_choices="on", show_projects_by_hand="on"),
        BalootOptions(sun_over_sun="off", khasara="off", kaboot_doubled="flat"),
        BalootOptions(sun_over_sun="ace_only", ashkal_second_round="on"),
        BalootOptions(sun_over_sun="earlier_opponents", review="all_tricks"),
    ],
    ids=str,
)
def test_the_levels_play_under_every_option(options: BalootOptions) -> None:
    for seed in range(4):
        state, _ = played_round(agents_of("casual", "greedy", "club", "novice"), seed, options)
        assert isinstance(state.phase, RoundOver)


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_a_level_decides_the_same_twice(level: str) -> None:
    agent, again = agents_of(level, level)
    for number, view in enumerate(views(40)):
        first = agent.decide(view, stream(1, "agent", number), Unhurried())
        assert again.decide(view, stream(1, "agent", number), Unhurried()) == first


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_cards_that_a_seat_cannot_see_never_change_its_decision(level: str) -> None:
    (agent,) = agents_of(level)
    for number, view in enumerate(views(200)):
        chosen = agent.decide(view, stream(1, "agent", number), Unhurried()).action
        dealt_anew = GAME.determinize(view, Random(number))
        same = GAME.view(dealt_anew, view.seat)
        assert agent.decide(same, stream(1, "agent", number), Unhurried()).action == chosen


def test_the_positions_are_of_buying_of_doubling_and_of_play() -> None:
    assert {type(view.phase) for view in views(200)} == {Buying, Doubling, Playing}


def test_agents_go_on_between_hands() -> None:
    state, _ = played_round(agents_of("greedy", "greedy", "greedy", "greedy"), 1)
    for level in ("random", *PLAYING_LEVELS):
        (agent,) = agents_of(level)
        assert str(agent.decide(GAME.view(state, 2), Random(1), Unhurried()).action) == "next round"


def test_the_quick_action_is_legal_and_never_takes_long() -> None:
    for number, view in enumerate(views(200)):
        state = GAME.determinize(view, Random(number))
        assert GAME.refusal(state, quick_action(GAME, view, Random(1))) is None


def test_every_decision_of_the_quick_policy_says_why() -> None:
    for view in views(200):
        explanation = quick_decision(GAME, view, Random(1)).explanation
        assert explanation is not None
        assert explanation.key in set(Reason)


def test_explanations_name_only_cards_of_the_own_hand() -> None:
    (club,) = agents_of("club")
    for view in views(60):
        explanation = club.decide(view, Random(1), Unhurried()).explanation
        assert explanation is not None
        assert all(value in {str(card) for card in view.hand} for name, value in explanation.params if name == "card")


def test_stronger_levels_win_more_than_weaker_ones() -> None:
    for stronger, weaker in stronger_and_weaker():
        total = 0.0
        for seed in range(30):
            total += margin(played_round(agents_of(stronger, weaker, stronger, weaker), seed)[0])
            total -= margin(played_round(agents_of(weaker, stronger, weaker, stronger), seed)[0])
        assert total > 0, (stronger, weaker, total)


def stronger_and_weaker() -> Iterator[tuple[str, str]]:
    """Pairs far enough apart to show in a few hands."""
    yield "greedy", "random"
    yield "casual", "random"
