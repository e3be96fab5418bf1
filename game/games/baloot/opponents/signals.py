"""Tahreeb: what a card thrown on a trick of the partner tells him, given and read alike (baloot 5.6).

The first card says that its suit is not wanted. A second one of the same suit that is higher takes that back, a lower
one says it again. An ace tells of the ten that is left behind it: lead this suit.
"""

from __future__ import annotations

from typing import Final

from game.families.tricks.opponents.seen import Throw
from game.tricks.masks import Pack

_TOLD: Final = 4.0
"""What a throw that tells the truth is worth more than one that does not, in card points."""
_ACE: Final = 8.0
"""What throwing an ace is worth that leaves the highest card of its suit in hand."""
_GUARDED: Final = 3
"""Cards of a suit that make a second-highest card a good one."""


def tahreeb(pack: Pack, throw: Throw, hand: int, out: int, card: int) -> float:
    """What throwing `card` from this hand is worth for what it tells the partner, in card points (baloot 5.6).

    `out` are the cards that others may hold.
    """
    if card & (throw.led | pack.trumps):
        return 0.0
    suit = pack.suit_of[card]
    own = hand & suit
    if _is_ace(pack, card):
        behind = own & ~card
        return _ACE if behind and not out & suit & -_top(behind) else 0.0
    before = throw.before & suit
    wanted = _wanted(own, out & suit)
    if not before:
        return -_TOLD if wanted else 0.0
    rising = card > before
    return _TOLD if rising == wanted else -_TOLD


def _wanted(own: int, out: int) -> bool:
    """Whether the partner should lead a suit: the own highest card stands, or does once one card is gone."""
    top = _top(own)
    over = (out & -top).bit_count()
    return not over or (over == 1 and own.bit_count() >= _GUARDED)


def _is_ace(pack: Pack, card: int) -> bool:
    """Whether no card of its suit is above it in the pack."""
    return not pack.suit_of[card] & -card & ~card


def _top(cards: int) -> int:
    return 1 << cards.bit_length() - 1
