"""The levels of Baloot under options of the game, what they say of their decisions, and how strong they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.engine import Deals, choose
from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.explain import REASONS
from game.games.baloot.opponents.weights import STRONG
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import Buying, Doubling, Playing, RoundOver
from game.opponents.protocol import NoDeadline, heuristic_decision
from tests.games.baloot.opponents.play import GAME, ROUNDS, agents_of, margin, played_round

HOUSE_RULES = (
    BalootOptions(cut_choices="on", show_projects_by_hand="on"),
    BalootOptions(sun_over_sun="off", khasara="off", kaboot_doubled="flat"),
    BalootOptions(sun_over_sun="ace_only", ashkal_second_round="on"),
    BalootOptions(sun_over_sun="earlier_opponents", review="all_tricks", signals="off", level_contract="buyer_fails"),
    choose(BalootOptions, BalootOptions.PRESETS["written"]),
)
FEW_WORLDS = replace(
    STRONG, worlds=6, solved=3, solved_early=2, pool=2, calls=replace(STRONG.calls, raises=4, solved=2)
)


@pytest.mark.slow
@pytest.mark.parametrize("options", HOUSE_RULES, ids=str)
def test_strong_plays_only_what_is_legal_at_every_seat(options: BalootOptions) -> None:
    for seed in range(3):
        assert decisions_of_strong(seed, options) >= 4


def decisions_of_strong(seed: int, options: BalootOptions) -> int:
    """How many decisions four Strongs make in a round; raises what the rules raise of an illegal one."""
    agent = BalootAgent(FEW_WORLDS)
    state, _ = GAME.new_match(options, 4, Deals(seed))
    number = 0
    while (seat := GAME.actor(state)) is not None:
        decision = agent.decide(GAME.view(state, seat), Random(number), NoDeadline())
        state, _ = GAME.apply(state, decision.action)
        number += 1
    return number


@pytest.mark.slow
@pytest.mark.parametrize("options", HOUSE_RULES, ids=str)
def test_the_levels_play_under_every_option(options: BalootOptions) -> None:
    for seed in range(4):
        state, _ = played_round(agents_of("casual", "greedy", "club", "novice"), seed, options)
        assert isinstance(state.phase, RoundOver)


@pytest.mark.slow
def test_the_positions_are_of_buying_of_doubling_and_of_play() -> None:
    assert {type(view.phase) for view in ROUNDS.views(200)} == {Buying, Doubling, Playing}


@pytest.mark.slow
def test_every_decision_of_the_quick_policy_says_why() -> None:
    for view in ROUNDS.views(200):
        explanation = heuristic_decision(GAME, view, Random(1)).explanation
        assert explanation is not None
        assert explanation.key in set(REASONS)


@pytest.mark.slow
def test_explanations_name_only_cards_of_the_own_hand() -> None:
    (club,) = agents_of("club")
    for view in ROUNDS.views(60):
        explanation = club.decide(view, Random(1), NoDeadline()).explanation
        assert explanation is not None
        assert all(value in {str(card) for card in view.hand} for name, value in explanation.params if name == "card")


@pytest.mark.slow
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
