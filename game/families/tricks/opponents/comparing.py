"""Comparing cards over common worlds.

All cards meet the same worlds. Twice on the way the worse half of them is given up, so that the worlds that are left
go to those that may still be the best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from game.opponents.protocol import Watch

_FEWEST_DEALS: Final = 12
"""Deals that are looked at in any case."""
_CLEAR: Final = 2.5
"""Standard errors by which the best must be ahead of each other choice besides."""


class Averages:
    """What each choice is worth, in whatever unit; deals may weigh differently.

    `handicaps` are taken from each choice in the end; `lead` is by how much the best must be ahead to stop early.
    """

    def __init__(self, handicaps: Sequence[float], lead: float) -> None:
        choices = len(handicaps)
        self.count = 0
        """Deals so far."""
        self.weight = 0.0
        """The sum of their weights."""
        self._lead = lead
        self._handicaps = handicaps
        self._sums = [0.0] * choices
        self._squares = [[0.0] * choices for _ in range(choices)]

    def add(self, worths: list[float], weight: float = 1.0) -> None:
        """One more deal."""
        self.count += 1
        self.weight += weight
        for place, worth in enumerate(worths):
            self._sums[place] += weight * worth
            row = self._squares[place]
            for other in range(place):
                row[other] += weight * (worth - worths[other]) ** 2

    def mean(self, place: int) -> float:
        """What a choice is worth on average."""
        return self._sums[place] / self.weight - self._handicaps[place]

    def clear(self) -> bool:
        """Whether more deals would hardly change which choice is best."""
        if self.count < _FEWEST_DEALS:
            return False
        means = [self.mean(place) for place in range(len(self._sums))]
        best = means.index(max(means))
        for other, mean in enumerate(means):
            if other == best:
                continue
            high, low = max(best, other), min(best, other)
            difference = (self._sums[best] - self._sums[other]) / self.weight
            variance = max(0.0, self._squares[high][low] / self.weight - difference**2)
            if means[best] - mean < self._lead + _CLEAR * sqrt(variance / self.count):
                return False
        return True


@dataclass(slots=True)
class Tally:
    """What a card brought in all worlds so far."""

    prior: float
    """What it is worth before any world is looked at, in the unit of `worth`; it parts equals."""
    card: int
    """The bit of the card."""
    worlds: int = 0
    worth: float = 0.0
    """The sum of what it was worth in each world, in whatever unit."""
    points: int = 0
    """The sum of the points that the own team took in each world."""
    worths: list[float] = field(default_factory=list)
    """What it was worth in each world."""

    def add(self, worth: float, points: int) -> None:
        """One more world."""
        self.worlds += 1
        self.worths.append(worth)
        self.worth += worth
        self.points += points

    def mean(self) -> float:
        """What the card is worth on average."""
        return self.worth / self.worlds + self.prior


@dataclass(frozen=True, slots=True)
class Compared:
    """What worlds told of the cards."""

    rated: list[tuple[float, int]]
    """What each card that was compared to the end is worth on average."""
    points: dict[int, float]
    """What each card brings on average, in points of the own team."""
    worths: dict[int, list[float]]
    """What each card was worth in each world, as long as it was among those compared."""
    capped: bool
    """The time ran out."""

    def behind(self, card: int, other: int) -> tuple[float, float]:
        """By how much the other card is worth less in the worlds that both met, on average, and its standard error."""
        gaps = [one - less for one, less in zip(self.worths[card], self.worths[other], strict=False)]
        mean = sum(gaps) / len(gaps)
        return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)

    def never_behind(self, card: int, other: int) -> bool:
        """Whether the other card is better in none of the worlds that both met, and worse in some."""
        gaps = [one - less for one, less in zip(self.worths[card], self.worths[other], strict=False)]
        return min(gaps) >= 0 < max(gaps)


def compare(
    priors: Sequence[tuple[float, int]],
    count: int,
    try_world: Callable[[Sequence[Tally]], None],
    watch: Watch,
    fewest: int,
) -> Compared:
    """The cards over `count` worlds, fewer where time runs out, but one at least.

    `priors` has each card with its prior worth; `try_world` draws a world and adds to each of the cards that are left
    what it brings there. At least `fewest` cards are compared to the end.
    """
    everything = [Tally(prior, card) for prior, card in priors]
    left = everything
    done = 0
    while done < count and not (done and watch.expired()):
        try_world(left)
        done += 1
        watch.progress(done / count)
        if done in (count // 3, count * 2 // 3):
            best_first = sorted(left, key=Tally.mean, reverse=True)
            left = best_first[: max(fewest, (len(left) + 1) // 2)]
    return Compared(
        [(each.mean(), each.card) for each in left],
        {each.card: each.points / each.worlds for each in everything},
        {each.card: each.worths for each in everything},
        done < count,
    )
