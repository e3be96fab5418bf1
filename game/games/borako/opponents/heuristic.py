"""The quick policy of Borako: take, lay, add and discard by the best plan for the whole turn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.cards import Face
from game.families.canasta.opponents.faces import WILD_FACES
from game.families.canasta.opponents.reasons import told
from game.families.canasta.opponents.skill_profile import PERFECT, SkillProfile
from game.games.borako.opponents.beliefs import read
from game.games.borako.opponents.explain import Reason, of_discard, of_step
from game.games.borako.opponents.planner import Plan, Planner, Step
from game.games.borako.opponents.position import Position, after_discard, position_of
from game.games.borako.opponents.weights import CLUB_WEIGHTS, Weights
from game.games.borako.rules.actions import Action, Discard, Draw, NextRound, Sweep
from game.games.borako.rules.meld import BONUS_SIZE, fitting
from game.games.borako.rules.state import Faces, Melding, Taking
from game.games.borako.rules.view import BorakoView
from game.opponents.noisy_choice import choose
from game.opponents.protocol import Decision, Explanation, Watch


@dataclass(frozen=True, slots=True)
class HeuristicAgent:
    """Plays the quick policy with some weights and a temper."""

    weights: Weights = CLUB_WEIGHTS
    profile: SkillProfile = PERFECT

    def decide(self, view: BorakoView, rng: Random, watch: Watch) -> Decision:
        """The next action of the best plan found, as the temper sees it; the quick policy never needs to be capped."""
        match view.phase:
            case Taking():
                decision = self._take(view, rng)
            case Melding():
                decision = self._meld(view, rng)
            case _:
                decision = Decision(NextRound())
        watch.progress(1.0)
        return decision

    def _planner(self, view: BorakoView, hand: Faces, pile: Faces, stock: int) -> Planner:
        return Planner(read(view, self.weights, self.profile, hand, pile, stock))

    def _take(self, view: BorakoView, rng: Random) -> Decision:
        melds = view.melds[view.team]
        swept = tuple(sorted(view.hand + view.discards))
        plans: list[Plan] = []
        if view.discards:
            sweeping = self._planner(view, swept, (), view.stock_count)
            plans = sweeping.plans(position_of(view.options, swept, melds), must_lay=True)
        if not plans:
            return Decision(Draw(), told(Reason.NO_CHOICE))
        sweep = max(plan.worth for plan in plans)
        drawing = self._planner(view, view.hand, view.discards, view.stock_count - 1)
        left_lying = drawing.discards.left_lying() * drawing.reading.next_turn
        plan = drawing.best_before_draw(position_of(view.options, view.hand, melds))
        draw = plan.worth + self.weights.draw - left_lying
        taking: list[tuple[float, Action]] = [(sweep, Sweep()), (draw, Draw())]
        action = choose(taking, self.profile, rng)
        count = len(view.discards)
        if isinstance(action, Draw):
            return Decision(action, told(Reason.PILE_COSTS, count=count))
        reason = Reason.PILE_HELPS if sweep > plan.worth + self.weights.draw else Reason.PILE_FEEDS
        return Decision(action, told(reason, count=count))

    def _meld(self, view: BorakoView, rng: Random) -> Decision:
        planner = self._planner(view, view.hand, view.discards, view.stock_count)
        start = position_of(view.options, view.hand, view.melds[view.team])
        plans = planner.plans(start, view.must_lay)
        plan = choose([(plan.worth, plan) for plan in plans], self.profile, rng)
        if plan.steps:
            return Decision(plan.steps[0], _why_step(planner, start, plan, plan.steps[0]))
        judged = planner.discards.judged(start)
        card = choose(_sensible(judged, start) if self.profile.noise else judged, self.profile, rng)
        return Decision(Discard(card), _why_discard(planner, start, judged, card))


def _sensible(judged: list[tuple[float, Face]], start: Position) -> list[tuple[float, Face]]:
    """The best discard and those that no partner would resent: no wild, and nothing that the team's melds wait for."""
    best = max(judged)
    waited_for = WILD_FACES
    for meld in start.melds:
        if len(meld.cards) < BONUS_SIZE:
            waited_for |= fitting(meld)
    return [each for each in judged if each == best or not waited_for >> each[1] & 1]


def _why_step(planner: Planner, start: Position, plan: Plan, step: Step) -> Explanation:
    left = len(plan.after.hand)
    if left < 2:
        return told(Reason.TAKES_MOUR if planner.reading.mour_open else Reason.GOES_OUT)
    after = planner.after(start, step)
    before = planner.outlook.terms(start, len(start.hand) - 1)
    return of_step(before, planner.outlook.terms(after, len(after.hand) - 1), planner.reading.mour_open)


def _why_discard(planner: Planner, start: Position, judged: list[tuple[float, Face]], card: Face) -> Explanation:
    others = [(worth, other) for worth, other in judged if other != card]
    if len(start.hand) == 1:
        return told(Reason.TAKES_MOUR if planner.reading.mour_open else Reason.GOES_OUT)
    if not others:
        return told(Reason.NO_CHOICE)
    _, spared = max(others)
    left = len(start.hand) - 1
    chosen = planner.outlook.terms(after_discard(start, card), left)
    instead = planner.outlook.terms(after_discard(start, spared), left)
    fed = planner.discards.fed(spared) - planner.discards.fed(card)
    return of_discard(chosen, instead, spared, fed, bool(start.table.fits >> spared & 1))
