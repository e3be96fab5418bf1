"""The effects of actions in Buraco (buraco 3, 7, 8); `legal` decides whether they may be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from game.cards import known_without, sorted_faces, with_cards, with_entry, without, without_cards
from game.engine import Place, Seat
from game.games.buraco.rules import events as happens
from game.games.buraco.rules.actions import Action, Add, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.deal import Applied, deal_round, end_round, end_turn
from game.games.buraco.rules.legal import actor_and_team, first_take, may_take_morto
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.scoring import Canastra, canastra_of, is_cleaned
from game.games.buraco.rules.state import BuracoState, ChoosingMorto, Faces, MatchOver, Melding, RoundOver, Taking
from game.melds.judge import fitting, judge, melds_after_add
from game.melds.meld import Meld

_STOCK: Final = Place("stock")
_DISCARDS: Final = Place("discards")
_NOBODY: Final[frozenset[int]] = frozenset()


def apply(state: BuracoState, action: Action) -> Applied:
    """The state after a legal action and what happened."""
    phase = state.phase
    match phase:
        case RoundOver() | MatchOver():
            start = (state.start + 1) % len(state.order)  # buraco 1.2
            return deal_round(
                state.options, state.deals, state.round + 1, start, state.totals, state.high, len(state.hands)
            )
        case Taking():
            if isinstance(action, Take):
                return _apply_take(state, first_take(state, phase, action.card), action)
            return _apply_draw(state, phase)
        case ChoosingMorto():
            assert isinstance(action, Morto), "nothing else is legal"
            return _take_morto(state, phase.turn, action.number - 1)
        case Melding():
            return _apply_in_turn(state, phase, action)
    assert_never(phase)


def _apply_in_turn(state: BuracoState, turn: Melding, action: Action) -> Applied:
    match action:
        case Take():
            return _apply_take(state, turn, action)
        case Lay(cards):
            return _apply_lays(state, turn, (cards,))
        case Open(groups):
            return _apply_lays(state, turn, groups)
        case Add():
            return _apply_add(state, turn, action)
        case Discard():
            return _apply_discard(state, turn, action)
        case End():
            return end_turn(state, turn)
        case Draw() | Morto() | NextRound():
            raise AssertionError("refused during a turn")
    assert_never(action)


def _apply_draw(state: BuracoState, phase: Taking) -> Applied:
    seat = state.order[phase.place]
    events: tuple[happens.BuracoEvent, ...] = ()
    if not state.stock:  # buraco 8.1
        state, renewed = _renew(state)
        events = (renewed,)
    drawn = state.stock[-1:]
    after = replace(
        state,
        phase=Melding(phase.place, from_stock=True, only=None, ended=False),
        busy=True,  # buraco 8.1
        hands=with_cards(state.hands, seat, drawn),
        stock=state.stock[:-1],
        log=(*state.log, (seat, "draw", ())),
    )
    return after, (*events, happens.Drawn(seat, _STOCK, Place("hand", seat), drawn, frozenset((seat,))))


def _renew(state: BuracoState) -> tuple[BuracoState, happens.StockRenewed]:
    """An untaken morto turned into the stock, in the order in which it was dealt (buraco 8.1)."""
    index = next(index for index, morto in enumerate(state.mortos) if morto)
    cards = state.mortos[index]
    after = replace(state, mortos=with_entry(state.mortos, index, ()), stock=cards)
    return after, happens.StockRenewed(None, Place("morto", None, index), _STOCK, cards, _NOBODY)


def _apply_take(state: BuracoState, turn: Melding, action: Take) -> Applied:
    # buraco 3.3
    seat, _team = actor_and_team(state, turn)
    cards = (action.card,)
    after = replace(
        state,
        phase=turn,
        hands=with_cards(state.hands, seat, cards),
        discards=without(state.discards, cards),
        known=with_cards(state.known, seat, cards),
        log=(*state.log, (seat, "take", cards)),
    )
    return after, (happens.Taken(seat, _DISCARDS, Place("hand", seat), cards),)


def _apply_lays(state: BuracoState, turn: Melding, groups: Sequence[Faces]) -> Applied:
    seat, team = actor_and_team(state, turn)
    rules = meld_rules(state.options)
    events: list[happens.BuracoEvent] = []
    for group in groups:
        meld = judge(group, rules)
        assert isinstance(meld, Meld), "a legal lay is a meld"
        place = Place("meld", team, len(state.melds[team]))
        events.append(happens.Laid(seat, Place("hand", seat), place, meld.cards))
        events += _canastra_events(seat, place, None, meld)
        state = replace(
            _shown(state, seat, meld.cards, "lay"),
            busy=True,  # buraco 8.1
            melds=with_entry(state.melds, team, (*state.melds[team], meld)),
            fits=with_entry(state.fits, team, (*state.fits[team], fitting(meld, rules))),
        )
    return _with_hand_checked(state, turn, events)


def _apply_add(state: BuracoState, turn: Melding, action: Add) -> Applied:
    # buraco 3.4, 4.4; what lies on the table only grows, card by card: buraco 4.5
    seat, team = actor_and_team(state, turn)
    rules = meld_rules(state.options)
    cards = (action.card,)
    index = action.meld - 1
    melds = melds_after_add(state.melds[team], index, action.card, rules)
    place = Place("meld", team, index)
    events: list[happens.BuracoEvent] = [happens.Added(seat, Place("hand", seat), place, cards)]
    before = state.melds[team][index]
    events += _canastra_events(seat, place, before, melds[index])
    if index in state.soiled and is_cleaned(before, melds[index]):  # buraco 6.1
        soiled = tuple(each for each in state.soiled if each != index)
        state = replace(state, cleaned=with_entry(state.cleaned, team, state.cleaned[team] + 1), soiled=soiled)
    after = replace(
        _shown(state, seat, cards, "add"),
        busy=True,  # buraco 8.1
        melds=with_entry(state.melds, team, melds),
        fits=with_entry(state.fits, team, with_entry(state.fits[team], index, fitting(melds[index], rules))),
    )
    return _with_hand_checked(after, turn, events)


def _canastra_events(seat: Seat, place: Place, before: Meld | None, after: Meld) -> list[happens.BuracoEvent]:
    """A canastra that came to be, one that turned from suja to limpa, one that now reaches from ace to ace."""
    was, now = None if before is None else canastra_of(before), canastra_of(after)
    events: list[happens.BuracoEvent] = []
    if before is not None and is_cleaned(before, after):
        events.append(happens.CanastraCleaned(seat, None, place))
    if now is not None and was is not now and (was is None or now is Canastra.AS_A_AS):
        events.append(happens.CanastraMade(seat, None, place, kind=now))
    return events


def _apply_discard(state: BuracoState, turn: Melding, action: Discard) -> Applied:
    seat, team = actor_and_team(state, turn)
    cards = (action.card,)
    after = replace(_shown(state, seat, cards, "discard"), discards=state.discards + cards)
    put_back = not turn.from_stock  # buraco 3.3
    discarded = happens.Discarded(seat, Place("hand", seat), _DISCARDS, cards, put_back=put_back)
    ended = Melding(turn.place, turn.from_stock, turn.only, ended=True)  # buraco 3.5
    if after.hands[seat] and turn.from_stock and state.options.auto_end_turn == "on":  # buraco 3.4
        over, events = end_turn(after, ended)
        return over, (discarded, *events)
    plays_on = not after.hands[seat] and may_take_morto(state, team) and state.options.morto_by_discard == "at_once"
    return _with_hand_checked(after, turn if plays_on else ended, [discarded])  # buraco 7.2


def _with_hand_checked(state: BuracoState, turn: Melding, events: list[happens.BuracoEvent]) -> Applied:
    """The turn goes on; an emptied hand takes a morto (buraco 7.2) or goes out (buraco 7.3)."""
    seat, team = actor_and_team(state, turn)
    if state.hands[seat]:
        return replace(state, phase=turn), tuple(events)
    if not may_take_morto(state, team):
        after, ending = end_round(state, out=seat)
    elif all(state.mortos):
        after, ending = replace(state, phase=ChoosingMorto(turn.place, turn)), ()
    else:
        left = next(index for index, morto in enumerate(state.mortos) if morto)
        after, ending = _take_morto(state, turn, left)
    return after, (*events, *ending)


def _take_morto(state: BuracoState, turn: Melding, index: int) -> Applied:
    # buraco 7.2
    seat, team = actor_and_team(state, turn)
    cards = sorted_faces(state.mortos[index])
    after = replace(
        state,
        phase=turn,
        hands=with_entry(state.hands, seat, cards),
        mortos=with_entry(state.mortos, index, ()),
        morto_taken=with_entry(state.morto_taken, team, True),
        log=(*state.log, (seat, "morto", ())),
    )
    place = Place("morto", None, index)
    taken = happens.MortoTaken(seat, place, Place("hand", seat), cards, frozenset((seat,)))
    if not turn.ended:
        return after, (taken,)
    over, events = end_turn(after, turn)
    return over, (taken, *events)


def _shown(state: BuracoState, seat: Seat, cards: Faces, verb: str) -> BuracoState:
    """The state after the cards left the hand for all to see: a shown card may be the known one."""
    return replace(
        state,
        hands=without_cards(state.hands, seat, cards),
        known=known_without(state.known, seat, cards),
        log=(*state.log, (seat, verb, cards)),
    )
