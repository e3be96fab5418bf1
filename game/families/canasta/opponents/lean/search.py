"""Choosing among options by playing them on in worlds that all of them share."""

from __future__ import annotations

import math
from random import Random
from typing import Final, Protocol

from game.families.canasta.opponents.lean.options import Option, follow
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.playout import margin, played_on
from game.families.canasta.opponents.lean.worlds import Worlds


class Clock(Protocol):
    """Tells when to stop, and takes the progress."""

    def expired(self) -> bool:
        """Whether to decide now."""

    def progress(self, done: float) -> None:
        """The part of the work that is done, from 0 to 1."""


class Budget:
    """How much is searched; what a level is."""

    def __init__(
        self, *, worlds: list[int], keep: list[int], turns: int, deviation: float, spread: float, doubt: float
    ) -> None:
        self.worlds: Final[list[int]] = worlds
        """Worlds of each stage."""
        self.keep: Final[list[int]] = keep
        """Options that are left at most when a stage after the first begins, the first option included."""
        self.turns: Final[int] = turns
        """Turns of others and of the player after this one until a position is judged."""
        self.deviation: Final[float] = deviation
        """By how many standard errors an option has to be better than the first to be chosen instead."""
        self.spread: Final[float] = spread
        """By how many round points options really differ, roughly: of differences smaller than what the worlds leave
        open, most is luck, and there the word of the policy counts.
        """
        self.doubt: Final[float] = doubt
        """By how many round points an option is taken to be worse than the first at most, on the word of the policy."""


class Found:
    """What a search found."""

    def __init__(self, chosen: int, gain: float, capped: bool) -> None:
        self.chosen: Final[int] = chosen
        """The number of the option."""
        self.gain: Final[float] = gain
        """By how many round points it is better than the first."""
        self.capped: Final[bool] = capped
        """Whether the clock ended the search."""


def search(
    worlds: Worlds,
    outlooks: Outlooks,
    options: list[Option],
    only: int,
    team: int,
    budget: Budget,
    rng: Random,
    clock: Clock,
) -> Found:
    """The option to choose; the first is what would be played without a search."""
    count = len(options)
    if count < 2:
        return Found(0, 0.0, False)
    gains: list[list[float]] = [[] for _ in range(count)]
    doubts = [min(0.0, max(-budget.doubt, option.worth - options[0].worth)) for option in options]
    alive = list(range(count))
    capped = False
    total = 0
    for stage in budget.worlds:
        total += stage
    done = 0
    for stage in range(len(budget.worlds)):
        if stage:
            alive = _fewer(alive, gains, doubts, budget, budget.keep[stage])
            if len(alive) < 2:
                break
        for _ in range(budget.worlds[stage]):
            if done and clock.expired():
                capped = True
                break
            world = worlds.world(rng)
            first = 0.0
            for number in alive:
                play = world.copy()
                follow(play, outlooks, options[number], only)
                played_on(play, outlooks, budget.turns)
                worth = margin(play, outlooks, team)
                if number == 0:
                    first = worth
                gains[number].append(worth - first)
            done += 1
            clock.progress(done / total)
        if capped:
            break
    best = 0
    top = 0.0
    for number in alive:
        if number:
            mean, error = _mean(gains[number])
            likely = _likely(mean, error, doubts[number], budget.spread)
            if likely > top and mean > budget.deviation * error:
                best = number
                top = likely
    return Found(best, top, capped)


def _fewer(alive: list[int], gains: list[list[float]], doubts: list[float], budget: Budget, most: int) -> list[int]:
    """The first of the options, and the best of those that are likely to be better."""
    judged: list[tuple[float, int]] = []
    for number in alive:
        if number:
            mean, error = _mean(gains[number])
            likely = _likely(mean, error, doubts[number], budget.spread)
            if likely > 0.0:
                judged.append((-likely, number))
    judged.sort()
    return [0, *sorted([number for _, number in judged[: most - 1]])]


def _likely(mean: float, error: float, doubt: float, spread: float) -> float:
    """By how much an option is likely to be better than the first, from the worlds and from the policy's word."""
    square = spread * spread
    return doubt + (mean - doubt) * square / (square + error * error)


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean of values and its standard error."""
    count = len(values)
    if count < 2:
        return 0.0, math.inf
    mean = sum(values) / count
    square = 0.0
    for value in values:
        square += (value - mean) * (value - mean)
    return mean, math.sqrt(square / (count - 1) / count)
