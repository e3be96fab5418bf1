"""Buraco as the contract of a game sees it; the rules themselves are in the files beside this one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from random import Random

from game.cards import Face
from game.engine import Appraisal, Deals, Event, Outcome, Refusal, ScoreLine, Seat, Standing
from game.engine.scores import sole_best, team_points
from game.rules.buraco import judge
from game.rules.buraco.actions import Action, parse_action
from game.rules.buraco.apply import apply
from game.rules.buraco.choices import legal_actions
from game.rules.buraco.deal import deal_round
from game.rules.buraco.hidden import determinize
from game.rules.buraco.legal import refusal
from game.rules.buraco.options import BuracoOptions
from game.rules.buraco.scoring import Canastra, canastra_of, state_lines
from game.rules.buraco.state import (
    ORDERS,
    TEAM_OF_SEAT,
    BuracoState,
    ChoosingMorto,
    MatchOver,
    Melding,
    RoundOver,
    Taking,
)
from game.rules.buraco.turns import is_exhausted
from game.rules.buraco.view import BuracoView, view


class Buraco:
    """The game of `RULES.md`: `Game[BuracoState, Action, BuracoView]`, see there for the meaning of each method."""

    name = "buraco"
    options = BuracoOptions
    seats = range(min(ORDERS), max(ORDERS) + 1)
    fewest_win = False
    rules_version = 1
    contract_phases: frozenset[str] = frozenset()
    questions = judge.QUESTIONS

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat; raises `ValueError` for fewer than two players or more than four."""
        if seats not in self.seats:
            raise ValueError(f"Buraco is for two, three or four players, not {seats}")  # buraco 1.2
        return TEAM_OF_SEAT[:seats]

    def new_match(self, options: BuracoOptions, seats: int, deals: Deals) -> tuple[BuracoState, tuple[Event, ...]]:
        """A match with its first round dealt, and the events of dealing."""
        self.teams(seats)
        start = deals.starter(len(ORDERS[seats]))  # buraco 1.2
        return deal_round(options, deals, 1, start, (Decimal(0), Decimal(0)), (False, False), seats)

    def actor(self, state: BuracoState) -> Seat | None:
        """Whose action is awaited; None when a round or the match is over."""
        phase = state.phase
        return state.order[phase.place] if isinstance(phase, Taking | Melding | ChoosingMorto) else None

    def refusal(self, state: BuracoState, action: Action) -> Refusal | None:
        """Why the actor may not do this, or None."""
        return refusal(state, action)

    def actions(self, state: BuracoState) -> Iterator[Action]:
        """The legal actions, lazily and in a fixed order; of the ways to open with 75 in a large hand the best."""
        return legal_actions(state)

    def apply(self, state: BuracoState, action: Action) -> tuple[BuracoState, tuple[Event, ...]]:
        """The state after a legal action and what happened; raises `IllegalActionError` for a refused one."""
        return apply(state, action)

    def view(self, state: BuracoState, seat: Seat) -> BuracoView:
        """All that `seat` may know."""
        return view(state, seat)

    def determinize(self, view: BuracoView, rng: Random) -> BuracoState:
        """A full state that fits the view."""
        return determinize(view, rng)

    def standing(self, state: BuracoState) -> Standing:
        """Round, phase, totals and the points of a round just over."""
        over = isinstance(state.phase, RoundOver | MatchOver)
        points = team_points(state_lines(state)) if over else None
        return Standing(state.round, state.phase.key, state.totals, points)

    def score(self, state: BuracoState) -> tuple[ScoreLine, ...]:
        """The score lines of a round just over; empty while one is in play."""
        return state_lines(state)

    def outcome(self, state: BuracoState) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        if not isinstance(state.phase, MatchOver):
            return None
        return Outcome((state.phase.winner,), "target_reached", state.totals)

    def parse(self, text: str) -> Action:
        """The action that `str(action)` wrote; raises `ActionSyntaxError`."""
        return parse_action(text)

    def round_winners(self, state: BuracoState) -> tuple[int, ...]:
        """The team with more points in a round just over, if one has; none while one is in play."""
        points = self.standing(state).round_points
        return () if points is None else sole_best(points)

    def round_traits(self, state: BuracoState) -> tuple[str, ...]:
        """How a round just over ended, `went_out`, `stock_empty` or `quiet` (buraco 7.3, 8.1), then `as_a_as` and
        `morto_untaken` where there was such; none while one is in play.
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

    def raw_points(self, state: BuracoState) -> None:
        """None: nothing in Buraco is won by the play of the cards alone."""

    def appraise(self, options: BuracoOptions, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
        """Judge `cards` as a new meld, or added to the meld `onto`; raises `ValueError` for impossible cards."""
        return judge.appraise(options, cards, onto)

    def hand_points(self, options: BuracoOptions, cards: Sequence[Face]) -> Decimal:
        """What cards left in a hand give the others; raises `ValueError` for impossible cards."""
        return judge.hand_points(options, cards)
