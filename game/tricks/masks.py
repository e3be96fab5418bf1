"""Cards as bits, for fast play: one bit a card, hands as masks.

A suit has as many neighbouring bits as there are ranks, the lowest card of the suit the lowest bit, in the order of the
contract. The trump suit always has the highest bits, so that of two cards that may win a trick the one with the higher
bit is better.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.cards import Face, Suit
from game.engine import Seat
from game.tricks.rules import SEATS, TrickRules

Masks = tuple[int, int, int, int]
"""A mask of cards for each seat."""
_EVERY: Final = -1
"""The mask that leaves every card."""
ByWinner = tuple[bool, bool]
"""Whether something has to be done while an opponent is winning the trick, and while the partner is."""


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """The cards of a game as bits under one contract; there is one of each contract, see `pack_of`."""

    rules: TrickRules
    trump: Suit | None
    width: int
    """The number of bits of a suit."""
    all: int
    """The bits of all cards."""
    trumps: int
    """The bits of the trump suit, 0 without trumps."""
    bit_of: dict[Face, int]
    face_of: dict[int, Face]
    """The faces by bit."""
    points: dict[int, int]
    """Card points by bit."""
    suit_of: dict[int, int]
    """The mask of the suit by bit."""
    alike: int
    """Cards that count as much as the next lower one of their suit."""
    heads_plain: ByWinner
    """Whether who follows to a plain suit must play higher."""
    heads_trumps: ByWinner
    """Whether who follows to trumps must play higher."""
    ruffs: ByWinner
    """Whether who cannot follow to a plain suit must trump; never without trumps."""
    free_height: int
    """Every bit where who must trump may do so with any trump, 0 where it must be a higher one."""
    low_ruffs: int
    """Every bit where who cannot overtrump must trump lower, 0 where he may play any card."""
    kept_trumps: int
    """The trumps where none may be played below the partner's by who has another card, 0 where they may."""

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

    def may_lead(self, hand: int, *, locked: bool) -> int:
        """The cards that may be led; `locked`: no trumps by who has another card."""
        if locked:
            return hand & ~self.trumps or hand
        return hand

    def may_follow(self, hand: int, led: int, best: int, *, partner_wins: bool) -> int:
        """The cards that may be played to a trick.

        `led` is the mask of the suit led, `best` the bit of the card that wins so far, `partner_wins` whether it is the
        partner's.
        """
        trumps = self.trumps
        follow = hand & led
        if follow:
            heads = self.heads_trumps if led == trumps else self.heads_plain
            return follow & -best or follow if heads[partner_wins] else follow
        if led != trumps and self.ruffs[partner_wins]:
            ruffs = hand & trumps
            return ruffs & (-best | self.free_height) or ruffs & self.low_ruffs or hand
        if partner_wins and best & self.kept_trumps:
            return hand & ~(trumps & (best - 1)) or hand
        return hand

    def may_play(self, hand: int, trick: Sequence[int], *, locked: bool) -> int:
        """Return the cards that the next player may play to a trick, or lead where it is empty."""
        if not trick:
            return self.may_lead(hand, locked=locked)
        best, place = self.standing(0, trick)
        return self.may_follow(hand, self.suit_of[trick[0]], best, partner_wins=len(trick) - place == SEATS // 2)

    def beats(self, card: int, best: int, led: int) -> bool:
        """Whether a card takes the trick from the best so far; `led` is the mask of the suit led."""
        return card > best and bool(card & (led | self.trumps))

    def standing(self, leader: Seat, trick: Sequence[int]) -> tuple[int, Seat]:
        """The card that wins the trick in play so far and whose it is; 0 and the leader before the first card."""
        if not trick:
            return 0, leader
        best, ahead = trick[0], 0
        win = self.suit_of[best] | self.trumps
        for place in range(1, len(trick)):
            card = trick[place]
            if card > best and card & win:
                best, ahead = card, place
        return best, (leader + ahead) % SEATS

    def repeats(self, own: int, rest: int) -> int:
        """The own cards that do just what a lower own card does; `rest` are the cards of others still out.

        They count as much, and no card of others is between them: of each such row the lowest is kept.
        """
        alike = self.alike
        free = alike & ~rest
        reached, more = 0, own
        while more != reached:
            reached, more = more, more | (more << 1) & free
        return own & alike & (reached << 1)


@cache
def pack_of(rules: TrickRules, trump: Suit | None) -> Pack:
    """The cards of a game with these trumps, None for a hand without."""
    width = len(rules.plain_order)
    suit = (1 << width) - 1
    plain = [each for each in Suit if each != trump]
    places = {each: place for place, each in enumerate(plain)}
    if trump is not None:
        places[trump] = len(plain)
    bit_of = {card: 1 << (width * places[card.suit] + rules.strength(card, trump)) for card in rules.deck}
    points = {bit: rules.points(card, trump) for card, bit in bit_of.items()}
    suit_of = {bit: suit << (width * places[card.suit]) for card, bit in bit_of.items()}
    trumps = 0 if trump is None else suit << (width * places[trump])
    return Pack(
        rules=rules,
        trump=trump,
        width=width,
        all=sum(bit_of.values()),
        trumps=trumps,
        bit_of=bit_of,
        face_of={bit: card for card, bit in bit_of.items()},
        points=points,
        suit_of=suit_of,
        alike=sum(bit for bit in points if bit >> 1 & suit_of[bit] and points[bit] == points[bit >> 1]),
        heads_plain=rules.must_head_plain.by_winner,
        heads_trumps=rules.must_head_trumps.by_winner,
        ruffs=rules.must_trump.by_winner if trumps else (False, False),
        free_height=0 if rules.must_overtrump else _EVERY,
        low_ruffs=_EVERY if rules.must_undertrump else 0,
        kept_trumps=0 if rules.may_undertrump_partner else trumps,
    )


def bits(mask: int) -> Iterator[int]:
    """The single bits of a mask, the lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


_KEPT: Final = 1 << 17
"""Orders that are kept from one search to the next, which makes some 30 MB."""


class _Orders(dict[int, tuple[int, ...]]):
    """The bits of each mask in order; made as they are asked for."""

    def __init__(self, width: int, *, falling: bool) -> None:
        super().__init__()
        self.width = width
        self.falling = falling

    def __missing__(self, mask: int) -> tuple[int, ...]:
        order = sorted(bits(mask), key=self._place, reverse=self.falling)
        made = self[mask] = tuple(order)
        return made

    def kept(self) -> _Orders:
        """Itself, emptied where too much has come together."""
        if len(self) > _KEPT:
            self.clear()
        return self

    def _place(self, bit: int) -> int:
        """The place of a card in its suit, 0 for the lowest."""
        return (bit.bit_length() - 1) % self.width


@cache
def _orders(width: int, *, falling: bool) -> _Orders:
    return _Orders(width, falling=falling)


def falling(width: int) -> dict[int, tuple[int, ...]]:
    """The cards of each mask, the highest first; a suit has `width` bits."""
    return _orders(width, falling=True).kept()


def rising(width: int) -> dict[int, tuple[int, ...]]:
    """The cards of each mask, the lowest first."""
    return _orders(width, falling=False).kept()
