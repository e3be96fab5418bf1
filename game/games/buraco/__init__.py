"""Buraco, with the open pile and the mortos (Brazil)."""

from typing import Final

from game.engine.game_info import GameInfo

GAME: Final = GameInfo(
    "buraco", __name__, family="canasta", seats=range(2, 5), place=20, home="calcada", emblem=("2D", "AS")
)
