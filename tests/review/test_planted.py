"""A review names decisions that are wrong for certain, with the right sign and size."""

from __future__ import annotations

from itertools import islice

import pytest

from game.games import GAMES
from tests.review.planted import named, planted_in

MOST = 3
"""Positions of each game whose rounds are short to play; `python -m tests.review.planted` judges any number."""
FEW = 1


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_decision_that_is_wrong_for_certain_is_named(name: str) -> None:
    game = GAMES[name]
    told = [named(planted, game) for planted in islice(planted_in(game), MOST if game.fewest_win else FEW)]
    assert [found.done for right, found in told if not right] == []
