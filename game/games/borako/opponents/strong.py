"""The level Strong of Borako: what the heuristic policy would do, unless a search finds something better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from game.cards import ALL_FACES
from game.families.canasta.opponents.explain import why_left, why_step
from game.families.canasta.opponents.lean.options import DRAW, LEAVE, SWEEP, Option, drawing, turn_options
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.policy import taking_turn
from game.families.canasta.opponents.lean.reading import action_of, covered, worlds_of
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.search import Budget
from game.families.canasta.opponents.lean.turn import NO_FACE, Turn
from game.families.canasta.opponents.planner import Ending, Plan
from game.families.canasta.opponents.searching import STRONG, Question, searched
from game.families.canasta.opponents.taking import Reason, by_points
from game.games.borako.opponents.heuristic import HeuristicAgent
from game.games.borako.opponents.lean import lean_game, lean_table
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, Sweep
from game.games.borako.rules.meld import LAW
from game.games.borako.rules.state import Melding, Taking
from game.games.borako.rules.view import BorakoView
from game.opponents.protocol import Decision, Explanation, NoDeadline, Watch


@dataclass(frozen=True, slots=True)
class StrongAgent(HeuristicAgent):
    """Plays the heuristic policy where a search with so much of a budget finds nothing better."""

    budget: Budget = STRONG

    def decide(self, view: BorakoView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action."""
        decision = self._decided(view, rng, watch)
        watch.progress(1.0)
        return decision

    def _decided(self, view: BorakoView, rng: Random, watch: Watch) -> Decision[Action]:
        club = HeuristicAgent.decide(self, view, rng, NoDeadline())
        if not isinstance(view.phase, Taking | Melding):
            return club
        question = _question(view)
        return searched(question, club, lambda option, gain: self._why(view, option, gain), self.budget, rng, watch)[0]

    def _why(self, view: BorakoView, option: Option, gain: float) -> Explanation:
        if option.kind == SWEEP:
            return by_points(Reason.HELPS, gain)
        if option.kind == DRAW:
            return by_points(Reason.COSTS, gain)
        planner, _ = self._planned(view, view.hand, view.discards, Ending(must_lay=view.must_lay))
        if option.step is None:
            judged = planner.judged(planner.start)
            return why_left(self.reasons, planner, planner.start, judged, ALL_FACES[option.face])
        step = action_of(option.step, lean_game(view.options).book, view.melds[view.team])
        return why_step(self.reasons, planner, Plan(0.0, (step,), None, planner.after(planner.start, step)))


def _question(view: BorakoView) -> Question[Action]:
    game = lean_game(view.options)
    play = lean_table(view)
    covered(play, view, view.reserve_counts, view.stock_count)
    play.taken = list(view.reserve_taken)
    outlooks = game.outlooks(view.melds, view.discards, view.known, view.stock_count)
    worlds = worlds_of(play, view, view.melds, LAW.copies, view.reserve_counts, view.log, "mour")
    options = [(option, _action(view, option)) for option in _options(view, play, outlooks)]
    return Question(worlds, outlooks, options, view.team)


def _options(view: BorakoView, play: LeanRound, outlooks: Outlooks) -> Iterator[Option]:
    side = play.side(view.seat)
    if isinstance(view.phase, Taking):
        yield drawing(play, outlooks, side)
        union = play.side(view.seat)
        for face in play.pile:
            union.put(face)
        swept = taking_turn(play, outlooks).best(union) if play.pile else None
        if swept is not None:
            yield Option(swept.worth, SWEEP, None, NO_FACE, None)
        return
    turn = Turn(play, outlooks, 0, play.pile)
    turn.must_lay = view.must_lay
    yield from turn_options(turn, side)


def _action(view: BorakoView, option: Option) -> Draw | Sweep | Lay | Add | Discard:
    if option.kind == DRAW:
        return Draw()
    if option.kind == SWEEP:
        return Sweep()
    if option.kind == LEAVE:
        return Discard(ALL_FACES[option.face])
    assert option.step is not None, "a lay or add"
    return action_of(option.step, lean_game(view.options).book, view.melds[view.team])
