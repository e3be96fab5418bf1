"""Masks of faces (bit `1 << face`) and of places in a run (bit `1 << place`, 1 to 14), and counts of faces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from game.cards import ALL_FACES, Face

WILD_FACES: Final = 1 << 52 | sum(1 << (13 * suit + 1) for suit in range(4))
"""The 2s and the joker."""


@lru_cache(maxsize=1 << 14)
def faces_in(mask: int) -> tuple[Face, ...]:
    """The faces of a mask, sorted."""
    return tuple(face for face in ALL_FACES if mask >> face & 1)


@lru_cache(maxsize=1 << 15)
def places(mask: int) -> tuple[int, ...]:
    """The places in a mask of places, ascending."""
    return tuple(place for place in range(1, 15) if mask >> place & 1)


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


def without_one(hand: tuple[Face, ...], card: Face) -> tuple[Face, ...]:
    """The hand less one copy of the card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
