"""Slow and obviously right: every order of the cards, each card tried on each place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations
from typing import Final, NamedTuple

from game.cards import JOKER, Face, Rank, Suit, face_of, parse_faces, without
from game.melds.fixed_jokers import FixedFault, FixedMeld, FixedRules, judge_fixed
from game.melds.meld import Kind

RAMI = FixedRules(max_run=5)
CAFE = FixedRules(max_run=13, max_jokers=1, ace_high=10)
REMIK = FixedRules(max_run=13, jokers_may_touch=False, set_margin=0, ace_high=11, ace_in_set=11)
MINORITY = FixedRules(max_run=13, jokers_may_touch=False, run_margin=1, set_margin=1, ace_high=11, ace_in_set=11)
FIFTY = replace(REMIK, joker=50)
HOUSES = (RAMI, CAFE, REMIK, MINORITY, FIFTY)
_IN_A_ROW: Final = {suit: tuple(face_of(Rank(place % 13 + 1), suit) for place in range(14)) for suit in Suit}
"""The ranks on the places of a run, the ace on the first and on the last."""


class Reading(NamedTuple):
    """A meld, its kind and what each card of it, left to right, stands for; for a set only its rank counts."""

    kind: Kind
    cards: tuple[Face, ...]
    low: int


def meld(text: str, rules: FixedRules, kind: Kind | None = None) -> FixedMeld:
    judged = judge_fixed(parse_faces(text), rules, kind)
    assert isinstance(judged, FixedMeld), judged
    return judged


def fault(text: str, rules: FixedRules, kind: Kind | None = None) -> FixedFault:
    judged = judge_fixed(parse_faces(text), rules, kind)
    assert isinstance(judged, FixedFault), judged
    return judged


def every_reading(cards: Sequence[Face], rules: FixedRules) -> set[Reading]:
    """Every meld of all the cards, by trying every order of them on every place."""
    found = set()
    for order in set(permutations(cards)):
        found |= set(runs_as_written(order, rules))
    if is_set(cards, rules):
        found.add(Reading(Kind.SET, tuple(sorted(cards)), 0))
    return found


def runs_as_written(cards: Sequence[Face], rules: FixedRules) -> Iterator[Reading]:
    """The runs that the cards are in just this order."""
    size = len(cards)
    jokers = cards.count(JOKER)
    if not 3 <= size <= rules.max_run or jokers == size or not jokers_allowed(jokers, size, rules, rules.run_margin):
        return
    if not rules.jokers_may_touch and any(cards[at] == cards[at + 1] == JOKER for at in range(size - 1)):
        return
    for suit in {card.suit for card in cards if card != JOKER}:
        for low in range(1, 16 - size):
            wanted = _IN_A_ROW[suit][low - 1 : low - 1 + size]
            if all(card in (JOKER, wanted[at]) for at, card in enumerate(cards)):
                yield Reading(Kind.RUN, tuple(cards), low)


def is_set(cards: Sequence[Face], rules: FixedRules) -> bool:
    naturals = [card for card in cards if card != JOKER]
    return (
        3 <= len(cards) <= 4
        and len({card.rank for card in naturals}) == 1
        and len({card.suit for card in naturals}) == len(naturals)
        and jokers_allowed(len(cards) - len(naturals), len(cards), rules, rules.set_margin)
    )


def jokers_allowed(jokers: int, size: int, rules: FixedRules, margin: int | None) -> bool:
    few = rules.max_jokers is None or jokers <= rules.max_jokers
    return few and (not jokers or margin is None or size - jokers >= jokers + margin)


def read(meld: FixedMeld) -> Reading:
    return Reading(meld.kind, meld.cards, meld.low)


def every_meld(hand: Sequence[Face], rules: FixedRules) -> set[Reading]:
    """Every meld that some cards of the hand make, in any order."""
    found = set()
    for size in range(3, len(hand) + 1):
        for cards in set(combinations(sorted(hand), size)):
            naturals = {card for card in cards if card != JOKER}
            if len({card.suit for card in naturals}) == 1 or len({card.rank for card in naturals}) == 1:
                found |= every_reading(cards, rules)
    return found


def every_split(hand: Sequence[Face], melds: Iterable[FixedMeld]) -> Iterator[tuple[FixedMeld, ...]]:
    """Every choice of the melds that the hand can make at once."""
    by_first: dict[Face, list[FixedMeld]] = {}
    for one in melds:
        by_first.setdefault(min(one.cards), []).append(one)

    def divide(left: tuple[Face, ...]) -> Iterator[tuple[FixedMeld, ...]]:
        if not left:
            yield ()
            return
        yield from divide(left[1:])
        for one in by_first.get(left[0], ()):
            if all(one.cards.count(card) <= left.count(card) for card in one.cards):
                for others in divide(without(left, one.cards)):
                    yield (one, *others)

    return divide(tuple(sorted(hand)))
