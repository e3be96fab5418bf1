"""Every kind of selection of a hand: whole suits, all of a rank, all wilds, everything, runs, and cards at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from game.cards import JOKER, Face, Rank, Suit

_AT_RANDOM: Final = 12


def selections(hand: Sequence[Face], rng: Random) -> Iterator[tuple[int, ...]]:
    """Indices in the hand, each selection with at least one card."""
    every = range(len(hand))
    suits = [[at for at in every if hand[at] != JOKER and hand[at].suit is suit] for suit in Suit]
    ranks = [[at for at in every if hand[at] != JOKER and hand[at].rank is rank] for rank in Rank]
    wilds = [at for at in every if hand[at] == JOKER or hand[at].rank is Rank.TWO]
    groups = [list(every), wilds, *suits, *ranks]
    groups += [_each_once(hand, suit) for suit in suits]
    groups += [[*suit, *(at for at in wilds if at not in suit)] for suit in suits]
    groups += [rng.sample(every, rng.randint(1, len(hand))) for _ in range(_AT_RANDOM)]
    yield from (tuple(group) for group in groups if group)


def _each_once(hand: Sequence[Face], among: Sequence[int]) -> list[int]:
    """One copy of each face."""
    return list({hand[at]: at for at in among}.values())
