"""Every meld with fixed jokers that cards of a hand can make, in a fixed order.

A meld is told by its faces and their places. Runs come first, by suit, lowest place, length and places of jokers, then
sets by rank; of one shape, fewer jokers come first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from game.cards import JOKER, Face, Rank, Suit, face_of
from game.melds.fixed_jokers.meld import SET_CARDS, FixedMeld, FixedRules, joker_fault, placed_set, run_joker_fault
from game.melds.judge import SUIT_FACES
from game.melds.meld import MELD_MINIMUM, RUN_PLACES, Kind
from game.melds.within import places_held

SETS: Final = len(Suit)
"""The part of the sets of a rank is this number and the rank; the part of the runs of a suit is the suit."""


class Holding(NamedTuple):
    """What a hand holds for one part: which naturals, and how many jokers."""

    part: int
    naturals: int
    """For runs the mask of places, an ace at both ends; for sets the mask of suits."""
    jokers: int


def fixed_melds_within(hand: Sequence[Face], rules: FixedRules) -> Iterator[FixedMeld]:
    """Every meld of some cards of the hand, each once."""
    for holding in holdings(hand):
        yield from melds_of(holding, rules)


def holdings(hand: Sequence[Face]) -> list[Holding]:
    """The parts of a hand for which it holds a natural, the runs first."""
    held = Counter(hand)
    jokers = held.pop(JOKER, 0)
    found = [Holding(suit, places, jokers) for suit, places in enumerate(places_held(held)) if places]
    suits = [0] * (len(Rank) + 1)
    for face in held:
        suits[face % 13 + 1] |= 1 << face // 13
    found += [Holding(SETS + rank, suits[rank], jokers) for rank in Rank if suits[rank]]
    return found


@lru_cache(maxsize=1 << 11)
def melds_of(holding: Holding, rules: FixedRules) -> tuple[FixedMeld, ...]:
    """Every meld of one part."""
    if holding.part < SETS:
        return tuple(_runs(Suit(holding.part), holding.naturals, holding.jokers, rules))
    return tuple(_sets(Rank(holding.part - SETS), holding.naturals, holding.jokers, rules))


def _runs(suit: Suit, places: int, jokers: int, rules: FixedRules) -> Iterator[FixedMeld]:
    line = SUIT_FACES[suit]
    for low, size, wilds in _run_shapes(places, jokers, rules):
        cards = list(line[low - 1 : low - 1 + size])
        for index in wilds:
            cards[index] = JOKER
        yield FixedMeld(Kind.RUN, tuple(cards), wilds, suit, None, low)


@lru_cache(maxsize=1 << 11)
def _run_shapes(places: int, jokers: int, rules: FixedRules) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Every run of any one suit: its lowest place, how many cards it has, and at which indices jokers stand."""
    found = []
    for low in range(1, RUN_PLACES + 2 - MELD_MINIMUM):
        for size in range(MELD_MINIMUM, min(rules.max_run, RUN_PLACES + 1 - low) + 1):
            held = [index for index in range(size) if places >> low + index & 1]
            missing = [index for index in range(size) if not places >> low + index & 1]
            for spare in range(min(jokers - len(missing), len(held) - 1) + 1):
                for replaced in combinations(held, spare):
                    wilds = tuple(sorted((*missing, *replaced)))
                    if run_joker_fault(size, wilds, rules) is None:
                        found.append((low, size, wilds))
    return tuple(found)


def _sets(rank: Rank, suits: int, jokers: int, rules: FixedRules) -> Iterator[FixedMeld]:
    held = [face_of(rank, suit) for suit in Suit if suits >> suit & 1]
    for jokers_used in range(jokers + 1):
        for count in range(max(1, MELD_MINIMUM - jokers_used), min(len(held), SET_CARDS - jokers_used) + 1):
            for naturals in combinations(held, count):
                made = placed_set(rank, naturals + (JOKER,) * jokers_used)
                if joker_fault(made, rules) is None:
                    yield made
