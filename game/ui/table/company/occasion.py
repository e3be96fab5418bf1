"""Moments of a round that those at the table look glad or dismayed at, and may say a word to."""

from __future__ import annotations

from enum import Enum, auto

from game.engine import Event


class Occasion(Enum):
    """What an event means to who did it."""

    TRICK = auto()
    """A trick was won."""
    RICH = auto()
    """A trick with much in it was."""
    BEATEN = auto()
    """What was announced counts for nothing."""
    PILE = auto()
    """Many cards were taken at once."""
    RESERVE = auto()
    """New cards came when the hand was empty."""
    PRIZE = auto()
    """Something worth a bonus was made."""
    JOKER = auto()
    """A joker was won."""
    DOUBLE = auto()
    """The stake was raised."""
    OUT = auto()
    """The round was ended by going out."""
    SCORED = auto()
    """The round is over, and the points say who is glad."""


def no_occasion(_event: Event) -> Occasion | None:
    """Nothing moves anybody."""
    return None
