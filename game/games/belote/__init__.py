"""Belote, with a turned-up card or with bids (France, Tunisia, Algeria)."""

from typing import Final

from game.engine.game_info import GameInfo
from game.engine.person import Person, Temperament

GAME: Final = GameInfo(
    "belote",
    __name__,
    family="tricks",
    seats=range(4, 5),
    team_of_seat=(0, 1, 0, 1),
    place=60,
    home="carreaux",
    emblem=("KS", "QS"),
    cast=(
        Person("lucien", "Lucien", Temperament.LIVELY, spelled={"ar": "لوسيان"}),
        Person("nadia", "Nadia", Temperament.QUICK, woman=True, spelled={"ar": "نادية", "pt": "Nádia"}),
        Person("djamel", "Djamel", spelled={"ar": "جمال", "pl": "Dżamel"}),
        Person("colette", "Colette", Temperament.STILL, woman=True, spelled={"ar": "كوليت"}),
        Person("yanis", "Yanis", Temperament.LIVELY, spelled={"ar": "يانيس", "pl": "Janis"}),
        Person("mireille", "Mireille", Temperament.THOUGHTFUL, woman=True, spelled={"ar": "ميراي"}),
    ),
)
