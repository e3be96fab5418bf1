"""The legality of actions in Borako, with the reasons of refusals (borako 3, 4, 8, 9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, assert_never

from game.cards import without
from game.engine import Refusal, Seat
from game.families.canasta.rules.legal import fitting_adds, meld_of, not_in_hand, refuse_add, refuse_after_round
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Sweep
from game.games.borako.rules.meld import LAW, MELD_RULES, fitting, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import TEAMS, BorakoState, Faces, MatchOver, Melding, RoundOver, Taking
from game.melds.judge import face_mask, judge, melds_after_add
from game.melds.meld import MELD_MINIMUM, Meld
from game.melds.within import some_lay

_ROUND_OVER: Final = Refusal("borako 9.3", "round_is_over")
_MATCH_OVER: Final = Refusal("borako 1.3", "match_is_over")
_ROUND_IN_PLAY: Final = Refusal("borako 9.3", "round_in_play")
_TAKEN_ALREADY: Final = Refusal("borako 3.1", "taken_already")
_TAKE_FIRST: Final = Refusal("borako 3.1", "take_first")
_NOTHING_TO_SWEEP: Final = Refusal("borako 2.2", "nothing_to_sweep")
_SWEEP_WITHOUT_LAY: Final = Refusal("borako 3.2", "sweep_without_lay")
_SWEEP_NEEDS_A_LAY: Final = Refusal("borako 3.2", "sweep_needs_a_lay")
_LAST_CARD_WOULD_STAY: Final = Refusal("borako 9.2", "last_card_would_stay")

CLEAN: Final = 200
"""The bonus from which a meld counts as clean for going out (borako 9.1)."""
DIRTY: Final = 100
"""The bonus from which a meld counts as dirty for going out (borako 9.1)."""


def refusal(state: BorakoState, action: Action) -> Refusal | None:
    """Why the actor may not do this now, or None."""
    phase = state.phase
    match phase:
        case Taking():
            match action:
                case Draw():
                    return None  # the stock is never empty here: borako 9.3
                case Sweep():
                    return _refuse_sweep(state, phase)
                case NextRound():
                    return _ROUND_IN_PLAY
                case _:
                    return _TAKE_FIRST
        case Melding():
            match action:
                case Lay():
                    return _refuse_lay(state, phase, action)
                case Add():
                    return _refuse_add(state, phase, action)
                case Discard():
                    return _refuse_discard(state, phase, action)
                case Draw() | Sweep():
                    return _TAKEN_ALREADY
                case NextRound():
                    return _ROUND_IN_PLAY
        case RoundOver() | MatchOver():
            return refuse_after_round(phase, action, _ROUND_OVER, _MATCH_OVER)
    assert_never(phase)


def _refuse_sweep(state: BorakoState, phase: Taking) -> Refusal | None:
    if not state.discards:  # borako 2.2
        return _NOTHING_TO_SWEEP
    if not _gives_a_lay(state, phase.seat):  # borako 3.2
        return _SWEEP_WITHOUT_LAY
    return None


def _gives_a_lay(state: BorakoState, seat: Seat) -> bool:
    """Whether hand and pile together allow a lay or an add after which the turn can end (borako 3.2, 9.2)."""
    team = TEAMS[seat]
    cards = state.hands[seat] + state.discards
    if state.reserves[team] or len(cards) > 5:  # an add or the smallest lay, 4 cards at most, leaves two cards
        mask = face_mask(cards)
        return any(fit & mask for fit in state.fits[team]) or some_lay(cards, MELD_RULES)
    return _gives_a_guarded_lay(state, team, cards)


def _gives_a_guarded_lay(state: BorakoState, team: int, cards: Faces) -> bool:
    """Whether a lay is legal with five cards at most and the Mour taken: every add and lay is tried."""
    if any(guard_add(state, team, cards, add) is None for add in fitting_adds(cards, state.fits[team])):
        return True
    groups = (group for size in range(MELD_MINIMUM, len(cards) + 1) for group in combinations(cards, size))
    melds = (judge(group, MELD_RULES) for group in groups)
    return any(isinstance(meld, Meld) and guard_lay(state, team, cards, meld) is None for meld in melds)


def _refuse_lay(state: BorakoState, phase: Melding, action: Lay) -> Refusal | None:
    hand = state.hands[phase.seat]
    meld = meld_of(hand, action.cards, LAW)  # borako 3.4, 4 to 7
    return guard_lay(state, TEAMS[phase.seat], hand, meld) if isinstance(meld, Meld) else meld


def guard_lay(state: BorakoState, team: int, hand: Faces, meld: Meld) -> Refusal | None:
    """Why a meld of cards of the hand may not be laid although it is one, or None (borako 9.1, 9.2)."""
    left = len(hand) - len(meld.cards)
    if left > 1 or state.reserves[team]:
        return None
    return _guard(state.options, (*state.melds[team], meld), without(hand, meld.cards))


def _refuse_add(state: BorakoState, phase: Melding, action: Add) -> Refusal | None:
    hand = state.hands[phase.seat]
    team = TEAMS[phase.seat]
    refused = refuse_add(hand, state.melds[team], state.fits[team], action, LAW)  # borako 3.4, 4.2
    return refused or guard_add(state, team, hand, action)


def guard_add(state: BorakoState, team: int, hand: Faces, action: Add) -> Refusal | None:
    """Why a card of the hand may not be added although it fits, or None (borako 9.1, 9.2)."""
    if len(hand) > 2 or state.reserves[team]:
        return None
    melds = melds_after_add(state.melds[team], action.meld - 1, action.card, MELD_RULES)
    return _guard(state.options, melds, without(hand, (action.card,)))


def _guard(options: BorakoOptions, melds: Sequence[Meld], left: Faces) -> Refusal | None:
    """Whether a turn can end whose player, the Mour taken, keeps at most one card besides these melds."""
    if may_go_out(options, melds):  # borako 9.1
        return None
    if not left:
        return _no_right_to_go_out(options)
    last = left[0]
    for index, meld in enumerate(melds):  # borako 9.2
        if fitting(meld) >> last & 1 and may_go_out(options, melds_after_add(melds, index, last, MELD_RULES)):
            return None
    return _LAST_CARD_WOULD_STAY


def may_go_out(options: BorakoOptions, melds: Sequence[Meld]) -> bool:
    """Whether a team that took its Mour and owns these melds may go out (borako 9.1)."""
    return bonuses_suffice(options, [meld_bonus(meld) for meld in melds])


def bonuses_suffice(options: BorakoOptions, bonuses: Sequence[int]) -> bool:
    """Whether a team that took its Mour may go out with these bonuses (borako 9.1)."""
    match options.going_out:
        case "free":
            return True
        case "clean":
            return max(bonuses, default=0) >= CLEAN
        case _:
            *_others, second, best = (0, 0, *sorted(bonuses))
            return best >= CLEAN and second >= DIRTY


def _no_right_to_go_out(options: BorakoOptions) -> Refusal:
    reason = "going_out_needs_both" if options.going_out == "clean_and_dirty" else "going_out_needs_clean"
    return Refusal("borako 9.1", reason, (("bonus", CLEAN),))


def _refuse_discard(state: BorakoState, phase: Melding, action: Discard) -> Refusal | None:
    hand = state.hands[phase.seat]
    if action.card not in hand:
        return not_in_hand((action.card,), LAW)
    if phase.must_lay:  # borako 3.2
        return _SWEEP_NEEDS_A_LAY
    team = TEAMS[phase.seat]
    takes_mour_or_keeps_cards = len(hand) > 1 or state.reserves[team]
    if not takes_mour_or_keeps_cards and not may_go_out(state.options, state.melds[team]):  # borako 9.1
        return _no_right_to_go_out(state.options)
    return None
