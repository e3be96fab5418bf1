"""The table of Baloot."""

from typing import Final

from game.games.baloot.rules.actions import Action
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table.table import BalootTable
from game.ui.table.contract.game_table import GameTable

TABLE: Final[GameTable[BalootView, Action]] = BalootTable()
