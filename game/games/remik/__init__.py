"""Remik, which opens with 51 and a pure run (Poland)."""

from typing import Final

from game.engine.game_info import GameInfo

GAME: Final = GameInfo(
    "remik", __name__, family="rummy", seats=range(2, 5), place=50, home="wycinanka", emblem=("QH", "KH")
)
