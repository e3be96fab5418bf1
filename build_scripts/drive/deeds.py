"""What a person must have done by the end of the evening, and how to see it in a match."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from typing import Final

from game.match.match import Match

SEAT: Final = 0
"""Where the person sits."""

REFUSAL: Final = "refusal with its reason"
TAKE_BACK: Final = "take-back"
END_OF_ROUND: Final = "end of the round"
CONTINUED: Final = "window closed and match continued"


def wanted(deeds: Mapping[str, str], taken_back: Collection[str]) -> tuple[str, ...]:
    """What is looked for at the end, in words: the deeds of the game, then what every game shows."""
    return (*deeds.values(), REFUSAL, *((TAKE_BACK,) if taken_back else ()), END_OF_ROUND, CONTINUED)


def events_of(match: Match) -> set[str]:
    """The keys of what happened to the person in the round in play, or in the one just over."""
    return {event.key for event in match.log(SEAT) if event.seat == SEAT}


def deeds_in(match: Match, deeds: Mapping[str, str]) -> set[str]:
    """What the match itself bears witness to, in words."""
    done = {deeds[key] for key in events_of(match) if key in deeds}
    return done | {END_OF_ROUND} if match.history() else done


def missing(all_wanted: Collection[str], done: AbstractSet[str]) -> list[str]:
    """What was not done, in its order."""
    return [deed for deed in all_wanted if deed not in done]
