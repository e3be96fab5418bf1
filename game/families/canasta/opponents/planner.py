"""The rest of a turn, planned whole: lays, adds and what only together completes a meld by steepest ascent, then the
card that is left lying.

A turn that takes from the pile card by card and ends with one card in it is planned as if all were taken: the card left
is chosen among all that are not melded. Only where the own cards are all melded, which may empty the hand, are those of
the pile that were not needed left lying.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.cards import Face, holds, sorted_faces
from game.families.canasta.opponents.candidates import all_adds, natural_adds, natural_lays, wild_adds, wild_lays
from game.families.canasta.opponents.completions import completions, related
from game.families.canasta.opponents.evaluation import Evaluation
from game.families.canasta.opponents.feeding import Feeding
from game.families.canasta.opponents.hand_shape import WILD_FACES, hand_shape
from game.families.canasta.opponents.position import Position, after_add, after_discard, after_lay, position_of
from game.families.canasta.rules.actions import Add, Lay
from game.melds.within import melds_within

Step = Lay | Add
_Move = tuple[float, tuple[Step, ...], Position]
"""Steps that are made together, the position they lead to, and its height."""

NOTHING: Final = 1e-9
"""Gains smaller than this are none, in points."""
PUSHES: Final = (0.0, 8.0, 40.0)
"""Points that a plan gives each card that leaves the hand, so that one of them empties it if that can be done."""


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
    pile: tuple[Face, ...] = ()
    """Cards of the position that lie in the pile, where those that are needed alone may be taken."""
    due: int = 0
    """How many of these have to be taken at least."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Lays and adds, then the card left unless no card remains."""

    worth: float
    steps: tuple[Step, ...]
    left: Face | None
    after: Position
    """The position once the steps are done."""
    unneeded: tuple[Face, ...] = ()
    """What is not taken from the pile by who empties the hand before; no more is in the hand of `after`."""


def wanted(position: Position) -> int:
    """The faces of the hand that are not to be discarded if there is another: what fits the melds of the team and is
    there but once, or is wild.
    """
    hand = hand_shape(position.hand)
    return position.table.fits & hand.once & (~hand.twice | WILD_FACES)


