"""Bents: how a player of a level leans without being better or worse for it.

A bent multiplies a few of the weights that a level judges by. Those lie where play is best, so that a small step aside
costs next to nothing; `majlis arena GAME --agents club,club/bold` measures it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

SIGN: Final = "/"
"""Stands between a level and a bent, as in `club/bold`."""
BOLD: Final = "bold"
"""Risks more: buys sooner, opens and goes out sooner."""
PATIENT: Final = "patient"
"""Waits: buys later, keeps cards for greater things."""

W = TypeVar("W", bound=Any)
A = TypeVar("A")


def bent_level(level: str, bent: str) -> str:
    """The name of a level with a bent; of the level itself where there is none."""
    return f"{level}{SIGN}{bent}" if bent else level


def plain_level(name: str) -> str:
    """The level in such a name."""
    return name.partition(SIGN)[0]


def bent_agents(
    bents: Mapping[str, Mapping[str, float]], levels: Mapping[str, W], made: Callable[[str, W], A]
) -> dict[str, Callable[[], A]]:
    """Return makers of an agent of each of the `levels`, given with its weights, in each bent, by the names of both.

    A bent says by what weights are multiplied; `made` makes an agent of a level with other weights.
    """

    def factory(level: str, weights: W, factors: Mapping[str, float]) -> Callable[[], A]:
        def make() -> A:
            changed = {name: getattr(weights, name) * factor for name, factor in factors.items()}
            return made(level, replace(weights, **changed))

        return make

    return {
        bent_level(level, bent): factory(level, weights, factors)
        for bent, factors in bents.items()
        for level, weights in levels.items()
    }
