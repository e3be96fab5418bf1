"""What an action does in Baloot (baloot 2 to 7); whether it may be done is the business of `legal`."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.engine import team_points
from game.games.baloot.rules import actions
from game.games.baloot.rules.buying import apply_buying
from game.games.baloot.rules.deal import Applied, apply_cut, deal_hand
from game.games.baloot.rules.doubling import apply_doubling
from game.games.baloot.rules.events import BalootEvent, MatchEnded, RoundEnded
from game.games.baloot.rules.play import apply_claim, apply_play
from game.games.baloot.rules.projects import apply_declare, apply_show
from game.games.baloot.rules.scoring import gahwa_winner, hand_lines, totals_after, winner
from game.games.baloot.rules.state import (
    HAND_SIZE,
    SEATS,
    BalootState,
    Buying,
    Doubling,
    MatchOver,
    RoundOver,
)
from game.games.baloot.rules.tally import hand_of


def apply(state: BalootState, action: actions.Action) -> Applied:
    """The state after a legal action and what happened."""
    phase = state.phase
    match action:
        case actions.Play(card):
            after, events = apply_play(state, card)
            return _ended(after, events, "played") if len(after.tricks) == HAND_SIZE else (after, events)
        case actions.Declare():
            return apply_declare(state, action)
        case actions.Show():
            return apply_show(state, action)
        case actions.Claim():
            after, events = apply_claim(state)
            return _ended(after, events, "claimed")
        case actions.Cut():
            return apply_cut(state, action)
        case actions.Pass() | actions.Raise() if isinstance(phase, Doubling):
            return apply_doubling(state, phase, action)
        case actions.Pass() | actions.Bid() | actions.Confirm() if isinstance(phase, Buying):
            return apply_buying(state, phase, action)
        case actions.NextRound():  # baloot 2.1
            dealer = (state.dealer + 1) % SEATS
            return deal_hand(state.options, state.deals, state.round + 1, dealer, state.totals)
        case actions.Pass() | actions.Bid() | actions.Confirm() | actions.Raise():
            raise AssertionError("nobody is asked")
    assert_never(action)


def _ended(state: BalootState, events: tuple[BalootEvent, ...], reason: str) -> Applied:
    """The hand scored, and the match with it where a team has won (baloot 7.6, 7.7)."""
    contract = state.contract
    assert contract is not None, "only a bought hand is played"
    hand = hand_of(state, contract)
    totals = totals_after(state.totals, team_points(hand_lines(state.options, hand)))
    events = (*events, RoundEnded(round=state.round))
    by_gahwa = gahwa_winner(hand)
    won = winner(totals) if by_gahwa is None else by_gahwa
    if won is None:
        return replace(state, phase=RoundOver(reason), totals=totals), events
    over = MatchOver("target_reached" if by_gahwa is None else "gahwa", won)
    return replace(state, phase=over, totals=totals), (*events, MatchEnded())
