"""Finding who is to play by a name: a level, or a level of another version of the program, `club@v0.1.0`."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.app.arena.other_version import OtherVersion
from game.app.contestants import Contestant, OwnContestant
from game.games import game_named
from game.opponents.bents import plain_level
from game.opponents.levels import LEVELS
from game.opponents.protocol import agent_for

VERSION_SIGN: Final = "@"
"""Stands between a level and the version that it is taken from."""


@cache
def contestant_named(game: str, name: str, *, clock: bool) -> Contestant:
    """Return the contestant of that name; raises the errors of unknown levels and versions.

    With the `clock` on, a level has the time that it has at a table; otherwise it is fixed by its iterations.
    """
    level, sign, revision = name.partition(VERSION_SIGN)
    budget_ms = LEVELS[plain_level(level)].budget_ms if clock else None
    return (
        OtherVersion(revision, level, budget_ms)
        if sign
        else OwnContestant(agent_for(game_named(game), level), budget_ms)
    )
