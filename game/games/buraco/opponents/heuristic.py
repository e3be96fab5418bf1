"""The quick policy of Buraco: take, lay, add and leave a card by the best plan for the whole turn."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Final

from game.cards import Face, sorted_faces
from game.cards.hands import with_entry
from game.families.canasta.opponents.faces import WILD_FACES
from game.families.canasta.opponents.reasons import told
from game.families.canasta.opponents.skill_profile import PERFECT, SkillProfile
from game.games.buraco.opponents.beliefs import read
from game.games.buraco.opponents.explain import Reason, of_discard, of_step
from game.games.buraco.opponents.greedy import GreedyAgent
from game.games.buraco.opponents.planner import Ending, Plan, Planner, Step
from game.games.buraco.opponents.position import Position, after_discard, position_of
from game.games.buraco.opponents.turn import Turn, turn_of
from game.games.buraco.opponents.weights import CLUB_WEIGHTS, Weights
from game.games.buraco.rules.actions import Action, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.scoring import CANASTRA_SIZE
from game.games.buraco.rules.state import TEAM_OF_SEAT, ChoosingMorto, Faces, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.fitting import fitting
from game.opponents.noisy_choice import choose
from game.opponents.protocol import Decision, Explanation, NoDeadline, Watch

_EXCHANGES: Final = 2
"""Turns without a stock draw or a card laid after which somebody should draw."""
_MORE_DRAWS: Final = 2
"""By how many draws a side may be ahead of the other and still draw for the sake of the game."""


@dataclass(frozen=True, slots=True)
class HeuristicAgent:
    """Plays the quick policy with some weights and a temper."""

    weights: Weights = CLUB_WEIGHTS
    profile: SkillProfile = PERFECT

    def decide(self, view: BuracoView, rng: Random, watch: Watch) -> Decision:
        """The next action of the best plan found, as the temper sees it; the quick policy never needs to be capped."""
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

    def _take(self, view: BuracoView, pique: bool, rng: Random) -> Decision:
        turn = turn_of(view)
        plans = () if pique or not turn.pile else self._planned(view, turn)[1]  # buraco 7.1
        if not plans:
            return Decision(Draw(), told(Reason.NO_CHOICE))
        taking = max(plans, key=lambda plan: plan.worth)
        if len(turn.pile) == 1 and not taking.steps and _yields(view):
            return Decision(Draw(), told(Reason.STIRS))
        before_draw = Ending(0, None, (), _opens_high(view))
        drawing, drawn_plans = planned(_seen(view, view.hand, view.discards), self.weights, self.profile, before_draw)
        drawn = max([plan.worth for plan in drawn_plans], default=-math.inf) + self.weights.draw
        feeds = drawing.feeding.loss_as_it_lies()
        take, *more = _takes(turn, taking)
        choices: list[tuple[float, Action]] = [(taking.worth, take), (drawn - feeds, Draw())]
        action = choose(choices, self.profile, rng)
        count = len(turn.pile)
        if isinstance(action, Draw):
            return Decision(action, told(Reason.PILE_COSTS, count=count))
        why = told(Reason.PILE_HELPS if taking.worth > drawn else Reason.PILE_FEEDS, count=count)
        return Decision(action, why, then=tuple(more))

    def _meld(self, view: BuracoView, rng: Random) -> Decision:
        turn = turn_of(view)
        planner, plans = self._planned(view, turn)
        if not plans:
            return replace(GreedyAgent().decide(view, rng, NoDeadline()), explanation=told(Reason.NO_CHOICE))
        plan = choose([(plan.worth, plan) for plan in plans], self.profile, rng)
        takes = not turn.phase.from_stock
        if takes and turn.pile and (len(turn.pile) > 1 or plan.left not in turn.pile):
            take, *more = _takes(turn, plan)
            return Decision(take, _why_left(turn, plan), then=tuple(more))
        if plan.steps:
            return Decision(_step(turn, plan), _why_step(planner, turn, plan))
        if takes and turn.pile:
            return Decision(End(), _why_left(turn, plan))
        judged = planner.judged(plan.after)
        card = choose(_sensible(judged, plan.after) if self.profile.noise else judged, self.profile, rng)
        return Decision(Discard(card), _why_discard(planner, plan.after, judged, card))

    def _planned(self, view: BuracoView, turn: Turn) -> tuple[Planner, tuple[Plan, ...]]:
        if turn.phase.from_stock:
            ending = Ending(1, None, (), _opens_high(view))
            return planned(_seen(view, turn.hand, view.discards), self.weights, self.profile, ending)
        ending = Ending(1, turn.phase.only, _lay_in_pile(view, turn), _opens_high(view))
        cards = sorted_faces((*turn.hand, *turn.pile))
        return planned(_seen(view, cards, ()), self.weights, self.profile, ending)


@lru_cache(maxsize=16)
def planned(
    view: BuracoView, weights: Weights, profile: SkillProfile, ending: Ending
) -> tuple[Planner, tuple[Plan, ...]]:
    """The planner of a turn and its plans; a turn that takes the pile card by card asks for them again and again.

    The view has all cards that may be melded in the hand, and in the pile those on which the turn's discard will lie.
    """
    start = position_of(meld_rules(view.options), view.hand, view.melds[view.team])
    planner = Planner(read(view, weights, profile, drawn=1 - ending.spare), start, ending)
    return planner, tuple(planner.plans())


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


def _yields(view: BuracoView) -> bool:
    """Whether it is time to draw rather than to exchange the one card of the pile again for nothing.

    Whoever draws first gives the next player a card, so nobody is in a hurry to; left to themselves good players would
    exchange cards until the round ends of it (buraco 8.1). Here both sides draw by turns, unless the other does not.
    """
    if view.quiet < _EXCHANGES:
        return False
    draws = [0, 0]
    for seat, verb, _ in view.log:
        if verb == "draw":
            draws[TEAM_OF_SEAT[seat]] += 1
    return draws[view.team] - draws[1 - view.team] <= _MORE_DRAWS


def _takes(turn: Turn, plan: Plan) -> list[Take]:
    """Taking the pile but for the card that is to be left, if it is one of them; at least one card is taken."""
    cards = list(turn.pile)
    if len(cards) > 1 and plan.left in cards:
        cards.remove(plan.left)
    return [Take(card) for card in cards]


def _sensible(judged: list[tuple[float, Face]], position: Position) -> list[tuple[float, Face]]:
    """The best discard and those that no partner would resent: no wild, and nothing that the team's melds wait for."""
    best = max(judged)
    waited_for = WILD_FACES
    for meld in position.melds:
        if len(meld.cards) < CANASTRA_SIZE:
            waited_for |= fitting(meld, position.rules)
    return [each for each in judged if each == best or not waited_for >> each[1] & 1]


