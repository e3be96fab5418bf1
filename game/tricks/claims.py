"""Which tricks nobody can take any more from who leads."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import Face
from game.tricks.masks import Pack, bits


def all_certain(pack: Pack, hand: Iterable[Face], played: Iterable[Face], *, locked: bool) -> bool:
    """Whether who leads with `hand` takes all its tricks, however the cards that are neither in it nor played lie.

    It takes trumps above all others and as many as are out, or none out, and no other card that can be beaten.
    """
    held = pack.mask(hand)
    out = pack.all & ~held & ~pack.mask(played)
    if any(out & pack.suit_of[card] & -card for card in bits(held)):
        return False
    trumps_out = out & pack.trumps
    if not trumps_out:
        return True
    trumps = held & pack.trumps
    # Locked trumps cannot be drawn before the other cards are led.
    return trumps.bit_count() >= trumps_out.bit_count() and (not locked or trumps == held)
