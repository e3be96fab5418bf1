"""Where the orders of shuffled cards come from: a seed, or what a record says they were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards import Face
from game.engine.streams import shuffled, stream


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
