"""The rest of a turn, planned whole: lays and adds by steepest ascent, then the discard (borako 3.3, 3.4, 8, 9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.cards import Face, sorted_faces
from game.families.canasta.opponents.candidates import all_adds, natural_adds, natural_lays, wild_adds, wild_lays
from game.families.canasta.opponents.hill_climber import PUSHES, HillClimber
from game.games.borako.opponents.beliefs import Beliefs
from game.games.borako.opponents.discards import Discards
from game.games.borako.opponents.evaluation import Evaluation
from game.games.borako.opponents.position import Position, after_add, after_lay
from game.games.borako.rules.actions import Add, Lay
from game.games.borako.rules.meld import MELD_RULES
from game.melds.within import melds_within

Step = Lay | Add


@dataclass(frozen=True, slots=True)
class Plan:
    """Lays and adds, then a discard unless the hand is empty."""

    worth: float
    steps: tuple[Step, ...]
    discard: Face | None
    after: Position
    """The position once the steps are done."""


class Planner(HillClimber[Step, Position]):
    """Plans for one decision."""

    def __init__(self, reading: Beliefs) -> None:
        super().__init__()
        self.reading = reading
        self.outlook = Evaluation(reading)
        self.discards = Discards(reading, self.outlook)
        self._spare = 1
        """Cards of the hand that the discard at the end of the turn takes."""
        self._all_melds = False
        """Whether melds with two wilds are thought of too, where nothing else is legal."""
        self._must_lay = False
        """Whether something has to be laid or added."""

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
        self.forget()
        self._must_lay = must_lay
        found: dict[tuple[Step, ...], Plan] = {}
        for push in PUSHES:
            steps, position = self.climb(start, push)
            if steps not in found and self.may_end(steps, position):
                found[steps] = self._finished(steps, position)
        return list(found.values())

    def may_end(self, steps: tuple[Step, ...], position: Position) -> bool:
        """Whether the turn may end here: something was laid if it had to be, and the last card may be discarded."""
        if self._must_lay and not steps:  # borako 3.2
            return False
        return len(position.hand) > self._spare or self.reading.mour_open or position.table.may_go_out  # borako 9.1

    def _finished(self, steps: tuple[Step, ...], position: Position) -> Plan:
        if not position.hand:
            return Plan(self._worth_when_empty(position), steps, None, position)
        if not self._spare:
            return Plan(self.height(position), steps, None, position)
        worth, card = self.discards.best(position)
        return Plan(worth, steps, card, position)

    def left(self, position: Position) -> int:
        """Cards beyond the one that the discard takes."""
        return max(0, len(position.hand) - self._spare)

    def _worth_when_empty(self, position: Position) -> float:
        if self.reading.mour_open:
            return self.outlook.worth_of_mour(position, at_once=True)
        return self.outlook.worth_of_going_out(position)

    def height(self, position: Position) -> float:
        """What ending the turn in a position is worth, whichever card is left."""
        left = len(position.hand)
        if not left:
            return self._worth_when_empty(position)
        if left > self._spare:
            return self.outlook.worth(position, left - self._spare)
        if self.reading.mour_open:
            return self.outlook.worth_of_mour(position, at_once=False)
        return self.outlook.worth_of_going_out(position)

    def steps(self, position: Position) -> Iterator[tuple[Step, Position]]:
        """The lays and adds worth a thought, and the position after each."""
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

    def guarded(self, after: Position) -> bool:
        """Whether the turn can still be ended from there (borako 9.2)."""
        if len(after.hand) > self._spare or self.reading.mour_open or after.table.may_go_out:
            return True
        last_adds = all_adds(after.hand, after.melds, MELD_RULES) if len(after.hand) == 1 else ()
        return any(after_add(after, card, index).table.may_go_out for card, index in last_adds)
