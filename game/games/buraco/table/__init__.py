"""The table of Buraco."""

from typing import Final

from game.games.buraco.table.table import BuracoTable

TABLE: Final = BuracoTable()
