"""Rami, which opens with 71 (Tunisia)."""

from typing import Final

from game.engine.game_info import GameInfo

GAME: Final = GameInfo("rami", __name__, family="rummy", seats=range(4, 5), place=40, home="tiles", emblem=("KC", "AC"))
