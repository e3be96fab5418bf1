"""A review names decisions that are wrong for certain, with the right sign and size."""

from __future__ import annotations

from itertools import islice

import pytest

from game.games import GAMES
from tests.review.planted import named, planted_in, proves_itself

MOST = 2
"""Positions of each game; `python -m tests.review.planted` judges any number, of every game."""
QUICK = [name for name, game in GAMES.items() if game.fewest_win or proves_itself(game)]
"""Games whose rounds are short to play."""


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
def test_a_decision_that_is_wrong_for_certain_is_named(name: str) -> None:
    game = GAMES[name]
    names = [named(planted, game) for planted in islice(planted_in(game), MOST)]
    assert [found.done for right, found in names if not right] == []
