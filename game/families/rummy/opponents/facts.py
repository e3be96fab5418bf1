"""What can be seen of cards and melds, for reasons: each is so whatever the weights say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, without
from game.families.rummy.rules.house import DECK, HouseRules
from game.families.rummy.rules.state import Faces
from game.families.rummy.rules.view import RummyView
from game.melds.fixed_jokers import FixedMeld, fitting, fixed_melds_within, swappable

_NEAR: Final = 2
"""Places of a run within which two cards go together."""


def go_together(card: Face, other: Face) -> bool:
    """Whether two naturals may come into one meld with a third: near each other in a suit, or of one rank."""
    if JOKER in (card, other) or card == other:
        return False
    if card.rank == other.rank:
        return True
    ways = [abs(one - two) for one in _places(card) for two in _places(other)]
    return card.suit == other.suit and min(ways) <= _NEAR


def _places(card: Face) -> tuple[int, ...]:
    return (1, 14) if card % 13 == 0 else (card % 13 + 1,)


def companions(hand: Iterable[Face], card: Face) -> Faces:
    """The cards that go with one, each once."""
    return tuple(other for other in sorted(set(hand)) if go_together(card, other))


def meld_with(hand: Faces, card: Face, house: HouseRules) -> Faces:
    """The other cards of a meld in hand, without jokers, that the card belongs to; none where it belongs to none, or
    where the same meld stands without it, with another copy that belongs to no other.
    """
    naturals = tuple(other for other in hand if other != JOKER)
    melds = [meld.cards for meld in fixed_melds_within(naturals, house.melds) if card in meld.cards]
    if naturals.count(card) > 1:
        melds = [meld for meld in melds if meld_with(without(naturals, meld), card, house)]
    return tuple(other for other in max(melds, key=len, default=()) if other != card)


def takes(melds: Iterable[FixedMeld], card: Face, house: HouseRules) -> bool:
    """Whether some meld takes the card."""
    return any(fitting(meld, house.melds) >> card & 1 for meld in melds)


def wins_joker(melds: Iterable[FixedMeld], card: Face, house: HouseRules) -> bool:
    """Whether a joker on the table stands for the card, and may be won with it."""
    return house.swaps and any(swappable(meld) >> card & 1 for meld in melds if meld.wilds)


def unseen_with(view: RummyView, card: Face) -> int:
    """How many cards that the player cannot see go with a card."""
    visible = Counter((*view.hand, *view.discards, *[melded for meld in view.melds for melded in meld.cards]))
    return sum(DECK.count(face) - visible[face] for face in ALL_FACES if go_together(card, face))


def third_to_come(view: RummyView, card: Face, other: Face) -> bool:
    """Whether a third card that makes a meld of two is in the hand, or does not lie open in both copies."""
    visible = Counter((*view.discards, *[melded for meld in view.melds for melded in meld.cards]))
    for meld in fixed_melds_within(tuple(sorted((card, other, JOKER))), view.house.melds):
        if card in meld.cards and other in meld.cards:
            for face in meld.stands_for(meld.wilds[0]):
                if face in view.hand or visible[face] < DECK.count(face):
                    return True
    return False
