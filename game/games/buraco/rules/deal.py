"""Dealing a round of Buraco, and how a turn, a round and a match end (buraco 1.2 to 1.4, 3.4, 7.1, 8.1, 9.3)."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Final

from game.engine import Deals, Seat, team_points
from game.families.canasta.rules.round import deal_cards
from game.games.buraco.rules.events import BuracoEvent, InPique, MatchEnded, RoundEnded, TurnBegan, WentOut
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import Canastra, canastra_of, high_after, state_lines, totals_after, winner_after
from game.games.buraco.rules.state import (
    DECK,
    HAND_SIZE,
    ORDERS,
    TEAM_OF_SEAT,
    BuracoState,
    MatchOver,
    Melding,
    RoundOver,
    Taking,
)

Applied = tuple[BuracoState, tuple[BuracoEvent, ...]]


def deal_round(
    options: BuracoOptions,
    deals: Deals,
    number: int,
    start: int,
    totals: tuple[Decimal, ...],
    high: tuple[bool, ...],
    seats: int,
) -> Applied:
    """Round `number` dealt, begun by the place `start` of the order: the shuffled order goes to the hands of all seats
    in blocks, then to the two mortos, the rest is the stock with the last card on top.
    """
    dealt = deal_cards(deals, number, DECK, seats, HAND_SIZE)  # buraco 1.3
    state = BuracoState(
        options=options,
        deals=deals,
        round=number,
        start=start,
        totals=totals,
        high=high,
        phase=Taking(start, pique=False),
        quiet=0,
        busy=False,
        hands=dealt.hands,
        melds=((), ()),
        fits=((), ()),
        mortos=dealt.reserves,
        morto_taken=(False, False),
        stock=dealt.stock,  # buraco 1.3
        discards=(),  # buraco 1.4
        known=((),) * seats,
        log=(),
    )
    return state, (*dealt.events, TurnBegan(ORDERS[seats][start]))


QUIET_TURNS: Final = 20  # buraco 8.1
"""The number of turns in a row without a stock draw or a card laid after which the round is over."""


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
    soiled = _soiled(state, TEAM_OF_SEAT[following]) if state.options.cleaning_bonus else ()
    return replace(ended, phase=Taking(place, pique), soiled=soiled), events


def _soiled(state: BuracoState, team: int) -> tuple[int, ...]:
    """The melds of a team that are suja (buraco 6.1)."""
    return tuple(at for at, meld in enumerate(state.melds[team]) if canastra_of(meld) is Canastra.SUJA)


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
    won = winner_after(state.options, totals, None if out is None else TEAM_OF_SEAT[out])
    if won is None:
        return replace(over, totals=totals, high=high), events
    over = replace(over, phase=MatchOver(out, won), totals=totals, high=high)
    return over, (*events, MatchEnded())
