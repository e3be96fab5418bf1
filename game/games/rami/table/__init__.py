"""The table of Rami."""

from typing import Final

from game.games.rami.table.table import RamiTable

TABLE: Final = RamiTable()
