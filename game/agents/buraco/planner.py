"""The rest of a turn, planned whole: lays and adds by steepest ascent, then the card that is left lying (buraco 3, 7).

A turn that takes from the pile ends with one card in it, one of those that lay there or another (3.3): it is planned
as if all were taken, and the card left is chosen among all that are not melded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.agents.buraco.feeding import Feeding
from game.agents.buraco.outlook import Outlook
from game.agents.buraco.position import Position, after_add, after_discard, after_lay
from game.agents.buraco.reading import Reading
from game.agents.canasta.candidates import all_adds, natural_adds, natural_lays, wild_adds, wild_lays
from game.cards import Face
from game.rules.buraco.actions import Add, Lay
from game.rules.buraco.scoring import HIGH_OPENING

Step = Lay | Add
_Move = tuple[float, Step, Position]
_NOTHING: Final = 1e-9
"""Gains smaller than this are none."""
_PUSHES: Final = (0.0, 8.0, 40.0)
"""Points that a plan gives each card that leaves the hand, so that one of them empties it if that can be done."""


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


class Planner:
    """Plans for one decision."""

    def __init__(self, reading: Reading, start: Position, ending: Ending) -> None:
        self.reading = reading
        self.start = start
        self.ending = ending
        self.outlook = Outlook(reading)
        self.feeding = Feeding(reading)
        self._moves_from: dict[int, tuple[Position, list[_Move]]] = {}
        """By the identity of positions met, which are kept so that it stays theirs."""

    def plans(self) -> list[Plan]:
        """The plans that are worth comparing, each once; none where no legal end was found."""
        start = self.start
        found: dict[tuple[Step, ...], Plan] = {}
        if self.ending.opens_high and self._may_end(start):
            found[()] = self._finished((), start)
        for push in _PUSHES:
            steps, position = self._climb(start, push)
            if steps not in found and self._may_end(position):
                found[steps] = self._finished(steps, position)
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

    def _climb(self, start: Position, push: float) -> tuple[tuple[Step, ...], Position]:
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
            if best is None or (top <= height + _NOTHING and self._may_end(position)):
                break
            height = top
            _, step, position = best
            steps += (step,)
        return steps, position

    def _may_end(self, position: Position) -> bool:
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
            return Plan(self._height(position), steps, None, position)
        worth, card = max(self.judged(position), key=lambda each: each[0])
        return Plan(worth, steps, card, position)

    def _left(self, position: Position) -> int:
        """Cards beyond the one that is left lying."""
        return max(0, len(position.hand) - self.ending.spare)

    def _height(self, position: Position) -> float:
        left = len(position.hand)
        if left > self.ending.spare:
            return self.outlook.worth(position, left - self.ending.spare)
        if self.reading.free:
            return self.outlook.worth_of_morto(position, at_once=not left and self.ending.spare > 0)
        return self.outlook.worth_of_going_out(position)

    def _moves(self, position: Position) -> list[_Move]:
        """The moves from a position, judged once for all climbs that pass it."""
        known = self._moves_from.get(id(position))
        if known is None:
            moves = [
                (self._height(after), step, after) for step, after in self._steps(position) if self._guarded(after)
            ]
            known = self._moves_from[id(position)] = (position, moves)
        return known[1]

    def _steps(self, position: Position) -> Iterator[tuple[Step, Position]]:
        hand, melds, rules = position.hand, position.melds, position.rules
        for card, index in natural_adds(hand, melds, rules):
            yield Add(card, index + 1), after_add(position, card, index)
        for cards in natural_lays(hand, rules):
            yield Lay(cards), after_lay(position, cards)
        for card, index in wild_adds(hand, melds, rules):
            yield Add(card, index + 1), after_add(position, card, index)
        for cards in wild_lays(hand, rules):
            yield Lay(cards), after_lay(position, cards)

    def _guarded(self, after: Position) -> bool:
        # buraco 7.4
        if self._may_be_emptied(after):
            return True
        if len(after.hand) > self.ending.spare:
            return self._can_leave(after.hand)
        if len(after.hand) != 1:
            return False
        last_adds = all_adds(after.hand, after.melds, after.rules)
        return any(after_add(after, card, index).table.limpa for card, index in last_adds)
