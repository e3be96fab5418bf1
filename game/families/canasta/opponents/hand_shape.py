"""Masks of faces and of places in a run, and a hand by what matters for melds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.cards import ALL_FACES, Face

WILD_FACES: Final = 1 << 52 | sum(1 << (13 * suit + 1) for suit in range(4))
"""The 2s and the joker."""


@lru_cache(maxsize=1 << 14)
def faces_in(mask: int) -> tuple[Face, ...]:
    """The faces of a mask, sorted."""
    return tuple(face for face in ALL_FACES if mask >> face & 1)


@lru_cache(maxsize=64)
def suit_bits(face: Face) -> int:
    """The places of a face in a run of its suit: two for an ace, none for the joker."""
    if face == 52:
        return 0
    index = face % 13
    return 1 << (index + 1) | (1 << 14 if index == 0 else 0)


def counted(cards: Iterable[Face]) -> list[int]:
    """How many of each face there are."""
    counts = [0] * 53
    for card in cards:
        counts[card] += 1
    return counts


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
