"""Borako as the contract of a game sees it; the rules themselves are in the other files of this folder."""

from __future__ import annotations

from decimal import Decimal
from typing import get_args

from game.engine import Deals, Event, Outcome, Seat
from game.engine.base_game import BaseGame
from game.engine.score_sheet import ScoreSheet
from game.families.canasta.rules.round import outcome_of
from game.games.borako.rules import judge
from game.games.borako.rules.actions import Action, parse_action
from game.games.borako.rules.apply import apply
from game.games.borako.rules.choices import legal_actions
from game.games.borako.rules.deal import deal_round
from game.games.borako.rules.events import BorakoEvent
from game.games.borako.rules.legal import refusal
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.scoring import ROUND_SCALE, counted, state_lines
from game.games.borako.rules.sheet import SHEET
from game.games.borako.rules.state import SEATS, TEAMS, BorakoState, MatchOver, Melding, RoundOver, Taking
from game.games.borako.rules.view import BorakoView, determinize, view


class Borako(BaseGame[BorakoState, Action, BorakoView]):
    """The game of `RULES.md`."""

    name = "borako"
    options = BorakoOptions
    seats = range(SEATS, SEATS + 1)  # borako 1.2
    team_of_seat = TEAMS  # borako 1.2
    round_scale = ROUND_SCALE
    rules_version = 1
    sheet: ScoreSheet = SHEET
    questions = judge.QUESTIONS
    events = get_args(BorakoEvent)

    def __init__(self) -> None:
        super().__init__(refusal, legal_actions, apply, parse_action, view, determinize, state_lines)

    def new_match(self, options: BorakoOptions, seats: int, deals: Deals) -> tuple[BorakoState, tuple[Event, ...]]:
        """A match with its first round dealt, and the events of dealing."""
        self.teams(seats)
        return deal_round(options, deals, 1, deals.starter(seats), (Decimal(0), Decimal(0)))

    def actor(self, state: BorakoState) -> Seat | None:
        """Return the seat whose action is awaited; None when a round or the match is over."""
        phase = state.phase
        return phase.seat if isinstance(phase, Taking | Melding) else None

    def outcome(self, state: BorakoState) -> Outcome | None:
        """Return the end of the match, or None while it goes on."""
        return outcome_of(state.phase, state.totals)

    def round_traits(self, state: BorakoState) -> tuple[str, ...]:
        """`went_out` or `stock_empty` of a round just over (borako 9); none while one is in play."""
        match state.phase:
            case RoundOver(out) | MatchOver(out):
                return ("stock_empty",) if out is None else ("went_out",)
            case _:
                return ()

    def counted(self, state: BorakoState) -> tuple[Decimal, ...]:
        """Return the points of each team's melds so far, their bonuses included (borako 10.2)."""
        return counted(state)

    appraise = staticmethod(judge.appraise)
    hand_points = staticmethod(judge.hand_points)
