"""The rest of a turn, planned whole: lays and adds by steepest ascent, then the discard (borako 3.3, 3.4, 8, 9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.agents.borako.discards import Discards
from game.agents.borako.outlook import Outlook
from game.agents.borako.position import Position, after_add, after_lay
from game.agents.borako.reading import Reading
from game.agents.canasta.candidates import all_adds, natural_adds, natural_lays, wild_adds, wild_lays
from game.cards import Face, sorted_faces
from game.melds.within import melds_within
from game.rules.borako.actions import Add, Lay
from game.rules.borako.meld import MELD_RULES

Step = Lay | Add
_Move = tuple[float, Step, Position]
_NOTHING: Final = 1e-9
"""Gains smaller than this are none."""
_PUSHES: Final = (0.0, 8.0, 40.0)
"""Points that a plan gives each card that leaves the hand, so that one of them empties it if that can be done."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Lays and adds, then a discard unless the hand is empty."""

    worth: float
    steps: tuple[Step, ...]
    discard: Face | None
    after: Position
    """The position once the steps are done."""


class Planner:
    """Plans for one decision."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.outlook = Outlook(reading)
        self.discards = Discards(reading, self.outlook)
        self._spare = 1
        """Cards of the hand that the discard at the end of the turn takes."""
        self._all_melds = False
        """Whether melds with two wilds are thought of too, where nothing else is legal."""
        self._moves_from: dict[int, tuple[Position, list[_Move]]] = {}
        """By the identity of positions met, which are kept so that it stays theirs."""

    def best(self, start: Position, must_lay: bool) -> Plan:
        """The best plan found; with `must_lay` it has a step. Raises `ValueError` where none is legal."""
        plans = self.plans(start, must_lay)
        if not plans:
            raise ValueError("no legal end of the turn")
        return max(plans, key=lambda plan: plan.worth)

    def plans(self, start: Position, must_lay: bool) -> list[Plan]:
        """The plans that are worth comparing, each once."""
        self._spare = 1
        self._all_melds = False
        found = self._climbs(start, must_lay)
        if not found:
            self._all_melds = True
            found = self._climbs(start, must_lay)
        return found

    def best_before_draw(self, start: Position) -> Plan:
        """The best plan as if the card still to be drawn were the one to be discarded."""
        self._spare = 0
        return max(self._climbs(start, must_lay=False), key=lambda plan: plan.worth)

    def after(self, position: Position, step: Step) -> Position:
        """The position after a step."""
        if isinstance(step, Lay):
            return after_lay(position, step.cards)
        return after_add(position, step.card, step.meld - 1)

    def _climbs(self, start: Position, must_lay: bool) -> list[Plan]:
        self._moves_from.clear()
        found: dict[tuple[Step, ...], Plan] = {}
        for push in _PUSHES:
            steps, position = self._climb(start, must_lay, push)
            if steps not in found and self._may_end(steps, position, must_lay):
                found[steps] = self._finished(steps, position)
        return list(found.values())

    def _climb(self, start: Position, must_lay: bool, push: float) -> tuple[tuple[Step, ...], Position]:
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
            if best is None or (top <= height + _NOTHING and self._may_end(steps, position, must_lay)):
                break
            height = top
            _, step, position = best
            steps += (step,)
        return steps, position

    def _may_end(self, steps: tuple[Step, ...], position: Position, must_lay: bool) -> bool:
        """Whether the turn may end here: something was laid if it had to be, and the last card may be discarded."""
        if must_lay and not steps:  # borako 3.2
            return False
        return len(position.hand) > self._spare or self.reading.mour_open or position.table.may_go_out  # borako 9.1

    def _finished(self, steps: tuple[Step, ...], position: Position) -> Plan:
        if not position.hand:
            return Plan(self._worth_when_empty(position), steps, None, position)
        if not self._spare:
            return Plan(self._height(position), steps, None, position)
        worth, card = self.discards.best(position)
        return Plan(worth, steps, card, position)

    def _left(self, position: Position) -> int:
        """Cards beyond the one that the discard takes."""
        return max(0, len(position.hand) - self._spare)

    def _worth_when_empty(self, position: Position) -> float:
        if self.reading.mour_open:
            return self.outlook.worth_of_mour(position, at_once=True)
        return self.outlook.worth_of_going_out(position)

    def _height(self, position: Position) -> float:
        left = len(position.hand)
        if not left:
            return self._worth_when_empty(position)
        if left > self._spare:
            return self.outlook.worth(position, left - self._spare)
        if self.reading.mour_open:
            return self.outlook.worth_of_mour(position, at_once=False)
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
        for card, index in natural_adds(position.hand, position.melds, MELD_RULES):
            yield Add(card, index + 1), after_add(position, card, index)
        for cards in natural_lays(position.hand, MELD_RULES):
            yield Lay(cards), after_lay(position, cards)
        for card, index in wild_adds(position.hand, position.melds, MELD_RULES):
            yield Add(card, index + 1), after_add(position, card, index)
        for cards in wild_lays(position.hand, MELD_RULES):
            yield Lay(cards), after_lay(position, cards)
        if self._all_melds:
            for meld in melds_within(position.hand, MELD_RULES):
                yield Lay(sorted_faces(meld.cards)), after_lay(position, meld.cards)

    def _guarded(self, after: Position) -> bool:
        # borako 9.2
        if len(after.hand) > self._spare or self.reading.mour_open or after.table.may_go_out:
            return True
        last_adds = all_adds(after.hand, after.melds, MELD_RULES) if len(after.hand) == 1 else ()
        return any(after_add(after, card, index).table.may_go_out for card, index in last_adds)
