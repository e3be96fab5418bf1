"""Baloot as the contract of a game sees it; the rules themselves are in the other files of this folder."""

from __future__ import annotations

from decimal import Decimal
from typing import get_args

from game.engine import Deals, Event, Outcome, Seat
from game.engine.base_game import BaseGame
from game.engine.questions import Question
from game.engine.score_sheet import ScoreSheet
from game.games.baloot.rules.actions import Action, parse_action
from game.games.baloot.rules.apply import apply, raw_points, round_traits, state_lines
from game.games.baloot.rules.choices import legal_actions
from game.games.baloot.rules.deal import deal_hand
from game.games.baloot.rules.events import BalootEvent
from game.games.baloot.rules.judge import QUESTIONS
from game.games.baloot.rules.legal import refusal
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import points_taken
from game.games.baloot.rules.sheet import SHEET
from game.games.baloot.rules.state import SEATS, TEAMS, BalootState, Buying, Cutting, Doubling, MatchOver, RoundOver
from game.games.baloot.rules.view import BalootView, determinize, view


class Baloot(BaseGame[BalootState, Action, BalootView]):
    """The game of `RULES.md`."""

    name = "baloot"
    options = BalootOptions
    seats = range(SEATS, SEATS + 1)  # baloot 1.1
    team_of_seat = TEAMS  # baloot 1.1
    day_rounds = 4
    """One deal by each player; a hand is over in two minutes."""
    rules_version = 2
    sheet: ScoreSheet = SHEET
    questions: tuple[Question, ...] = QUESTIONS
    events = get_args(BalootEvent)
    contract_phases = frozenset((Cutting.key, Buying.key, Doubling.key))

    def __init__(self) -> None:
        super().__init__(refusal, legal_actions, apply, parse_action, view, determinize, state_lines)

    def new_match(self, options: BalootOptions, seats: int, deals: Deals) -> tuple[BalootState, tuple[Event, ...]]:
        """A match with its first hand dealt or to be cut, and the events of dealing."""
        self.teams(seats)
        dealer = deals.starter(seats)  # baloot 2.1
        return deal_hand(options, deals, 1, dealer, (Decimal(0), Decimal(0)))

    def actor(self, state: BalootState) -> Seat | None:
        """Return the seat whose action is awaited; None when a hand or the match is over."""
        phase = state.phase
        return None if isinstance(phase, RoundOver | MatchOver) else phase.seat

    def outcome(self, state: BalootState) -> Outcome | None:
        """Return the end of the match, or None while it goes on."""
        if not isinstance(state.phase, MatchOver):
            return None
        return Outcome((state.phase.winner,), state.phase.reason, state.totals)

    def round_traits(self, state: BalootState) -> tuple[str, ...]:
        """Return the kind of hand just over, as words for statistics; none while one is in play."""
        return round_traits(state)

    def raw_points(self, state: BalootState) -> tuple[Decimal, ...] | None:
        """Card points that each team has taken (baloot 7.1); None where nothing was bought."""
        if state.contract is None:
            return None
        first, second = raw_points(state)
        return Decimal(first), Decimal(second)

    def counted(self, state: BalootState) -> tuple[Decimal, ...]:
        """Game points of the tricks that each team has taken so far (baloot 7.1, 7.2)."""
        if state.contract is None or isinstance(state.phase, RoundOver | MatchOver):
            return Decimal(0), Decimal(0)
        first, second = points_taken(state.options, state.contract.kind, raw_points(state))
        return Decimal(first), Decimal(second)
