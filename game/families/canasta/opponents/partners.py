"""Which cards of a hand could stand in a meld together, for the references that look at nobody else."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, Rank
from game.families.canasta.opponents.faces import WILD_FACES

_NEAR: Final = 2
"""Places within which two cards of a suit are partners."""


def partners(card: Face, hand: tuple[Face, ...], set_ranks: tuple[Rank, ...]) -> int:
    """How many cards of the hand could stand in a meld with the card; a 2 or a joker can with all of them.

    `set_ranks` are the ranks of which sets may be made.
    """
    if WILD_FACES >> card & 1:
        return len(hand)
    near = _near(card, set_ranks)
    return sum([1 for other in hand if near >> other & 1]) - (near >> card & 1)


@lru_cache(maxsize=128)
def _near(card: Face, set_ranks: tuple[Rank, ...]) -> int:
    """The faces that could stand beside a card in a run or in a set, bit `1 << face`."""
    mask = 0
    for face in ALL_FACES[:JOKER]:
        same_rank = face.rank == card.rank
        if face.suit == card.suit and not same_rank and _apart(face.rank, card.rank) <= _NEAR:
            mask |= 1 << face
        if same_rank and card.rank in set_ranks:
            mask |= 1 << face
    return mask


def _apart(one: int, other: int) -> int:
    """Places between two ranks, the ace being high or low."""
    apart = abs(one - other)
    return min(apart, 13 - apart) if Rank.ACE in (one, other) else apart
