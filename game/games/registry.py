"""The games there are rules for."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from game.engine import Game
from game.games.baloot.rules import Baloot
from game.games.borako.rules import Borako
from game.games.buraco.rules import Buraco
from game.games.rami.rules import RAMI
from game.games.remik.rules import REMIK

_ALL: Final[tuple[Game[Any, Any, Any], ...]] = (Borako(), Buraco(), Baloot(), RAMI, REMIK)
GAMES: Final[Mapping[str, Game[Any, Any, Any]]] = MappingProxyType({game.name: game for game in _ALL})
"""Every game by its name."""


class UnknownGameError(ValueError):
    """A name that no game has; the message says which there are."""


def game_named(name: str) -> Game[Any, Any, Any]:
    """The game of that name; raises `UnknownGameError`."""
    game = GAMES.get(name)
    if game is None:
        raise UnknownGameError(f"unknown game {name!r} (there are: {', '.join(GAMES)})")
    return game
