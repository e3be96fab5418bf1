"""Choosing as weaker levels do: by what they take moves to be worth, but among moves within a cap of regret."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol, TypeVar

T = TypeVar("T")
_SPREAD: Final = 1.7320508
"""The root of 3, which makes the spread of the sum of four random numbers 1."""


class Skill(Protocol):
    """What errors a level makes; worths and both numbers are in the points that the choices are judged by."""

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
