"""Which new melds some cards hold: whether there is one at all, and every one of them (borako 4 to 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from game.cards import ALL_FACES, JOKER, Rank, Suit, face_of
from game.melds.meld import Meld
from game.melds.within import melds_within
from game.rules.borako.meld import MELD_RULES
from game.rules.borako.state import Faces

TWOS: Final = tuple(face_of(Rank.TWO, suit) for suit in Suit)
_MOST_WILDS: Final = 2  # borako 4.3

# One lane of bits a suit: the fourteen places of a run from the low ace on, and three empty bits above them, so that
# neighbours of all four suits are found by shifting one number.
_LANE: Final = 17
_PLACES: Final = tuple(
    sum(1 << face.suit * _LANE + place for place in ((0, 13) if face.rank == Rank.ACE else (face.rank - 1,)))
    for face in ALL_FACES
    if face != JOKER
)
_TWO_PLACES: Final = sum(1 << suit * _LANE + 1 for suit in Suit)


def some_lay(cards: Faces) -> bool:
    """Whether at least one new meld can be made of the cards, apart from whether it may be laid now."""
    places = 0
    ranks = [0] * 13
    jokers = 0
    for card in cards:
        if card == JOKER:
            jokers += 1
        else:
            places |= _PLACES[card]
            ranks[card % 13] += 1
    aces, twos, threes = ranks[:3]
    beside = places & places >> 1
    if beside & places >> 2:  # three in a row
        return True
    if max(aces, threes) + min(twos + jokers, 1) >= 3 or twos + min(jokers, 1) >= 3:  # a set with at most one wild
        return True
    # Two naturals and wilds between or beside them. A 2 that is a natural here is not a wild as well.
    for two_stands, naturals in ((0, places & ~_TWO_PLACES), (1, places)):
        wilds = twos - two_stands + jokers
        one = naturals & (naturals >> 1 | naturals >> 2)
        if (wilds > 0 and one) or (wilds >= _MOST_WILDS and naturals & naturals >> 3):
            return True
    return False


def distinct_lays(hand: Faces, legal: Callable[[Meld], bool]) -> Iterator[Meld]:
    """Every legal new meld in a hand, in a fixed order, wilds of one kind counting as one.

    In a run the 2s of other suits are one kind of wild, in a set of aces or 3s all 2s are; the first that is legal
    stands for the others.
    """
    given: set[tuple[object, ...]] = set()
    for meld in melds_within(hand, MELD_RULES):
        kind = _up_to_wild_twos(meld)
        if kind is None:
            if legal(meld):
                yield meld
        elif kind not in given and legal(meld):
            given.add(kind)
            yield meld


def _up_to_wild_twos(meld: Meld) -> tuple[object, ...] | None:
    """What is common to the melds that differ only in the suits of wild 2s; None where there are none of these."""
    own_two = None if meld.suit is None else TWOS[meld.suit]
    wilds = [meld.cards[index] for index in meld.wilds]
    others = [card for card in wilds if card in (JOKER, own_two)]
    if len(others) == len(wilds):
        return None
    naturals = tuple(card for index, card in enumerate(meld.cards) if index not in meld.wilds)
    return (meld.suit, meld.rank, naturals, *sorted(others), len(wilds))
