"""Every set of cards that somebody might declare in a game of tricks, whether or not it counts."""

from __future__ import annotations

from typing import Final

from game.cards import Suit, face_of, sorted_faces
from game.families.tricks.rules.cards import SEQUENCE_ORDER

_RUNS: Final = [
    sorted_faces(face_of(rank, suit) for rank in SEQUENCE_ORDER[low:high])
    for suit in Suit
    for low in range(8)
    for high in range(low + 2, 9)
]
_FOURS: Final = [sorted_faces(face_of(rank, suit) for suit in Suit) for rank in SEQUENCE_ORDER]
COMBINATIONS: Final = (*_RUNS, *_FOURS)
"""Runs of two cards and more, and fours of every rank."""
