"""The table of Borako."""

from typing import Final

from game.games.borako.rules.actions import Action
from game.games.borako.rules.view import BorakoView
from game.games.borako.table.table import BorakoTable
from game.ui.table.contract.game_table import GameTable

TABLE: Final[GameTable[BorakoView, Action]] = BorakoTable()
