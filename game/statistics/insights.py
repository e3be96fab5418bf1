"""Insights: findings about the player beyond the figures, as far as chance alone would hardly explain them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import sqrt
from typing import Final, Generic, TypeVar

from game.statistics.company import by_game, by_partner, by_rivals
from game.statistics.figures import Tally, tally
from game.statistics.played import Levels, Played

T = TypeVar("T")
_FEWEST: Final = 12
"""Rounds that each of two parts has at least which are compared."""
_SURE: Final = 2.0
"""Standard errors by which they differ at least: chance alone does that to one pair in twenty."""
_PAIR: Final = 2
"""A best and a worst."""
_LATELY: Final = 3
"""The last rounds are so large a part of all: a third."""


@dataclass(frozen=True, slots=True)
class Contrast(Generic[T]):
    """A contrast: the conditions with the most and the fewest rounds won, with the parts of rounds won."""

    best: T
    more: float
    worst: T
    fewer: float


@dataclass(frozen=True, slots=True)
class Insights:
    """The insights that are certain enough; None where one is not."""

    games: Contrast[str] | None
    rivals: Contrast[Levels] | None
    partners: Contrast[str] | None
    halves: Contrast[int] | None
    """The halves of matches: 0 for their first rounds, 1 for their last."""
    lately: Contrast[bool] | None
    """True for the last rounds of all, False for those before."""
    sizes: tuple[float, float] | None
    """The mean lead of rounds that were won, and of those that were lost, if one is the larger."""
    level: int | None
    """1 where more rounds are won than lost, -1 where fewer, 0 where that is as good as even; of two sides alone."""


def insights(matches: Sequence[Played]) -> Insights:
    """Return the insights from matches in the order in which they were begun."""
    results = [each.results for each in matches]
    rounds = "".join(results)
    first = "".join([each[: len(each) // 2] for each in results])
    last = "".join([each[(len(each) + 1) // 2 :] for each in results])  # without the one in the middle
    since = len(rounds) - len(rounds) // _LATELY
    partnered = bool(matches) and all(each.course.partner for each in matches)
    return Insights(
        games=_contrast(by_game(matches)),
        rivals=_contrast(by_rivals(matches)),
        partners=_contrast(by_partner(matches)),
        halves=_contrast([(0, tally(first)), (1, tally(last))]),
        lately=_contrast([(False, tally(rounds[:since])), (True, tally(rounds[since:]))]),
        sizes=_sizes([*chain.from_iterable([each.leads for each in matches])]),
        level=_level(tally(rounds)) if partnered else None,
    )


def _contrast(tallies: Sequence[tuple[T, Tally]]) -> Contrast[T] | None:
    """The best and the worst of those with enough rounds, if they differ for certain."""
    shares = [(tally.won / tally.count, tally.count, name) for name, tally in tallies if tally.count >= _FEWEST]
    if len(shares) < _PAIR:
        return None
    more, many, best = max(shares, key=lambda each: each[0])
    fewer, few, worst = min(shares, key=lambda each: each[0])
    error = sqrt(more * (1 - more) / many + fewer * (1 - fewer) / few)
    return Contrast(best, more, worst, fewer) if more - fewer > _SURE * error else None


def _sizes(leads: Sequence[float]) -> tuple[float, float] | None:
    won, lost = [lead for lead in leads if lead > 0], [lead for lead in leads if lead < 0]
    if min(len(won), len(lost)) < _FEWEST:
        return None
    (ahead, spread), (behind, other) = _mean(won), _mean(lost)
    return (ahead, behind) if abs(ahead + behind) > _SURE * sqrt(spread + other) else None


def _mean(leads: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and the square of its error."""
    count = len(leads)
    mean = sum(leads) / count
    return mean, (sum([lead * lead for lead in leads]) / count - mean * mean) / (count - 1)


def _level(rounds: Tally) -> int | None:
    """Return the part of rounds won, of those that somebody won."""
    count = rounds.won + rounds.lost
    if count < 2 * _FEWEST:
        return None
    above = (rounds.won - rounds.lost) / sqrt(count)
    return 0 if abs(above) <= _SURE else 1 if above > 0 else -1
