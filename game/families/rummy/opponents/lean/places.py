"""Whether cards of a hand may come onto the table at all this turn: a quick test before a search for the way out."""

from __future__ import annotations

from typing import Final

from game.families.rummy.opponents.lean.house import JOKER, NONE, PLACE, SUIT, LeanHouse
from game.families.rummy.opponents.lean.melds import HIGH, SET, added, gifts_in

_LAST: Final = 14
"""The place of the ace above the king."""


def too_many_stuck(house: LeanHouse, held: list[int], naturals: list[int], melds: list[int]) -> bool:
    """Whether more than one natural can go nowhere, whatever is done with the other cards.

    `held` says how many cards of a face the hand has, `naturals` which faces it has; `melds` are those that may be
    added to, with jokers that may be won.
    """
    gifts = 0
    if house.swaps:
        for code in melds:
            gifts |= gifts_in(house, code)
    jokers = held[JOKER]
    for card in naturals:
        if gifts >> card & 1:
            jokers += held[card]
    stuck = 0
    for card in naturals:
        if not gifts >> card & 1 and not has_place(house, held, melds, card, jokers):
            stuck += held[card]
            if stuck > 1:
                return True
    return False


def has_place(house: LeanHouse, held: list[int], melds: list[int], card: int, jokers: int) -> bool:
    """Whether a natural may come into any meld with other cards of the hand and so many jokers."""
    suit = SUIT[card]
    place = PLACE[card]
    beside = jokers
    for other in range(4):
        if other != suit and held[13 * other + place - 1]:
            beside += 1
    if beside >= 2 or _in_a_row(held, suit, place, jokers):
        return True
    if place == 1 and _in_a_row(held, suit, _LAST, jokers):
        return True
    for code in melds:
        if code & 7 == SET:
            if added(house, code, card, HIGH) != NONE:
                return True
        elif code & 7 == suit:
            low = code >> 3 & 15
            above = low + (code >> 7 & 15)
            if _missing(held, suit, place + 1, low) <= jokers or _missing(held, suit, above, place) <= jokers:
                return True
            if place == 1 and _missing(held, suit, above, _LAST) <= jokers:
                return True
    return False


def _in_a_row(held: list[int], suit: int, place: int, jokers: int) -> bool:
    """Whether the card in this place and so many jokers make a run of three with other cards."""
    for low in range(max(1, place - 2), min(place, _LAST - 2) + 1):
        missing = 0
        for other in range(low, low + 3):
            if other != place and not held[13 * suit + (other - 1) % 13]:
                missing += 1
        if missing <= jokers:
            return True
    return False


def _missing(held: list[int], suit: int, first: int, end: int) -> int:
    """How many of the places from the first to before the end are not in the hand; many where the end is before."""
    if end < first:
        return _LAST
    missing = 0
    for place in range(first, end):
        if not held[13 * suit + (place - 1) % 13]:
            missing += 1
    return missing
