"""The heuristic policy of Borako: take, lay, add and discard by the best plan for the whole turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.families.canasta.opponents.explain import Reason, told, why_step
from game.families.canasta.opponents.heuristic import PlanningAgent
from game.families.canasta.opponents.planner import Ending, Plan, Planner
from game.families.canasta.opponents.taking import Sides
from game.families.canasta.opponents.weights import PERFECT, SkillProfile, Weights
from game.games.borako.opponents.adapter import BorakoEvaluation, BorakoFeeding, adapter_of, seen
from game.games.borako.opponents.explain import OWN
from game.games.borako.opponents.weights import CLUB_WEIGHTS
from game.games.borako.rules.actions import Action, Discard, Draw, NextRound, Sweep
from game.games.borako.rules.state import Faces, Melding, Taking
from game.games.borako.rules.view import BorakoView
from game.opponents.protocol import Decision, Explanation, Watch


@dataclass(frozen=True, slots=True)
class HeuristicAgent(PlanningAgent):
    """Plays the heuristic policy with some weights as well as a skill profile lets it."""

    evaluation = BorakoEvaluation
    feeding = BorakoFeeding
    reasons = OWN
    weights: Weights = CLUB_WEIGHTS
    profile: SkillProfile = PERFECT

    def decide(self, view: BorakoView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action of the best plan found, as the level sees it; it never needs to be capped."""
        match view.phase:
            case Taking():
                decision = self._take(view, rng)
            case Melding():
                decision = self._meld(view, rng)
            case _:
                decision = Decision(NextRound())
        watch.progress(1.0)
        return decision

    def parts(self, view: BorakoView, better: Sequence[Action], done: Sequence[Action]) -> Explanation | None:
        """What can be seen to part two discards, the first of which is the better one."""
        match (*better, *done):
            case Discard(card), Discard(other):
                ending = Ending(must_lay=view.must_lay)
                planner, _ = self._planned(view, view.hand, view.discards, ending)
                return self.why_not(planner, card, other)
        return None

    def _take(self, view: BorakoView, rng: Random) -> Decision[Action]:
        swept = tuple(sorted(view.hand + view.discards))
        if not view.discards:
            return Decision(Draw(), told(Reason.NO_CHOICE))
        taking, plans = self._planned(view, swept, (), Ending(must_lay=True))  # borako 3.2
        if not plans:
            return Decision(Draw(), told(Reason.NO_CHOICE))
        drawing, drawn = self._planned(view, view.hand, view.discards, Ending(spare=0), drawn=1)
        best, otherwise = (max(each, key=lambda plan: plan.worth) for each in (plans, drawn))
        return self.taken_or_drawn(Sides(taking, best, drawing, otherwise, view.hand, view.discards), Sweep(), rng)

    def _meld(self, view: BorakoView, rng: Random) -> Decision[Action]:
        planner, plans = self._planned(view, view.hand, view.discards, Ending(must_lay=view.must_lay))
        plan = self.plan_of(plans, rng)
        if plan.steps:
            return Decision(plan.steps[0], why_step(self.reasons, planner, plan))
        return self.discarded(planner, planner.start, rng)

    def _planned(
        self, view: BorakoView, hand: Faces, lying: Faces, ending: Ending, drawn: int = 0
    ) -> tuple[Planner, tuple[Plan, ...]]:
        return self.planned(adapter_of(view.options), seen(view, hand, lying, drawn), ending)
