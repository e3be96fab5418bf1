"""The guard: what would empty a hand without the right to, or leave a turn no legal end (buraco 7.2 to 7.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.cards import without
from game.engine import Refusal
from game.games.buraco.rules.meld import owns_limpa
from game.games.buraco.rules.state import BuracoState, Faces, Melding
from game.melds.judge import fitting, melds_after_add
from game.melds.meld import FloatingRules, Meld

NEEDS_LIMPA: Final = Refusal("buraco 7.3", "going_out_needs_limpa")
_NO_DISCARD_LEFT: Final = Refusal("buraco 7.4", "no_discard_would_be_left")
_NOTHING_TO_PUT_BACK: Final = Refusal("buraco 7.4", "nothing_left_to_put_back")

_MOST_COPIES: Final = 4  # buraco 1.1


def may_take_morto(state: BuracoState, team: int) -> bool:
    """Whether an emptied hand of the team is filled again (buraco 7.2)."""
    return not state.morto_taken[team] and any(state.mortos)


def refuse_leaving(
    rules: FloatingRules,
    turn: Melding,
    left: Faces,
    pile: int,
    melds: Callable[[], Sequence[Meld]],
    *,
    free: bool,
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
