"""The doors of the menu, one for every game, and the page of a game behind them."""

from game.ui.scenes.doors.door import Behind, Door
from game.ui.scenes.doors.more import MoreButton
from game.ui.scenes.doors.page import GamePage

__all__ = ["Behind", "Door", "GamePage", "MoreButton"]
