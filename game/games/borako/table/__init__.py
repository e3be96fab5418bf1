"""The table of Borako."""

from typing import Final

from game.games.borako.table.table import BorakoTable

TABLE: Final = BorakoTable()
