"""Every home by the name of its table, and every back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.card import DeckStyle
from art.homes import suits
from art.homes.calcada import CALCADA
from art.homes.carreaux import CARREAUX
from art.homes.girih import GIRIH
from art.homes.home import Home
from art.homes.sadu import SADU
from art.homes.tiles import TILES
from art.homes.wycinanka import WYCINANKA

HOMES: Final[dict[str, Home]] = {
    "girih": GIRIH,
    "calcada": CALCADA,
    "sadu": SADU,
    "tiles": TILES,
    "wycinanka": WYCINANKA,
    "carreaux": CARREAUX,
}
BACKS: Final[dict[str, Callable[[DeckStyle], str]]] = {
    **{name: home.back for name, home in HOMES.items()},
    "suits": suits.back,
}
