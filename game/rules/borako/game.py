"""Borako as the contract of a game sees it; the rules themselves are in the files beside this one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from random import Random

from game.cards import Face
from game.engine import Appraisal, Deals, Event, Outcome, Refusal, ScoreLine, Seat, Standing
from game.engine.scores import sole_best, team_points
from game.rules.borako import judge
from game.rules.borako.actions import Action, parse_action
from game.rules.borako.apply import apply
from game.rules.borako.choices import legal_actions
from game.rules.borako.deal import deal_round
from game.rules.borako.legal import refusal
from game.rules.borako.options import BorakoOptions
from game.rules.borako.scoring import state_lines
from game.rules.borako.state import SEATS, TEAMS, BorakoState, MatchOver, Melding, RoundOver, Taking
from game.rules.borako.view import BorakoView, determinize, view


class Borako:
    """The game of `RULES.md`: `Game[BorakoState, Action, BorakoView]`, see there for the meaning of each method."""

    name = "borako"
    options = BorakoOptions
    seats = range(SEATS, SEATS + 1)
    fewest_win = False
    rules_version = 1
    contract_phases: frozenset[str] = frozenset()
    questions = judge.QUESTIONS

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat; raises `ValueError` for any number of seats but four."""
        if seats not in self.seats:
            raise ValueError(f"Borako is for {SEATS} players, not {seats}")  # borako 1.2
        return TEAMS

    def new_match(self, options: BorakoOptions, seats: int, deals: Deals) -> tuple[BorakoState, tuple[Event, ...]]:
        """A match with its first round dealt, and the events of dealing."""
        self.teams(seats)
        return deal_round(options, deals, 1, deals.starter(seats), (Decimal(0), Decimal(0)))

    def actor(self, state: BorakoState) -> Seat | None:
        """Whose action is awaited; None when a round or the match is over."""
        phase = state.phase
        return phase.seat if isinstance(phase, Taking | Melding) else None

    def refusal(self, state: BorakoState, action: Action) -> Refusal | None:
        """Why the actor may not do this, or None."""
        return refusal(state, action)

    def actions(self, state: BorakoState) -> Iterator[Action]:
        """Every legal action, lazily and in a fixed order."""
        return legal_actions(state)

    def apply(self, state: BorakoState, action: Action) -> tuple[BorakoState, tuple[Event, ...]]:
        """The state after a legal action and what happened; raises `IllegalActionError` for a refused one."""
        return apply(state, action)

    def view(self, state: BorakoState, seat: Seat) -> BorakoView:
        """All that `seat` may know."""
        return view(state, seat)

    def determinize(self, view: BorakoView, rng: Random) -> BorakoState:
        """A full state that fits the view."""
        return determinize(view, rng)

    def standing(self, state: BorakoState) -> Standing:
        """Round, phase, totals and the points of a round just over."""
        over = isinstance(state.phase, RoundOver | MatchOver)
        points = team_points(state_lines(state)) if over else None
        return Standing(state.round, state.phase.key, state.totals, points)

    def score(self, state: BorakoState) -> tuple[ScoreLine, ...]:
        """The score lines of a round just over; empty while one is in play."""
        return state_lines(state)

    def outcome(self, state: BorakoState) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        if not isinstance(state.phase, MatchOver):
            return None
        return Outcome((state.phase.winner,), "target_reached", state.totals)

    def parse(self, text: str) -> Action:
        """The action that `str(action)` wrote; raises `ActionSyntaxError`."""
        return parse_action(text)

    def round_winners(self, state: BorakoState) -> tuple[int, ...]:
        """The team with more points in a round just over, if one has; none while one is in play."""
        points = self.standing(state).round_points
        return () if points is None else sole_best(points)

    def round_traits(self, state: BorakoState) -> tuple[str, ...]:
        """`went_out` or `stock_empty` of a round just over (borako 9); none while one is in play."""
        match state.phase:
            case RoundOver(out) | MatchOver(out):
                return ("stock_empty",) if out is None else ("went_out",)
            case _:
                return ()

    def raw_points(self, state: BorakoState) -> None:
        """None: nothing in Borako is won by the play of the cards alone."""

    def appraise(self, options: BorakoOptions, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
        """Judge `cards` as a new meld, or added to the meld `onto`; raises `ValueError` for impossible cards."""
        return judge.appraise(options, cards, onto)

    def hand_points(self, options: BorakoOptions, cards: Sequence[Face]) -> Decimal:
        """What cards left in a hand count, as a positive number; raises `ValueError` for impossible cards."""
        return judge.hand_points(options, cards)
