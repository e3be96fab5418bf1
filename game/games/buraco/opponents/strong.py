"""The level Strong of Buraco: what the heuristic policy would do, unless a search finds something better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from game.cards import ALL_FACES
from game.families.canasta.opponents import explain
from game.families.canasta.opponents.explain import told, why_left, why_step
from game.families.canasta.opponents.lean.options import DRAW, LEAVE, PILE, Option, lefts_of, pile_options, steps_of
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.policy import NO_FACE, Turn, least, taking_turn
from game.families.canasta.opponents.lean.reading import action_of, covered, worlds_of
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.search import Budget
from game.families.canasta.opponents.planner import Plan
from game.families.canasta.opponents.searching import STRONG, Question, searched
from game.games.buraco.opponents.adapter import turn_of
from game.games.buraco.opponents.explain import Reason
from game.games.buraco.opponents.heuristic import HeuristicAgent
from game.games.buraco.opponents.lean import lean_game, lean_table
from game.games.buraco.rules.actions import Action, Add, Discard, Draw, End, Lay, Take
from game.games.buraco.rules.meld import law_of
from game.games.buraco.rules.state import Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.opponents.protocol import Decision, Explanation, Watch

_MOST_STEPS = 5
_MOST_LEFT = 4
_MOST_LEFT_IN_PILE = 3


@dataclass(frozen=True, slots=True)
class StrongAgent(HeuristicAgent):
    """Plays the heuristic policy where a search with so much of a budget finds nothing better."""

    budget: Budget = STRONG

    def decide(self, view: BuracoView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action."""
        club = HeuristicAgent.decide(self, view, rng, watch)
        if not isinstance(view.phase, Taking | Melding) or (isinstance(view.phase, Melding) and view.phase.ended):
            return club
        if view.high[view.team] and not view.melds[view.team]:  # several melds may have to be laid at once
            return club
        decision, option = searched(
            _question(view), club, lambda option: self._why(view, option), self.budget, rng, watch
        )
        if option is None or not isinstance(decision.action, Take):
            return decision
        return replace(decision, then=tuple(_takes(view, option)[1:]))

    def _why(self, view: BuracoView, option: Option) -> Explanation:
        if isinstance(view.phase, Taking):
            reason = explain.Reason.PILE_COSTS if option.kind == DRAW else explain.Reason.PILE_HELPS
            return told(reason, count=len(view.discards))
        if option.kind == PILE and (option.plan is None or option.plan.last is None or _takes(view, option)):
            stays = option.face != NO_FACE and ALL_FACES[option.face] in view.discards
            return told(Reason.LEAVES, card=str(ALL_FACES[option.face])) if stays else told(Reason.TAKES_ALL)
        planner, _ = self._planned(view, turn_of(view))
        action = _action(view, option)
        if isinstance(action, Lay | Add):
            return why_step(self.reasons, planner, Plan(0.0, (action,), None, planner.after(planner.start, action)))
        judged = planner.judged(planner.start)
        return why_left(self.reasons, planner, planner.start, judged, ALL_FACES[option.face])


def _question(view: BuracoView) -> Question[Action]:
    game = lean_game(view.options, len(view.counts))
    play = lean_table(view, len(view.counts))
    covered(play, view, view.morto_counts, view.stock_count)
    outlooks = game.outlooks(view.melds, view.discards, view.known, play.to_draw())
    worlds = worlds_of(play, view, view.melds, law_of(view.options).copies, view.morto_counts)
    only = _only(view)
    options = [(option, _action(view, option)) for option in _options(view, play, outlooks, only)]
    return Question(worlds, outlooks, options, view.team, only)


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
        yield from steps_of(turn, side, _MOST_STEPS)
        yield from lefts_of(turn, side, _MOST_LEFT)
        return
    pique = False
    if isinstance(phase, Taking):
        yield Option(DRAW, None, NO_FACE, None)
        pique = phase.pique
    if play.pile and not pique:
        turn = taking_turn(play, outlooks)
        turn.only = only
        for face in play.pile:
            side.put(face)
        yield from pile_options(turn, side, _MOST_LEFT_IN_PILE)


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
