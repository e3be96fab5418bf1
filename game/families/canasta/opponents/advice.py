"""What is worth doing with the cards of a turn, as the lean core plans it, and what anything else costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Generic, cast

from game.cards import ALL_FACES
from game.families.canasta.opponents.explain import Thought, acted
from game.families.canasta.opponents.lean.policy import gain_of_drawing, refuses_exchange
from game.families.canasta.opponents.lean.reading import lines_of
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.side import Side, earned
from game.families.canasta.opponents.lean.steps import NEVER, Plan
from game.families.canasta.opponents.lean.turn import NO_FACE
from game.families.canasta.opponents.position import Position
from game.families.canasta.opponents.turns import CanastaTurns, Reading, V, read
from game.families.canasta.opponents.weights import Weights
from game.families.canasta.rules.actions import Add, Lay
from game.melds.common import Discard, Draw
from game.melds.meld import Meld
from game.opponents.advice import A, PlannedTurn, Spoiled

_OF_DISCARDS: Final = 0.5
"""The part of what a discard seems to cost that it does, by more than 450 of them that were played out: what it misses
may be made up for in later turns.
"""


@dataclass(frozen=True, slots=True)
class _Look(Generic[V]):
    """A view as it is judged."""

    seen: Reading[V]
    here: Thought
    """The turn that goes on from here without another draw."""
    drawing: Thought
    """The turn that goes on with the hand as it is and a card that is drawn, which may be discarded."""
    acts: bool
    """Whether it is the seat's turn, and the turn is not over but for its end."""

    @property
    def takes(self) -> bool:
        """Whether the seat is to draw, or to take from the pile."""
        return self.seen.moment.begins

    @property
    def melds(self) -> bool:
        """Whether the seat is to lay, add or discard."""
        return self.acts and not self.takes

    def thought(self, *, resting: bool) -> Thought:
        """The turn from here, or `resting` with nothing but the hand."""
        return self.drawing if resting else self.here


