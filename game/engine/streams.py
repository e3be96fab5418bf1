"""Named random streams of a match seed, and the one shuffle of the project.

Every stream derives from the seed and a name alone, so nothing that happens in one (an opponent that thinks longer, a
cosmetic tilt) moves another, and a resumed match draws what it would have drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def stream(seed: int, *name: str | int) -> Random:
    """The random stream called `name` of a match seed, such as `stream(seed, "agent", seat, action_number)`."""
    return Random("/".join([str(seed), *map(str, name)]))


def shuffled(cards: Sequence[T], rng: Random) -> tuple[T, ...]:
    """The cards in a random order: Fisher-Yates on `random()`, whose values Python promises to keep."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = int(rng.random() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
