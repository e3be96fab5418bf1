"""The doors of the menu, one for every game, and the page of a game behind them."""

from game.ui.scenes.doors.door import Door
from game.ui.scenes.doors.page import GamePage

__all__ = ["Door", "GamePage"]
