"""The table of Buraco."""

from typing import Final

from game.games.buraco.rules.actions import Action
from game.games.buraco.rules.view import BuracoView
from game.games.buraco.table.table import BuracoTable
from game.ui.table.contract.game_table import GameTable

TABLE: Final[GameTable[BuracoView, Action]] = BuracoTable()
