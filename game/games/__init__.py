"""The games: every folder in this one is a game, and is found by its presence.

Nothing of a game is imported here but its `GameInfo`, so that code that must not name a game can ask for one by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Final, cast

from game.engine import AnyGame
from game.engine.game_info import GameInfo
from game.engine.person import Person, Temperament
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
"""The facts of every game by its name, in the order of lists."""
GAMES: Final[Mapping[str, AnyGame]] = _Rules()
"""Every game's rules by its name."""


def cast_of(game: str) -> tuple[Person, ...]:
    """Return the people at the table of a game; one without a cast of its own has those of the first game."""
    info = INFOS.get(game)
    return (info.cast if info is not None else ()) or next(iter(INFOS.values())).cast


def person_named(name: str) -> Person | None:
    """Return the person of the program with this name in any language; None where a player typed it."""
    return _people().get(name)


def temperament_of(name: str) -> Temperament:
    """Return the temperament of a person; that of a name that a player typed is even."""
    person = person_named(name)
    return person.temperament if person is not None else Temperament.EVEN


@cache
def _people() -> Mapping[str, Person]:
    return {name: person for info in INFOS.values() for person in info.cast for name in person.names}


def info_of(name: str) -> GameInfo:
    """Return the facts of the game of that name; raises `UnknownGameError`."""
    info = INFOS.get(name)
    if info is None:
        raise UnknownGameError(f"unknown game {name!r} (there are: {', '.join(INFOS)})")
    return info


def game_named(name: str) -> AnyGame:
    """The rules of the game of that name; raises `UnknownGameError`."""
    return GAMES[info_of(name).name]


@cache
def book_of(name: str, language: str = "") -> RuleBook:
    """The rule book of a game in a language, in English where there is none; raises `UnknownGameError`."""
    return rule_book(info_of(name).folder / "rules", language)
