"""A rating against the levels: every round is held against Club's in the same seat with the same cards (Glicko-2).

Club plays a round eight times, beside those who sat there, and the average is what the player is held against. How far
the player came out above or below it, in spreads of that difference over all of the player's rounds of the game, is the
result against Club: half where it is nothing, and most of a win where it is a whole spread. So a lucky deal makes
nobody strong, and a narrow round says less than a clear one. Club stands at 1500 in every game. What the others at the
table and unseen cards bring into a round stays in its result; the deviation tells how much that leaves open.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist, pstdev
from typing import Annotated, Final

import msgspec

from game.match.course import MOST_POINTS
from game.statistics.glicko import Rating, Result, rated
from game.statistics.played import Played
from game.storage.index import Kept

PAR: Final = "par"
"""The kind of what the index keeps of a round for the rating."""
CLUB: Final = Rating(points=1500.0, deviation=30.0)
FEWEST: Final = 5
"""Rounds without which there is no rating: the spread must be known a little."""
MOST: Final = 100
"""So many of the last rounds of a game are looked at."""


@dataclass(frozen=True, slots=True)
class Held:
    """A round held against Club's."""

    lead: Annotated[float, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
    """By how many points it was better for the player than for the others."""
    club: Annotated[float, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
    """The same for Club in the same seat, on average."""

    @property
    def ahead(self) -> float:
        """By how much the player did better."""
        return self.lead - self.club


@dataclass(frozen=True, slots=True)
class Standing:
    """How the player stood after a match."""

    rounds: int
    """That were held against Club's so far."""
    started: str
    """When the match was begun."""
    rating: Rating


def career(matches: Iterable[tuple[str, Sequence[Held]]]) -> list[Standing]:
    """The rating after each match, given when it was begun and its rounds; empty for too few rounds."""
    played = [(started, rounds) for started, rounds in matches if rounds]
    ahead = [each.ahead for _, rounds in played for each in rounds]
    if len(ahead) < FEWEST:
        return []
    spread = pstdev(ahead) or 1.0  # whoever plays just like Club has none
    standings: list[Standing] = []
    rating, count = Rating(), 0
    for started, rounds in played:
        rating = rated(rating, [Result(CLUB, _NORMAL.cdf(each.ahead / spread)) for each in rounds])
        count += len(rounds)
        standings.append(Standing(count, started, rating))
    return standings


_NORMAL: Final = NormalDist()


def last_rounds(matches: Sequence[Played], most: int = MOST) -> list[Played]:
    """The last matches, so many that they have as many rounds as are looked at."""
    found: list[Played] = []
    rounds = 0
    for match in reversed(matches):
        if rounds >= most:
            break
        found.append(match)
        rounds += len(match.course.results)
    return found[::-1]


def held_rounds(match: Played, kept: Mapping[tuple[str, str, int], Kept]) -> list[Held] | None:
    """The rounds of a match as far as they were held against Club's; None where they still have to be."""
    found = []
    for number in range(1, len(match.course.results) + 1):
        known = kept.get((match.name, PAR, number))
        if known is None or known.mark != match.stamp:
            return None
        try:
            found.append(_HELD.decode(known.text))
        except msgspec.MsgspecError:
            return None
    return found


def kept_round(match: Played, number: int, held: Held) -> Kept:
    """A round as the index keeps it."""
    return Kept(match.name, PAR, number, match.stamp, msgspec.json.encode(held).decode())


_HELD: Final = msgspec.json.Decoder(Held)
