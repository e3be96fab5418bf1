"""The legal actions are exactly those of all actions there are that are not refused."""

from __future__ import annotations

from typing import Final

import pytest

from game.cards import Suit
from game.games.baloot.rules.actions import (
    CUTS,
    Action,
    Bid,
    Claim,
    Confirm,
    Cut,
    Declare,
    NextRound,
    Pass,
    Play,
    Raise,
    Show,
)
from game.games.baloot.rules.state import DECK
from tests.battery.walks import walk
from tests.families.tricks.combinations import COMBINATIONS
from tests.games.baloot.battery import OPTION_SETS
from tests.games.baloot.rules.positions import BALOOT

ALL_ACTIONS: Final[tuple[Action, ...]] = (
    *(Cut(how) for how in CUTS),
    Pass(),
    *(Bid(call) for call in ("hokom", "sun", "ashkal", "kawesh")),
    *(Confirm(suit) for suit in (None, *Suit)),
    *(Raise(level, locked) for level in ("double", "three", "four", "gahwa") for locked in (False, True)),
    *(Declare(cards) for cards in COMBINATIONS),
    *(Show(cards) for cards in COMBINATIONS),
    *(Play(card) for card in DECK),
    Claim(),
    NextRound(),
)


@pytest.mark.slow
@pytest.mark.parametrize("lively", [True, False])
@pytest.mark.parametrize("options", range(len(OPTION_SETS)))
def test_the_legal_actions_are_those_that_are_not_refused(options: int, lively: bool) -> None:
    for step in walk("baloot", options, seed=3, lively=lively, rounds=20):
        allowed = {action for action in ALL_ACTIONS if BALOOT.refusal(step.before, action) is None}
        assert set(BALOOT.actions(step.before)) == allowed


def test_nothing_is_legal_after_the_match() -> None:
    over = walk("baloot", 0, seed=2, lively=True, rounds=10_000)[-1].after
    assert BALOOT.outcome(over) is not None
    assert list(BALOOT.actions(over)) == []
    refused = BALOOT.refusal(over, NextRound())
    assert refused is not None
    assert (refused.reason, refused.clause) == ("match_is_over", "baloot 7.7")
