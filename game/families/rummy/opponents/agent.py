"""The levels novice, casual and club of the rummies: one judgement, to which each keeps as its skill profile says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards import JOKER, Face
from game.families.rummy.opponents.beliefs import read, turn_seen, turn_with_top
from game.families.rummy.opponents.explain import (
    Reason,
    told,
    why_discarded,
    why_drawn,
    why_left,
    why_melded,
    why_taken,
)
from game.families.rummy.opponents.planner import Plan, Planner
from game.families.rummy.opponents.weights import PERFECT, SkillProfile, Weights, happens
from game.families.rummy.rules.actions import Action, Discard, Draw, NextRound, Take
from game.families.rummy.rules.choices import legal_actions
from game.families.rummy.rules.state import Melding, Starting, Taking
from game.families.rummy.rules.turn import Turn
from game.families.rummy.rules.view import RummyView, determinize
from game.opponents.levels import choose
from game.opponents.protocol import Decision, Explanation, Watch

_NEXT: Final[Decision[Action]] = Decision(NextRound())


@dataclass(frozen=True, slots=True)
class RummyAgent:
    """Plays with some weights as well as a skill profile lets it."""

    weights: Weights
    profile: SkillProfile = PERFECT

    def decide(self, view: RummyView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action of the best plan found, as the level sees it; it never needs to be capped."""
        match view.phase:
            case Taking():
                decision = self._take(view, rng)
            case Starting():
                planner = self._planner(view)
                decision = self._discard(planner, turn_seen(view), rng)
            case Melding():
                decision = self._meld(view, rng)
            case _:
                decision = _NEXT
        watch.progress(1.0)
        return decision

    def parts(self, view: RummyView, better: Sequence[Action], done: Sequence[Action]) -> Explanation | None:
        """What can be seen to part two ways to begin or end a turn, the first of which is the better one."""
        match (*better, *done):
            case Discard(card), Discard(other):
                return why_discarded(self._planner(view), turn_seen(view), card, other)
            case ((Draw() | Take()), (Draw() | Take())):
                return self._why_begun(view, better[0])
        return None

    def _why_begun(self, view: RummyView, better: Action) -> Explanation | None:
        planner, turn = self._planner(view), turn_with_top(view)
        plans = planner.plans(turn) if turn is not None else ()
        if turn is None:
            return told(Reason.NO_CHOICE)
        if isinstance(better, Draw) or not plans:
            return why_drawn(planner, turn, 0.0)
        return why_taken(planner, turn, plans[0], 0.0)

    def _planner(self, view: RummyView) -> Planner:
        beliefs = read(view, self.weights, self.profile)
        return Planner(beliefs, every_way_out=self.profile.sees_every_way_out)

    def _take(self, view: RummyView, rng: Random) -> Decision[Action]:
        turn = turn_with_top(view)
        if turn is None:
            return Decision(Draw(), told(Reason.NO_CHOICE))
        planner = self._planner(view)
        win_jokers = not happens(self.profile.misses_jokers, rng)
        plans = planner.plans(turn, win_jokers=win_jokers)
        if not plans:  # the card can only be used in a way that the plans do not see
            return Decision(Draw(), why_drawn(planner, turn, 0.0))
        if len(plans[0].after.hand) > 1 and happens(self.profile.overlooks, rng):
            return Decision(Draw(), why_drawn(planner, turn, 0.0))
        taken, drawn = plans[0].worth, worth_of_drawing(planner, turn_seen(view), win_jokers=win_jokers)
        taking: list[tuple[float, Action]] = [(taken, Take()), (drawn, Draw())]
        action = choose(taking, self.profile, rng)
        if isinstance(action, Draw):
            return Decision(action, why_drawn(planner, turn, drawn - taken))
        return Decision(action, why_taken(planner, turn, plans[0], taken - drawn))

    def _meld(self, view: RummyView, rng: Random) -> Decision[Action]:
        planner = self._planner(view)
        turn = turn_seen(view)
        plans = planner.plans(turn, win_jokers=not happens(self.profile.misses_jokers, rng)) or planner.plans(turn)
        if not plans:  # somebody else began the turn, in a way that the plans do not go on with
            return Decision(next(legal_actions(determinize(view, rng))), told(Reason.NO_CHOICE))
        if len(plans[0].after.hand) > 1 and happens(self.profile.overlooks, rng):
            plans = [plan for plan in plans if not plan.steps] or plans
        plan = choose([(plan.worth, plan) for plan in plans], self.profile, rng)
        if plan.steps:
            return Decision(plan.steps[0], why_melded(planner, turn, plan))
        return self._discard(planner, turn, rng, plan)

    def _discard(self, planner: Planner, turn: Turn, rng: Random, plan: Plan | None = None) -> Decision[Action]:
        if plan is not None and plan.waits:
            return Decision(Discard(plan.discard), told(Reason.WAITS, count=plan.waits))
        judged = planner.judged(turn)
        sensible = _sensible(planner, turn, judged) if self.profile.noise else judged
        card = choose(sensible, self.profile, rng)
        return Decision(Discard(card), why_left(planner, turn, judged, card))


def worth_of_drawing(planner: Planner, turn: Turn, *, win_jokers: bool = True) -> float:
    """The worth of drawing an unknown card from the stock."""
    weights = planner.beliefs.weights
    return planner.worth_before_draw(turn, win_jokers=win_jokers) + (weights.draw_open if turn.opened else weights.draw)


def _sensible(planner: Planner, turn: Turn, judged: list[tuple[float, Face]]) -> list[tuple[float, Face]]:
    """The discards that are no jokers and break no meld; those that are no jokers; or else all."""
    naturals = [each for each in judged if each[1] != JOKER]
    rest = planner.outside_melds(turn)
    return [each for each in naturals if each[1] in rest] or naturals or judged
