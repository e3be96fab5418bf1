"""The rest of a turn, planned whole: lays and adds by steepest ascent, then the card that is left lying.

A turn that takes from the pile card by card and ends with one card in it is planned as if all were taken: the card left
is chosen among all that are not melded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.cards import Face, sorted_faces
from game.families.canasta.opponents.candidates import all_adds, natural_adds, natural_lays, wild_adds, wild_lays
from game.families.canasta.opponents.evaluation import Evaluation
from game.families.canasta.opponents.feeding import Feeding
from game.families.canasta.opponents.hill_climber import PUSHES, HillClimber
from game.families.canasta.opponents.position import Position, after_add, after_discard, after_lay
from game.families.canasta.rules.actions import Add, Lay
from game.melds.within import melds_within

Step = Lay | Add


@dataclass(frozen=True, slots=True)
class Ending:
    """How the turn that is planned will end."""

    spare: int = 1
    """Cards of the position that leave the hand at the end of the turn: 1, or 0 before the card is drawn."""
    at_once: bool = True
    """Whether the reserve is taken with the turn going on where melds empty the hand."""
    must_lay: bool = False
    """Whether something has to be laid or added."""
    least: float = 0.0
    """Card points that what is laid must count together, if anything is."""
    only: Face | None = None
    """A face that may not be left in the pile."""
    lying: tuple[Face, ...] = ()
    """Cards of the position that lie in the pile and may stay there."""


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

    def __init__(self, evaluation: Evaluation, feeding: Feeding, start: Position, ending: Ending) -> None:
        super().__init__()
        self.beliefs = evaluation.beliefs
        self.evaluation = evaluation
        self.feeding = feeding
        self.start = start
        self.ending = ending
        self._every_meld = False
        """Whether melds with two wilds are thought of too, where nothing else is legal."""

    def plans(self, *, every_meld: bool = False) -> list[Plan]:
        """The plans that are worth comparing, each once; none where no legal end was found."""
        start = self.start
        self._every_meld = every_meld
        found: dict[tuple[Step, ...], Plan] = {}
        if self.ending.least and self.may_end((), start):
            found[()] = self._finished((), start)
        for push in PUSHES:
            steps, position = self.climb(start, push)
            if steps not in found and self.may_end(steps, position):
                found[steps] = self._finished(steps, position)
            if found and len(position.hand) > start.adapter.far_from_empty:
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
            (self._worth_leaving(position, card, left) - self.feeding.cost(card, last=not left), card)
            for card in dict.fromkeys(position.hand)
            if card != self.ending.only
        ]

    def _worth_leaving(self, position: Position, card: Face, left: int) -> float:
        if left:
            return self.evaluation.worth(after_discard(position, card), left)
        return self.evaluation.worth_of_last(position, card, at_once=card in self.ending.lying)

    def may_end(self, steps: tuple[Step, ...], position: Position) -> bool:
        """Whether the turn may end here: what has to be laid is, and a card can be left, the last one too."""
        ending = self.ending
        if (ending.must_lay and not steps) or (position.melds and position.table.points < ending.least):
            return False
        if not position.hand:
            return self._may_be_emptied(position)
        return self._can_leave(position.hand) and (len(position.hand) > ending.spare or self._may_be_emptied(position))

    def _may_be_emptied(self, position: Position) -> bool:
        return self.beliefs.free or position.table.may_go_out

    def _can_leave(self, hand: tuple[Face, ...]) -> bool:
        only = self.ending.only
        return only is None or any(card != only for card in hand)

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
            return self.evaluation.worth(position, left - self.ending.spare)
        if self.beliefs.free:
            return self.evaluation.worth_of_reserve(position, at_once=not left and self.ending.at_once)
        return self.evaluation.worth_of_going_out(position)

    def steps(self, position: Position) -> Iterator[tuple[Step, Position]]:
        """The lays and adds worth a thought, and the position after each."""
        hand, melds, rules = position.hand, position.melds, position.adapter.rules
        for card, index in natural_adds(hand, melds, rules):
            yield Add(card, index + 1), after_add(position, card, index)
        for cards in natural_lays(hand, rules):
            yield Lay(cards), after_lay(position, cards)
        for card, index in wild_adds(hand, melds, rules):
            yield Add(card, index + 1), after_add(position, card, index)
        for cards in wild_lays(hand, rules):
            yield Lay(cards), after_lay(position, cards)
        if self._every_meld:
            for meld in melds_within(hand, rules):
                yield Lay(sorted_faces(meld.cards)), after_lay(position, meld.cards)

    def guarded(self, after: Position) -> bool:
        """Whether the turn can still be ended from there."""
        if self._may_be_emptied(after):
            return True
        if len(after.hand) > self.ending.spare:
            return self._can_leave(after.hand)
        if len(after.hand) != 1:
            return False
        last_adds = all_adds(after.hand, after.melds, after.adapter.rules)
        return any(after_add(after, card, index).table.may_go_out for card, index in last_adds)
