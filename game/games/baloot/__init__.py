"""Baloot, with Sun, Hokom and projects (Saudi Arabia)."""

from typing import Final

from game.engine.game_info import GameInfo
from game.engine.person import Person, Temperament

GAME: Final = GameInfo(
    "baloot",
    __name__,
    family="tricks",
    seats=range(4, 5),
    team_of_seat=(0, 1, 0, 1),
    place=30,
    home="sadu",
    emblem=("9H", "JH"),
    cast=(
        Person("faisal", "Faisal", Temperament.LIVELY, spelled={"ar": "فيصل", "fr": "Fayçal", "pl": "Fajsal"}),
        Person("hessa", "Hessa", Temperament.STILL, woman=True, spelled={"ar": "حصة"}),
        Person("saud", "Saud", Temperament.THOUGHTFUL, spelled={"ar": "سعود", "fr": "Saoud"}),
        Person("reem", "Reem", Temperament.LIVELY, woman=True, spelled={"ar": "ريم", "fr": "Rim", "pl": "Rim"}),
        Person("turki", "Turki", Temperament.QUICK, spelled={"ar": "تركي"}),
        Person("munira", "Munira", woman=True, spelled={"ar": "منيرة", "fr": "Mounira"}),
    ),
)
