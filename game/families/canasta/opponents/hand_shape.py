"""A hand by what matters for melds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.cards import Face
from game.families.canasta.opponents.faces import suit_bits

Held = tuple[int, int]
"""Of one suit the places of which at least one copy, and of which both copies, are in hand."""


@dataclass(frozen=True, slots=True)
class HandShape:
    """A hand by what matters for melds."""

    suits: tuple[Held, ...]
    ranks: tuple[int, int, int]
    """How many aces, 2s and 3s."""
    wilds: int
    """2s and jokers."""
    once: int
    """Faces held, bit `1 << face`."""
    twice: int
    """Faces of which both copies are held."""
    jokers: int


@lru_cache(maxsize=1 << 15)
def hand_shape(hand: tuple[Face, ...]) -> HandShape:
    """The shape of a sorted hand."""
    once = twice = 0
    singles = [0, 0, 0, 0, 0]
    doubles = [0, 0, 0, 0, 0]
    ranks = [0, 0, 0]
    jokers = 0
    for face in hand:
        bit = 1 << face
        suit, rank = divmod(face, 13)
        places = suit_bits(face)
        if once & bit:
            twice |= bit
            doubles[suit] |= places
        else:
            once |= bit
            singles[suit] |= places
        if face == 52:
            jokers += 1
        elif rank < 3:
            ranks[rank] += 1
    return HandShape(
        tuple(zip(singles[:4], doubles[:4], strict=True)),
        (ranks[0], ranks[1], ranks[2]),
        ranks[1] + jokers,
        once,
        twice,
        jokers,
    )
