"""The search keeps to the rules, to its budget and to the clock."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

import pytest

from game.families.canasta.opponents.lean.search import Budget
from game.families.canasta.opponents.lean.turn import Turn
from game.families.canasta.opponents.searching import searched
from game.opponents.protocol import Explanation, NoDeadline, agent_for
from tests.families.canasta.opponents.lean.sides import AGENTS
from tests.families.canasta.opponents.play import BOTH, GAMES, ROUNDS
from tests.games.buraco.opponents.positions import SHEET

SMALL: Final = Budget(worlds=[3, 3], keep=[9, 2], turns=3, deviation=2.0, spread=15.0, doubt=60.0)
NEVER: Final = Budget(worlds=[3, 3], keep=[9, 2], turns=3, deviation=1e9, spread=15.0, doubt=60.0)
TRUSTING: Final = Budget(worlds=[3, 3], keep=[9, 2], turns=3, deviation=0.0, spread=1e-9, doubt=60.0)
EAGER: Final = Budget(worlds=[3, 3], keep=[9, 2], turns=3, deviation=0.0, spread=15.0, doubt=0.0)
LEFT: Final = Explanation("left")


@dataclass
class Impatient:
    """A watch that expires when it was asked so often."""

    patience: int
    asked: int = 0
    done: float = 0.0

    def expired(self) -> bool:
        self.asked += 1
        return self.asked > self.patience

    def progress(self, done: float) -> None:
        assert done >= self.done
        self.done = done


def strong(game: str, budget: Budget) -> Any:
    return replace(AGENTS[game]("club"), budget=budget)


@pytest.mark.slow
@BOTH
def test_whatever_is_searched_is_legal_and_has_a_reason(game: str) -> None:
    rules, agent = GAMES[game], strong(game, EAGER)
    other = 0
    for number, view in enumerate(ROUNDS[game].views(240)[::4]):
        decision = agent.decide(view, Random(number), NoDeadline())
        state = rules.determinize(view, Random(number))
        for action in (decision.action, *decision.then):
            assert rules.refusal(state, action) is None
            state, _ = rules.apply(state, action)
        assert decision.explanation is not None
        other += decision.action != agent_for(rules, "club").decide(view, Random(number), NoDeadline()).action
    assert other > 0


@pytest.mark.slow
@BOTH
def test_without_a_significant_gain_the_policy_is_played(game: str) -> None:
    agent, club = strong(game, NEVER), agent_for(GAMES[game], "club")
    for view in ROUNDS[game].views(90)[::9]:
        expected = club.decide(view, Random(1), NoDeadline())
        assert agent.decide(view, Random(1), NoDeadline()) == expected


@pytest.mark.slow
@BOTH
def test_where_differences_are_luck_nothing_is_played_that_the_policy_takes_to_be_worse(game: str) -> None:
    agent, club = AGENTS[game]("club"), agent_for(GAMES[game], "club")
    others = 0
    for view in ROUNDS[game].views(160)[::5]:
        if view.phase.key not in ("draw", "meld") or getattr(view.phase, "ended", False):
            continue
        question = agent.question(view)
        decision = club.decide(view, Random(1), NoDeadline())
        worth = {action: option.worth for option, action in reversed(question.options)}
        for budget in (TRUSTING, EAGER):
            _, option = searched(question, decision, lambda *_: LEFT, budget, Random(1), NoDeadline())
            if option is not None and option.worth < worth[decision.action] - 1.0:
                assert budget is EAGER
                others += 1
    assert others


@pytest.mark.slow
@BOTH
def test_the_best_option_is_worth_as_much_as_the_plan_of_the_policy(game: str) -> None:
    agent = AGENTS[game]("club")
    judged = 0
    for view in ROUNDS[game].views(160)[::5]:
        if view.phase.key != "meld" or not getattr(view.phase, "from_stock", not getattr(view, "must_lay", False)):
            continue
        question = agent.question(view)
        world = question.worlds.world(Random(1))
        turn = Turn(world, question.outlooks, 0, world.pile)
        plan = turn.best(world.side(view.seat))
        if plan is not None:
            assert max(option.worth for option, _ in question.options) >= plan.worth - 1e-6
            judged += 1
    assert judged


@pytest.mark.slow
@BOTH
def test_the_clock_ends_a_search_after_the_world_in_hand(game: str) -> None:
    agent = strong(game, SMALL)
    capped = 0
    for view in ROUNDS[game].views(90)[::9]:
        watch = Impatient(1)
        decision = agent.decide(view, Random(1), watch)
        capped += decision.capped
        assert watch.asked <= 2
        assert replace(decision, capped=False) == replace(agent.decide(view, Random(1), Impatient(1)), capped=False)
        assert not agent.decide(view, Random(1), NoDeadline()).capped
    assert capped > 0


def test_a_run_up_to_the_ace_is_searched_like_any_other() -> None:
    """The policy writes its cards from the queen to the ace, the search in the order of faces."""
    view = SHEET.view_of(
        {"name": "an ace above", "turn": "drawn", "hand": "QH KH AH 3C 9D 5S", "ours": ["4S 5S 6S 7S"], "theirs": []}
    )
    watch = Impatient(patience=100)
    assert str(agent_for(GAMES["buraco"], "club").decide(view, Random(1), NoDeadline()).action) == "lay QH KH AH"
    strong("buraco", NEVER).decide(view, Random(1), watch)
    assert watch.asked > 0
