"""Borako, the game of the Mour (Arab world)."""

from typing import Final

from game.engine.game_info import GameInfo
from game.engine.person import Person, Temperament

GAME: Final = GameInfo(
    "borako",
    __name__,
    family="canasta",
    seats=range(4, 5),
    team_of_seat=(0, 1, 0, 1),
    place=10,
    emblem=("JK", "2S"),
    cast=(
        Person("karim", "Karim", Temperament.QUICK, spelled={"ar": "كريم"}),
        Person("layla", "Layla", Temperament.LIVELY, woman=True, spelled={"ar": "ليلى", "fr": "Leïla", "pl": "Lajla"}),
        Person("samir", "Samir", Temperament.THOUGHTFUL, spelled={"ar": "سمير"}),
        Person("nour", "Nour", woman=True, spelled={"ar": "نور", "pl": "Nur"}),
        Person("yusuf", "Yusuf", Temperament.QUICK, spelled={"ar": "يوسف", "fr": "Youssef", "pl": "Jusuf"}),
        Person("salma", "Salma", Temperament.STILL, woman=True, spelled={"ar": "سلمى"}),
    ),
)
