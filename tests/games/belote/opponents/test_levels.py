"""The levels of Belote under options of the game, what they say of their decisions, and how strong they are."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.engine import Deals, choose
from game.games.belote.opponents.agent import BeloteAgent
from game.games.belote.opponents.explain import REASONS
from game.games.belote.opponents.levels import STRONG
from game.games.belote.rules.options import BeloteOptions
from game.opponents.protocol import NoDeadline, heuristic_decision
from tests.games.belote.opponents.play import GAME, agents_of, margin, played_round

HOUSE_RULES = (
    *(choose(BeloteOptions, preset) for preset in BeloteOptions.PRESETS.values()),
    BeloteOptions(second_round="any", undertrump="free", under_partner="barred", sans_tout="on", rounding="ten"),
    BeloteOptions(bidding="coinche", ruff_partner="must", belote_by_hand="on", sans_tout="on", declarations="on"),
    BeloteOptions(declarations="on", level_declarations="none", litige="fails", capot=250, both_there="takers"),
)
FEW_WORLDS = replace(STRONG, worlds=6, solved=3, solved_early=2, pool=2)


@pytest.mark.slow
@pytest.mark.parametrize("options", HOUSE_RULES, ids=str)
def test_strong_plays_only_what_is_legal_and_says_why(options: BeloteOptions) -> None:
    agent = BeloteAgent(FEW_WORLDS)
    for seed in range(3):
        state, _ = GAME.new_match(options, 4, Deals(seed))
        number = 0
        while (seat := GAME.actor(state)) is not None:
            decision = agent.decide(GAME.view(state, seat), Random(number), NoDeadline())
            assert decision.explanation is not None
            assert decision.explanation.key in set(REASONS)
            state, _ = GAME.apply(state, decision.action)
            number += 1


@pytest.mark.slow
@pytest.mark.parametrize("options", HOUSE_RULES, ids=str)
def test_every_decision_of_the_quick_policy_says_why(options: BeloteOptions) -> None:
    for seed in range(10):
        state, _ = GAME.new_match(options, 4, Deals(seed))
        while (seat := GAME.actor(state)) is not None:
            decision = heuristic_decision(GAME, GAME.view(state, seat), Random(1))
            assert decision.explanation is not None
            state, _ = GAME.apply(state, decision.action)


@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker"), [("greedy", "random"), ("casual", "random"), ("casual", "novice")])
def test_stronger_levels_win_more_than_weaker_ones(stronger: str, weaker: str) -> None:
    total = 0.0
    for seed in range(40):
        total += margin(played_round(agents_of(stronger, weaker, stronger, weaker), seed)[0])
        total -= margin(played_round(agents_of(weaker, stronger, weaker, stronger), seed)[0])
    assert total > 0
