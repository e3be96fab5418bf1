"""Leads that people at the table would not forgive, and what they would lead instead.

Who leads trumps leads the top one where he holds it, who named the trumps draws them with it as long as there are
some out, and who holds tricks that nobody can take takes them, before he leads what may lose.
"""

from __future__ import annotations

from typing import Final

from game.engine import Seat
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.opponents.sparing import LAST, TEN
from game.tricks.masks import bits
from game.tricks.rules import SEATS, TEAMS

_SOME: Final = 2
"""Trumps out with the opponents, and in hand, from which on it is worth drawing them."""
_SURE: Final = 2
"""Established winners in hand that are taken before anything else is led."""


def sound_leads(known: Seen, declarer: Seat, cards: int, *, cashes: bool) -> int:
    """Return the cards that may be led and that nobody would call a blunder.

    `cashes`: sure tricks are taken at once; else they may wait.
    """
    pack, hand, out = known.pack, known.hand, known.out
    trumps = hand & pack.trumps
    theirs = (known.can[(known.seat + 1) % SEATS] | known.can[(known.seat + 3) % SEATS]) & pack.trumps
    standing = sum(card for card in bits(hand) if not out & pack.suit_of[card] & -card)
    tops = standing & trumps
    if theirs and tops & cards:
        draws = known.seat == declarer and theirs.bit_count() >= _SOME and trumps.bit_count() >= _SOME
        return cards & tops if draws else cards & ~trumps | cards & tops
    if cashes and not theirs and standing.bit_count() >= _SURE and standing & cards:
        return cards & standing
    return cards


def taught_leads(known: Seen, declarer: Seat, cards: int) -> int:
    """Return the cards that clubs teach to lead, of those that may be led.

    Of trumps that nobody can beat the highest shows most. Who named the trumps draws even the last one while enough of
    his own are left; his partner helps him, or takes sure tricks first; the other side leaves them alone if it can.
    Nobody leads a ten under the ace before the last tricks.
    """
    pack = known.pack
    trumps = cards & pack.trumps
    standing = sum(card for card in bits(cards) if not known.out & pack.suit_of[card] & -card)
    tops = standing & trumps
    if tops:
        cards &= ~tops | 1 << tops.bit_length() - 1
    if known.hand.bit_count() > LAST:
        dear = sum(card for card in bits(cards & ~pack.trumps & ~standing) if pack.points[card] >= TEN)
        cards = cards & ~dear or cards
    if TEAMS[known.seat] != TEAMS[declarer]:
        return cards & (~trumps | tops) or cards
    theirs = (known.can[(known.seat + 1) % SEATS] | known.can[(known.seat + 3) % SEATS]) & pack.trumps
    if known.seat == declarer:
        draws = theirs and (known.hand & pack.trumps).bit_count() >= theirs.bit_count() + _SOME
        return cards & tops or cards if draws else cards
    helps = theirs.bit_count() >= _SOME and cards & pack.trumps
    return cards & (trumps | standing) if helps else cards
