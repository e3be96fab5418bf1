"""Where the cards of a run stand on the line of fourteen places.

A set of places is a bit mask: bit `p` is place `p`, from the low ace (1) to the high ace (14).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.cards import ALL_FACES, Face, Suit
from game.melds.meld import RUN_PLACES, Kind, Meld

LOW_ACE: Final = 1 << 1
PLACE_TWO: Final = 1 << 2
HIGH_ACE: Final = 1 << RUN_PLACES
SUIT_FACES: Final = tuple(
    tuple(ALL_FACES[suit * 13 + place % 13] for place in range(RUN_PLACES)) for suit in range(len(Suit))
)
"""For each suit its fourteen faces by place, the ace at both ends."""
_ACE_CHOICES: Final = ((0,), (LOW_ACE, HIGH_ACE), (LOW_ACE | HIGH_ACE,))


class Standing(NamedTuple):
    """How a run stands: `size` places from `low` upwards, naturals on `naturals`, wilds on all the others."""

    low: int
    size: int
    naturals: int


@lru_cache(maxsize=1 << 14)
def stand(middle: int, aces: int, twos: int, wilds: int) -> Standing | int:
    """The one arrangement of a run, or how many more cards its gaps would need.

    `middle` is the mask of the naturals on places 3 to 13, `aces` (0 to 2) and `twos` count the run's own aces and
    2s, `wilds` the jokers and the 2s of other suits. At least one natural besides the 2s must be there and at most
    14 cards in all.

    The arrangement with the fewest wilds counts, so an own 2 stands on its place whenever some arrangement allows it.
    Among equals the one that stands highest counts: spare wilds go to the high end while there is room, then to
    the low end, and an ace that could be either is high.
    """
    size = middle.bit_count() + aces + twos + wilds
    shortest = RUN_PLACES
    for own_two in (PLACE_TWO, 0) if twos else (0,):
        best: Standing | None = None
        for ace in _ACE_CHOICES[aces]:
            naturals = middle | own_two | ace
            lowest = (naturals & -naturals).bit_length() - 1
            span = naturals.bit_length() - lowest
            if span > size:
                shortest = min(shortest, span)
                continue
            low = min(lowest, RUN_PLACES + 1 - size)
            if best is None or low >= best.low:
                best = Standing(low, size, naturals)
        if best is not None:
            return best
    return shortest - size


def run_meld(suit: int, standing: Standing, wilds: tuple[Face, ...]) -> Meld:
    """The meld of a standing in a suit; the wilds take the free places from low to high in the order given."""
    low, size, _ = standing
    cards = list(SUIT_FACES[suit][low - 1 : low + size - 1])
    free = _free_places(standing)
    for index, wild in zip(free, wilds, strict=True):
        cards[index] = wild
    return Meld(Kind.RUN, tuple(cards), free, Suit(suit), None, low)


@lru_cache(maxsize=1 << 12)
def _free_places(standing: Standing) -> tuple[int, ...]:
    low, size, naturals = standing
    return tuple(index for index in range(size) if not naturals >> (low + index) & 1)
