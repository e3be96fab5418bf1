"""The coach: the person who teaches a game."""

from __future__ import annotations

from typing import Final

from game.engine.person import Person
from game.games import cast_of

_COACH: Final = 3
"""The face of the coach: somebody who sits at no table of four."""


def coach_of(game: str) -> Person:
    """The coach of a game, one of its cast."""
    return cast_of(game)[_COACH]
