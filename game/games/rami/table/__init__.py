"""The table of Rami."""

from typing import Final

from game.families.rummy.rules.actions import Action
from game.families.rummy.rules.view import RummyView
from game.games.rami.table.table import RamiTable
from game.ui.table.contract.game_table import GameTable

TABLE: Final[GameTable[RummyView, Action]] = RamiTable()
