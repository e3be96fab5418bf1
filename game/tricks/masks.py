"""Cards of Baloot as bits, for fast play: one bit a card, hands as masks (baloot 1.2, 1.3, 5).

A suit has eight neighbouring bits, the lowest card of the suit the lowest bit, in the order of the contract. The trump
suit always has the highest eight, so that of two cards that may win a trick the one with the higher bit is better.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.cards import Face, Suit
from game.games.baloot.rules.cards import DECK, points, strength

SUIT_BITS: Final = 0xFF
"""The eight bits of the suit in the lowest place."""
TRUMPS: Final = 0xFF000000
"""The bits of the trump suit in Hokom."""
ALL: Final = 0xFFFFFFFF
SUIT_MASKS: Final = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """The 32 cards as bits under one contract; there is one of each contract, see `pack_of`."""

    trump: Suit | None
    trumps: int
    """The bits of the trump suit, 0 in Sun."""
    bit_of: dict[Face, int]
    face_of: dict[int, Face]
    """By bit."""
    points: dict[int, int]
    """Card points by bit."""
    suit_of: dict[int, int]
    """The mask of the suit by bit."""
    lows: tuple[int, int]
    """Cards without points that stand one, and two, above the lowest of their suit and only cards without points."""

    def mask(self, faces: Iterable[Face]) -> int:
        """The cards as a mask."""
        bit_of = self.bit_of
        mask = 0
        for face in faces:
            mask |= bit_of[face]
        return mask

    def faces(self, mask: int) -> tuple[Face, ...]:
        """The cards of a mask, sorted."""
        return tuple(sorted(self.face_of[bit] for bit in bits(mask)))

    def worth(self, mask: int) -> int:
        """The card points of a mask."""
        points = self.points
        return sum(points[bit] for bit in bits(mask))


@cache
def pack_of(trump: Suit | None) -> Pack:
    """The cards under Hokom in that suit, or Sun."""
    plain = [suit for suit in Suit if suit != trump]
    places = {suit: place for place, suit in enumerate(plain)}
    if trump is not None:
        places[trump] = 3
    bit_of = {card: 1 << (8 * places[card.suit] + strength(card, trump)) for card in DECK}
    trumps = 0 if trump is None else TRUMPS
    return Pack(
        trump=trump,
        trumps=trumps,
        bit_of=bit_of,
        face_of={bit: card for card, bit in bit_of.items()},
        points={bit: points(card, trump) for card, bit in bit_of.items()},
        suit_of={bit: SUIT_BITS << (8 * places[card.suit]) for card, bit in bit_of.items()},
        lows=(0x02020202, 0x04040404 & ~trumps),
    )


def bits(mask: int) -> Iterator[int]:
    """The single bits of a mask, the lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def may_lead(hand: int, trumps: int, *, locked: bool) -> int:
    """The cards that may be led."""
    if locked:
        return hand & ~trumps or hand  # baloot 4.3
    return hand


def may_follow(hand: int, led: int, best: int, trumps: int, *, partner_wins: bool) -> int:
    """The cards that may be played to a trick.

    `led` is the mask of the suit led, `best` the bit of the card that wins so far, `partner_wins` whether it is the
    partner's, `trumps` is 0 in Sun.
    """
    follow = hand & led
    if follow:  # baloot 5.2
        if led == trumps and not partner_wins:
            return follow & -best or follow  # baloot 5.4
        return follow
    if led != trumps and not partner_wins:
        ruffs = hand & trumps
        if ruffs:
            return ruffs & -best or ruffs  # baloot 5.3
    return hand


def beats(card: int, best: int, led: int, trumps: int) -> bool:
    """Whether a card takes the trick from the best so far (baloot 5.5)."""
    return card > best and bool(card & (led | trumps))


def same(own: int, rest: int, lows: tuple[int, int]) -> int:
    """The own cards that do just what a lower own card does; `rest` are the cards still out.

    Only cards without points are compared: of those that no other player's card stands between, the lowest is kept.
    """
    one, two = lows
    return own & ((own << 1) & (one | two) | (own << 2) & two & ~(rest << 1))
