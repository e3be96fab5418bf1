"""What a card thrown on a trick of the partner tells him, given and read alike.

An ace tells of the ten that is left behind it: lead this suit. What the first other card of a suit says is up to the
convention: that it is not wanted, which a higher one takes back later and a lower one says again; or that it is, if it
is a low one, which the cards that follow do not change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.engine import Seat
from game.families.tricks.opponents.seen import Reading, Throw
from game.tricks.masks import Pack
from game.tricks.rules import SEATS, Trick

_TOLD: Final = 4.0
"""What a throw that tells the truth is worth more than one that does not, in card points."""
_ACE: Final = 8.0
"""What throwing an ace is worth that leaves the highest card of its suit in hand."""
_RICH: Final = 4
"""Card points from which on a card is thrown for what it counts, and asks for nothing."""
_GUARDED: Final = 3
"""Cards of a suit that make a second-highest card a good one."""


@dataclass(frozen=True, slots=True)
class Signals:
    """One convention of throws."""

    first_asks: bool
    """Whether the first card of a suit asks for it, if it is a low one; else it declines it."""

    def told(self, pack: Pack, throw: Throw, hand: int, out: int, card: int) -> float:
        """What throwing `card` from this hand is worth for what it tells the partner, in card points.

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
        if self.first_asks:
            if before or pack.points[card] >= _RICH:
                return 0.0
            return _TOLD if wanted else -_TOLD
        if not before:
            return -_TOLD if wanted else 0.0
        rising = card > before
        return _TOLD if rising == wanted else -_TOLD

    def asked_for(self, pack: Pack, tricks: Sequence[Trick], seat: Seat, *, locked: bool) -> tuple[int, int]:
        """The suits that the throws of a seat ask its partner to lead and not to lead, each as a mask.

        Where the first card declines, the last throw of a suit counts, held against the one before it.
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
                if _is_ace(pack, card) or (not self.first_asks and card > last.get(suit, pack.all)):
                    wanted, unwanted = wanted | suit, unwanted & ~suit
                elif self.first_asks:
                    if suit not in last and pack.points[card] < _RICH:
                        wanted |= suit
                else:
                    wanted, unwanted = wanted & ~suit, unwanted | suit
                last[suit] = card
        return wanted, unwanted


DECLINING: Final = Signals(first_asks=False)
"""The first card of a suit says that it is not wanted."""
ASKING: Final = Signals(first_asks=True)
"""The first card of a suit asks for it, if it is a low one."""


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
