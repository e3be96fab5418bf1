"""What a seat cannot see, dealt in another way that it cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.cards import Face, without
from game.engine import shuffled

Cards = tuple[Face, ...]


def dealt_anew(
    hands: Sequence[Cards], known: Sequence[Cards], piles: Sequence[Cards], rng: Random
) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """The hands with what is known of each and other cards besides, sorted, and the hidden piles as large as before."""
    hidden = [without(hand, cards) for hand, cards in zip(hands, known, strict=True)]
    pool = list(shuffled([card for part in (*hidden, *piles) for card in part], rng))

    def refilled(cards: Cards) -> Cards:
        return tuple(pool.pop() for _ in cards)

    moved = tuple(tuple(sorted((*cards, *refilled(part)))) for cards, part in zip(known, hidden, strict=True))
    return moved, tuple(map(refilled, piles))
