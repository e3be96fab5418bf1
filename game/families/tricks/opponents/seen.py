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

    def standing(self) -> tuple[int, Seat]:
        """The card that is winning the trick in play, and whose it is; 0 and the leader before the first card."""
        return self.pack.standing(self.leader, self.trick)


def seen(pack: Pack, play: Play, *, memory: int | None = None, reads: bool = True) -> Seen:
    """What a seat knows if it remembers the last `memory` complete tricks, None for all of them.

    `reads`: whether it draws conclusions from what others did not play.
    """
    reading = _Reading(pack, locked=play.locked)
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
    can = [out & ~(reading.lacks[seat] if reads else 0) for seat in range(SEATS)]
    for seat in range(SEATS):
        known_elsewhere = 0
        for other in range(SEATS):
            known_elsewhere |= sure[other] if other != seat else 0
        can[seat] = (can[seat] & ~known_elsewhere) | sure[seat]
    can[play.seat] = hand
    return Seen(
        pack=pack,
        seat=play.seat,
        hand=hand,
        legal=pack.may_play(hand, on_table, locked=play.locked),
        leader=play.leader,
        trick=on_table,
        out=out,
        can=_four(can),
        sure=_four(sure),
        counts=play.counts,
        played=_four(reading.played),
        led=_four(reading.led),
    )


class _Reading:
    """Goes through the cards in the order of play."""

    def __init__(self, pack: Pack, *, locked: bool) -> None:
        self.pack = pack
        self.locked = locked
        self.played = [0, 0, 0, 0]
        self.lacks = [0, 0, 0, 0]
        self.led = [0, 0, 0, 0]

    def take(self, leader: Seat, cards: Faces) -> None:
        """A trick, complete or not."""
        if not cards:
            return
        pack = self.pack
        lead = best = pack.bit_of[cards[0]]
        led = pack.suit_of[lead]
        holder = leader
        self.played[leader] |= lead
        if led != pack.trumps:
            self.led[leader] |= led
        elif self.locked:
            self.lacks[leader] |= pack.all & ~pack.trumps
        for place in range(1, len(cards)):
            seat = (leader + place) % SEATS
            card = pack.bit_of[cards[place]]
            self.played[seat] |= card
            self.lacks[seat] |= _lacking(pack, card, best, led, partner_wins=(holder - seat) % SEATS == SEATS // 2)
            if pack.beats(card, best, led):
                best, holder = card, seat


def _lacking(pack: Pack, card: int, best: int, led: int, *, partner_wins: bool) -> int:
    """The cards that a player cannot hold who plays `card` to a trick that `best` is winning so far."""
    if card & led:
        heads = pack.heads_trumps if led == pack.trumps else pack.heads_plain
        return led & -best if heads[partner_wins] and card < best else 0
    lacking = led
    if led != pack.trumps and pack.ruffs[partner_wins]:
        wanted = pack.trumps & (-best | pack.free_height)
        if not card & wanted:
            lacking |= wanted
        if not card & pack.trumps:
            lacking |= pack.trumps & pack.low_ruffs
    return lacking


def _four(masks: list[int]) -> Masks:
    first, second, third, fourth = masks
    return first, second, third, fourth
