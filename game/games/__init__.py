"""The games: every folder beside this file is one, and is found by being there.

Nothing of a game is imported here but what it says of itself (`GameInfo`), so that whoever may know that there are
games, and not which, can ask for one by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Final, cast

from game.engine import AnyGame
from game.engine.game_info import GameInfo
from game.engine.rule_book import RuleBook, rule_book


class UnknownGameError(ValueError):
    """A name that no game has; the message says which there are."""


def _found() -> Iterator[GameInfo]:
    for module in iter_modules(__path__):
        if module.ispkg:
            yield import_module(f"{__name__}.{module.name}").GAME


class _Rules(Mapping[str, AnyGame]):
    """The rules of every game by its name, imported when they are looked up."""

    def __getitem__(self, name: str) -> AnyGame:
        return cast(AnyGame, INFOS[name].load("rules", "RULES"))

    def __iter__(self) -> Iterator[str]:
        return iter(INFOS)

    def __len__(self) -> int:
        return len(INFOS)

    def __contains__(self, name: object) -> bool:
        """Without importing anything."""
        return name in INFOS


INFOS: Final[Mapping[str, GameInfo]] = MappingProxyType(
    {info.name: info for info in sorted(_found(), key=lambda info: (info.place, info.name))}
)
"""What every game says of itself, by its name, in the order of lists."""
GAMES: Final[Mapping[str, AnyGame]] = _Rules()
"""Every game's rules by its name."""


def info_of(name: str) -> GameInfo:
    """What the game of that name says of itself; raises `UnknownGameError`."""
    info = INFOS.get(name)
    if info is None:
        raise UnknownGameError(f"unknown game {name!r} (there are: {', '.join(INFOS)})")
    return info


def game_named(name: str) -> AnyGame:
    """The rules of the game of that name; raises `UnknownGameError`."""
    return GAMES[info_of(name).name]


def book_of(name: str, language: str = "") -> RuleBook:
    """The rule book of a game in a language, in English where there is none; raises `UnknownGameError`."""
    return rule_book(info_of(name).folder / "rules", language)
