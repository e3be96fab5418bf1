"""A moment of a round that is worth a second of joy: a word of the game's own, and a sound."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Event, SeatView
from game.ui.sound import Cue


@dataclass(frozen=True, slots=True)
class Moment:
    """What is seen and heard of it, where it happens."""

    word: str
    """As those who play the game would call it out."""
    cue: Cue


def no_moment(_event: Event, _view: SeatView) -> Moment | None:
    """Nothing is more than what it is."""
    return None
