"""The effects of actions in a rummy; `legal` decides whether they may be done."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from game.cards import JOKER, known_without, sorted_faces, with_cards, with_entry, without_cards
from game.engine import IllegalActionError, Place, Refusal, Seat
from game.families.rummy.rules import events as happens
from game.families.rummy.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Open, Swap, Take
from game.families.rummy.rules.legal import melded, refusal
from game.families.rummy.rules.openings import opening_points
from game.families.rummy.rules.round import Applied, deal_next, ending_lines, following, totals_after, winners
from game.families.rummy.rules.state import (
    Ending,
    Faces,
    MatchOver,
    Melding,
    PublicAction,
    RoundOver,
    RummyState,
    Starting,
    Taking,
    meld_place,
)
from game.families.rummy.rules.turn import Turn, turn_of, turn_taking

_STOCK: Final = Place("stock")
_DISCARDS: Final = Place("discards")


def apply(state: RummyState, action: Action) -> Applied:
    """The state after a legal action and what happened; raises `IllegalActionError` for a refused one."""
    phase = state.phase
    if isinstance(phase, Melding) and isinstance(action, Open | Lay | Add | Swap):
        after = melded(turn_of(state, phase), action, state.house)
        if isinstance(after, Refusal):
            raise IllegalActionError(after)
        return _apply_melding(state, phase, action, after)
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalActionError(refused)
    match phase:
        case RoundOver() | MatchOver():
            return deal_next(state)
        case Starting(seat) | Taking(seat) | Melding(seat):
            match action:
                case Draw():
                    return _apply_draw(state, seat)
                case Take():
                    return _apply_take(state, seat)
                case Discard():
                    return _apply_discard(state, seat, action)
                case Open() | Lay() | Add() | Swap() | NextRound():
                    raise AssertionError(f"{action} was refused outside a turn")
    assert_never(phase)


def _apply_draw(state: RummyState, seat: Seat) -> Applied:
    events: tuple[happens.RummyEvent, ...] = ()
    if not state.stock:
        if state.shuffles == state.house.shuffles or len(state.discards) < 2:
            return _end_round(state, None, Ending.STOCK)
        state, events = _renewed(state, seat)
    drawn = state.stock[-1:]
    after = replace(
        state,
        phase=Melding(seat),
        busy=True,
        stock=state.stock[:-1],
        hands=with_cards(state.hands, seat, drawn),
        log=(*state.log, (seat, "draw", ())),
    )
    drawing = happens.Drawn(seat, _STOCK, Place("hand", seat), drawn, frozenset((seat,)))
    return after, (*events, drawing)


def _renewed(state: RummyState, seat: Seat) -> Applied:
    """The discards but the top shuffled into a new stock; all saw which cards they are."""
    number = state.shuffles + 1
    cards = sorted_faces(state.discards[:-1])
    label = f"reshuffle {state.round}.{number}"
    order = state.deals.order(label, cards)
    after = replace(
        state, shuffles=number, stock=order, discards=state.discards[-1:], log=(*state.log, (seat, "reshuffle", cards))
    )
    return after, (happens.Reshuffled(None, _DISCARDS, _STOCK, order, frozenset(), label=label),)


def _apply_take(state: RummyState, seat: Seat) -> Applied:
    cards = state.discards[-1:]
    after = replace(
        state,
        phase=Melding(seat, taken=turn_taking(state, seat).taken),
        hands=with_cards(state.hands, seat, cards),
        discards=state.discards[:-1],
        known=with_cards(state.known, seat, cards),
        log=(*state.log, (seat, "take", cards)),
    )
    return after, (happens.Taken(seat, _DISCARDS, Place("hand", seat), cards),)


def _apply_melding(state: RummyState, phase: Melding, action: Open | Lay | Add | Swap, turn: Turn) -> Applied:
    seat = phase.seat
    hand = Place("hand", seat)
    owners = (*state.owners, *(seat,) * (len(turn.melds) - len(state.melds)))
    known = state.known
    match action:
        case Open() | Lay():
            new = turn.melds[len(state.melds) :]
            public: tuple[PublicAction, ...] = tuple((seat, "lay", meld.cards) for meld in new)
            events: tuple[happens.RummyEvent, ...] = tuple(
                happens.Laid(seat, hand, meld_place(owners, number), meld.cards)
                for number, meld in enumerate(new, start=len(state.melds) + 1)
            )
            if isinstance(action, Open):
                public = ((seat, "open", ()), *public)
                points = opening_points(new, state.house)
                events = (happens.Opened(seat, points=points), *events)
            for meld in new:
                known = known_without(known, seat, meld.cards)
        case Add(card, number):
            public = ((seat, "add", (card,)),)
            events = (happens.Added(seat, hand, meld_place(owners, number), (card,)),)
            known = known_without(known, seat, (card,))
        case Swap(card, number):
            place = meld_place(owners, number)
            public = ((seat, "swap", (card,)),)
            events = (happens.Swapped(seat, hand, place, (card,)), happens.JokerWon(seat, place, hand, (JOKER,)))
            known = with_cards(known_without(known, seat, (card,)), seat, (JOKER,))
    after = replace(
        state,
        phase=Melding(seat, turn.taken, turn.owed, turn.opened_now),
        busy=True,
        hands=with_entry(state.hands, seat, turn.hand),
        opened=with_entry(state.opened, seat, turn.opened),
        melds=turn.melds,
        owners=owners,
        known=known,
        log=(*state.log, *public),
    )
    return after, events


def _apply_discard(state: RummyState, seat: Seat, action: Discard) -> Applied:
    cards: Faces = (action.card,)
    quiet = 0 if state.busy else state.quiet + 1
    after = replace(
        state,
        turn=state.turn + 1,
        quiet=quiet,
        busy=False,
        hands=without_cards(state.hands, seat, cards),
        discards=state.discards + cards,
        known=known_without(state.known, seat, cards),
        log=(*state.log, (seat, "discard", cards)),
    )
    event = happens.Discarded(seat, Place("hand", seat), _DISCARDS, cards)
    if not after.hands[seat]:
        at_once = isinstance(state.phase, Melding) and state.phase.opened_now
        dearer = at_once and state.house.at_once is not None
        return _with_ending(after, event, seat, Ending.AT_ONCE if dearer else Ending.OUT)
    if quiet == state.house.quiet_turns:
        return _with_ending(after, event, None, Ending.QUIET)
    seat_after = following(state.playing, seat)
    return replace(after, phase=Taking(seat_after)), (event, happens.TurnBegan(seat_after))


def _with_ending(state: RummyState, event: happens.Discarded, out: Seat | None, ending: Ending) -> Applied:
    over, events = _end_round(state, out, ending)
    return over, (event, *events)


def _end_round(state: RummyState, out: Seat | None, ending: Ending) -> Applied:
    house = state.house
    totals = totals_after(state, ending_lines(state, out, ending))
    events: tuple[happens.RummyEvent, ...] = (_ending_event(out, ending, void=not house.hands_count_unwon),)
    events += (happens.RoundEnded(round=state.round),)
    if house.last_one_wins:
        events += tuple(happens.Eliminated(seat) for seat in state.playing if totals[seat] >= house.limit)
    won = winners(house, totals, state.playing)
    if won is None:
        return replace(state, phase=RoundOver(out, ending), totals=totals), events
    return replace(state, phase=MatchOver(out, ending, won), totals=totals), (*events, happens.MatchEnded())


def _ending_event(out: Seat | None, ending: Ending, *, void: bool) -> happens.RummyEvent:
    if ending is Ending.AT_ONCE:
        return happens.WentOutAtOnce(out)
    if ending is Ending.OUT:
        return happens.WentOut(out)
    return happens.RoundVoided() if void else happens.StockUsedUp()
