"""Baloot as the contract of a game sees it; the rules themselves are in the files beside this one."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from random import Random

from game.engine import Deals, Event, Outcome, Refusal, ScoreLine, Seat, Standing
from game.engine.questions import Question
from game.engine.scores import sole_best
from game.rules.baloot.actions import Action, parse_action
from game.rules.baloot.apply import apply
from game.rules.baloot.choices import legal_actions
from game.rules.baloot.deal import deal_hand
from game.rules.baloot.judge import QUESTIONS
from game.rules.baloot.legal import refusal
from game.rules.baloot.options import BalootOptions
from game.rules.baloot.scoring import team_points
from game.rules.baloot.state import SEATS, TEAMS, BalootState, Buying, Cutting, Doubling, MatchOver, RoundOver
from game.rules.baloot.tally import raw_points, round_traits, state_lines
from game.rules.baloot.view import BalootView, determinize, view


class Baloot:
    """The game of `RULES.md`: `Game[BalootState, Action, BalootView]`, see there for the meaning of each method."""

    name = "baloot"
    options = BalootOptions
    seats = range(SEATS, SEATS + 1)
    fewest_win = False
    rules_version = 1
    questions: tuple[Question, ...] = QUESTIONS
    contract_phases = frozenset((Cutting.key, Buying.key, Doubling.key))

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat; raises `ValueError` for any number of seats but four."""
        if seats not in self.seats:
            raise ValueError(f"Baloot is for {SEATS} players, not {seats}")  # baloot 1.1
        return TEAMS

    def new_match(self, options: BalootOptions, seats: int, deals: Deals) -> tuple[BalootState, tuple[Event, ...]]:
        """A match with its first hand dealt or to be cut, and the events of dealing."""
        self.teams(seats)
        dealer = deals.starter(seats)  # baloot 2.1
        return deal_hand(options, deals, 1, dealer, (Decimal(0), Decimal(0)))

    def actor(self, state: BalootState) -> Seat | None:
        """Whose action is awaited; None when a hand or the match is over."""
        phase = state.phase
        return None if isinstance(phase, RoundOver | MatchOver) else phase.seat

    def refusal(self, state: BalootState, action: Action) -> Refusal | None:
        """Why the actor may not do this, or None."""
        return refusal(state, action)

    def actions(self, state: BalootState) -> Iterator[Action]:
        """Every legal action, lazily and in a fixed order."""
        return legal_actions(state)

    def apply(self, state: BalootState, action: Action) -> tuple[BalootState, tuple[Event, ...]]:
        """The state after a legal action and what happened; raises `IllegalActionError` for a refused one."""
        return apply(state, action)

    def view(self, state: BalootState, seat: Seat) -> BalootView:
        """All that `seat` may know."""
        return view(state, seat)

    def determinize(self, view: BalootView, rng: Random) -> BalootState:
        """A full state that fits the view."""
        return determinize(view, rng)

    def standing(self, state: BalootState) -> Standing:
        """Round, phase, totals and the game points of a hand just over."""
        over = isinstance(state.phase, RoundOver | MatchOver)
        points = team_points(state_lines(state)) if over else None
        return Standing(state.round, state.phase.key, state.totals, points)

    def score(self, state: BalootState) -> tuple[ScoreLine, ...]:
        """The score lines of a hand just over; empty while one is in play and where nothing was played."""
        return state_lines(state)

    def outcome(self, state: BalootState) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        if not isinstance(state.phase, MatchOver):
            return None
        return Outcome((state.phase.winner,), state.phase.reason, state.totals)

    def parse(self, text: str) -> Action:
        """The action that `str(action)` wrote; raises `ActionSyntaxError`."""
        return parse_action(text)

    def round_winners(self, state: BalootState) -> tuple[int, ...]:
        """The team with more points in a hand just over, if one has; none while one is in play."""
        points = self.standing(state).round_points
        return () if points is None else sole_best(points)

    def round_traits(self, state: BalootState) -> tuple[str, ...]:
        """What kind of hand it was that is just over, as words for statistics; none while one is in play."""
        return round_traits(state)

    def raw_points(self, state: BalootState) -> tuple[Decimal, ...] | None:
        """Card points that each team has taken (baloot 7.1); None where nothing was bought."""
        if state.contract is None:
            return None
        first, second = raw_points(state)
        return Decimal(first), Decimal(second)
