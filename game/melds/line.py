"""Where the cards of a run stand on the line of fourteen places (borako 4.2, 5.1, 6.1).

A set of places is a bit mask: bit `p` is place `p`, from the low ace (1) to the high ace (14).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.cards.face import Face, Suit
from game.melds.meld import RUN_PLACES, Kind, Meld

LOW_ACE: Final = 1 << 1
PLACE_TWO: Final = 1 << 2
HIGH_ACE: Final = 1 << RUN_PLACES
_ACE_CHOICES: Final = ((0,), (LOW_ACE, HIGH_ACE), (LOW_ACE | HIGH_ACE,))


class Standing(NamedTuple):
    """How a run stands: `size` places from `low` upwards, naturals on `naturals`, wilds on all the others."""

    low: int
    size: int
    naturals: int


@lru_cache(maxsize=1 << 16)
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


def run_meld(suit: Suit, standing: Standing, wilds: tuple[Face, ...], faces: tuple[Face, ...]) -> Meld:
    """The meld of a standing. `wilds` take the free places from low to high in the order given; `faces` are the
    fourteen faces of the suit by place, the ace at both ends.
    """
    low, size, naturals = standing
    cards = []
    wild_at = []
    spare = iter(wilds)
    for index in range(size):
        if naturals >> (low + index) & 1:
            cards.append(faces[low + index - 1])
        else:
            wild_at.append(index)
            cards.append(next(spare))
    return Meld(Kind.RUN, tuple(cards), tuple(wild_at), suit, None, low)
