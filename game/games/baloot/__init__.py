"""Baloot, with Sun, Hokom and projects (Saudi Arabia)."""

from typing import Final

from game.engine.game_info import GameInfo
from game.engine.person import Manner, Person

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
        Person("faisal", "Faisal", Manner.LIVELY, spelled={"ar": "فيصل", "fr": "Fayçal", "pl": "Fajsal"}),
        Person("hessa", "Hessa", Manner.STILL, woman=True, spelled={"ar": "حصة"}),
        Person("saud", "Saud", Manner.THOUGHTFUL, spelled={"ar": "سعود", "fr": "Saoud"}),
        Person("reem", "Reem", Manner.LIVELY, woman=True, spelled={"ar": "ريم", "fr": "Rim", "pl": "Rim"}),
        Person("turki", "Turki", Manner.QUICK, spelled={"ar": "تركي"}),
        Person("munira", "Munira", woman=True, spelled={"ar": "منيرة", "fr": "Mounira"}),
    ),
)
