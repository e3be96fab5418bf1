"""Borako, the game of the Mour (Arab world)."""

from typing import Final

from game.engine.game_info import GameInfo

GAME: Final = GameInfo("borako", __name__, family="canasta", seats=range(4, 5), place=10, emblem=("JK", "2S"))
