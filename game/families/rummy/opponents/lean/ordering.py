"""The order of steps of a turn where a joker that was won, or the card taken, is melded before anything else."""

from __future__ import annotations

from typing import Final

from game.families.rummy.opponents.lean.house import JOKER, NONE, LeanHouse
from game.families.rummy.opponents.lean.melds import cards_of, jokers_in
from game.families.rummy.opponents.lean.round import ADD, LAY, SWAP

Step = tuple[int, int, int, int]


class Ordering:
    """Looks for an order of steps, each a verb, the card or the meld that it is about, an index and an end."""

    def __init__(self, house: LeanHouse) -> None:
        self._house: Final[LeanHouse] = house

    def of(self, steps: list[Step], jokers: int, source: int, taken: int) -> list[Step] | None:
        """The steps in an order that the house allows, None where there is none.

        `jokers` are those of the hand, `taken` is the card that must be melded. `source` is the index of the meld that
        a joker owed came from, `NONE` where none is owed. Adds to one meld stay in their order.
        """
        if not steps:
            return []
        grown: list[int] = []
        for at in range(len(steps)):
            step = steps[at]
            verb, about, index, _ = step
            if verb == ADD:
                early = index in grown
                grown.append(index)
                if early:
                    continue
            spent = self._jokers_of(verb, about)
            if spent > jokers or not self._pays(step, spent, source, taken):
                continue
            wins = verb == SWAP
            now = index if wins and self._house.won_first else NONE
            left = jokers - spent + (1 if wins else 0)
            others = self.of(steps[:at] + steps[at + 1 :], left, now, NONE)
            if others is not None:
                return [step, *others]
        return None

    def _jokers_of(self, verb: int, about: int) -> int:
        if verb == LAY:
            return jokers_in(about)
        return 1 if verb == ADD and about == JOKER else 0

    def _pays(self, step: Step, spent: int, source: int, taken: int) -> bool:
        """Whether the step does what must be done first."""
        verb, about, index, _ = step
        if source != NONE and (not spent or (verb == ADD and index == source and self._house.won_elsewhere)):
            return False
        if taken == NONE or not self._house.taken_first:
            return True
        return taken in cards_of(about) if verb == LAY else about == taken
