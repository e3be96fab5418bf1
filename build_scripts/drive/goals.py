"""The goals of a session, whatever the game, and how to see them in a match."""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Set as AbstractSet
from typing import Final

from game.engine import Event
from game.match.match import Match

SEAT: Final = 0
"""The seat of the person."""

REFUSAL: Final = "refusal with its reason"
TAKE_BACK: Final = "take-back"
END_OF_ROUND: Final = "end of the round"
CONTINUED: Final = "window closed and match continued"


def events_of(match: Match) -> list[Event]:
    """Return the person's events of the round in play, or of the one just over."""
    return [event for event in match.log(SEAT) if event.seat == SEAT]


def missing(all_wanted: Collection[str], done: AbstractSet[str]) -> list[str]:
    """Return the goals that were not reached, in their order."""
    return [goal for goal in all_wanted if goal not in done]
