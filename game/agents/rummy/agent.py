"""The levels novice, casual and club of the rummies."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.agents.protocol import Decision, Watch
from game.agents.rummy.planner import Planner
from game.agents.rummy.reading import read
from game.agents.rummy.seen import turn_seen, turn_with_top
from game.agents.rummy.weights import Weights
from game.rules.rummy.actions import Action, Discard, Draw, NextRound, Take
from game.rules.rummy.choices import legal_actions
from game.rules.rummy.state import Melding, Starting, Taking
from game.rules.rummy.view import RummyView, determinize


@dataclass(frozen=True, slots=True)
class RummyAgent:
    """Plays by some weights."""

    weights: Weights

    def decide(self, view: RummyView, rng: Random, watch: Watch) -> Decision:
        """The next action of the best plan found."""
        watch.progress(1.0)
        match view.phase:
            case Taking():
                return Decision(self._take(view))
            case Starting():
                planner = Planner(read(view, self.weights))
                return Decision(Discard(max(planner.judged(turn_seen(view)), key=lambda each: each[0])[1]))
            case Melding():
                return Decision(self._meld(view, rng))
            case _:
                return Decision(NextRound())

    def _take(self, view: RummyView) -> Action:
        turn = turn_with_top(view)
        if turn is None:
            return Draw()
        planner = Planner(read(view, self.weights))
        plans = planner.plans(turn)
        if not plans:
            return Draw()
        opened = view.opened[view.seat]
        base = planner.worth_before_draw(turn_seen(view))
        draw = base + (self.weights.draw_open if opened else self.weights.draw)
        return Take() if plans[0].worth > draw else Draw()

    def _meld(self, view: RummyView, rng: Random) -> Action:
        planner = Planner(read(view, self.weights))
        plans = planner.plans(turn_seen(view))
        if not plans:
            return next(legal_actions(determinize(view, rng)))
        plan = plans[0]
        return plan.steps[0] if plan.steps else Discard(plan.discard)
