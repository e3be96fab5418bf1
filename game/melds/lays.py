"""Which new melds some cards hold: whether there is one at all, and every one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game.cards.face import ALL_FACES, JOKER, Face, Rank, Suit, face_of
from game.melds.meld import MELD_MINIMUM, FloatingRules, Meld
from game.melds.within import melds_within

TWOS: Final = tuple(face_of(Rank.TWO, suit) for suit in Suit)
_TWO: Final = Rank.TWO - 1

# One lane of bits a suit: the fourteen places of a run from the low ace on, and three empty bits above them, so that
# neighbours of all four suits are found by shifting one number.
_LANE: Final = 17
_PLACES: Final = tuple(
    sum(1 << face.suit * _LANE + place for place in ((0, 13) if face.rank == Rank.ACE else (face.rank - 1,)))
    for face in ALL_FACES
    if face != JOKER
)
_TWO_PLACES: Final = sum(1 << suit * _LANE + 1 for suit in Suit)


def some_lay(cards: Sequence[Face], rules: FloatingRules) -> bool:
    """Whether at least one new meld can be made of the cards, apart from whether it may be laid now.

    The rules must ask for two naturals and no more.
    """
    places = 0
    ranks = [0] * 13
    jokers = 0
    for card in cards:
        if card == JOKER:
            jokers += 1
        else:
            places |= _PLACES[card]
            ranks[card % 13] += 1
    beside = places & places >> 1
    if beside & places >> 2:  # three in a row
        return True
    twos = ranks[_TWO]
    for rank in rules.set_ranks:
        naturals = ranks[rank - 1]
        wilds = jokers if rank == Rank.TWO else twos + jokers
        if naturals > 1 and naturals + min(wilds, rules.max_set_wilds) >= MELD_MINIMUM:
            return True
    # Two naturals and wilds between or beside them. A 2 that is a natural here is not a wild as well.
    wilds = min(twos + jokers, rules.max_run_wilds)
    if wilds and _two_naturals(places & ~_TWO_PLACES, wilds):
        return True
    wild_twos = twos - 1 if rules.natural_two_with_wild_two else 0
    wilds = min(wild_twos + jokers, rules.max_run_wilds)
    return twos > 0 and wilds > 0 and _two_naturals(places, wilds)


def _two_naturals(places: int, wilds: int) -> bool:
    """Whether two of the places are so near each other that wilds, one or more, close the gap between them."""
    return bool(places & (places >> 1 | places >> 2) or (wilds > 1 and places & places >> 3))


def distinct_lays(hand: Sequence[Face], rules: FloatingRules, legal: Callable[[Meld], bool]) -> Iterator[Meld]:
    """Every legal new meld in a hand, in a fixed order, wilds of one kind counting as one.

    In a run the 2s of other suits are one kind of wild, in a set of other ranks all 2s are; the first that is legal
    stands for the others.
    """
    given: set[tuple[object, ...]] = set()
    for meld in melds_within(hand, rules):
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
