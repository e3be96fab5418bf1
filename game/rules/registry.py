"""The games there are rules for."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from game.engine import Game
from game.rules.baloot import Baloot
from game.rules.borako import Borako
from game.rules.buraco import Buraco
from game.rules.rami import RAMI
from game.rules.remik import REMIK

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
