"""A rating against the levels: every round is compared with Club's in the same seat with the same cards (Glicko-2).

Club plays a round eight times, with the same others, and the player is compared with the average. How far the player
came out above or below it, in spreads of that difference over all of the player's rounds of the game, is the result
against Club: half where it is nothing, and most of a win where it is a whole spread. So a lucky deal does not raise the
rating, and a narrow round counts less than a clear one. The rating of Club is 1500 in every game. Effects of the others
at the table and of unseen cards stay in the result of a round; the deviation shows how much that leaves open.
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
from game.storage.index import CachedResult

PAR: Final = "par"
"""The kind of what the index keeps of a round for the rating."""
CLUB: Final = Rating(points=1500.0, deviation=30.0)
FEWEST: Final = 5
"""Rounds without which there is no rating: the spread must be known a little."""
MOST: Final = 100
"""The number of last rounds of a game that the rating is made of."""


@dataclass(frozen=True, slots=True)
class ComparedRound:
    """A round compared with Club's."""

    lead: Annotated[float, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
    """The player's lead over the others, in points."""
    club: Annotated[float, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
    """The mean lead of Club in the same seat."""

    @property
    def ahead(self) -> float:
        """The points by which the player did better than Club."""
        return self.lead - self.club


@dataclass(frozen=True, slots=True)
class CareerPoint:
    """The rating of the player after a match."""

    rounds: int
    """The rounds compared with Club's so far."""
    started: str
    """The beginning of the match."""
    rating: Rating


def career(matches: Iterable[tuple[str, Sequence[ComparedRound]]]) -> list[CareerPoint]:
    """The rating after each match, given when it was begun and its rounds; empty for too few rounds."""
    played = [(started, rounds) for started, rounds in matches if rounds]
    ahead = [each.ahead for _, rounds in played for each in rounds]
    if len(ahead) < FEWEST:
        return []
    spread = pstdev(ahead) or 1.0  # whoever plays just like Club has none
    points: list[CareerPoint] = []
    rating, count = Rating(), 0
    for started, rounds in played:
        rating = rated(rating, [Result(CLUB, _NORMAL.cdf(each.ahead / spread)) for each in rounds])
        count += len(rounds)
        points.append(CareerPoint(count, started, rating))
    return points


_NORMAL: Final = NormalDist()


def last_rounds(matches: Sequence[Played], most: int = MOST) -> list[Played]:
    """Return the last matches, as many as have the rounds that the rating is made of."""
    found: list[Played] = []
    rounds = 0
    for match in reversed(matches):
        if rounds >= most:
            break
        found.append(match)
        rounds += len(match.course.results)
    return found[::-1]


def compared_rounds(match: Played, kept: Mapping[tuple[str, str, int], CachedResult]) -> list[ComparedRound] | None:
    """Return the compared rounds of a match; None where the comparison is still to be made."""
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


def cached_round(match: Played, number: int, compared: ComparedRound) -> CachedResult:
    """A round as the index keeps it."""
    return CachedResult(match.name, PAR, number, match.stamp, msgspec.json.encode(compared).decode())


_HELD: Final = msgspec.json.Decoder(ComparedRound)
