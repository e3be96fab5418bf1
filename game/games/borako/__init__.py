"""Borako, the game of the Mour (Arab world)."""

from typing import Final

from game.engine.game_info import GameInfo
from game.engine.person import Manner, Person

GAME: Final = GameInfo(
    "borako",
    __name__,
    family="canasta",
    seats=range(4, 5),
    team_of_seat=(0, 1, 0, 1),
    place=10,
    emblem=("JK", "2S"),
    cast=(
        Person("karim", "Karim", Manner.QUICK, spelled={"ar": "كريم"}),
        Person("layla", "Layla", Manner.LIVELY, woman=True, spelled={"ar": "ليلى", "fr": "Leïla", "pl": "Lajla"}),
        Person("samir", "Samir", Manner.THOUGHTFUL, spelled={"ar": "سمير"}),
        Person("nour", "Nour", woman=True, spelled={"ar": "نور", "pl": "Nur"}),
        Person("yusuf", "Yusuf", Manner.QUICK, spelled={"ar": "يوسف", "fr": "Youssef", "pl": "Jusuf"}),
        Person("salma", "Salma", Manner.STILL, woman=True, spelled={"ar": "سلمى"}),
    ),
)
