"""The one table of the screen that names games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.ui.table.baloot_table import BalootTable
from game.ui.table.borako_table import BorakoTable
from game.ui.table.buraco_table import BuracoTable
from game.ui.table.game_table import GameTable
from game.ui.table.rami_table import RamiTable
from game.ui.table.remik_table import RemikTable

TABLES: Final[Mapping[str, GameTable]] = {
    "borako": BorakoTable(),
    "buraco": BuracoTable(),
    "baloot": BalootTable(),
    "rami": RamiTable(),
    "remik": RemikTable(),
}
