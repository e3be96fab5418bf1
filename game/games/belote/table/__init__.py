"""The table of Belote."""

from typing import Final

from game.games.belote.rules.actions import Action
from game.games.belote.rules.view import BeloteView
from game.games.belote.table.table import BeloteTable
from game.ui.table.contract.game_table import GameTable

TABLE: Final[GameTable[BeloteView, Action]] = BeloteTable()
