"""What hidden projects that were declared may consist of (baloot 6.1, 6.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.cards import Face, Rank, Suit, face_of
from game.engine import Seat
from game.families.tricks.opponents.seen import Seen
from game.games.baloot.rules.cards import SEQUENCE_ORDER
from game.games.baloot.rules.view import BalootView

_LENGTHS: Final = {"sira": 3, "fifty": 4, "hundred_run": 5}
_FOURS: Final = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)


def hidden_projects(known: Seen, view: BalootView) -> tuple[tuple[Seat, tuple[int, ...]], ...]:
    """For each declared project of others whose cards are hidden its owner and what it may be, as masks.

    Longer sequences than 5 are taken for 5 of their cards. Left out is a project that nothing fits.
    """
    found = []
    for one in view.declared:
        if one.cards or one.seat == known.seat:
            continue
        had = known.can[one.seat] | known.played[one.seat]
        room = known.counts[one.seat]
        choices = tuple(
            mask
            for mask in (known.pack.mask(cards) for cards in _projects(one.kind))
            if not mask & ~had and (mask & ~known.played[one.seat]).bit_count() <= room
        )
        if choices:
            found.append((one.seat, choices))
    return tuple(found)


def _projects(kind: str) -> Iterator[tuple[Face, ...]]:
    """All projects of a kind."""
    if kind in _LENGTHS:
        length = _LENGTHS[kind]
        for suit in Suit:
            for start in range(len(SEQUENCE_ORDER) - length + 1):
                yield tuple(face_of(rank, suit) for rank in SEQUENCE_ORDER[start : start + length])
        return
    for rank in (Rank.ACE,) if kind == "four_hundred" else (*_FOURS, Rank.ACE):
        yield tuple(face_of(rank, suit) for suit in Suit)
