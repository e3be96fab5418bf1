"""What a team may hope for from its runs and those planned in a hand, suit by suit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.families.canasta.opponents.hand_shape import HandShape, Held
from game.families.canasta.opponents.projects import Prospects

R = TypeVar("R")


class Hopes(Generic[R]):
    """Judges the suits of one decision; remembers those it has met. `R` is what a game knows of a run on the table."""

    def __init__(self, prospects: Prospects, of_run: Callable[[int, R, Held, float], tuple[float, int]]) -> None:
        """`of_run` says what a run of a suit may earn with the places held and the chance of a wild, and which of the
        places it would use.
        """
        self._prospects = prospects
        self._of_run = of_run
        self._suits: dict[tuple[int, tuple[R, ...], Held, int], float] = {}

    def of_suits(self, runs: Sequence[tuple[R, ...]], hand: HandShape, wilds: int, wild: float) -> float:
        """What all suits may earn, with so many wilds in hand and the chance that a wild comes where it is wanted."""
        total = 0.0
        for suit in range(4):
            key = (suit, runs[suit], hand.suits[suit], wilds)
            worth = self._suits.get(key)
            if worth is None:
                worth = self._suits[key] = self._of_suit(suit, runs[suit], hand.suits[suit], wild)
            total += worth
        return total

    def _of_suit(self, suit: int, runs: tuple[R, ...], held: Held, wild: float) -> float:
        once, twice = held
        total = 0.0
        for run in runs:
            worth, used = self._of_run(suit, run, (once, twice), wild)
            total += worth
            once, twice = (once & ~used) | (twice & used), twice & ~used
        for _ in range(2):
            if not once & (once - 1):
                break
            worth, used = self._prospects.planned_run(suit, once, wild)
            if not used:
                break
            total += worth
            once, twice = (once & ~used) | (twice & used), twice & ~used
        return total
