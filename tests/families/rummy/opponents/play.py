"""Rounds of the rummies between agents, for tests."""

from __future__ import annotations

from typing import Any

import pytest

from game.families.rummy.rules.actions import Action
from game.families.rummy.rules.game import Rummy
from game.families.rummy.rules.state import RummyState
from game.families.rummy.rules.view import RummyView
from game.games.rami.rules import RULES as RAMI
from game.games.remik.rules import RULES as REMIK
from tests.opponents.rounds import Rounds

GAMES: dict[str, Rummy] = {"rami": RAMI, "remik": REMIK}
ROUNDS: dict[str, Rounds[RummyState, Action, RummyView]] = {name: Rounds(game) for name, game in GAMES.items()}
BOTH = pytest.mark.parametrize("game", GAMES)


def played_round(
    game: str, levels: tuple[str, ...], seed: int, options: Any = None
) -> tuple[RummyState, list[RummyView]]:
    """The end of the first round of a match, and what the seat to act saw before each action."""
    return ROUNDS[game].of_levels(levels, seed, options)
