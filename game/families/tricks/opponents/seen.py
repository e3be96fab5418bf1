"""What a player may know of the hidden hands from what was played and shown (baloot 4.3, 5.2 to 5.4, 6.3)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Seat
from game.games.baloot.rules.play import legal_cards
from game.games.baloot.rules.state import HAND_SIZE, SEATS, Faces
from game.games.baloot.rules.view import BalootView
from game.tricks.masks import ALL, Pack, beats, pack_of

Masks = tuple[int, int, int, int]


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


def seen(view: BalootView, *, memory: int = HAND_SIZE, reads: bool = True) -> Seen:
    """What the seat of the view knows if it remembers the last `memory` complete tricks.

    `reads`: whether it draws conclusions from what others did not play.
    """
    assert view.contract is not None, "only a bought hand is played"
    pack = pack_of(view.trump)
    reading = _Reading(pack, locked=view.locked)
    first = max(0, len(view.tricks) - memory)
    for number, trick in enumerate(view.tricks):
        if number >= first:
            reading.take(trick.leader, trick.cards)
        else:  # what one has played oneself is not forgotten
            reading.played[view.seat] |= pack.bit_of[trick.cards[(view.seat - trick.leader) % SEATS]]
    reading.take(view.leader, view.trick)
    hand = pack.mask(view.hand)
    gone = reading.played[0] | reading.played[1] | reading.played[2] | reading.played[3]
    out = ALL & ~gone & ~hand
    sure = _sure(view, pack, out)
    can = [out & ~(reading.lacks[seat] if reads else 0) for seat in range(SEATS)]
    for seat in range(SEATS):
        known_elsewhere = 0
        for other in range(SEATS):
            known_elsewhere |= sure[other] if other != seat else 0
        can[seat] = (can[seat] & ~known_elsewhere) | sure[seat]
    can[view.seat] = hand
    return Seen(
        pack=pack,
        seat=view.seat,
        hand=hand,
        legal=pack.mask(legal_cards(view)),
        leader=view.leader,
        trick=tuple(pack.bit_of[card] for card in view.trick),
        out=out,
        can=_four(can),
        sure=_four(sure),
        counts=view.counts,
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
        trumps = pack.trumps
        lead = best = pack.bit_of[cards[0]]
        led = pack.suit_of[lead]
        holder = leader
        self.played[leader] |= lead
        if led != trumps:
            self.led[leader] |= led
        elif self.locked:
            self.lacks[leader] |= ALL & ~trumps  # baloot 4.3
        for place in range(1, len(cards)):
            seat = (leader + place) % SEATS
            card = pack.bit_of[cards[place]]
            self.played[seat] |= card
            partner_wins = (holder - seat) % SEATS == 2
            if not card & led:
                self.lacks[seat] |= led  # baloot 5.2
            if trumps and not partner_wins:
                self._read_trumps(seat, card, best, led)
            if beats(card, best, led, trumps):
                best, holder = card, seat

    def _read_trumps(self, seat: Seat, card: int, best: int, led: int) -> None:
        """What a card tells of the trumps of a player who had to trump, or to trump higher, if he could."""
        trumps = self.pack.trumps
        if not card & trumps:
            if led == trumps or not card & led:
                self.lacks[seat] |= trumps  # baloot 5.3
        elif card < best:
            self.lacks[seat] |= trumps & -best  # baloot 5.3, 5.4


def _sure(view: BalootView, pack: Pack, out: int) -> list[int]:
    """What is known to be in the hands of others: the public card, and projects that were shown."""
    sure = [0, 0, 0, 0]
    assert view.contract is not None, "only a bought hand is played"
    if view.taken is not None:
        sure[view.contract.holder] |= pack.bit_of[view.taken] & out  # baloot 2.4
    for one in view.declared:
        sure[one.seat] |= pack.mask(one.cards) & out  # baloot 6.3
    sure[view.seat] = 0
    return sure


def _four(masks: list[int]) -> Masks:
    first, second, third, fourth = masks
    return first, second, third, fourth
