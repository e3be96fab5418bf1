"""The tables of games that the layers keep agree on which games there are."""

from __future__ import annotations

from game.games.registry import GAMES
from game.opponents.registry import AGENTS
from game.ui.table.registry import TABLES


def test_every_game_has_a_table_and_opponents() -> None:
    assert set(TABLES) == set(GAMES) == set(AGENTS)