def _step(turn: Turn, plan: Plan) -> Step | Open:
    """The next step of a plan; the first melds that must count together are laid together (buraco 9.2)."""
    if turn.high and not turn.melds:
        groups = tuple(sorted_faces(meld.cards) for meld in plan.after.melds)
        return Lay(groups[0]) if len(groups) == 1 else Open(groups)
    return plan.steps[0]


def _why_left(turn: Turn, plan: Plan) -> Explanation:
    return told(Reason.LEAVES, card=str(plan.left)) if plan.left in turn.pile else told(Reason.TAKES_ALL)


def _why_step(planner: Planner, turn: Turn, plan: Plan) -> Explanation:
    free = planner.reading.free
    if len(plan.after.hand) < 2:
        return told(Reason.TAKES_MORTO if free else Reason.GOES_OUT)
    if turn.high and not turn.melds:
        return told(Reason.OPENS)
    before = planner.start
    after = planner.after(before, plan.steps[0])
    return of_step(
        planner.outlook.terms(before, len(before.hand) - 1),
        planner.outlook.terms(after, len(after.hand) - 1),
        after.table.bonus - before.table.bonus,
        free,
        after.table.limpa,
    )


def _why_discard(planner: Planner, position: Position, judged: list[tuple[float, Face]], card: Face) -> Explanation:
    free = planner.reading.free
    if len(position.hand) == 1:
        return told(Reason.TAKES_MORTO if free else Reason.GOES_OUT)
    others = [(worth, other) for worth, other in judged if other != card]
    if not others:
        return told(Reason.NO_CHOICE)
    _, spared = max(others)
    left = len(position.hand) - 1
    chosen, instead = (planner.outlook.terms(after_discard(position, each), left) for each in (card, spared))
    fed = planner.feeding.loss_with(spared) - planner.feeding.loss_with(card)
    fits = bool(position.table.fits >> spared & 1)
    return of_discard(chosen, instead, spared, fed, fits, free, position.table.limpa)
