"""The openings a hand holds: melds that together reach the points of the house, with a pure run where it asks for one.

For what is left of a hand the most points it can meld are known exactly, so no way is followed that leads nowhere.
Openings that could do without one of their melds are not given, as far as the order of the search shows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards import JOKER, Face, Rank, without
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.state import Faces
from game.melds.fixed_jokers import FixedMeld, FixedRules, fixed_melds_within, qualifies

Melds = tuple[FixedMeld, ...]
_NEVER: Final = -1
_DEAREST: Final = 11
"""No natural card is worth more in a meld."""


class Best(NamedTuple):
    """The most points that cards can meld: in any way, and with a pure run among the melds (-1 where there is none)."""

    points: int
    pure: int


class _Choice(NamedTuple):
    """A meld that may be chosen."""

    meld: FixedMeld
    naturals: Faces
    points: int
    pure: bool


def opening_points(melds: Sequence[FixedMeld], house: HouseRules) -> int:
    """Return the points of melds towards an opening."""
    return sum(meld.points(house.opening_melds) for meld in melds)


def openings_within(hand: Faces, house: HouseRules) -> Iterator[Melds]:
    """The openings in a sorted hand, in a fixed order; one that needs the whole hand as well."""
    if may_open(hand, house):
        naturals, jokers = _parted(hand)
        yield from _searched(hand, house).walk(naturals, jokers, house.opening_points, house.pure_run)


def openings_with(hand: Faces, card: Face, house: HouseRules) -> Iterator[Melds]:
    """The openings in a sorted hand that meld the card, some of them twice."""
    if not may_open(hand, house):
        return
    search = _searched(hand, house)
    for choice in search.choices:
        if card in choice.meld.cards:
            naturals, jokers = _parted(without(hand, choice.meld.cards))
            points = house.opening_points - choice.points
            for melds in search.walk(naturals, jokers, points, house.pure_run and not choice.pure):
                yield (choice.meld, *melds)


def may_open(hand: Faces, house: HouseRules) -> bool:
    """Whether it is worth looking for openings: a quick test that no hand with an opening fails."""
    jokers = hand.count(JOKER)
    naturals = hand[: len(hand) - jokers]
    joker = house.opening_melds.joker or _DEAREST
    most = sum([_DEAREST if card.rank == Rank.ACE else min(card.rank, 10) for card in naturals]) + jokers * joker
    return most >= house.opening_points and (not house.pure_run or _has_three_in_a_row(naturals))


def _has_three_in_a_row(naturals: Faces) -> bool:
    places = 0
    for face in naturals:
        places |= 1 << face.suit * 17 + face.rank - 1
        if face.rank == Rank.ACE:
            places |= 1 << face.suit * 17 + 13
    return places & places >> 1 & places >> 2 != 0


def _parted(hand: Faces) -> tuple[Faces, int]:
    """The naturals of a sorted hand, and how many jokers it has."""
    jokers = hand.count(JOKER)
    return hand[: len(hand) - jokers], jokers


@lru_cache(maxsize=256)
def _searched(hand: Faces, house: HouseRules) -> _Search:
    return _Search(hand, house.opening_melds)


class _Search:
    """The melds of a hand, and what its parts can meld at most."""

    def __init__(self, hand: Faces, rules: FixedRules) -> None:
        self.choices: list[_Choice] = []
        self._by_first: dict[Face, list[_Choice]] = {}
        self._best: dict[tuple[Faces, int], Best] = {}
        dearest: dict[tuple[object, Faces], _Choice] = {}
        for meld in fixed_melds_within(hand, rules):
            naturals = tuple(sorted(card for card in meld.cards if card != JOKER))
            choice = _Choice(meld, naturals, meld.points(rules), qualifies(meld))
            known = dearest.get((meld.kind, tuple(sorted(meld.cards))))
            if known is None or known.points < choice.points:
                dearest[meld.kind, tuple(sorted(meld.cards))] = choice
        for choice in dearest.values():
            self.choices.append(choice)
            self._by_first.setdefault(choice.naturals[0], []).append(choice)

    def best(self, naturals: Faces, jokers: int) -> Best:
        """The most points in what is left of the hand."""
        if not naturals:
            return Best(0, _NEVER)
        known = self._best.get((naturals, jokers))
        if known is not None:
            return known
        points, pure = self.best(naturals[1:], jokers)
        for choice, left, jokers_left in self._chosen(naturals, jokers):
            rest = self.best(left, jokers_left)
            points = max(points, rest.points + choice.points)
            if choice.pure:
                pure = max(pure, rest.points + choice.points)
            elif rest.pure != _NEVER:
                pure = max(pure, rest.pure + choice.points)
        self._best[naturals, jokers] = best = Best(points, pure)
        return best

    def walk(self, naturals: Faces, jokers: int, points: int, pure: bool) -> Iterator[Melds]:
        """The ways to meld so many points, with a pure run if one is wanted, in what is left of the hand."""
        if points <= 0 and not pure:
            yield ()
            return
        best = self.best(naturals, jokers)
        if (best.pure if pure else best.points) < max(points, 0):
            return
        for choice, left, jokers_left in self._chosen(naturals, jokers):
            for melds in self.walk(left, jokers_left, points - choice.points, pure and not choice.pure):
                yield (choice.meld, *melds)
        yield from self.walk(naturals[1:], jokers, points, pure)

    def _chosen(self, naturals: Faces, jokers: int) -> Iterator[tuple[_Choice, Faces, int]]:
        """The melds whose first natural is the first of these, and what they leave."""
        for choice in self._by_first.get(naturals[0], ()):
            wilds = len(choice.meld.wilds)
            if wilds <= jokers:
                left = _left(naturals, choice.naturals)
                if left is not None:
                    yield choice, left, jokers - wilds


def _left(naturals: Faces, taken: Faces) -> Faces | None:
    """Sorted cards less sorted ones among them, None where they do not hold them all."""
    left = list(naturals)
    for card in taken:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)
