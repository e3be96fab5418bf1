"""Rami, which opens with 71 (Tunisia)."""

from typing import Final

from game.engine.game_info import GameInfo
from game.engine.person import Person, Temperament

GAME: Final = GameInfo(
    "rami",
    __name__,
    family="rummy",
    seats=range(4, 5),
    place=40,
    home="tiles",
    emblem=("KC", "AC"),
    cast=(
        Person("moncef", "Moncef", Temperament.LIVELY, spelled={"ar": "المنصف"}),
        Person("ines", "Inès", Temperament.QUICK, woman=True, spelled={"ar": "إيناس"}),
        Person("slim", "Slim", Temperament.LIVELY, spelled={"ar": "سليم"}),
        Person("habiba", "Habiba", Temperament.THOUGHTFUL, woman=True, spelled={"ar": "حبيبة"}),
        Person("tarek", "Tarek", Temperament.STILL, spelled={"ar": "طارق"}),
        Person("olfa", "Olfa", woman=True, spelled={"ar": "ألفة"}),
    ),
)
