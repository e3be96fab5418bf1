"""The legality of actions in Buraco, with the reasons of refusals (buraco 3, 4, 7, 8, 9).

A guard refuses what would empty a hand without the right to, or leave a turn no legal end (buraco 7.2 to 7.4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final, assert_never

from game.cards import Face, holds, without
from game.engine import Refusal
from game.families.canasta.rules.legal import meld_of, not_in_hand, refuse_add, refuse_after_round
from game.games.buraco.rules.actions import Action, Add, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.meld import law_of, meld_rules, owns_limpa
from game.games.buraco.rules.scoring import HIGH_OPENING, card_points
from game.games.buraco.rules.state import (
    MORTOS,
    TEAM_OF_SEAT,
    BuracoState,
    ChoosingMorto,
    Faces,
    MatchOver,
    Melding,
    RoundOver,
    Taking,
)
from game.melds.judge import fitting, judge, melds_after_add
from game.melds.meld import FloatingRules, Meld, MeldFault

NEEDS_LIMPA: Final = Refusal("buraco 7.3", "going_out_needs_limpa")
_NO_DISCARD_LEFT: Final = Refusal("buraco 7.4", "no_discard_would_be_left")
_NOTHING_TO_PUT_BACK: Final = Refusal("buraco 7.4", "nothing_left_to_put_back")

_MOST_COPIES: Final = 4  # buraco 1.1


def may_take_morto(state: BuracoState, team: int) -> bool:
    """Whether an emptied hand of the team is filled again (buraco 7.2)."""
    return not state.morto_taken[team] and any(state.mortos)


def refuse_leaving(
    rules: FloatingRules, turn: Melding, left: Faces, pile: int, melds: Callable[[], Sequence[Meld]], *, free: bool
) -> Refusal | None:
    """Why a turn, its discard still due, may not go on with the cards `left` in the hand, `pile` cards in the pile and
    the team's melds as they would be, or None if it can be ended (buraco 7.4).

    `free` says that the hand may be emptied because the team takes a morto then. While more cards lie in the pile the
    player can take all but one of them, and the turn may end.
    """
    if left and pile and not turn.from_stock:  # buraco 3.3
        return None
    if may_be_discarded(turn, left) and len(left) > 1:
        return None
    if not left:
        return None if free or owns_limpa(melds()) else NEEDS_LIMPA  # buraco 7.3
    owned = melds()
    if may_be_discarded(turn, left) and (free or owns_limpa(owned)):
        return None
    if _may_all_be_added(rules, owned, left, free=free):
        return None
    return _NO_DISCARD_LEFT if turn.from_stock else _NOTHING_TO_PUT_BACK


def may_be_discarded(turn: Melding, cards: Faces) -> bool:
    """Whether one of the cards is not that one which may not be put back (buraco 3.3)."""
    if turn.only is None or len(cards) > _MOST_COPIES:
        return bool(cards)
    return any(card != turn.only for card in cards)


def _may_all_be_added(rules: FloatingRules, melds: Sequence[Meld], left: Faces, *, free: bool) -> bool:
    """Whether all the cards can be added one by one so that the hand may be empty then; four cards at most."""
    if not left:
        return free or owns_limpa(melds)
    for card in dict.fromkeys(left):
        for index, meld in enumerate(melds):
            if fitting(meld, rules) >> card & 1:
                grown = melds_after_add(melds, index, card, rules)
                if _may_all_be_added(rules, grown, without(left, (card,)), free=free):
                    return True
    return False


_ROUND_OVER: Final = Refusal("buraco 9.1", "round_is_over")
_MATCH_OVER: Final = Refusal("buraco 9.3", "match_is_over")
_ROUND_IN_PLAY: Final = Refusal("buraco 9.1", "round_in_play")
_TAKE_FIRST: Final = Refusal("buraco 3.1", "take_first")
_DRAWN_ALREADY: Final = Refusal("buraco 3.2", "drawn_already")
_PILE_IS_CLOSED: Final = Refusal("buraco 3.1", "pile_is_closed")
_STOCK_IS_CLOSED: Final = Refusal("buraco 3.1", "stock_is_closed")
_PIQUE: Final = Refusal("buraco 7.1", "pique_takes_no_pile")
_ONLY_THE_END: Final = Refusal("buraco 3.5", "only_the_end_remains")
_DISCARD_FIRST: Final = Refusal("buraco 3.2", "discard_first")
_PUT_ONE_BACK: Final = Refusal("buraco 3.3", "put_one_back")
_NO_DISCARD_DUE: Final = Refusal("buraco 3.3", "no_discard_due")
_NOT_THE_SAME_CARD: Final = Refusal("buraco 3.3", "same_card_back")
_CHOOSE_MORTO: Final = Refusal("buraco 7.2", "choose_morto_first")
_NO_MORTO_DUE: Final = Refusal("buraco 7.2", "no_morto_due")
_OPEN_NOT_NEEDED: Final = Refusal("buraco 9.2", "open_not_needed")
_OPEN_IS_ONE_LAY: Final = Refusal("buraco 9.2", "open_is_one_lay")


def refusal(state: BuracoState, action: Action) -> Refusal | None:
    """Why the actor may not do this now, or None."""
    phase = state.phase
    match phase:
        case Taking():
            return _refuse_at_first(state, phase, action)
        case Melding():
            return _refuse_in_turn(state, phase, action)
        case ChoosingMorto():
            if isinstance(action, Morto):
                exists = 1 <= action.number <= MORTOS  # buraco 7.2
                return None if exists else Refusal("buraco 7.2", "no_such_morto", (("morto", action.number),))
            return _ROUND_IN_PLAY if isinstance(action, NextRound) else _CHOOSE_MORTO
        case RoundOver() | MatchOver():
            return refuse_after_round(phase, action, _ROUND_OVER, _MATCH_OVER)
    assert_never(phase)


def _refuse_at_first(state: BuracoState, phase: Taking, action: Action) -> Refusal | None:
    match action:
        case Draw():
            return None  # the stock is there, or a morto that becomes one: buraco 8.1
        case Take():
            if phase.pique:  # buraco 7.1
                return _PIQUE
            return _refuse_take(state, first_take(state, phase, action.card), action)
        case Morto():
            return _NO_MORTO_DUE
        case NextRound():
            return _ROUND_IN_PLAY
        case _:
            return _TAKE_FIRST


def first_take(state: BuracoState, phase: Taking, card: Face) -> Melding:
    """The turn that begins by taking this card from the pile (buraco 3.3)."""
    only = card if len(state.discards) == 1 and state.options.lone_card_back == "off" else None
    return Melding(phase.place, from_stock=False, only=only, ended=False)


def _refuse_in_turn(state: BuracoState, turn: Melding, action: Action) -> Refusal | None:
    if isinstance(action, NextRound):
        return _ROUND_IN_PLAY
    if isinstance(action, Morto):
        return _NO_MORTO_DUE
    if turn.ended:  # buraco 3.5
        return None if isinstance(action, End) else _ONLY_THE_END
    match action:
        case Draw():
            return _DRAWN_ALREADY if turn.from_stock else _STOCK_IS_CLOSED
        case Take():
            return _PILE_IS_CLOSED if turn.from_stock else _refuse_take(state, turn, action)
        case Lay():
            return _refuse_lay(state, turn, action)
        case Open():
            return _refuse_open(state, turn, action)
        case Add():
            return _refuse_add(state, turn, action)
        case Discard():
            return _refuse_discard(state, turn, action)
        case End():
            return _refuse_end(state, turn)
    assert_never(action)


def _refuse_take(state: BuracoState, turn: Melding, action: Take) -> Refusal | None:
    if action.card not in state.discards:
        return Refusal("buraco 3.3", "not_in_pile", (("cards", str(action.card)),))
    seat, team = actor_and_team(state, turn)
    hand = (*state.hands[seat], action.card)
    return _refuse_leaving(state, turn, hand, len(state.discards) - 1, lambda: state.melds[team])


def _refuse_lay(state: BuracoState, turn: Melding, action: Lay) -> Refusal | None:
    seat, _team = actor_and_team(state, turn)
    meld = meld_of(state.hands[seat], action.cards, law_of(state.options))  # buraco 3.4, 4, 5
    return guard_lays(state, turn, (meld,)) if isinstance(meld, Meld) else meld


def guard_lays(state: BuracoState, turn: Melding, melds: Sequence[Meld]) -> Refusal | None:
    """Why melds of cards of the hand may not be laid together although they are melds, or None (buraco 7.4, 9.2)."""
    seat, team = actor_and_team(state, turn)
    if opens_high(state, team):
        points = sum([card_points(meld.cards) for meld in melds])
        if points < HIGH_OPENING:
            return Refusal("buraco 9.2", "opening_too_low", (("points", points), ("limit", HIGH_OPENING)))
    left = without(state.hands[seat], chain.from_iterable([meld.cards for meld in melds]))
    return _refuse_leaving(state, turn, left, len(state.discards), lambda: (*state.melds[team], *melds))


def opens_high(state: BuracoState, team: int) -> bool:
    """Whether what the team lays next is its first of the round and must be worth 75 (buraco 9.2)."""
    return state.high[team] and not state.melds[team]


def _refuse_open(state: BuracoState, turn: Melding, action: Open) -> Refusal | None:
    seat, team = actor_and_team(state, turn)
    if not opens_high(state, team):
        return _OPEN_NOT_NEEDED
    cards = tuple(chain.from_iterable(action.groups))
    law = law_of(state.options)
    if not holds(state.hands[seat], cards):  # buraco 3.4
        return not_in_hand(cards, law)
    if len(action.groups) < 2:
        return _OPEN_IS_ONE_LAY
    melds = []
    for group in action.groups:
        meld = judge(group, law.rules)
        if isinstance(meld, MeldFault):  # buraco 4, 5
            return law.refusal(meld, group)
        melds.append(meld)
    return guard_lays(state, turn, melds)


def _refuse_add(state: BuracoState, turn: Melding, action: Add) -> Refusal | None:
    seat, team = actor_and_team(state, turn)
    law = law_of(state.options)
    refused = refuse_add(state.hands[seat], state.melds[team], state.fits[team], action, law)  # buraco 3.4, 4.4
    return refused or guard_add(state, turn, action)


def guard_add(state: BuracoState, turn: Melding, action: Add) -> Refusal | None:
    """Why a card of the hand may not be added although it fits, or None (buraco 7.4)."""
    seat, team = actor_and_team(state, turn)
    rules = meld_rules(state.options)
    left = without(state.hands[seat], (action.card,))
    return _refuse_leaving(
        state,
        turn,
        left,
        len(state.discards),
        lambda: melds_after_add(state.melds[team], action.meld - 1, action.card, rules),
    )


def _refuse_discard(state: BuracoState, turn: Melding, action: Discard) -> Refusal | None:
    seat, team = actor_and_team(state, turn)
    hand = state.hands[seat]
    if action.card not in hand:
        return not_in_hand((action.card,), law_of(state.options))
    if not turn.from_stock:
        if state.discards:  # buraco 3.3
            more = len(state.discards) - 1
            return _take_more(more) if more else _NO_DISCARD_DUE
        if not may_be_discarded(turn, (action.card,)):  # buraco 3.3
            return _NOT_THE_SAME_CARD
    if len(hand) > 1 or may_take_morto(state, team) or owns_limpa(state.melds[team]):
        return None
    return NEEDS_LIMPA


def _refuse_end(state: BuracoState, turn: Melding) -> Refusal | None:
    if turn.from_stock:  # buraco 3.2
        return _DISCARD_FIRST
    if not state.discards:  # buraco 3.3
        return _PUT_ONE_BACK
    more = len(state.discards) - 1
    return _take_more(more) if more else None


def _take_more(count: int) -> Refusal:
    return Refusal("buraco 3.3", "take_more", (("count", count),))


def _refuse_leaving(
    state: BuracoState, turn: Melding, left: Faces, pile: int, melds: Callable[[], Sequence[Meld]]
) -> Refusal | None:
    _seat, team = actor_and_team(state, turn)
    return refuse_leaving(meld_rules(state.options), turn, left, pile, melds, free=may_take_morto(state, team))


def actor_and_team(state: BuracoState, turn: Melding) -> tuple[int, int]:
    """Return the seat to act and its team."""
    seat = state.order[turn.place]
    return seat, TEAM_OF_SEAT[seat]
