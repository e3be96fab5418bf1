"""Named streams of chance, and the orders of cards that a match draws from its seed or takes from its record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from game.cards import Face

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


class RecordedOrderError(ValueError):
    """A recorded order does not consist of the cards that were to be shuffled."""


@dataclass(frozen=True, slots=True)
class Deals:
    """An immutable source of card orders; part of a state, so that `apply` needs nothing else.

    `recorded` holds (label, order) pairs that win over the seed.
    """

    seed: int
    recorded: tuple[tuple[str, tuple[Face, ...]], ...] = ()

    def order(self, label: str, cards: Sequence[Face]) -> tuple[Face, ...]:
        """The cards shuffled for the occasion `label` (`deal 1`, `reshuffle 2`); the same label, the same order.

        Raises `RecordedOrderError` where a recorded order has other cards.
        """
        for known, order in self.recorded:
            if known == label:
                if sorted(order) != sorted(cards):
                    raise RecordedOrderError(f"the recorded order of {label!r} has other cards")
                return order
        return shuffled(cards, stream(self.seed, "deals", label))

    def starter(self, seats: int) -> int:
        """The seat that starts the first round, drawn once a match."""
        return int(stream(self.seed, "starter").random() * seats)
