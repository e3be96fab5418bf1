"""Belote as the contract of a game sees it; the rules themselves are in the other files of this folder."""

from __future__ import annotations

from decimal import Decimal
from typing import get_args

from game.engine import Deals, Event, Outcome, Seat
from game.engine.base_game import BaseGame
from game.engine.questions import Question
from game.engine.score_sheet import ScoreSheet
from game.games.belote.rules.actions import Action, parse_action
from game.games.belote.rules.apply import apply, card_points, round_traits, state_lines
from game.games.belote.rules.deal import deal_round
from game.games.belote.rules.events import BeloteEvent
from game.games.belote.rules.judge import QUESTIONS
from game.games.belote.rules.legal import legal_actions, refusal
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.sheet import SHEET
from game.games.belote.rules.state import Answering, BeloteState, Bidding, MatchOver, RoundOver, Taking
from game.games.belote.rules.view import BeloteView, determinize, view
from game.tricks.rules import SEATS, TEAMS


class Belote(BaseGame[BeloteState, Action, BeloteView]):
    """The game of `RULES.md`."""

    name = "belote"
    options = BeloteOptions
    seats = range(SEATS, SEATS + 1)  # belote 1.1
    team_of_seat = TEAMS  # belote 1.1
    day_rounds = 4
    """One deal by each player."""
    rules_version = 1
    sheet: ScoreSheet = SHEET
    questions: tuple[Question, ...] = QUESTIONS
    events = get_args(BeloteEvent)
    contract_phases = frozenset((Taking.key, Bidding.key, Answering.key))

    def __init__(self) -> None:
        super().__init__(refusal, legal_actions, apply, parse_action, view, determinize, state_lines)

    def new_match(self, options: BeloteOptions, seats: int, deals: Deals) -> tuple[BeloteState, tuple[Event, ...]]:
        """A match with its first cards dealt, and the events of dealing."""
        self.teams(seats)
        dealer = deals.starter(seats)  # belote 1.4
        return deal_round(options, deals, 1, dealer, (Decimal(0), Decimal(0)), 0)

    def actor(self, state: BeloteState) -> Seat | None:
        """Return the seat whose action is awaited; None when a deal or the match is over."""
        phase = state.phase
        return None if isinstance(phase, RoundOver | MatchOver) else phase.seat

    def outcome(self, state: BeloteState) -> Outcome | None:
        """Return the end of the match, or None while it goes on."""
        if not isinstance(state.phase, MatchOver):
            return None
        return Outcome((state.phase.winner,), "target_reached", state.totals)

    def round_traits(self, state: BeloteState) -> tuple[str, ...]:
        """Return the kind of deal just over, as words for statistics; none while one is in play."""
        return round_traits(state)

    def raw_points(self, state: BeloteState) -> tuple[Decimal, ...] | None:
        """Card points that each team has taken (belote 1.3); None where nobody took or bid."""
        if state.contract is None:
            return None
        first, second = card_points(state)
        return Decimal(first), Decimal(second)

    def counted(self, state: BeloteState) -> tuple[Decimal, ...]:
        """Card points of the tricks that each team has taken so far (belote 1.3)."""
        points = None if isinstance(state.phase, RoundOver | MatchOver) else self.raw_points(state)
        return points or (Decimal(0), Decimal(0))
