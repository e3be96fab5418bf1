"""The rest of a turn, planned whole: lays and adds by steepest ascent, then the discard (borako 3.3, 3.4, 8, 9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.agents.borako.candidates import natural_adds, natural_lays, wild_adds, wild_lays
from game.agents.borako.discards import Discards
from game.agents.borako.outlook import Outlook
from game.agents.borako.position import Position, after_add, after_lay
from game.agents.borako.reading import Reading
from game.cards import Face
from game.rules.borako.actions import Add, Lay

Step = Lay | Add
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

    def best(self, start: Position, must_lay: bool) -> Plan:
        """The best plan found; with `must_lay` it has a step. Raises `ValueError` where none is legal."""
        plans = self.plans(start, must_lay)
        if not plans:
            raise ValueError("no legal end of the turn")
        return max(plans, key=lambda plan: plan.worth)

    def plans(self, start: Position, must_lay: bool) -> list[Plan]:
        """The plans that are worth comparing, each once."""
        self._spare = 1
        return self._climbs(start, must_lay)

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
        found: list[Plan] = []
        for push in _PUSHES:
            plan = self._climb(start, must_lay, push)
            if plan is not None and all(plan.steps != other.steps for other in found):
                found.append(plan)
        return found

    def _climb(self, start: Position, must_lay: bool, push: float) -> Plan | None:
        position = start
        steps: tuple[Step, ...] = ()
        height = self._height(position, push)
        while position.hand:
            best: tuple[float, Step, Position] | None = None
            for step, after in self._moves(position):
                worth = self._height(after, push)
                if best is None or worth > best[0]:
                    best = (worth, step, after)
            owes = must_lay and not steps
            if best is None or (best[0] <= height + 1e-9 and not owes):
                break
            height, step, position = best
            steps += (step,)
        if must_lay and not steps:
            return None
        return self._finished(steps, position)

    def _finished(self, steps: tuple[Step, ...], position: Position) -> Plan:
        if not position.hand:
            return Plan(self._worth_when_empty(position), steps, None, position)
        if not self._spare:
            return Plan(self._height(position, 0.0), steps, None, position)
        worth, card = self.discards.best(position)
        return Plan(worth, steps, card, position)

    def _worth_when_empty(self, position: Position) -> float:
        if self.reading.mour_open:
            return self.outlook.worth_of_mour(position, at_once=True)
        return self.outlook.worth_of_going_out(position)

    def _height(self, position: Position, push: float) -> float:
        left = len(position.hand)
        if not left:
            return self._worth_when_empty(position)
        if left > self._spare:
            return self.outlook.worth(position, left - self._spare) - push * left
        if self.reading.mour_open:
            return self.outlook.worth_of_mour(position, at_once=False)
        return self.outlook.worth_of_going_out(position)

    def _moves(self, position: Position) -> Iterator[tuple[Step, Position]]:
        for card, index in natural_adds(position):
            yield from self._guarded(Add(card, index + 1), after_add(position, card, index))
        for cards in natural_lays(position.hand):
            yield from self._guarded(Lay(cards), after_lay(position, cards))
        for card, index in wild_adds(position):
            yield from self._guarded(Add(card, index + 1), after_add(position, card, index))
        for cards in wild_lays(position.hand):
            yield from self._guarded(Lay(cards), after_lay(position, cards))

    def _guarded(self, step: Step, after: Position) -> Iterator[tuple[Step, Position]]:
        # borako 9.2
        if len(after.hand) > self._spare or self.reading.mour_open or after.table.may_go_out:
            yield step, after
