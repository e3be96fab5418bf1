"""The heuristic policy of Borako: take, lay, add and discard by the best plan for the whole turn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.families.canasta.opponents.beliefs import read
from game.families.canasta.opponents.explain import Reason, told, why_step
from game.families.canasta.opponents.heuristic import PlanningAgent
from game.families.canasta.opponents.planner import Ending, Planner
from game.families.canasta.opponents.position import position_of
from game.families.canasta.opponents.skill_profile import PERFECT, SkillProfile
from game.families.canasta.opponents.weights import Weights
from game.games.borako.opponents.adapter import BorakoEvaluation, BorakoFeeding, adapter_of, seen
from game.games.borako.opponents.explain import OWN
from game.games.borako.opponents.weights import CLUB_WEIGHTS
from game.games.borako.rules.actions import Draw, NextRound, Sweep
from game.games.borako.rules.state import Faces, Melding, Taking
from game.games.borako.rules.view import BorakoView
from game.opponents.protocol import Decision, Watch


@dataclass(frozen=True, slots=True)
class HeuristicAgent(PlanningAgent):
    """Plays the heuristic policy with some weights as well as a skill profile lets it."""

    reasons = OWN
    weights: Weights = CLUB_WEIGHTS
    profile: SkillProfile = PERFECT

    def decide(self, view: BorakoView, rng: Random, watch: Watch) -> Decision:
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

    def _planner(self, view: BorakoView, hand: Faces, pile: Faces, stock: int, ending: Ending) -> Planner:
        adapter = adapter_of(view.options)
        beliefs = read(adapter, seen(view, hand, pile, stock), self.weights, self.profile)
        start = position_of(adapter, hand, view.melds[view.team])
        return Planner(BorakoEvaluation(beliefs), BorakoFeeding(beliefs), start, ending)

    def _take(self, view: BorakoView, rng: Random) -> Decision:
        swept = tuple(sorted(view.hand + view.discards))
        sweeping = self._planner(view, swept, (), view.stock_count, Ending(must_lay=True))  # borako 3.2
        plans = (sweeping.plans() or sweeping.plans(every_meld=True)) if view.discards else []
        if not plans:
            return Decision(Draw(), told(Reason.NO_CHOICE))
        drawing = self._planner(view, view.hand, view.discards, view.stock_count - 1, Ending(spare=0))
        return self.taken_or_drawn(
            taken=max(plan.worth for plan in plans),
            take=Sweep(),
            drawn=max(plan.worth for plan in drawing.plans()),
            fed=drawing.feeding.loss_as_it_lies(),
            count=len(view.discards),
            rng=rng,
        )

    def _meld(self, view: BorakoView, rng: Random) -> Decision:
        planner = self._planner(view, view.hand, view.discards, view.stock_count, Ending(must_lay=view.must_lay))
        plan = self.plan_of(planner.plans() or planner.plans(every_meld=True), rng)
        if plan.steps:
            return Decision(plan.steps[0], why_step(self.reasons, planner, plan))
        return self.discarded(planner, planner.start, rng)
