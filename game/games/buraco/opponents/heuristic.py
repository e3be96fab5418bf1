"""The heuristic policy of Buraco: take, lay, add and leave a card by the best plan for the whole turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.cards import Face, holds, sorted_faces, without
from game.families.canasta.opponents import explain as family
from game.families.canasta.opponents import taking as pile
from game.families.canasta.opponents.explain import told, why_step
from game.families.canasta.opponents.facts import useful
from game.families.canasta.opponents.heuristic import PlanningAgent
from game.families.canasta.opponents.planner import Ending, Plan, Planner, Step
from game.families.canasta.opponents.taking import Reason as PileReason
from game.families.canasta.opponents.taking import Sides
from game.families.canasta.opponents.weights import PERFECT, SkillProfile, Weights
from game.games.buraco.opponents.adapter import BuracoEvaluation, BuracoFeeding, Turn, adapter_of, seen, turn_of
from game.games.buraco.opponents.explain import OWN, Reason, why_cards_taken
from game.games.buraco.opponents.greedy import GreedyAgent
from game.games.buraco.opponents.weights import CLUB_WEIGHTS
from game.games.buraco.rules.actions import Action, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.scoring import HIGH_OPENING
from game.games.buraco.rules.state import TEAM_OF_SEAT, ChoosingMorto, Faces, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.opponents.protocol import Decision, Explanation, NoDeadline, Watch

_MORE_DRAWS: Final = 2
"""By how many draws a side may be ahead of the other and still draw for the sake of the game."""


@dataclass(frozen=True, slots=True)
class HeuristicAgent(PlanningAgent):
    """Plays the heuristic policy with some weights as well as a skill profile lets it."""

    evaluation = BuracoEvaluation
    feeding = BuracoFeeding
    reasons = OWN
    weights: Weights = CLUB_WEIGHTS
    profile: SkillProfile = PERFECT

    def decide(self, view: BuracoView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action of the best plan found, as the level sees it; it never needs to be capped."""
        match view.phase:
            case Taking(pique=pique):
                decision = self._take(view, pique, rng)
            case Melding(ended=True):
                decision = Decision(End(), told(Reason.TURN_DONE))
            case Melding():
                decision = self._meld(view, rng)
            case ChoosingMorto():
                decision = Decision(Morto(1), told(Reason.ANY_MORTO))
            case _:
                decision = Decision(NextRound())
        watch.progress(1.0)
        return decision

    def parts(self, view: BuracoView, better: Sequence[Action], done: Sequence[Action]) -> Explanation | None:
        """What can be seen to part two discards, the first of which is the better one."""
        match (*better, *done):
            case Discard(card), Discard(other):
                return self.why_not(self._planned(view, turn_of(view))[0], card, other)
        return None

    def _take(self, view: BuracoView, pique: bool, rng: Random) -> Decision[Action]:
        turn = turn_of(view)
        if pique or not turn.pile:  # buraco 7.1
            return Decision(Draw(), told(family.Reason.NO_CHOICE))
        taking, plans = self._planned(view, turn)
        if not plans:
            return Decision(Draw(), told(PileReason.BLOCKS))
        taken = max(plans, key=lambda plan: plan.worth)
        if len(turn.pile) == 1 and not taken.steps and _yields(view):
            if view.quiet:
                return Decision(Draw(), told(Reason.STIRS, count=view.quiet))
            if not useful(turn.position, turn.pile):
                return Decision(Draw(), told(pile.Reason.USELESS, count=1))
        before_draw = Ending(spare=0, at_once=False, least=_least(view))
        drawing, drawn = self.planned(adapter_of(view.options), seen(view, view.hand, view.discards, 1), before_draw)
        otherwise = max(drawn, key=lambda plan: plan.worth)
        take, *more = _takes(turn, taken) or (Take(turn.pile[0]),)
        decision = self.taken_or_drawn(Sides(taking, taken, drawing, otherwise, view.hand, turn.pile), take, rng)
        return decision if isinstance(decision.action, Draw) else replace(decision, then=tuple(more))

    def _meld(self, view: BuracoView, rng: Random) -> Decision[Action]:
        turn = turn_of(view)
        planner, plans = self._planned(view, turn)
        if not plans:
            return replace(GreedyAgent().decide(view, rng, NoDeadline()), explanation=told(family.Reason.NO_CHOICE))
        plan = self.plan_of(plans, rng)
        takes = () if turn.phase.from_stock else _takes(turn, plan)
        if takes:
            return Decision(takes[0], why_cards_taken(planner, plan, turn.pile), then=takes[1:])
        if plan.steps:
            return Decision(_step(turn, plan), self._why_step(planner, turn, plan))
        if turn.pile and not turn.phase.from_stock:
            return Decision(End(), why_cards_taken(planner, plan, turn.pile))
        # what was taken in this turn might as well have been left lying
        return self.discarded(planner, plan.after, rng, taken_this_turn(view))

    def leaves_more(self, view: BuracoView) -> bool:
        """Whether the best plan with the pile empties the hand before more of it is taken."""
        turn = turn_of(view)
        plans = () if turn.phase.from_stock else self._planned(view, turn)[1]
        return bool(plans and max(plans, key=lambda plan: plan.worth).unneeded)

    def _why_step(self, planner: Planner, turn: Turn, plan: Plan) -> Explanation:
        if len(plan.after.hand) > 1 and turn.must_open_high:
            return told(Reason.OPENS, points=round(plan.after.table.points))
        return why_step(self.reasons, planner, plan)

    def _planned(self, view: BuracoView, turn: Turn) -> tuple[Planner, tuple[Plan, ...]]:
        hand, adapter = turn.position.hand, turn.position.adapter
        if turn.phase.from_stock:
            return self.planned(adapter, seen(view, hand, view.discards), Ending(least=_least(view)))
        due = int(isinstance(view.phase, Taking))
        pile = turn.pile if len(turn.pile) - due > 1 else ()
        lying = _lay_in_pile(view, turn)
        ending = Ending(least=_least(view), only=turn.phase.only, lying=lying, pile=pile, due=due)
        return self.planned(adapter, seen(view, sorted_faces((*hand, *turn.pile)), ()), ending)


