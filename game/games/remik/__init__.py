"""Remik, which opens with 51 and a pure run (Poland)."""

from typing import Final

from game.engine.game_info import GameInfo
from game.engine.person import Person, Temperament

GAME: Final = GameInfo(
    "remik",
    __name__,
    family="rummy",
    seats=range(2, 5),
    place=50,
    home="wycinanka",
    emblem=("QH", "KH"),
    cast=(
        Person("zofia", "Zofia", Temperament.THOUGHTFUL, woman=True, spelled={"ar": "زوفيا"}),
        Person("tomek", "Tomek", spelled={"ar": "توميك"}),
        Person("kasia", "Kasia", Temperament.LIVELY, woman=True, spelled={"ar": "كاشا"}),
        Person("stanislaw", "Stanisław", Temperament.STILL, spelled={"ar": "ستانيسواف"}),
        Person("magda", "Magda", Temperament.QUICK, woman=True, spelled={"ar": "ماغدا"}),
        Person("piotr", "Piotr", Temperament.QUICK, spelled={"ar": "بيوتر"}),
    ),
)
