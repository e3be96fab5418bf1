"""Baloot, with Sun, Hokom and projects (Saudi Arabia)."""

from typing import Final

from game.engine.game_info import GameInfo

GAME: Final = GameInfo(
    "baloot", __name__, family="tricks", seats=range(4, 5), place=30, home="sadu", emblem=("9H", "JH")
)
