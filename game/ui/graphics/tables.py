"""The tables one can play at, each with cloth, weave, border and light of its home, and the backs of the cards.

Their pictures lie in `assets/table/NAME` and `assets/cards/backs`. A game says which table is its home; the player may
choose one for all games instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from game.games import INFOS
from game.i18n import Message, mark
from game.ui.graphics.theme import CONTRAST, Rgb, Theme

HOME: Final = "home"
"""The table, or the back, of the home of whichever game is played."""


@dataclass(frozen=True, slots=True)
class TableLook:
    """How one table looks."""

    name: str
    label: Message
    felt: Rgb
    """The mean of its cloth."""
    felt_light: Rgb
    felt_deep: Rgb
    lamp: Rgb
    """The light that falls through its door."""
    repeated: bool
    """Whether its weave is repeated all over the cloth; else it lies in the middle, once."""
    strength: int
    """How much of the weave shows, of 255."""
    edge: int
    """How much of the border shows, of 255; texts may lie upon it."""
    arch: str
    """The shape of its door (`game.ui.graphics.arch`)."""

    def dyed(self, theme: Theme) -> Theme:
        """The palette with its felts in the colours of this table; strong contrast stays as it is."""
        return theme if theme.name == CONTRAST.name else _dyed(theme, self.felt, self.felt_light, self.felt_deep)


@lru_cache(maxsize=32)
def _dyed(theme: Theme, felt: Rgb, light: Rgb, deep: Rgb) -> Theme:
    return replace(theme, felt=felt, felt_light=light, felt_deep=deep)


TABLES: Final[Mapping[str, TableLook]] = MappingProxyType(
    {
        look.name: look
        for look in (
            TableLook(
                name="girih",
                label=mark("Girih stars"),
                felt=(19, 85, 90),
                felt_light=(32, 114, 118),
                felt_deep=(12, 54, 60),
                lamp=(255, 214, 140),
                repeated=False,
                strength=40,
                edge=105,
                arch="keel",
            ),
            TableLook(
                name="calcada",
                label=mark("Calçada waves"),
                felt=(54, 86, 36),
                felt_light=(82, 124, 54),
                felt_deep=(34, 60, 24),
                lamp=(176, 232, 236),
                repeated=True,
                strength=30,
                edge=70,
                arch="round",
            ),
            TableLook(
                name="sadu",
                label=mark("Sadu weave"),
                felt=(93, 29, 30),
                felt_light=(126, 44, 42),
                felt_deep=(58, 18, 20),
                lamp=(255, 168, 92),
                repeated=True,
                strength=30,
                edge=105,
                arch="tent",
            ),
            TableLook(
                name="tiles",
                label=mark("Tunisian tiles"),
                felt=(24, 65, 130),
                felt_light=(42, 92, 166),
                felt_deep=(14, 40, 86),
                lamp=(170, 210, 255),
                repeated=True,
                strength=27,
                edge=90,
                arch="horseshoe",
            ),
            TableLook(
                name="wycinanka",
                label=mark("Paper cuts"),
                felt=(76, 30, 76),
                felt_light=(106, 42, 105),
                felt_deep=(47, 18, 48),
                lamp=(250, 196, 214),
                repeated=False,
                strength=42,
                edge=60,
                arch="trefoil",
            ),
            TableLook(
                name="carreaux",
                label=mark("Cement tiles"),
                felt=(110, 58, 62),
                felt_light=(150, 84, 88),
                felt_deep=(70, 36, 41),
                lamp=(244, 238, 176),
                repeated=True,
                strength=24,
                edge=90,
                arch="basket",
            ),
        )
    }
)
"""By name."""
BACKS: Final[Mapping[str, Message]] = MappingProxyType(
    {**{look.name: look.label for look in TABLES.values()}, "suits": mark("Four suits")}
)
"""What every back is called, by its name."""
USUAL: Final = TABLES["girih"]
"""Where nothing says which."""


def home_of(game: str) -> str:
    """The table of a game's home; the usual one for a game that is none or has its home elsewhere."""
    home = INFOS[game].home if game in INFOS else USUAL.name
    return home if home in TABLES else USUAL.name


def look_of(game: str) -> TableLook:
    """How the table of a game's home looks."""
    return TABLES[home_of(game)]


def chosen_table(setting: str, home: str) -> str:
    """The table that a setting means where the game at hand has this home."""
    return setting if setting in TABLES else home


def chosen_back(setting: str, home: str) -> str:
    """The back that a setting means where the game at hand has this home."""
    return setting if setting in BACKS else home
