"""A rummy as the contract of a game sees it; each of the games adds its name, its options and its seats."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import partial
from typing import Final, get_args

from game.cards import Face
from game.engine import Appraisal, Deals, Event, Outcome, Refusal, Seat
from game.engine.base_game import BaseGame
from game.engine.score_sheet import ScoreSheet
from game.families.rummy.rules import judge
from game.families.rummy.rules.actions import Action, parse_action
from game.families.rummy.rules.apply import apply
from game.families.rummy.rules.choices import legal_actions
from game.families.rummy.rules.events import RummyEvent
from game.families.rummy.rules.house import HouseOptions
from game.families.rummy.rules.legal import refusal
from game.families.rummy.rules.round import deal_match, state_lines
from game.families.rummy.rules.sheet import SHEET
from game.families.rummy.rules.state import Ending, MatchOver, RoundOver, RummyState, actor_of
from game.families.rummy.rules.view import RummyView, determinize, view

_TRAITS: Final = {
    Ending.OUT: "went_out",
    Ending.AT_ONCE: "went_out",
    Ending.STOCK: "stock_empty",
    Ending.QUIET: "quiet",
}


class Rummy(BaseGame[RummyState, Action, RummyView]):
    """A rummy: everybody alone, and the fewest points win."""

    team_of_seat = (0, 1, 2, 3)
    fewest_win = True
    rules_version = 1
    sheet: ScoreSheet = SHEET
    questions = judge.QUESTIONS
    events = get_args(RummyEvent)

    def __init__(self) -> None:
        parse = partial(parse_action, game=self.name.title())
        super().__init__(refusal, legal_actions, apply, parse, view, determinize, state_lines)

    def new_match(self, options: HouseOptions, seats: int, deals: Deals) -> tuple[RummyState, tuple[Event, ...]]:
        """A match with its first round dealt, and the events of dealing."""
        self.teams(seats)
        return deal_match(options, deals, seats)

    def actor(self, state: RummyState) -> Seat | None:
        """Return the seat whose action is awaited; None when a round or the match is over."""
        return actor_of(state.phase)

    def outcome(self, state: RummyState) -> Outcome | None:
        """Return the end of the match, or None while it goes on."""
        if not isinstance(state.phase, MatchOver):
            return None
        reason = "last_one_left" if state.house.last_one_wins else "target_reached"
        return Outcome(state.phase.winners, reason, state.totals)

    def round_winners(self, state: RummyState) -> tuple[Seat, ...]:
        """Return the player who went out in a round just over; none without one, and while a round is in play."""
        match state.phase:
            case RoundOver(int() as out) | MatchOver(int() as out):
                return (out,)
            case _:
                return ()

    def round_traits(self, state: RummyState) -> tuple[str, ...]:
        """Return how a round just over ended, and `unopened` where a player never opened; none while one is in play.

        Going out at once has a trait of its own, by the word of the game.
        """
        match state.phase:
            case RoundOver(_, ending) | MatchOver(_, ending):
                at_once = state.house.at_once if ending is Ending.AT_ONCE else None
                unopened = not all(state.opened[seat] for seat in state.playing)
                more = () if at_once is None else (at_once.key,)
                return (_TRAITS[ending], *more, *(("unopened",) if unopened else ()))
            case _:
                return ()

    def appraise(self, options: HouseOptions, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
        """Judge `cards` as a new meld, or added to the meld `onto`; raises `ValueError` for impossible cards."""
        return judge.appraise(options, cards, onto)

    def hand_points(self, options: HouseOptions, cards: Sequence[Face]) -> Decimal:
        """Return the value of cards left in a hand, as a positive number; raises `ValueError` for impossible cards."""
        return judge.hand_points(options, cards)
