"""Comparing cards over common worlds.

All cards meet the same worlds. Twice on the way the worse half of them is given up, so that the worlds that are left
go to those that may still be the best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.opponents.protocol import Watch

_FEWEST: Final = 2
"""Cards that are compared to the end."""


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

    def add(self, worth: float, points: int) -> None:
        """One more world."""
        self.worlds += 1
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
    capped: bool
    """The time ran out."""


def compare(
    priors: Sequence[tuple[float, int]], count: int, try_world: Callable[[Sequence[Tally]], None], watch: Watch
) -> Compared:
    """The cards over `count` worlds, fewer where time runs out, but one at least.

    `priors` has each card with its prior worth; `try_world` draws a world and adds to each of the cards that are left
    what it brings there.
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
            left = best_first[: max(_FEWEST, (len(left) + 1) // 2)]
    return Compared(
        [(each.mean(), each.card) for each in left],
        {each.card: each.points / each.worlds for each in everything},
        done < count,
    )
