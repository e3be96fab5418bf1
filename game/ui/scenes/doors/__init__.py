"""The doors of the menu, one for every game, and the page of a game behind them, which few need at once."""

from game.ui.scenes.doors.door import Behind, Door
from game.ui.scenes.doors.more import MoreButton
from game.ui.scenes.doors.resume import ResumeButton

__all__ = ["Behind", "Door", "MoreButton", "ResumeButton"]
