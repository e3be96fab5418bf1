"""The rest of a turn, planned whole: lays and adds by steepest ascent, then the card that is left lying (buraco 3, 7).

A turn that takes from the pile ends with one card in it, one of those that lay there or another (3.3): it is planned
as if all were taken, and the card left is chosen among all that are not melded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.cards import Face
from game.families.canasta.opponents.candidates import all_adds, natural_adds, natural_lays, wild_adds, wild_lays
from game.families.canasta.opponents.hill_climber import PUSHES, HillClimber
from game.games.buraco.opponents.beliefs import Beliefs
from game.games.buraco.opponents.evaluation import Evaluation
from game.games.buraco.opponents.feeding import Feeding
from game.games.buraco.opponents.position import Position, after_add, after_discard, after_lay
from game.games.buraco.rules.actions import Add, Lay
from game.games.buraco.rules.scoring import HIGH_OPENING

Step = Lay | Add

_FAR_FROM_EMPTY: Final = 9
"""Cards left by a plan above which none is looked for that empties the hand."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How the turn that is planned will end."""

    spare: int
    """Cards of the position that leave the hand at the end of the turn: 1, or 0 before the card is drawn."""
    only: Face | None
    """A face that may not be left in the pile (buraco 3.3)."""
    lying: tuple[Face, ...]
    """Cards of the position that lie in the pile and may stay there."""
    opens_high: bool
    """Whether what is laid must count 75 (buraco 9.2)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Lays and adds, then the card left unless no card remains."""

    worth: float
    steps: tuple[Step, ...]
    left: Face | None
    after: Position
    """The position once the steps are done."""


class Planner(HillClimber[Step, Position]):
    """Plans for one decision."""

    def __init__(self, reading: Beliefs, start: Position, ending: Ending) -> None:
        super().__init__()
        self.reading = reading
        self.start = start
        self.ending = ending
        self.outlook = Evaluation(reading)
        self.feeding = Feeding(reading)

    def plans(self) -> list[Plan]:
        """The plans that are worth comparing, each once; none where no legal end was found."""
        start = self.start
        found: dict[tuple[Step, ...], Plan] = {}
        if self.ending.opens_high and self.may_end((), start):
            found[()] = self._finished((), start)
        for push in PUSHES:
            steps, position = self.climb(start, push)
            if steps not in found and self.may_end(steps, position):
                found[steps] = self._finished(steps, position)
            if found and len(position.hand) > _FAR_FROM_EMPTY:
                break
        self.forget()
        return list(found.values())

    def after(self, position: Position, step: Step) -> Position:
        """The position after a step."""
        if isinstance(step, Lay):
            return after_lay(position, step.cards)
        return after_add(position, step.card, step.meld - 1)

    def judged(self, position: Position) -> list[tuple[float, Face]]:
        """The worth of ending the turn with each card left lying that may be."""
        left = len(position.hand) - 1
        return [
            (self._worth_leaving(position, card, left) - self.feeding.loss_with(card), card)
            for card in dict.fromkeys(position.hand)
            if card != self.ending.only
        ]

    def _worth_leaving(self, position: Position, card: Face, left: int) -> float:
        after = after_discard(position, card)
        if left:
            return self.outlook.worth(after, left)
        if self.reading.free:
            return self.outlook.worth_of_morto(after, at_once=card in self.ending.lying)
        return self.outlook.worth_of_going_out(after)

    def may_end(self, steps: tuple[Step, ...], position: Position) -> bool:
        """Whether the turn may end here: a card can be left, the last one too."""
        if self.ending.opens_high and position.melds and position.table.points < HIGH_OPENING:  # buraco 9.2
            return False
        if not position.hand:
            return self._may_be_emptied(position)
        return self._can_leave(position.hand) and (
            len(position.hand) > self.ending.spare or self._may_be_emptied(position)
        )

    def _may_be_emptied(self, position: Position) -> bool:
        return self.reading.free or position.table.limpa  # buraco 7.2, 7.3

    def _can_leave(self, hand: tuple[Face, ...]) -> bool:
        only = self.ending.only
        return only is None or any(card != only for card in hand)  # buraco 3.3

    def _finished(self, steps: tuple[Step, ...], position: Position) -> Plan:
        if not position.hand or not self.ending.spare:
            return Plan(self.height(position), steps, None, position)
        worth, card = max(self.judged(position), key=lambda each: each[0])
        return Plan(worth, steps, card, position)

    def left(self, position: Position) -> int:
        """Cards beyond the one that is left lying."""
        return max(0, len(position.hand) - self.ending.spare)

    def height(self, position: Position) -> float:
        """What ending the turn in a position is worth, whichever card is left."""
        left = len(position.hand)
        if left > self.ending.spare:
            return self.outlook.worth(position, left - self.ending.spare)
        if self.reading.free:
            return self.outlook.worth_of_morto(position, at_once=not left and self.ending.spare > 0)
        return self.outlook.worth_of_going_out(position)

    def steps(self, position: Position) -> Iterator[tuple[Step, Position]]:
        """The lays and adds worth a thought, and the position after each."""
        hand, melds, rules = position.hand, position.melds, position.rules
        for card, index in natural_adds(hand, melds, rules):
            yield Add(card, index + 1), after_add(position, card, index)
        for cards in natural_lays(hand, rules):
            yield Lay(cards), after_lay(position, cards)
        for card, index in wild_adds(hand, melds, rules):
            yield Add(card, index + 1), after_add(position, card, index)
        for cards in wild_lays(hand, rules):
            yield Lay(cards), after_lay(position, cards)

    def guarded(self, after: Position) -> bool:
        """Whether the turn can still be ended from there (buraco 7.4)."""
        if self._may_be_emptied(after):
            return True
        if len(after.hand) > self.ending.spare:
            return self._can_leave(after.hand)
        if len(after.hand) != 1:
            return False
        last_adds = all_adds(after.hand, after.melds, after.rules)
        return any(after_add(after, card, index).table.limpa for card, index in last_adds)
