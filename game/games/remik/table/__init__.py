"""The table of Remik."""

from typing import Final

from game.games.remik.table.table import RemikTable

TABLE: Final = RemikTable()