def _lay_in_pile(view: BuracoView, turn: Turn) -> Faces:
    """The faces that lay in the pile when the turn began; those taken since were not those to be left."""
    return sorted_faces((*turn.pile, *taken_this_turn(view)))


def taken_this_turn(view: BuracoView) -> list[Face]:
    """What the player has taken from the pile in this turn, the last first."""
    taken: list[Face] = []
    for seat, verb, cards in reversed(view.log):
        if seat != view.seat or verb == "end":
            break
        if verb == "take":
            taken += cards
    return taken


def _least(view: BuracoView) -> int:
    """What the first melds of the round must count together (buraco 9.2)."""
    return HIGH_OPENING if view.high[view.team] and not view.melds[view.team] else 0


def _yields(view: BuracoView) -> bool:
    """Whether it is time to draw rather than to exchange the one card of the pile again for nothing.

    Whoever draws first gives the next player a card, so nobody is in a hurry to; left to themselves good players would
    exchange cards until the round ends of it (buraco 8.1). Here a side draws at once, unless the card goes with its
    own, but waits one turn without a stock draw or a card laid for every draw that it is ahead, and does not draw where
    the other never does.
    """
    draws = [0, 0]
    for seat, verb, _ in view.log:
        if verb == "draw":
            draws[TEAM_OF_SEAT[seat]] += 1
    ahead = draws[view.team] - draws[1 - view.team]
    return ahead <= min(view.quiet, _MORE_DRAWS)


def _takes(turn: Turn, plan: Plan) -> tuple[Take, ...]:
    """Taking the pile but for what is to be left of it."""
    left = plan.unneeded if plan.left is None else (plan.left,)
    return tuple([Take(card) for card in (without(turn.pile, left) if holds(turn.pile, left) else turn.pile)])


def _step(turn: Turn, plan: Plan) -> Step | Open:
    """The next step of a plan; the first melds that must count together are laid together (buraco 9.2)."""
    if turn.must_open_high:
        groups = tuple(sorted_faces(meld.cards) for meld in plan.after.melds)
        return Lay(groups[0]) if len(groups) == 1 else Open(groups)
    return plan.steps[0]
