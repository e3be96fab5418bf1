"""The opponents of the family: they play the plan of the lean core, or what a search finds better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Generic

from game.cards import ALL_FACES, Face
from game.families.canasta.opponents.explain import Reason, Thought, explained, why_left
from game.families.canasta.opponents.hand_shape import WILD_FACES
from game.families.canasta.opponents.lean.options import (
    DRAW,
    LEAVE,
    PILE,
    SWEEP,
    Option,
    drawing,
    pile_options,
    turn_options,
)
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.policy import gain_of_drawing, refuses_exchange
from game.families.canasta.opponents.lean.reading import action_of, worlds_of
from game.families.canasta.opponents.lean.search import Budget
from game.families.canasta.opponents.lean.steps import Plan
from game.families.canasta.opponents.lean.turn import NO_FACE
from game.families.canasta.opponents.searching import Question, searched
from game.families.canasta.opponents.taking import Reason as Pile
from game.families.canasta.opponents.taking import Sides, by_points, why_drawn, why_taken
from game.families.canasta.opponents.turns import CanastaTurns, CanastaView, Reading, V, read
from game.families.canasta.opponents.weights import SkillProfile, Weights
from game.melds.common import Discard, Draw
from game.melds.judge import face_mask, fitting
from game.melds.within import some_lay
from game.opponents.levels import choose
from game.opponents.protocol import Decision, Explanation, NoDeadline, Watch

_MOST_LEFT_IN_PILE: Final = 3
_RUN: Final = 7
"""Cards of a meld from which on nothing waits for more."""


@dataclass(frozen=True, slots=True)
class CanastaAgent(Generic[V]):
    """Plays the turns of a game with some weights as well as a skill profile lets it; with a budget it searches for
    something better than the best plan.
    """

    turns: CanastaTurns[V]
    weights: Weights
    profile: SkillProfile
    budget: Budget | None = None

    def decide(self, view: V, rng: Random, watch: Watch) -> Decision[Any]:
        """The next action of the best plan found, as the level sees it; without a budget it is never capped."""
        decision = self.turns.forced(view) or self._planned(view, rng)
        if self.budget is not None and self.turns.forced(view) is None and self.turns.searches(view):
            decision = self._searched(view, decision, self.budget, rng, watch)
        watch.progress(1.0)
        return decision

    def thought(self, view: V) -> Thought:
        """The turn as the level sees it, from where it has come to."""
        return self._read(view).thought()

    def parts(self, view: V, better: Any, done: Any) -> Explanation | None:
        """What can be seen to part two discards, the first of which is the better one."""
        match (*better, *done):
            case Discard(card), Discard(other):
                thought = self.thought(view)
                judged = [each for each in thought.judged() if each[1] in (card, other)]
                return why_left(self.turns.own, thought, judged, card) if len(judged) > 1 else None
        return None

    def _read(self, view: V) -> Reading[V]:
        """A view as the level can read it."""
        return read(self.turns, view, self.weights, self.profile)

    # Without a search.

    def _planned(self, view: V, rng: Random) -> Decision[Any]:
        seen = self._read(view)
        return self._taken(seen, rng) if seen.moment.begins else self._melded(seen, rng)

    def _taken(self, seen: Reading[V], rng: Random) -> Decision[Any]:
        """Taking from the pile, or drawing."""
        play, view = seen.play, seen.view
        if not seen.moment.pile:
            return Decision(Draw(), explained(Reason.NO_CHOICE))
        taking = seen.thought()
        taken = taking.turn.best(taking.side)
        if taken is None:
            start = taking.start
            lays = some_lay(start.hand, start.adapter.rules) or start.fits & face_mask(start.hand)
            return Decision(Draw(), explained(Pile.BLOCKS if lays or not play.law.whole_pile else Reason.NO_CHOICE))
        before = seen.drawing()
        if refuses_exchange(play, before.side, taken):
            return Decision(Draw(), self.turns.why_exchange(view))
        drawn = before.turn.best(before.side)
        assert drawn is not None, "before a card is drawn the turn may stop anywhere"
        sides = Sides(taking, taken, before, drawn, tuple(view.discards))
        worth = drawn.worth + gain_of_drawing(before.turn)
        if choose([(taken.worth, True), (worth, False)], self.profile, rng):
            take, *more = seen.takes(taken)
            return Decision(take, why_taken(self.turns.own, sides, taken.worth - worth), then=tuple(more))
        return Decision(Draw(), why_drawn(sides, worth - taken.worth))

    def _melded(self, seen: Reading[V], rng: Random) -> Decision[Any]:
        """Laying, adding, taking more of the pile, and leaving a card."""
        turns, view, thought = self.turns, seen.view, seen.thought()
        plans = thought.turn.plans(thought.side)
        if not plans:
            return replace(turns.greedy.decide(view, rng, NoDeadline()), explanation=explained(Reason.NO_CHOICE))
        plan = choose([(plan.worth, plan) for plan in plans], self.profile, rng)
        if seen.moment.pile:
            return self._from_pile(seen, thought, plan)
        if plan.last is not None:
            return turns.step(thought, plan)
        judged = thought.judged()
        card = choose(self._sensible(view, thought, judged), self.profile, rng)
        return Decision(Discard(card), why_left(turns.own, thought, judged, card))

    def _from_pile(self, seen: Reading[V], thought: Thought, plan: Plan) -> Decision[Any]:
        """The next action of a plan that takes from the pile, with the takes that belong to it."""
        turns, pile = self.turns, seen.view.discards
        takes = seen.takes(plan)
        if takes:
            return Decision(takes[0], turns.why_pile(thought, plan, pile), then=takes[1:])
        if plan.last is not None:
            return turns.step(thought, plan)
        return Decision(self._stop(pile), turns.why_pile(thought, plan, pile))

    def _stop(self, pile: Sequence[Face]) -> Any:
        """The action that ends a turn which took from the pile, and leaves one of its cards."""
        stop, *_ = self.turns.ending(pile[0], pile, emptied=False)
        return stop

    def _sensible(self, view: V, thought: Thought, judged: list[tuple[float, Face]]) -> list[tuple[float, Face]]:
        """The discards that make sense: what was taken in this turn is kept, unless the rest is wild or of use
        to the team; who errs takes no card for another that a partner would resent.
        """
        kept = self.turns.taken_this_turn(view)
        start = thought.start
        others = [each for each in judged if each[1] not in kept]
        idle = [
            card for _, card in judged if not WILD_FACES >> card & 1 and not thought.turn.thrown(thought.side, card)
        ]
        if any(card in idle for _, card in others) or not idle:
            judged = others or judged
        if not self.profile.noise:
            return judged
        best = max(judged)
        waited_for = WILD_FACES
        for meld in start.melds:
            if len(meld.cards) < _RUN:
                waited_for |= fitting(meld, start.adapter.rules)
        return [each for each in judged if each == best or not waited_for >> each[1] & 1]

    # With a search.

    def _searched(self, view: V, plain: Decision[Any], budget: Budget, rng: Random, watch: Watch) -> Decision[Any]:
        """The decision, or what the search finds better."""
        seen = self._read(view)
        question = self.question(view)
        if isinstance(plain.action, Draw):
            question = replace(question, options=[each for each in question.options if not _exchanges(view, each[0])])

        def why(option: Option, gain: float) -> Explanation:
            return self._why(seen, option, gain)

        decision, option = searched(question, plain, why, budget, rng, watch)
        if option is None or option.kind != PILE:
            return decision
        assert option.plan is not None, "a turn with the pile"
        return replace(decision, then=seen.takes(option.plan)[1:])

    def question(self, view: V) -> Question[Any]:
        """The decision as the search sees it, in which everybody shares the chances."""
        seen = self._read(view)
        play = seen.play
        outlooks = seen.game.outlooks(view.melds, view.discards, view.known, play.to_draw())
        reserves = [len(reserve) for reserve in play.reserves]
        copies = seen.game.book.adapter.copies
        worlds = worlds_of(play, view, view.melds, copies, reserves, view.log, self.turns.reserve)
        options = [(option, self._action(seen, option)) for option in self._options(seen, outlooks)]
        return Question(worlds, outlooks, options, view.team, seen.moment.only)

    def _options(self, seen: Reading[V], outlooks: Outlooks) -> Iterator[Option]:
        play, moment, view = seen.play, seen.moment, seen.view
        taken = self.turns.taken_this_turn(view)
        thought = seen.thought(outlooks)
        if moment.begins:
            yield drawing(play, outlooks, play.side(view.seat))
        if moment.begins and not moment.pile:
            return
        if not moment.pile:
            found = turn_options(thought.turn, thought.side)
        elif play.law.whole_pile:
            swept = thought.turn.best(thought.side)
            found = [] if swept is None else [Option(swept.worth, SWEEP, None, NO_FACE, swept)]
        else:
            found = pile_options(thought.turn, thought.side, _MOST_LEFT_IN_PILE)
        for option in found:
            # nothing was seen since it was taken, and it might have been left
            back = option.kind in (LEAVE, PILE) and option.face != NO_FACE and ALL_FACES[option.face] in taken
            if not back or ALL_FACES[option.face] in view.discards:
                yield option

    def _action(self, seen: Reading[V], option: Option) -> Any:
        """The action that an option begins with."""
        if option.kind == DRAW:
            return Draw()
        if option.kind == LEAVE:
            return Discard(ALL_FACES[option.face])
        step = option.step
        if option.kind in (SWEEP, PILE):
            assert option.plan is not None, "a turn with the pile"
            takes = seen.takes(option.plan)
            if takes:
                return takes[0]
            if option.plan.last is None:
                return self._stop(seen.view.discards)
            step = option.plan.steps()[0]
        assert step is not None, "a lay or add"
        return action_of(step, seen.game.book, seen.view.melds[seen.view.team])

    def _why(self, seen: Reading[V], option: Option, gain: float) -> Explanation:
        if seen.moment.begins:
            return by_points(Pile.COSTS if option.kind == DRAW else Pile.HELPS, gain)
        thought = seen.thought()
        if option.kind == PILE:
            assert option.plan is not None, "a turn with the pile"
            if seen.takes(option.plan) or option.plan.last is None:
                return self.turns.why_pile(thought, option.plan, seen.view.discards)
            return self.turns.step(thought, option.plan).explanation or explained(Reason.NO_CHOICE)
        if option.step is None:
            return why_left(self.turns.own, thought, thought.judged(), ALL_FACES[option.face])
        after = option.step.side
        plan = Plan(option.worth, option.step, thought.turn.best_left(after)[1] if after.cards else NO_FACE)
        return self.turns.step(thought, plan).explanation or explained(Reason.NO_CHOICE)


def _exchanges(view: CanastaView, option: Option) -> bool:
    """Whether an option takes the one card of the pile for another one and lays nothing: left to themselves good
    players would do little else, and what it gains is less than the worlds can tell.
    """
    return option.kind == PILE and len(view.discards) == 1 and option.plan is not None and option.plan.last is None
