"""Moments of a round that those at the table look glad or dismayed at, and may say a word to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from game.engine import Event, SeatView
from game.i18n import Message, mark
from game.ui.system.sound import Cue


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
    """Give no occasion: nothing moves anybody."""
    return None


@dataclass(frozen=True, slots=True)
class Moment:
    """What is seen and heard of it, where it happens."""

    word: str
    """The word that players of the game would call out."""
    cue: Cue


def no_moment(_event: Event, _view: SeatView) -> Moment | None:
    """Give no moment: nothing is more than what it is."""
    return None


LINES: Final[Mapping[Occasion, tuple[Message, ...]]] = {
    Occasion.RICH: (mark("That one was worth it!"), mark("A fine trick."), mark("Just in time.")),
    Occasion.PILE: (mark("All of these for me!"), mark("Now there's a hand."), mark("I couldn't leave these lying.")),
    Occasion.RESERVE: (mark("Here we go!"), mark("At last!"), mark("Just what I needed.")),
    Occasion.PRIZE: (mark("What a beauty!"), mark("It was worth the wait."), mark("That makes my evening.")),
    Occasion.JOKER: (mark("Welcome, little joker!"), mark("Come to me, joker."), mark("A joker at last!")),
    Occasion.DOUBLE: (
        mark("Let's make this one count."),
        mark("I trust this hand."),
        mark("Fortune favours the bold."),
    ),
    Occasion.OUT: (mark("And that was my last card!"), mark("All done!"), mark("Out! A fine round.")),
}
"""What whoever did it may say."""
CONCEDING: Final[tuple[Message, ...]] = (mark("Well played."), mark("Nicely done."), mark("Luck will turn."))
"""What somebody may say who lost the round."""
RARITY: Final[Mapping[Occasion, int]] = {
    Occasion.RICH: 1,
    Occasion.PILE: 2,
    Occasion.RESERVE: 2,
    Occasion.PRIZE: 2,
    Occasion.JOKER: 1,
    Occasion.DOUBLE: 1,
    Occasion.OUT: 1,
    Occasion.SCORED: 1,
}
"""The number of such moments of which one has its words, among lively people; others say less."""