class CanastaAdvice(Generic[V, A]):
    """Judges the turns of a game of the family by some weights."""

    def __init__(self, turns: CanastaTurns[V], weights: Weights) -> None:
        self._turns: Final = turns
        self._weights: Final = weights
        self._look: Final = lru_cache(maxsize=2)(self._looked)
        self._planned: Final = lru_cache(maxsize=4)(self._plan)
        self._best: Final = lru_cache(maxsize=4)(self._best_worth)
        self._judged: Final = lru_cache(maxsize=256)(self._worth)

    # What is asked.

    def best_turn(self, view: V) -> PlannedTurn[A] | None:
        """Return the best turn of the seat, as far as it can be foreseen."""
        look = self._look(view)
        if look.takes and not self._takes(view):
            drawing = cast(A, Draw())
            return PlannedTurn((drawing,), self._drawn(view))
        plan = self._planned(view, resting=False, forced=False) if look.acts else None
        if plan is None:
            return None
        pile = view.discards if look.seen.moment.pile else ()
        left = None if plan.left == NO_FACE else ALL_FACES[plan.left]
        takes = look.seen.takes(plan) if pile else ()
        ending = self._turns.ending(left, pile, emptied=look.here.empties(plan))
        return PlannedTurn((*takes, *self._melding(look.here, plan), *ending), plan.worth)

    def melding(self, view: V, *, forced: bool = False) -> tuple[A, ...]:
        """Return the lays and adds worth making with the hand as it is, whoever is to act."""
        look = self._look(view)
        plan = self._planned(view, resting=not look.melds, forced=forced)
        return () if plan is None else self._melding(look.here, plan)

    def cost(self, view: V, actions: Sequence[A]) -> float:
        """Return the points of the round lost by beginning the turn with these actions; lays and adds are judged as
        well before it has come so far.
        """
        look = self._look(view)
        melds = bool(actions and self._turns.steps_in(actions[0]))
        if not actions or not (look.acts or melds):
            return 0.0
        resting = melds and not look.melds
        cost = max(0.0, self._best(view, resting=resting) - self._judged(view, tuple(actions), resting=resting))
        return _OF_DISCARDS * cost if isinstance(actions[-1], Discard) else cost

    def spoiled(self, view: V, actions: Sequence[A]) -> Spoiled | None:
        """Return the bonus of a meld before and after these legal actions, where it falls or a wild spoils the meld."""
        start = position = self._look(view).here.start
        for action in actions:
            for step in self._turns.steps_in(action):
                position = acted(position, step)
        for before, after in zip(start.melds, position.melds, strict=False):
            bonuses = _bonus(start, before), _bonus(start, after)
            if bonuses[1] < bonuses[0] or (after.wilds and not before.wilds and bonuses[1] == bonuses[0]):
                return Spoiled(*bonuses)
        return None

    # What is reckoned.

    def _looked(self, view: V) -> _Look[V]:
        acts = view.actor == view.seat and self._turns.forced(view) is None
        seen = read(self._turns, view, self._weights, acts=acts)
        return _Look(seen, seen.thought(), seen.drawing(), acts)

    def _melding(self, thought: Thought, plan: Plan) -> tuple[Any, ...]:
        """The actions of a plan's lays and adds."""
        steps = [action for action, _ in thought.steps(plan)]
        return self._turns.melding(steps, thought.after(plan), together=thought.turn.least > 0.0)

    def _takes(self, view: V) -> bool:
        """Whether the best turn takes from the pile."""
        look = self._look(view)
        plan = self._planned(view, resting=False, forced=False) if look.seen.moment.pile else None
        if plan is None or refuses_exchange(look.seen.play, look.drawing.side, plan):
            return False
        return plan.worth >= self._drawn(view)

    def _drawn(self, view: V) -> float:
        """What a turn is worth that begins with a draw."""
        plan = self._planned(view, resting=True, forced=False)
        return NEVER if plan is None else plan.worth + gain_of_drawing(self._look(view).drawing.turn)

    def _plan(self, view: V, *, resting: bool, forced: bool) -> Plan | None:
        """The best plan, `resting` with nothing but the hand; `forced` if something has to be laid or added."""
        thought = self._look(view).thought(resting=resting)
        must_lay = thought.turn.must_lay
        thought.turn.must_lay = must_lay or forced
        plan = thought.turn.best(thought.side)
        thought.turn.must_lay = must_lay
        return plan

    def _best_worth(self, view: V, *, resting: bool) -> float:
        if self._look(view).takes and not resting and not self._takes(view):
            return self._drawn(view)
        plan = self._planned(view, resting=resting, forced=False)
        return NEVER if plan is None else plan.worth

    def _worth(self, view: V, actions: tuple[A, ...], *, resting: bool) -> float:
        """What the best turn is worth that begins with these actions."""
        look = self._look(view)
        thought = look.thought(resting=resting)
        turn, position = thought.turn, thought.start
        pile = view.discards if look.seen.moment.pile else ()
        done: list[Lay | Add] = []
        more = 0.0
        for action in actions:
            if isinstance(action, Draw):
                return self._drawn(view)
            for step in self._turns.steps_in(action):
                before, position = position, acted(position, step)
                more += _earned(turn.play, before, position)
                done.append(step)
            left = self._turns.left_by(action, pile)
            if left is not None:
                return turn.worth_leaving(_side(turn.play, position, more), int(left))
        planned = self._planned(view, resting=resting, forced=False)
        if planned is not None and _all_among(done, [step for step, _ in thought.steps(planned)]):
            return planned.worth  # the plan can go on: what comes of melds depends on their cards alone
        must_lay = turn.must_lay
        turn.must_lay = False
        side = _side(turn.play, position, more)
        plan = turn.best(side) if side.cards else None
        turn.must_lay = must_lay
        return turn.height(side) if plan is None else plan.worth


def _earned(play: LeanRound, before: Position, after: Position) -> float:
    """What a lay or an add earned beside bonuses."""
    if not play.law.cleaning:
        return 0.0
    lines = zip(play.began, lines_of(play.book, before.melds), lines_of(play.book, after.melds), strict=True)
    return sum([earned(play.law, play.book, at, *change) for at, change in enumerate(lines)])


def _side(play: LeanRound, position: Position, more: float) -> Side:
    """A position in the terms of the lean core, with what was earned on the way."""
    side = Side(play.law, play.book)
    for card in position.hand:
        side.put(int(card))
    side.set_lines(lines_of(play.book, position.melds))
    side.earned = more
    return side


def _all_among(steps: Sequence[Lay | Add], planned: Sequence[Lay | Add]) -> bool:
    left = list(planned)
    for step in steps:
        if step not in left:
            return False
        left.remove(step)
    return True


def _bonus(position: Position, meld: Meld) -> int:
    return round(position.adapter.bonus(meld))
