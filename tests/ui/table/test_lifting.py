"""The meanings of a drop of selected cards are found at once, however many are selected, in every game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from bench.big_hands import biggest
from bench.selections import selections
from game.cards import Face, format_faces
from game.games import GAMES
from game.match.match import Match
from game.ui.table.contract.game_table import table_of
from tests.work import TooMuchWorkError, calls_of

CALLS = 20_000
"""The limit of calls of Python functions for all zones together: a few milliseconds."""
DEALS = (1, 2)
"""In the first a person hoards cards, in the second all play as well as they can."""


def lift(match: Match, cards: Sequence[Face]) -> None:
    """Find out what lifting the cards does: what they would do in each zone, and whether they may."""
    for actions in table_of(match.game_name).drops(match, match.view(0), cards).values():
        match.why_not(actions)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("deal", DEALS)
def test_any_selection_of_a_late_hand_is_lifted_at_once(game: str, deal: int) -> None:
    rng, lifted = Random(deal), 0
    for match in biggest(game, deal, 2):
        hand = match.view(0).hand
        for group in selections(hand, rng):
            cards = [hand[at] for at in rng.sample(group, len(group))]
            try:
                calls_of(partial(lift, match, cards), CALLS)
            except TooMuchWorkError as error:
                pytest.fail(f"{error} for {format_faces(cards)}")
            lifted += 1
    assert lifted > 40
