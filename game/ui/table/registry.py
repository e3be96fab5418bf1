"""The table of a game, found by the game's name."""

from __future__ import annotations

from typing import cast

from game.games import INFOS
from game.ui.table.game_table import AnyTable


def table_of(game: str) -> AnyTable:
    """How the game of this name is shown, imported now if it was not before; raises `KeyError` for no game."""
    return cast(AnyTable, INFOS[game].load("table", "TABLE"))
