"""Tahreeb: what a card thrown on a trick of the partner tells him, given and read alike (baloot 5.6).

The first card says that its suit is not wanted. A second one of the same suit that is higher takes that back, a lower
one says it again. An ace tells of the ten that is left behind it: lead this suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import Seat
from game.families.tricks.opponents.seen import Reading, Throw
from game.tricks.masks import Pack
from game.tricks.rules import SEATS, Trick

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


def asked_for(pack: Pack, tricks: Sequence[Trick], seat: Seat, *, locked: bool) -> tuple[int, int]:
    """The suits that the throws of a seat ask its partner to lead and not to lead, each as a mask (baloot 5.6).

    The last throw of a suit counts, held against the one before it.
    """
    reading = Reading(pack, locked=locked)
    wanted = unwanted = 0
    last: dict[int, int] = {}
    for trick in tricks:
        cards = tuple(pack.bit_of[card] for card in trick.cards)
        for place, card in enumerate(cards):
            throw = reading.throw(trick.leader, cards[:place])
            reading.see(trick.leader, cards[:place], card)
            if (trick.leader + place) % SEATS != seat or throw is None or card & (throw.led | pack.trumps):
                continue
            suit = pack.suit_of[card]
            if _is_ace(pack, card) or card > last.get(suit, pack.all):
                wanted, unwanted = wanted | suit, unwanted & ~suit
            else:
                wanted, unwanted = wanted & ~suit, unwanted | suit
            last[suit] = card
    return wanted, unwanted


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
