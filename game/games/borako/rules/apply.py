"""The effects of actions in Borako (borako 3, 8, 9); `legal` decides whether they may be done."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from game.cards import known_without, with_cards, with_entry, without_cards
from game.engine import Place, Seat, team_points
from game.games.borako.rules import events as happens
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Sweep
from game.games.borako.rules.deal import Applied, deal_round
from game.games.borako.rules.meld import MELD_RULES, fitting
from game.games.borako.rules.scoring import state_lines, totals_after, winner
from game.games.borako.rules.state import (
    SEATS,
    TEAMS,
    BorakoState,
    Faces,
    MatchOver,
    Melding,
    Phase,
    PublicAction,
    RoundOver,
    Taking,
)
from game.melds.judge import judge, melds_after_add
from game.melds.meld import Meld

_STOCK: Final = Place("stock")
_DISCARDS: Final = Place("discards")


def apply(state: BorakoState, action: Action) -> Applied:
    """The state after a legal action and what happened."""
    phase = state.phase
    match phase:
        case RoundOver() | MatchOver():
            return deal_round(
                state.options, state.deals, state.round + 1, (state.starter + 1) % SEATS, state.totals
            )  # borako 1.2
        case Taking(seat) | Melding(seat):
            match action:
                case Draw():
                    return _apply_draw(state, seat)
                case Sweep():
                    return _apply_sweep(state, seat)
                case Lay():
                    return _apply_lay(state, seat, action)
                case Add():
                    return _apply_add(state, seat, action)
                case Discard():
                    return _apply_discard(state, seat, action)
                case NextRound():
                    raise AssertionError("no round follows one in play")
    assert_never(phase)


def _apply_draw(state: BorakoState, seat: Seat) -> Applied:
    drawn = state.stock[-1:]
    after = _changed(
        state,
        Melding(seat, must_lay=False),
        hands=with_cards(state.hands, seat, drawn),
        stock=state.stock[:-1],
        log=(*state.log, (seat, "draw", ())),
    )
    return after, (happens.Drawn(seat, _STOCK, Place("hand", seat), drawn, frozenset((seat,))),)


def _apply_sweep(state: BorakoState, seat: Seat) -> Applied:
    swept = state.discards
    after = _changed(
        state,
        Melding(seat, must_lay=True),  # borako 3.2
        hands=with_cards(state.hands, seat, swept),
        discards=(),
        known=with_cards(state.known, seat, swept),
        log=(*state.log, (seat, "sweep", swept)),
    )
    return after, (happens.Swept(seat, _DISCARDS, Place("hand", seat), swept),)


def _apply_lay(state: BorakoState, seat: Seat, action: Lay) -> Applied:
    team = TEAMS[seat]
    meld = judge(action.cards, MELD_RULES)
    assert isinstance(meld, Meld), "a legal lay is a meld"
    after = _changed(
        state,
        Melding(seat, must_lay=False),
        hands=without_cards(state.hands, seat, meld.cards),
        known=known_without(state.known, seat, meld.cards),
        melds=with_entry(state.melds, team, (*state.melds[team], meld)),
        fits=with_entry(state.fits, team, (*state.fits[team], fitting(meld))),
        log=(*state.log, (seat, "lay", meld.cards)),
    )
    place = Place("meld", team, len(state.melds[team]))
    return _with_hand_checked(after, seat, happens.Laid(seat, Place("hand", seat), place, meld.cards))


def _apply_add(state: BorakoState, seat: Seat, action: Add) -> Applied:
    team = TEAMS[seat]
    cards = (action.card,)
    index = action.meld - 1
    melds = melds_after_add(state.melds[team], index, action.card, MELD_RULES)
    after = _changed(
        state,
        Melding(seat, must_lay=False),
        hands=without_cards(state.hands, seat, cards),
        known=known_without(state.known, seat, cards),
        melds=with_entry(state.melds, team, melds),
        fits=with_entry(state.fits, team, with_entry(state.fits[team], index, fitting(melds[index]))),
        log=(*state.log, (seat, "add", cards)),
    )
    return _with_hand_checked(after, seat, happens.Added(seat, Place("hand", seat), Place("meld", team, index), cards))


def _with_hand_checked(state: BorakoState, seat: Seat, event: happens.BorakoEvent) -> Applied:
    """Return the state after a lay or add: an emptied hand takes the Mour (borako 8.1) or goes out (borako 9.1)."""
    if state.hands[seat]:
        return state, (event,)
    if state.reserves[TEAMS[seat]]:
        after, mour = _take_mour(state, seat)
        return after, (event, mour)
    after, ending = _end_round(state, out=seat)
    return after, (event, *ending)


def _apply_discard(state: BorakoState, seat: Seat, action: Discard) -> Applied:
    cards = (action.card,)
    following = (seat + 1) % SEATS  # borako 1.2
    after = _changed(
        state,
        Taking(following),
        hands=without_cards(state.hands, seat, cards),
        known=known_without(state.known, seat, cards),
        discards=state.discards + cards,
        log=(*state.log, (seat, "discard", cards)),
    )
    events: tuple[happens.BorakoEvent, ...] = (happens.Discarded(seat, Place("hand", seat), _DISCARDS, cards),)
    if not after.hands[seat]:
        if not after.reserves[TEAMS[seat]]:  # borako 9.1
            after, ending = _end_round(after, out=seat)
            return after, events + ending
        after, mour = _take_mour(after, seat)  # borako 8.1
        events += (mour,)
        if state.options.mour_by_discard == "at_once":
            return replace(after, phase=Melding(seat, must_lay=False)), events
    if not after.stock:  # borako 9.3
        after, ending = _end_round(after, out=None)
        return after, events + ending
    return after, (*events, happens.TurnBegan(following))


def _take_mour(state: BorakoState, seat: Seat) -> tuple[BorakoState, happens.MourTaken]:
    # borako 8.1
    team = TEAMS[seat]
    mour = state.reserves[team]
    after = _changed(
        state,
        state.phase,
        hands=with_entry(state.hands, seat, mour),
        reserves=with_entry(state.reserves, team, ()),
        log=(*state.log, (seat, "mour", ())),
    )
    place = Place("reserve", team)
    return after, happens.MourTaken(seat, place, Place("hand", seat), mour, frozenset((seat,)))


def _end_round(state: BorakoState, out: Seat | None) -> Applied:
    over = replace(state, phase=RoundOver(out))
    totals = totals_after(state.totals, team_points(state_lines(over)))  # borako 1.3
    events: tuple[happens.BorakoEvent, ...] = () if out is None else (happens.WentOut(out),)
    events += (happens.RoundEnded(round=state.round),)
    won = winner(totals, state.options.target)
    if won is None:
        return replace(over, totals=totals), events
    over = replace(state, phase=MatchOver(out, won), totals=totals)
    return over, (*events, happens.MatchEnded())


def _changed(
    state: BorakoState,
    phase: Phase,
    *,
    hands: tuple[Faces, ...],
    log: tuple[PublicAction, ...],
    melds: tuple[tuple[Meld, ...], ...] | None = None,
    fits: tuple[tuple[int, ...], ...] | None = None,
    reserves: tuple[Faces, ...] | None = None,
    stock: Faces | None = None,
    discards: Faces | None = None,
    known: tuple[Faces, ...] | None = None,
) -> BorakoState:
    """The state later in the same round; spelled out because `dataclasses.replace` costs three times as much."""
    return BorakoState(
        state.options,
        state.round,
        state.starter,
        state.totals,
        phase,
        state.melds if melds is None else melds,
        state.fits if fits is None else fits,
        state.discards if discards is None else discards,
        state.known if known is None else known,
        log,
        state.deals,
        hands,
        state.reserves if reserves is None else reserves,
        state.stock if stock is None else stock,
    )
