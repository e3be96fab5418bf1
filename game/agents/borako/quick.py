"""The quick policy of Borako: take, lay, add and discard by the best plan for the whole turn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.agents.borako.planner import Planner
from game.agents.borako.position import position_of
from game.agents.borako.reading import read
from game.agents.borako.temper import PERFECT, Temper, choose
from game.agents.borako.weights import STEADY, Weights
from game.agents.protocol import Decision, Watch
from game.rules.borako.actions import Action, Discard, Draw, NextRound, Sweep
from game.rules.borako.state import Faces, Melding, Taking
from game.rules.borako.view import BorakoView


@dataclass(frozen=True, slots=True)
class QuickAgent:
    """Plays the quick policy with some weights and a temper."""

    weights: Weights = STEADY
    temper: Temper = PERFECT

    def decide(self, view: BorakoView, rng: Random, watch: Watch) -> Decision:
        """The next action of the best plan found, as the temper sees it; the quick policy never needs to be capped."""
        match view.phase:
            case Taking():
                action = self._take(view, rng)
            case Melding():
                action = self._meld(view, rng)
            case _:
                action = NextRound()
        watch.progress(1.0)
        return Decision(action)

    def _planner(self, view: BorakoView, hand: Faces, pile: Faces, stock: int) -> Planner:
        return Planner(read(view, self.weights, self.temper, hand, pile, stock))

    def _take(self, view: BorakoView, rng: Random) -> Action:
        if not view.discards:
            return Draw()
        melds = view.melds[view.team]
        swept = tuple(sorted(view.hand + view.discards))
        sweeping = self._planner(view, swept, (), view.stock_count)
        plans = sweeping.plans(position_of(view.options, swept, melds), must_lay=True)
        if not plans:
            return Draw()
        drawing = self._planner(view, view.hand, view.discards, view.stock_count - 1)
        drawn = drawing.best_before_draw(position_of(view.options, view.hand, melds)).worth
        drawn += self.weights.draw - drawing.discards.left_lying() * drawing.reading.next_turn
        taking: list[tuple[float, Action]] = [(max(plan.worth for plan in plans), Sweep()), (drawn, Draw())]
        return choose(taking, self.temper, rng)

    def _meld(self, view: BorakoView, rng: Random) -> Action:
        planner = self._planner(view, view.hand, view.discards, view.stock_count)
        plans = planner.plans(position_of(view.options, view.hand, view.melds[view.team]), view.must_lay)
        plan = choose([(plan.worth, plan) for plan in plans], self.temper, rng)
        if plan.steps:
            return plan.steps[0]
        return Discard(choose(planner.discards.judged(plan.after), self.temper, rng))
