"""Rounds of the family's games between agents, for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from game.engine import Game
from game.games.borako.rules import Borako
from game.games.buraco.rules import Buraco
from tests.opponents.rounds import Rounds

GAMES: Final[Mapping[str, Game[Any, Any, Any]]] = {"borako": Borako(), "buraco": Buraco()}
ROUNDS: Final[Mapping[str, Rounds[Any, Any]]] = {name: Rounds(game) for name, game in GAMES.items()}
BOTH: Final = pytest.mark.parametrize("game", GAMES)
