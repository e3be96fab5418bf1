"""The level Strong of Buraco: what the heuristic policy would do, unless a search finds something better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.cards import ALL_FACES
from game.families.canasta.opponents.explain import why_left, why_step
from game.families.canasta.opponents.lean.options import DRAW, LEAVE, PILE, Option, drawing, pile_options, turn_options
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.policy import least, taking_turn
from game.families.canasta.opponents.lean.reading import action_of, covered, worlds_of
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.search import Budget
from game.families.canasta.opponents.lean.turn import NO_FACE, Turn
from game.families.canasta.opponents.planner import Plan, Planner
from game.families.canasta.opponents.searching import STRONG, Question, searched
from game.families.canasta.opponents.taking import Reason, by_points
from game.games.buraco.opponents.adapter import turn_of
from game.games.buraco.opponents.explain import why_cards_taken
from game.games.buraco.opponents.heuristic import HeuristicAgent, taken_this_turn
from game.games.buraco.opponents.lean import lean_game, lean_table
from game.games.buraco.rules.actions import Action, Add, Discard, Draw, End, Lay, Take
from game.games.buraco.rules.meld import law_of
from game.games.buraco.rules.state import Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.opponents.protocol import Decision, Explanation, NoDeadline, Watch

_MOST_LEFT_IN_PILE: Final = 3


@dataclass(frozen=True, slots=True)
class StrongAgent(HeuristicAgent):
    """Plays the heuristic policy where a search with so much of a budget finds nothing better."""

    budget: Budget = STRONG

    def decide(self, view: BuracoView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action."""
        decision = self._decided(view, rng, watch)
        watch.progress(1.0)
        return decision

    def _decided(self, view: BuracoView, rng: Random, watch: Watch) -> Decision[Action]:
        club = HeuristicAgent.decide(self, view, rng, NoDeadline())
        if not isinstance(view.phase, Taking | Melding) or (isinstance(view.phase, Melding) and view.phase.ended):
            return club
        if view.high[view.team] and not view.melds[view.team]:  # several melds may have to be laid at once
            return club
        if not isinstance(club.action, Draw) and self.leaves_more(view):  # the search knows whole piles alone
            return club
        question = _question(view)
        if isinstance(club.action, Draw):
            question = replace(question, options=[each for each in question.options if not _exchanges(view, each[0])])
        decision, option = searched(
            question, club, lambda option, gain: self._why(view, option, gain), self.budget, rng, watch
        )
        if option is None or not isinstance(decision.action, Take):
            return decision
        return replace(decision, then=tuple(_takes(view, option)[1:]))

    def _why(self, view: BuracoView, option: Option, gain: float) -> Explanation:
        if isinstance(view.phase, Taking):
            return by_points(Reason.COSTS if option.kind == DRAW else Reason.HELPS, gain)
        turn = turn_of(view)
        planner, _ = self._planned(view, turn)
        plan = _plan(view, planner, option)
        if option.kind == PILE and (_takes(view, option) or not plan.steps):
            return why_cards_taken(planner, plan, turn.pile)
        if plan.steps:
            return why_step(self.reasons, planner, plan)
        return why_left(self.reasons, planner, planner.start, planner.judged(planner.start), ALL_FACES[option.face])


def _plan(view: BuracoView, planner: Planner, option: Option) -> Plan:
    """An option as the planner would tell it."""
    book = lean_game(view.options, len(view.counts)).book
    position = planner.start
    steps: tuple[Lay | Add, ...] = ()
    for lean in option.plan.steps() if option.plan is not None else [option.step] if option.step is not None else []:
        step = action_of(lean, book, position.melds)
        steps += (step,)
        position = planner.after(position, step)
    return Plan(0.0, steps, None if option.face == NO_FACE else ALL_FACES[option.face], position)


def _question(view: BuracoView) -> Question[Action]:
    game = lean_game(view.options, len(view.counts))
    play = lean_table(view, len(view.counts))
    covered(play, view, view.morto_counts, view.stock_count)
    outlooks = game.outlooks(view.melds, view.discards, view.known, play.to_draw())
    worlds = worlds_of(play, view, view.melds, law_of(view.options).copies, view.morto_counts, view.log, "morto")
    only = _only(view)
    found = [option for option in _options(view, play, outlooks, only) if not _puts_back(view, option)]
    options = [(option, _action(view, option)) for option in found]
    return Question(worlds, outlooks, options, view.team, only)


def _puts_back(view: BuracoView, option: Option) -> bool:
    """Whether an option puts back what was taken in this turn: nothing was seen since, and it might have been left."""
    if option.face == NO_FACE or option.kind not in (LEAVE, PILE):
        return False
    face = ALL_FACES[option.face]
    return face not in view.discards and face in taken_this_turn(view)


def _exchanges(view: BuracoView, option: Option) -> bool:
    """Whether an option takes the one card of the pile for another one and lays nothing: left to themselves good
    players would do little else, and what it gains is less than the worlds can tell.
    """
    return option.kind == PILE and len(view.discards) == 1 and option.plan is not None and option.plan.last is None


def _only(view: BuracoView) -> int:
    """The card that lay alone in the pile when the turn began, if it may not be left there."""
    if isinstance(view.phase, Melding):
        return NO_FACE if view.phase.only is None else int(view.phase.only)
    return int(view.discards[0]) if len(view.discards) == 1 else NO_FACE


def _options(view: BuracoView, play: LeanRound, outlooks: Outlooks, only: int) -> Iterator[Option]:
    side = play.side(view.seat)
    phase = view.phase
    if isinstance(phase, Melding) and (phase.from_stock or not play.pile):
        turn = Turn(play, outlooks, 0, play.pile)
        turn.only = only
        turn.least = least(play)
        yield from turn_options(turn, side)
        return
    pique = False
    if isinstance(phase, Taking):
        yield drawing(play, outlooks, side)
        pique = phase.pique
    if play.pile and not pique:
        turn = taking_turn(play, outlooks)
        turn.only = only
        union = play.side(view.seat)
        for face in play.pile:
            union.put(face)
        yield from pile_options(turn, union, _MOST_LEFT_IN_PILE)


def _takes(view: BuracoView, option: Option) -> list[Take]:
    """Taking the pile but for the card that stays in it; none where no more has to be taken."""
    left = sorted(view.discards)
    if option.face != NO_FACE and ALL_FACES[option.face] in left:
        left.remove(ALL_FACES[option.face])
    return [Take(card) for card in left]


def _action(view: BuracoView, option: Option) -> Draw | Take | Lay | Add | Discard | End:
    if option.kind == DRAW:
        return Draw()
    step = option.step
    if option.kind == PILE:
        takes = _takes(view, option)
        if isinstance(view.phase, Taking) and not takes:
            takes = [Take(view.discards[0])]
        if takes:
            return takes[0]
        assert option.plan is not None, "a turn with the pile"
        steps = option.plan.steps()
        if not steps:
            return End()
        step = steps[0]
    if option.kind == LEAVE:
        return Discard(ALL_FACES[option.face])
    assert step is not None, "a lay or add"
    return action_of(step, lean_game(view.options, len(view.counts)).book, view.melds[view.team])
