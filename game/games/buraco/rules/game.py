"""Buraco as the contract of a game sees it; the rules themselves are in the other files of this folder."""

from __future__ import annotations

from decimal import Decimal
from typing import get_args

from game.engine import Deals, Event, Outcome, Seat
from game.engine.base_game import BaseGame
from game.engine.score_sheet import ScoreSheet
from game.families.canasta.rules.round import outcome_of
from game.games.buraco.rules import judge
from game.games.buraco.rules.actions import Action, parse_action
from game.games.buraco.rules.apply import apply
from game.games.buraco.rules.choices import legal_actions
from game.games.buraco.rules.deal import deal_round, is_exhausted
from game.games.buraco.rules.events import BuracoEvent
from game.games.buraco.rules.legal import refusal
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import Canastra, canastra_of, counted, state_lines
from game.games.buraco.rules.sheet import SHEET
from game.games.buraco.rules.state import (
    ORDERS,
    TEAM_OF_SEAT,
    BuracoState,
    ChoosingMorto,
    MatchOver,
    Melding,
    RoundOver,
    Taking,
)
from game.games.buraco.rules.view import BuracoView, determinize, view


class Buraco(BaseGame[BuracoState, Action, BuracoView]):
    """The game of `RULES.md`."""

    name = "buraco"
    options = BuracoOptions
    seats = range(min(ORDERS), max(ORDERS) + 1)  # buraco 1.2
    team_of_seat = TEAM_OF_SEAT  # buraco 1.2
    rules_version = 1
    sheet: ScoreSheet = SHEET
    questions = judge.QUESTIONS
    events = get_args(BuracoEvent)

    def __init__(self) -> None:
        super().__init__(refusal, legal_actions, apply, parse_action, view, determinize, state_lines)

    def new_match(self, options: BuracoOptions, seats: int, deals: Deals) -> tuple[BuracoState, tuple[Event, ...]]:
        """A match with its first round dealt, and the events of dealing."""
        self.teams(seats)
        start = deals.starter(len(ORDERS[seats]))  # buraco 1.2
        return deal_round(options, deals, 1, start, (Decimal(0), Decimal(0)), (False, False), seats)

    def actor(self, state: BuracoState) -> Seat | None:
        """Return the seat whose action is awaited; None when a round or the match is over."""
        phase = state.phase
        return state.order[phase.place] if isinstance(phase, Taking | Melding | ChoosingMorto) else None

    def outcome(self, state: BuracoState) -> Outcome | None:
        """Return the end of the match, or None while it goes on."""
        return outcome_of(state.phase, state.totals)

    def round_traits(self, state: BuracoState) -> tuple[str, ...]:
        """Return how a round just over ended, `went_out`, `stock_empty` or `quiet` (buraco 7.3, 8.1), then `as_a_as`
        and `morto_untaken` where there was such; none while one is in play.
        """
        match state.phase:
            case RoundOver(out) | MatchOver(out):
                ending = "went_out" if out is not None else "stock_empty" if is_exhausted(state) else "quiet"
                melds = [meld for melds in state.melds for meld in melds]
                return (
                    ending,
                    *(("as_a_as",) if any(canastra_of(meld) is Canastra.AS_A_AS for meld in melds) else ()),
                    *(() if all(state.morto_taken) else ("morto_untaken",)),
                )
            case _:
                return ()

    def counted(self, state: BuracoState) -> tuple[Decimal, ...]:
        """Return the points of each team's melds so far, their bonuses included (buraco 9.1)."""
        return counted(state)

    appraise = staticmethod(judge.appraise)
    hand_points = staticmethod(judge.hand_points)
