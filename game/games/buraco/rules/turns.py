"""How a turn, a round and a match end in Buraco (buraco 3.4, 7.1, 8.1, 9.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.engine import Seat
from game.engine.scores import team_points
from game.games.buraco.rules.deal import Applied
from game.games.buraco.rules.events import BuracoEvent, InPique, MatchEnded, RoundEnded, TurnBegan, WentOut
from game.games.buraco.rules.scoring import high_after, state_lines, totals_after, winner
from game.games.buraco.rules.state import BuracoState, MatchOver, Melding, RoundOver, Taking

QUIET_TURNS: Final = 20  # buraco 8.1
"""After so many turns in a row without a stock draw or a card laid the round is over."""


def end_turn(state: BuracoState, turn: Melding) -> Applied:
    """The turn passed on, or the round over where nothing more can come (buraco 8.1)."""
    seat = state.order[turn.place]
    quiet = 0 if state.busy else state.quiet + 1
    ended = replace(state, quiet=quiet, busy=False, log=(*state.log, (seat, "end", ())))
    if quiet >= QUIET_TURNS or is_exhausted(state):
        return end_round(ended, out=None)
    place = (turn.place + 1) % len(state.order)  # buraco 1.2
    following = state.order[place]
    pique = len(state.hands[following]) == 1  # buraco 7.1
    events: tuple[BuracoEvent, ...] = (TurnBegan(following),)
    if pique:
        events += (InPique(following),)
    return replace(ended, phase=Taking(place, pique)), events


def is_exhausted(state: BuracoState) -> bool:
    """Whether neither stock nor morto is left to draw from (buraco 8.1)."""
    return not state.stock and not any(state.mortos)


def end_round(state: BuracoState, out: Seat | None) -> Applied:
    """The round scored, and the match over if a team has won it (buraco 9.3)."""
    over = replace(state, phase=RoundOver(out))
    totals = totals_after(state.totals, team_points(state_lines(over)))
    high = high_after(state.high, totals)  # buraco 9.2
    events: tuple[BuracoEvent, ...] = () if out is None else (WentOut(out),)
    events += (RoundEnded(round=state.round),)
    won = winner(totals, out is not None)
    if won is None:
        return replace(over, totals=totals, high=high), events
    over = replace(over, phase=MatchOver(out, won), totals=totals, high=high)
    return over, (*events, MatchEnded())
