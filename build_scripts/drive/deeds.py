"""What a person must have done by the end of the evening, and how to see it in a match."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from game.match.match import Match

SEAT: Final = 0
"""Where the person sits."""

IN_A_MATCH: Final = ("draw", "sweep", "lay", "add", "discard", "mour", "out")
"""Keys of events that a round must bring the person."""

AT_THE_TABLE: Final = (
    "draw",
    "sweep",
    "lay",
    "add",
    "refusal with its reason",
    "take-back",
    "discard",
    "Mour",
    "going out",
    "end of the round",
    "window closed and match continued",
)
"""What is looked for at the end, in words."""

_TOLD: Final = {"draw": "draw", "sweep": "sweep", "discard": "discard", "mour": "Mour", "out": "going out"}


def events_of(match: Match) -> set[str]:
    """The keys of what happened to the person in the round in play, or in the one just over."""
    return {event.key for event in match.log(SEAT) if event.seat == SEAT}


def deeds_in(match: Match) -> set[str]:
    """The deeds that the match itself bears witness to."""
    deeds = {_TOLD[key] for key in events_of(match) if key in _TOLD}
    return deeds | {"end of the round"} if match.history() else deeds


def missing(done: AbstractSet[str]) -> list[str]:
    """What of `AT_THE_TABLE` was not done, in its order."""
    return [deed for deed in AT_THE_TABLE if deed not in done]
