"""Melds on the table as numbers: what may be added, what wins a joker, and what comes of it.

A run has its suit in the lowest 3 bits, a set has 4 there. Then come 4 bits with the low place of a run or the place
of the rank, 4 with how many cards it has, and for a run the mask of the indices with jokers, for a set that of the
suits of its naturals.
"""

from __future__ import annotations

from typing import Final

from game.families.rummy.opponents.lean.house import BIT, BITS_SET, JOKER, NONE, PLACE, SUIT, LeanHouse
from game.melds.fixed_jokers import FixedMeld

SET: Final = 4
_LAST: Final = 14
"""The place of the ace above the king."""
EITHER: Final = 0
LOW: Final = 1
HIGH: Final = 2


def run_of(suit: int, low: int, size: int, jokers: int) -> int:
    """The run with this suit, lowest place, number of cards and mask of indices with jokers."""
    return suit | low << 3 | size << 7 | jokers << 11


def set_of(place: int, size: int, suits: int) -> int:
    """The set of this rank, number of cards and mask of suits of its naturals."""
    return SET | place << 3 | size << 7 | suits << 11


def code_of(meld: FixedMeld) -> int:
    """A meld of the rules as a number."""
    size = len(meld.cards)
    mask = 0
    if meld.suit is not None:
        for index in meld.wilds:
            mask |= 1 << index
        return run_of(int(meld.suit), meld.low, size, mask)
    assert meld.rank is not None, "a meld is a run or a set"
    for face in meld.cards:
        if face != JOKER:
            mask |= 1 << int(face) // 13
    return set_of(int(meld.rank), size, mask)


def cards_of(code: int) -> list[int]:
    """The cards of a meld, those of a run in their places."""
    size = code >> 7 & 15
    mask = code >> 11
    place = code >> 3 & 15
    if code & 7 == SET:
        naturals = [13 * suit + place - 1 for suit in range(4) if mask >> suit & 1]
        return naturals + [JOKER] * (size - len(naturals))
    first = 13 * (code & 7)
    return [JOKER if mask >> index & 1 else first + (place + index - 1) % 13 for index in range(size)]


def jokers_in(code: int) -> int:
    """How many jokers a meld has."""
    bits = BITS_SET[code >> 11]
    return (code >> 7 & 15) - bits if code & 7 == SET else bits


def is_pure(code: int) -> bool:
    """Whether a meld is a run with three naturals in a row."""
    if code & 7 == SET:
        return False
    naturals = ((1 << (code >> 7 & 15)) - 1) & ~(code >> 11)
    return naturals & naturals >> 1 & naturals >> 2 != 0


def points_of(house: LeanHouse, code: int) -> int:
    """What a meld counts in an opening."""
    size = code >> 7 & 15
    place = code >> 3 & 15
    jokers = jokers_in(code)
    dearer = house.opening_joker if house.opening_joker != NONE else 0
    if code & 7 == SET:
        value = house.ace_in_set if place == 1 else house.opening_by_place[place]
        return (size - jokers) * value + jokers * (dearer if dearer else value)
    points = jokers * dearer
    for index in range(size):
        if not dearer or not code >> 11 + index & 1:
            points += house.opening_by_place[place + index]
    return points


def _too_few_naturals(house: LeanHouse, size: int, jokers: int, margin: int) -> bool:
    fewest = max(1, jokers + margin) if jokers else 1
    return jokers > house.max_jokers or size - jokers < fewest


def set_stands(house: LeanHouse, size: int, jokers: int) -> bool:
    """Whether a set may have so many jokers."""
    return not _too_few_naturals(house, size, jokers, house.set_margin)


def run_stands(house: LeanHouse, size: int, jokers: int) -> bool:
    """Whether a run may have jokers at the indices of this mask."""
    if _too_few_naturals(house, size, BITS_SET[jokers], house.run_margin):
        return False
    return house.jokers_may_touch or not jokers & jokers >> 1


def added(house: LeanHouse, code: int, card: int, end: int) -> int:
    """The meld after a card was added at an end, `NONE` where it does not fit; said nothing, the high end is first."""
    size = code >> 7 & 15
    place = code >> 3 & 15
    mask = code >> 11
    kind = code & 7
    if kind == SET:
        if size >= 4:
            return NONE
        if card == JOKER:
            joined = set_of(place, size + 1, mask)
            return joined if set_stands(house, size + 1, jokers_in(joined)) else NONE
        if PLACE[card] != place or mask >> SUIT[card] & 1:
            return NONE
        return set_of(place, size + 1, mask | 1 << SUIT[card])
    if size >= house.max_grown:
        return NONE
    above = place + size
    if card == JOKER:
        if end != LOW and above <= _LAST and run_stands(house, size + 1, mask | 1 << size):
            return run_of(kind, place, size + 1, mask | 1 << size)
        if end != HIGH and place > 1 and run_stands(house, size + 1, mask << 1 | 1):
            return run_of(kind, place - 1, size + 1, mask << 1 | 1)
        return NONE
    if SUIT[card] != kind:
        return NONE
    own = PLACE[card]
    fits_high = above <= _LAST and (own == above or (own == 1 and above == _LAST))
    fits_low = place > 1 and own == place - 1
    if fits_high and not (end == LOW and fits_low):
        return run_of(kind, place, size + 1, mask)
    return run_of(kind, place - 1, size + 1, mask << 1) if fits_low else NONE


def fitting(house: LeanHouse, code: int) -> int:
    """The mask of the cards that may be added, the joker's bit among them."""
    known = house.fits.get(code, NONE)
    if known != NONE:
        return known
    found = 0
    for card in range(JOKER + 1):
        if added(house, code, card, EITHER) != NONE:
            found |= BIT[card]
    house.fits[code] = found
    return found


def gifts_in(house: LeanHouse, code: int) -> int:
    """The mask of the cards that the jokers of a meld stand for."""
    known = house.gifts.get(code, NONE)
    if known != NONE:
        return known
    found = 0
    place = code >> 3 & 15
    mask = code >> 11
    if code & 7 == SET:
        if jokers_in(code):
            for suit in range(4):
                if not mask >> suit & 1:
                    found |= BIT[13 * suit + place - 1]
    else:
        first = 13 * (code & 7)
        for index in range(code >> 7 & 15):
            if mask >> index & 1:
                found |= BIT[first + (place + index - 1) % 13]
    house.gifts[code] = found
    return found


def swapped(code: int, card: int) -> int:
    """The meld after a card took the place of the joker that stands for it."""
    mask = code >> 11
    size = code >> 7 & 15
    place = code >> 3 & 15
    if code & 7 == SET:
        return set_of(place, size, mask | 1 << SUIT[card])
    index = PLACE[card] - place
    if index < 0 or not mask >> index & 1:
        index = _LAST - place
    return run_of(code & 7, place, size, mask & ~(1 << index))
