"""The quick policy of Buraco: take, lay, add and leave a card by the best plan for the whole turn."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from game.agents.buraco.greedy import GreedyAgent
from game.agents.buraco.planner import Ending, Plan, Planner
from game.agents.buraco.position import position_of
from game.agents.buraco.reading import read
from game.agents.buraco.turn import Turn, turn_of
from game.agents.buraco.weights import STEADY, Weights
from game.agents.canasta.temper import PERFECT, Temper, choose
from game.agents.protocol import Decision, Unhurried, Watch
from game.cards import Face, sorted_faces
from game.cards.hands import with_entry
from game.rules.buraco.actions import Action, Add, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.rules.buraco.meld import meld_rules
from game.rules.buraco.state import ChoosingMorto, Faces, Melding, Taking
from game.rules.buraco.view import BuracoView


@dataclass(frozen=True, slots=True)
class QuickAgent:
    """Plays the quick policy with some weights and a temper."""

    weights: Weights = STEADY
    temper: Temper = PERFECT

    def decide(self, view: BuracoView, rng: Random, watch: Watch) -> Decision:
        """The next action of the best plan found, as the temper sees it; the quick policy never needs to be capped."""
        match view.phase:
            case Taking(pique=pique):
                decision = self._take(view, pique, rng)
            case Melding(ended=True):
                decision = Decision(End())
            case Melding():
                decision = self._meld(view, rng)
            case ChoosingMorto():
                decision = Decision(Morto(1))
            case _:
                decision = Decision(NextRound())
        watch.progress(1.0)
        return decision

    def _take(self, view: BuracoView, pique: bool, rng: Random) -> Decision:
        if pique or not view.discards:  # buraco 7.1
            return Decision(Draw())
        plans = self._planned(view, turn_of(view))[1]
        if not plans:
            return Decision(Draw())
        taking = max(plans, key=lambda plan: plan.worth)
        before_draw = Ending(0, None, (), _opens_high(view))
        drawing, drawn_plans = planned(_seen(view, view.hand, view.discards), self.weights, self.temper, before_draw)
        drawn = max([plan.worth for plan in drawn_plans], default=-math.inf)
        drawn += self.weights.draw - drawing.feeding.loss_as_it_lies()
        choices: list[tuple[float, Action]] = [
            (taking.worth, Take(_first_taken(turn_of(view), taking))),
            (drawn, Draw()),
        ]
        return Decision(choose(choices, self.temper, rng))

    def _meld(self, view: BuracoView, rng: Random) -> Decision:
        turn = turn_of(view)
        planner, plans = self._planned(view, turn)
        if not plans:
            return GreedyAgent().decide(view, rng, Unhurried())
        plan = choose([(plan.worth, plan) for plan in plans], self.temper, rng)
        if turn.pile and not turn.phase.from_stock and (len(turn.pile) > 1 or plan.left not in turn.pile):
            return Decision(Take(_first_taken(turn, plan)))
        if plan.steps:
            return Decision(_step(turn, plan))
        if turn.pile and not turn.phase.from_stock:
            return Decision(End())
        judged = planner.judged(plan.after)
        return Decision(Discard(choose(judged, self.temper, rng)))

    def _planned(self, view: BuracoView, turn: Turn) -> tuple[Planner, tuple[Plan, ...]]:
        if turn.phase.from_stock:
            ending = Ending(1, None, (), _opens_high(view))
            return planned(_seen(view, turn.hand, view.discards), self.weights, self.temper, ending)
        ending = Ending(1, turn.phase.only, _lay_in_pile(view, turn), _opens_high(view))
        cards = sorted_faces((*turn.hand, *turn.pile))
        return planned(_seen(view, cards, ()), self.weights, self.temper, ending)


@lru_cache(maxsize=64)
def planned(view: BuracoView, weights: Weights, temper: Temper, ending: Ending) -> tuple[Planner, tuple[Plan, ...]]:
    """The planner of a turn and its plans; a turn that takes the pile card by card asks for them again and again.

    The view has all cards that may be melded in the hand, and in the pile those on which the turn's discard will lie.
    """
    planner = Planner(read(view, weights, temper, drawn=1 - ending.spare), ending)
    start = position_of(meld_rules(view.options), view.hand, view.melds[view.team])
    return planner, tuple(planner.plans(start))


def _seen(view: BuracoView, cards: Faces, lying: Faces) -> BuracoView:
    """What matters of a view for a turn that goes on with these cards to meld and this pile left lying."""
    assert isinstance(view.phase, Taking | Melding), "a turn is in play"
    return replace(
        view,
        phase=Taking(view.phase.place, pique=False),
        busy=False,
        hand=cards,
        counts=with_entry(view.counts, view.seat, 0),
        discards=lying,
        known=with_entry(view.known, view.seat, ()),
        log=(),
    )


def _lay_in_pile(view: BuracoView, turn: Turn) -> Faces:
    """The faces that lay in the pile when the turn began; those taken since were not those to be left."""
    taken: list[Face] = []
    for seat, verb, cards in reversed(view.log):
        if seat != view.seat or verb == "end":
            break
        if verb == "take":
            taken += cards
    return sorted_faces((*turn.pile, *taken))


def _opens_high(view: BuracoView) -> bool:
    return view.high[view.team] and not view.melds[view.team]  # buraco 9.2


def _first_taken(turn: Turn, plan: Plan) -> Face:
    """The next card of the pile to take so that the one that is left can be left."""
    return next((card for card in turn.pile if card != plan.left), turn.pile[0])


def _step(turn: Turn, plan: Plan) -> Lay | Add | Open:
    """The next step of a plan; the first melds that must count together are laid together (buraco 9.2)."""
    step = plan.steps[0]
    if turn.high and not turn.melds:
        groups = tuple(sorted_faces(meld.cards) for meld in plan.after.melds)
        return Lay(groups[0]) if len(groups) == 1 else Open(groups)
    return step
