"""The table of Baloot."""

from typing import Final

from game.games.baloot.table.table import BalootTable

TABLE: Final = BalootTable()
