"""Buraco, with the open pile and the mortos (Brazil)."""

from typing import Final

from game.engine.game_info import GameInfo
from game.engine.person import Person, Temperament

GAME: Final = GameInfo(
    "buraco",
    __name__,
    family="canasta",
    seats=range(2, 5),
    team_of_seat=(0, 1, 0, 1),
    place=20,
    home="calcada",
    emblem=("2D", "AS"),
    cast=(
        Person("celia", "Célia", Temperament.LIVELY, woman=True, spelled={"ar": "سيليا"}),
        Person("joao", "João", Temperament.QUICK, spelled={"ar": "جواو"}),
        Person("beatriz", "Beatriz", Temperament.LIVELY, woman=True, spelled={"ar": "بياتريس"}),
        Person("antonio", "Antônio", Temperament.THOUGHTFUL, spelled={"ar": "أنطونيو"}),
        Person("yumi", "Yumi", Temperament.STILL, woman=True, spelled={"ar": "يومي"}),
        Person("rafael", "Rafael", spelled={"ar": "رافاييل"}),
    ),
)
