"""The legality of actions in a rummy, with the reasons of refusals; the clauses are those of the book of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.cards import JOKER, Face, format_faces, holds
from game.engine import Refusal
from game.families.rummy.rules.actions import Action, Add, Discard, Draw, Group, Lay, NextRound, Open, Swap, Take
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.openings import opening_points, openings_within
from game.families.rummy.rules.state import NOTHING_OWED, MatchOver, Melding, RoundOver, RummyState, Starting, Taking
from game.families.rummy.rules.turn import Turn, can_end, refuse_discard, turn_of, turn_taking
from game.melds.fixed_jokers import (
    FixedFault,
    FixedMeld,
    FixedReason,
    FixedRules,
    add_to_meld,
    judge_fixed,
    qualifies,
    swap_joker,
)
from game.melds.meld import fault_params


def refusal(state: RummyState, action: Action) -> Refusal | None:
    """Why the actor may not do this now, or None."""
    house = state.house
    phase = state.phase
    match phase:
        case RoundOver():
            return None if isinstance(action, NextRound) else house.refuse("round_is_over")
        case MatchOver():
            return house.refuse("match_is_over")
        case Starting(seat):
            return _refuse_first(Turn(state.hands[seat], state.melds, opened=False), action, house)
        case Taking(seat):
            return _refuse_taking(state, seat, action)
        case Melding():
            return _refuse_in_turn(turn_of(state, phase), action, house)
    assert_never(phase)


def _refuse_first(turn: Turn, action: Action, house: HouseRules) -> Refusal | None:
    match action:
        case Discard(card):
            return refuse_discard(turn, card, house)
        case NextRound():
            return house.refuse("round_in_play")
        case _:
            return house.refuse("first_turn_discards")


def _refuse_taking(state: RummyState, seat: int, action: Action) -> Refusal | None:
    match action:
        case Draw():
            return None  # an empty stock is renewed, or the draw ends the round
        case Take():
            return _refuse_take(state, seat)
        case NextRound():
            return state.house.refuse("round_in_play")
        case _:
            return state.house.refuse("take_first")


def _refuse_take(state: RummyState, seat: int) -> Refusal | None:
    house = state.house
    if not state.discards:
        return house.refuse("nothing_to_take")
    if state.turn <= house.stock_draws + 1:
        return house.refuse("first_draw_from_stock")
    turn = turn_taking(state, seat)
    if can_end(turn, house):
        return None
    card = ("card", str(state.discards[-1]))
    no_opening = not turn.opened and next(openings_within(turn.hand, house), None) is None
    if turn.taken_to_open(house) or (no_opening and house.melds_taken):
        return house.refuse("take_without_opening", card)
    return house.refuse("take_without_use" if house.melds_taken else "turn_could_not_end", card)


def _refuse_in_turn(turn: Turn, action: Action, house: HouseRules) -> Refusal | None:
    match action:
        case Open() | Lay() | Add() | Swap():
            after = melded(turn, action, house)
            return after if isinstance(after, Refusal) else None
        case Discard(card):
            return refuse_discard(turn, card, house)
        case Draw() | Take():
            return house.refuse("taken_already")
        case NextRound():
            return house.refuse("round_in_play")


def melded(turn: Turn, action: Open | Lay | Add | Swap, house: HouseRules) -> Turn | Refusal:
    """The turn after an action that puts cards on the table, or why it may not be done."""
    match action:
        case Open(groups):
            after = _opened(turn, groups, house)
        case Lay(group):
            after = _laid(turn, group, house)
        case Add():
            after = _added(turn, action, house)
        case Swap():
            after = _swapped(turn, action, house)
    if isinstance(after, Refusal):
        return after
    neglected = turn.neglected(after, house)
    if neglected is not None:
        return house.refuse("joker_to_another_meld" if _puts_back(turn, after, action) else neglected, *_first(turn))
    if not after.hand:
        return house.refuse("card_kept_for_discard")
    if not can_end(after, house):
        return house.refuse(_why_stuck(turn, after, action))
    return after


def _why_stuck(turn: Turn, after: Turn, action: Open | Lay | Add | Swap) -> str:
    """The reason why a turn could not end after an action that is legal but for that."""
    if isinstance(action, Swap):
        return "joker_without_use"
    return "joker_to_another_meld" if _puts_back(turn, after, action) else "turn_could_not_end"


def _puts_back(turn: Turn, after: Turn, action: Open | Lay | Add | Swap) -> bool:
    """Whether a joker was added that is still owed, to the meld that it came from."""
    return isinstance(action, Add) and action.card == JOKER and after.owed == turn.owed != NOTHING_OWED


def _first(turn: Turn) -> tuple[tuple[str, str], ...]:
    """The card taken that is to be melded first, for the words of a refusal."""
    return () if turn.taken is None else (("card", str(turn.taken)),)


def _opened(turn: Turn, groups: Sequence[Group], house: HouseRules) -> Turn | Refusal:
    if turn.opened:
        return house.refuse("opened_already")
    cards = tuple(card for group in groups for card in group.cards)
    melds = _judged(turn, groups, house, house.opening_melds)
    if isinstance(melds, Refusal):
        return melds
    if turn.taken_to_open(house) and turn.taken not in cards:
        return house.refuse("taken_to_be_opened_with", ("card", str(turn.taken)))
    return opening_refusal(melds, house) or turn.after_lay(melds, opening=True)


def opening_refusal(melds: Sequence[FixedMeld], house: HouseRules) -> Refusal | None:
    """Why melds are not enough to open, or None."""
    points = opening_points(melds, house)
    if points < house.opening_points:
        return house.refuse("opening_too_low", ("points", points), ("limit", house.opening_points))
    if house.pure_run and not any(map(qualifies, melds)):
        return house.refuse("opening_without_pure_run")
    return None


def _laid(turn: Turn, group: Group, house: HouseRules) -> Turn | Refusal:
    early = _too_early(turn, house)
    if early is not None:
        return early
    melds = _judged(turn, (group,), house, house.melds)
    return melds if isinstance(melds, Refusal) else turn.after_lay(melds)


def _added(turn: Turn, action: Add, house: HouseRules) -> Turn | Refusal:
    early = _too_early(turn, house) or _not_there(turn, action.card, action.meld, house)
    if early is not None:
        return early
    grown = add_to_meld(turn.melds[action.meld - 1], action.card, house.melds, action.end)
    if isinstance(grown, FixedFault):
        return fault_refusal(grown, house)
    return turn.after_add(action.meld, action.card, grown)


def _swapped(turn: Turn, action: Swap, house: HouseRules) -> Turn | Refusal:
    if not house.swaps:
        return house.refuse("swaps_not_agreed")
    early = _too_early(turn, house) or _not_there(turn, action.card, action.meld, house)
    if early is not None:
        return early
    meld = swap_joker(turn.melds[action.meld - 1], action.card)
    if isinstance(meld, FixedFault):
        return fault_refusal(meld, house)
    return turn.after_swap(action.meld, action.card, meld, house)


def _too_early(turn: Turn, house: HouseRules) -> Refusal | None:
    if not turn.opened:
        return house.refuse("open_first", ("limit", house.opening_points))
    return None if turn.may_meld(house) else house.refuse("nothing_after_opening")


def _not_there(turn: Turn, card: Face, number: int, house: HouseRules) -> Refusal | None:
    if card not in turn.hand:
        return house.refuse("not_in_hand", ("cards", str(card)))
    if not 1 <= number <= len(turn.melds):
        return house.refuse("no_such_meld", ("meld", number))
    return None


def _judged(
    turn: Turn, groups: Sequence[Group], house: HouseRules, rules: FixedRules
) -> tuple[FixedMeld, ...] | Refusal:
    """The melds of cards of the hand, or the first thing that is wrong with them."""
    cards = tuple(card for group in groups for card in group.cards)
    if not holds(turn.hand, cards):
        return house.refuse("not_in_hand", ("cards", format_faces(cards)))
    melds = []
    for group in groups:
        meld = judge_fixed(group.cards, rules, group.kind)
        if isinstance(meld, FixedFault):
            return fault_refusal(meld, house)
        melds.append(meld)
    return tuple(melds)


def fault_refusal(fault: FixedFault, house: HouseRules) -> Refusal:
    """The refusal of cards that are no meld, do not fit one or replace no joker."""
    params = fault_params(fault)
    if fault.reason is FixedReason.SUIT_TWICE and fault.face is not None:
        params = (*params, ("suit", fault.face.suit.letter))
    return house.refuse(fault.reason.value, *params)
