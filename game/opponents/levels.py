"""The levels of opponents, weakest first, the time each may take, and choosing as weaker ones do.

A level is a number of iterations; the budget is a cap on the clock, kept by the caller of the agent. Weaker levels
choose by what they take moves to be worth, but among moves within a cap of regret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol, TypeVar


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of play, the same in every game."""

    name: str
    budget_ms: int
    """Milliseconds a decision may take."""
    offered: bool
    """Whether players may choose it; the others are references to measure by."""


LEVELS: Final[Mapping[str, Level]] = {
    level.name: level
    for level in (
        Level("random", 20, offered=False),
        Level("greedy", 20, offered=False),
        Level("novice", 20, offered=True),
        Level("casual", 50, offered=True),
        Level("club", 150, offered=True),
        Level("strong", 500, offered=True),
    )
}


INSTEAD: Final = "club"
"""The level at which somebody plays whose own level is none of these."""


class UnknownLevelError(KeyError):
    """No such level, or the game has no opponent of it; the message names those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


T = TypeVar("T")
_SPREAD: Final = 1.7320508
"""The root of 3, which makes the spread of the sum of four random numbers 1."""


class Skill(Protocol):
    """The errors of a level; worths and both numbers are in the points by which choices are judged."""

    @property
    def noise(self) -> float:
        """Spread of the error in judging a move."""

    @property
    def regret(self) -> float:
        """A move worth less than the best by more than this is never made."""


def choose(choices: Sequence[tuple[float, T]], skill: Skill, rng: Random) -> T:
    """The best choice as this level sees it; each comes with its worth. Ties go to the first."""
    best = max(worth for worth, _ in choices)
    if not skill.noise:
        return next(choice for worth, choice in choices if worth == best)
    seen = [(worth + skill.noise * error(rng), choice) for worth, choice in choices if worth >= best - skill.regret]
    top = max(worth for worth, _ in seen)
    return next(choice for worth, choice in seen if worth == top)


def error(rng: Random) -> float:
    """A random error of mean 0 and spread 1, made of `random()` alone, whose values Python promises to keep."""
    return (rng.random() + rng.random() + rng.random() + rng.random() - 2.0) * _SPREAD