class Planner:
    """Plans for one decision: a hill climber, which makes the most of each position it comes to."""

    def __init__(self, evaluation: Evaluation, feeding: Feeding, start: Position, ending: Ending) -> None:
        self.beliefs = evaluation.beliefs
        self.evaluation = evaluation
        self.feeding = feeding
        self.start = start
        self.ending = ending
        self._every_meld = False
        """Whether melds with two wilds are thought of too, where nothing else is legal."""
        self._moves_from: dict[int, tuple[Position, list[_Move]]] = {}
        """By the identity of positions met, which are kept so that it stays theirs."""

    def plans(self) -> list[Plan]:
        """The plans that are worth comparing, each once; none where no legal end was found."""
        plans = self._climbs()
        if not plans and self.start.adapter.every_meld:
            self._every_meld = True
            plans = self._climbs()
        return plans

    def _climbs(self) -> list[Plan]:
        start = self.start
        found: dict[tuple[Step, ...], Plan] = {}
        if self.ending.least and self._may_end((), start):
            found[()] = self._finished((), start)
        for push in PUSHES:
            steps, position = self._climb(start, push)
            if steps not in found and self._may_end(steps, position):
                found[steps] = self._finished(steps, position)
            if found and len(position.hand) > start.adapter.far_from_empty:
                break
        self._moves_from.clear()
        return list(found.values())

    def _climb(self, start: Position, push: float) -> tuple[tuple[Step, ...], Position]:
        """The steps to a summit and the position there; each card that leaves the hand counts `push` on top."""
        position = start
        steps: tuple[Step, ...] = ()
        height = self._height(position) - push * self._left(position)
        while position.hand:
            best: _Move | None = None
            top = 0.0
            for move in self._moves(position):
                worth = move[0] - push * self._left(move[2])
                if best is None or worth > top:
                    best, top = move, worth
            if best is None or (top <= height + NOTHING and self._may_end(steps, position)):
                break
            height = top
            _, more, position = best
            steps += more
        return steps, position

    def _moves(self, position: Position) -> list[_Move]:
        """The moves from a position that leave the turn an end; those that several climbs pass are judged once."""
        known = self._moves_from.get(id(position))
        if known is None:
            moves: list[_Move]
            moves = [(self._height(then), (step,), then) for step, then in self._steps(position) if self._guarded(then)]
            moves += [(self._height(then), steps, then) for steps, then in self._together(position)]
            known = self._moves_from[id(position)] = (position, moves)
        return known[1]

    def after(self, position: Position, step: Step) -> Position:
        """The position after a step."""
        if isinstance(step, Lay):
            return after_lay(position, step.cards)
        return after_add(position, step.card, step.meld - 1)

    def judged(self, position: Position) -> list[tuple[float, Face]]:
        """The worth of ending the turn with each card left lying that may be."""
        left = len(position.hand) - 1
        return [
            (self._worth_leaving(position, card, left) - self._cost(position, card, left), card)
            for card in dict.fromkeys(position.hand)
            if card != self.ending.only
        ]

    def _cost(self, position: Position, card: Face, left: int) -> float:
        return self.feeding.cost(card, last=not left) + self.thrown(card, position)

    def thrown(self, card: Face, position: Position) -> float:
        """What it counts against a discard that the team could use the card."""
        return self.beliefs.weights.own_thrown if len(position.hand) > 1 and wanted(position) >> card & 1 else 0.0

    def _worth_leaving(self, position: Position, card: Face, left: int) -> float:
        if left:
            return self.evaluation.worth(after_discard(position, card), left)
        return self.evaluation.worth_of_last(position, card, at_once=card in self.ending.lying)

    def _may_end(self, steps: tuple[Step, ...], position: Position) -> bool:
        """Whether the turn may end here: what has to be laid is, and a card can be left, the last one too."""
        ending = self.ending
        if (ending.must_lay and not steps) or (position.melds and position.table.points < ending.least):
            return False
        if self._emptied(position):
            return True
        return self._can_leave(position.hand) and (len(position.hand) > ending.spare or self._may_be_emptied(position))

    def _may_be_emptied(self, position: Position) -> bool:
        return self.beliefs.seen.free or position.table.may_go_out

    def _can_leave(self, hand: tuple[Face, ...]) -> bool:
        only = self.ending.only
        return only is None or any(card != only for card in hand)

    def _emptied(self, position: Position) -> bool:
        """Whether the hand may be emptied by these steps: what remains, if anything, need not have been taken."""
        hand, ending = position.hand, self.ending
        if len(hand) > max(0, len(ending.pile) - ending.due) or not holds(ending.pile, hand):
            return False
        return self._may_be_emptied(position)

    def _finished(self, steps: tuple[Step, ...], position: Position) -> Plan:
        if self._emptied(position):
            emptied = position_of(position.adapter, (), position.melds)
            return Plan(self._height(position), steps, None, emptied, position.hand)
        if not self.ending.spare:
            return Plan(self._height(position), steps, None, position)
        worth, card = max(self.judged(position), key=lambda each: each[0])
        return Plan(worth, steps, card, position)

    def _left(self, position: Position) -> int:
        """Cards beyond those that are left lying."""
        hand, pile = position.hand, list(self.ending.pile)
        if not pile:
            return max(0, len(hand) - self.ending.spare)
        for card in hand:
            if card in pile:
                pile.remove(card)
        return len(hand) + len(pile) - len(self.ending.pile)

    def _height(self, position: Position) -> float:
        """What ending the turn in a position is worth, whichever card is left."""
        if self._emptied(position):
            position = position_of(position.adapter, (), position.melds)
        left = len(position.hand)
        if left > self.ending.spare:
            return self.evaluation.worth(position, left - self.ending.spare)
        if self.beliefs.seen.free:
            return self.evaluation.worth_of_reserve(position, at_once=not left and self.ending.at_once)
        return self.evaluation.worth_of_going_out(position)

    def _steps(self, position: Position) -> Iterator[tuple[Step, Position]]:
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

    def _together(self, position: Position) -> Iterator[tuple[tuple[Step, ...], Position]]:
        """The adds that only together complete a meld, and the position after them."""
        hand, rules = hand_shape(position.hand), position.adapter.rules
        for index, meld in enumerate(position.melds):
            faces = related(meld)
            for cards in completions(meld, hand.once & faces, hand.twice & faces, rules):
                after = position
                for card in cards:
                    after = after_add(after, card, index)
                    if not self._guarded(after):
                        break
                else:
                    yield tuple([Add(card, index + 1) for card in cards]), after

    def _guarded(self, after: Position) -> bool:
        """Whether the turn can still be ended from there."""
        if self._may_be_emptied(after):
            return True
        if len(after.hand) > self.ending.spare:
            return self._can_leave(after.hand)
        if len(after.hand) != 1:
            return False
        last_adds = all_adds(after.hand, after.melds, after.adapter.rules)
        return any(after_add(after, card, index).table.may_go_out for card, index in last_adds)
