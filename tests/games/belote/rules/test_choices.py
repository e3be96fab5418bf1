"""The legal actions are exactly those of all actions there are that are not refused."""

from __future__ import annotations

from typing import Final

import pytest

from game.cards import Suit
from game.games.belote.rules.actions import (
    CAPOT,
    NAMES,
    Action,
    Bid,
    Coinche,
    Declare,
    NextRound,
    Pass,
    Play,
    Say,
    Surcoinche,
    Take,
)
from game.games.belote.rules.state import DECK
from tests.battery.walks import walk
from tests.families.tricks.combinations import COMBINATIONS
from tests.games.belote.battery import OPTION_SETS
from tests.games.belote.rules.positions import BELOTE

ALL_ACTIONS: Final[tuple[Action, ...]] = (
    Pass(),
    Take(),
    *(Take(named) for named in NAMES),
    Coinche(),
    Surcoinche(),
    *(Bid(value, named) for value in range(60, CAPOT + 30, 10) for named in NAMES),
    *(Declare(cards) for cards in COMBINATIONS),
    *(Say(suit) for suit in Suit),
    *(Play(card) for card in DECK),
    NextRound(),
)


@pytest.mark.slow
@pytest.mark.parametrize("options", range(len(OPTION_SETS)))
def test_every_action_that_is_not_refused_is_given_and_no_other(options: int) -> None:
    for step in walk("belote", options, lively=True, rounds=4)[::3]:
        allowed = {action for action in ALL_ACTIONS if BELOTE.refusal(step.before, action) is None}
        assert allowed == set(step.legal)
