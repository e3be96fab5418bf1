"""Rounds of the family's games between agents, for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from game.engine import Action, AnyGame, SeatView, State
from game.games import game_named
from tests.opponents.rounds import Rounds

GAMES: Final[Mapping[str, AnyGame]] = {name: game_named(name) for name in ("borako", "buraco")}
ROUNDS: Final[Mapping[str, Rounds[State, Action, SeatView]]] = {name: Rounds(game) for name, game in GAMES.items()}
BOTH: Final = pytest.mark.parametrize("game", GAMES)
