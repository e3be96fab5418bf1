"""What a player may know of the hidden hands from what was played and shown.

Everybody plays right: who does not do what he would have to, see `TrickRules`, could not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards import Face
from game.engine import Seat
from game.tricks.masks import Masks, Pack
from game.tricks.rules import SEATS, Trick

Faces = tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """The play so far as one seat sees it; lists are by seat."""

    seat: Seat
    hand: Faces
    """The own hand."""
    tricks: Sequence[Trick]
    """The complete tricks in order."""
    leader: Seat
    trick: Faces
    """The trick in play, in the order of play."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    had: Sequence[Faces]
    """Cards that each seat is known to have or to have had in hand, because they were shown."""
    locked: bool = False
    """Whether trumps may not be led by who has another card."""
    lacked: Sequence[Faces] = ((), (), (), ())
    """Cards that each seat is known not to have had, because it kept quiet about them."""
    announced: Faces = ()
    """Own cards of which one has to be played now, where that was said."""


@dataclass(frozen=True, slots=True)
class Throw:
    """A trick that the partner is winning, to which a card of another suit may be thrown."""

    led: int
    """The suit that was led, as a mask."""
    before: int
    """What the same player has thrown on his partner's tricks before."""


@dataclass(frozen=True, slots=True)
class Seen:
    """The cards as one seat knows them, as masks; lists are by seat."""

    pack: Pack
    seat: Seat
    hand: int
    legal: int
    """What may be played now."""
    leader: Seat
    trick: tuple[int, ...]
    out: int
    """Cards that others hold, or may hold as far as is remembered."""
    can: Masks
    """Cards that each seat may hold; of the own seat, the hand."""
    sure: Masks
    """Cards that each seat holds for certain."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    played: Masks
    """Cards that each seat has played."""
    led: Masks
    """All cards of the suits that each seat has led of its own, trumps apart."""
    throw: Throw | None = None
    """The trick of the partner that the own seat may throw on, None where it is not his."""

    def standing(self) -> tuple[int, Seat]:
        """The card that is winning the trick in play, and whose it is; 0 and the leader before the first card."""
        return self.pack.standing(self.leader, self.trick)


def seen(pack: Pack, play: Play, *, memory: int | None = None, reads: bool = True) -> Seen:
    """What a seat knows if it remembers the last `memory` complete tricks, None for all of them.

    `reads`: whether it draws conclusions from what others did not play.
    """
    reading = Reading(pack, locked=play.locked)
    forgotten = 0 if memory is None else max(0, len(play.tricks) - memory)
    for number, trick in enumerate(play.tricks):
        if number >= forgotten:
            reading.take(trick.leader, trick.cards)
        else:  # what one has played oneself is not forgotten
            reading.played[play.seat] |= pack.bit_of[trick.card_of(play.seat)]
    reading.take(play.leader, play.trick)
    hand = pack.mask(play.hand)
    on_table = tuple(pack.bit_of[card] for card in play.trick)
    gone = reading.played[0] | reading.played[1] | reading.played[2] | reading.played[3]
    out = pack.all & ~gone & ~hand
    sure = [pack.mask(cards) & out for cards in play.had]
    sure[play.seat] = 0
    can = [out & ~(reading.lacks[seat] | pack.mask(play.lacked[seat]) if reads else 0) for seat in range(SEATS)]
    for seat in range(SEATS):
        known_elsewhere = 0
        for other in range(SEATS):
            known_elsewhere |= sure[other] if other != seat else 0
        can[seat] = (can[seat] & ~known_elsewhere) | sure[seat]
    can[play.seat] = hand
    legal = pack.may_play(hand, on_table, locked=play.locked)
    return Seen(
        pack=pack,
        seat=play.seat,
        hand=hand,
        legal=legal & pack.mask(play.announced) if play.announced else legal,
        leader=play.leader,
        trick=on_table,
        out=out,
        can=_four(can),
        sure=_four(sure),
        counts=play.counts,
        played=_four(reading.played),
        led=_four(reading.led),
        throw=reading.throw(play.leader, on_table),
    )


class Reading:
    """Goes through the cards in the order of play; lists are by seat."""

    def __init__(self, pack: Pack, *, locked: bool) -> None:
        self.pack = pack
        self.locked = locked
        self.played = [0, 0, 0, 0]
        self.lacks = [0, 0, 0, 0]
        """Cards that a player cannot hold any more."""
        self.led = [0, 0, 0, 0]
        """All cards of the suits that a player has led of his own, trumps apart."""
        self.thrown = [0, 0, 0, 0]
        """Cards that a player has thrown on tricks that his partner was winning, trumps apart."""

    def take(self, leader: Seat, cards: Faces) -> None:
        """A trick, complete or not."""
        bits = tuple(self.pack.bit_of[card] for card in cards)
        for place, card in enumerate(bits):
            self.see(leader, bits[:place], card)

    def see(self, leader: Seat, before: tuple[int, ...], card: int) -> None:
        """The next card of a trick."""
        pack = self.pack
        seat = (leader + len(before)) % SEATS
        self.played[seat] |= card
        if not before:
            if card & ~pack.trumps:
                self.led[seat] |= pack.suit_of[card]
            elif self.locked:
                self.lacks[seat] |= pack.all & ~pack.trumps
            return
        led = pack.suit_of[before[0]]
        best, holder = pack.standing(leader, before)
        partner_wins = (holder - seat) % SEATS == SEATS // 2
        self.lacks[seat] |= _lacking(pack, card, best, led, partner_wins=partner_wins)
        if partner_wins and not card & (led | pack.trumps):
            self.thrown[seat] |= card

    def throw(self, leader: Seat, before: tuple[int, ...]) -> Throw | None:
        """What who is next may throw on, None where he leads or his partner is not winning the trick."""
        seat = (leader + len(before)) % SEATS
        _, holder = self.pack.standing(leader, before)
        if not before or (holder - seat) % SEATS != SEATS // 2:
            return None
        return Throw(self.pack.suit_of[before[0]], self.thrown[seat])


def _lacking(pack: Pack, card: int, best: int, led: int, *, partner_wins: bool) -> int:
    """The cards that a player cannot hold who plays `card` to a trick that `best` is winning so far."""
    if card & led:
        heads = pack.heads_trumps if led == pack.trumps else pack.heads_plain
        return led & -best if heads[partner_wins] and card < best else 0
    if partner_wins and best & pack.kept_trumps and card & pack.trumps and card < best and not pack.ruffs[partner_wins]:
        return pack.all & ~(pack.trumps & (best - 1))
    lacking = led
    if pack.ruffs[partner_wins]:
        wanted = pack.trumps & (-best | pack.free_height)
        if not card & wanted:
            lacking |= wanted
        if not card & pack.trumps:
            lacking |= pack.trumps & pack.low_ruffs
    return lacking


def _four(masks: list[int]) -> Masks:
    first, second, third, fourth = masks
    return first, second, third, fourth
