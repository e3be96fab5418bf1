"""The one table of the screen that names games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.games.baloot.table.table import BalootTable
from game.games.borako.table.table import BorakoTable
from game.games.buraco.table.table import BuracoTable
from game.games.rami.table.table import RamiTable
from game.games.remik.table.table import RemikTable
from game.ui.table.game_table import GameTable

TABLES: Final[Mapping[str, GameTable]] = {
    "borako": BorakoTable(),
    "buraco": BuracoTable(),
    "baloot": BalootTable(),
    "rami": RamiTable(),
    "remik": RemikTable(),
}
