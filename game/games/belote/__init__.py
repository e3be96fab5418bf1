"""Belote, with a turned-up card or with bids (France, Tunisia, Algeria)."""

from typing import Final

from game.engine.game_info import GameInfo

GAME: Final = GameInfo(
    "belote",
    __name__,
    family="tricks",
    seats=range(4, 5),
    team_of_seat=(0, 1, 0, 1),
    place=60,
    home="sadu",
    emblem=("KS", "QS"),
)
