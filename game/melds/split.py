"""The best split of a hand into melds and cards left, for any weight of a meld.

The melds of a hand are weighed here and chosen among in `choosing`.

The same hand, rules and weights always give the same split: nothing depends on the order of the hand, on hashes or on
time. Of splits with equal weight one is taken by a fixed order; a meld that adds nothing is not laid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from game.cards.face import JOKER, Face, Rank, Suit, without
from game.melds.choosing import Bounds, choose
from game.melds.likely import likely_melds
from game.melds.meld import FloatingRules, Meld
from game.melds.packing import Packing
from game.melds.parts import Weighed
from game.melds.within import TWOS, melds_within

EXACT_HAND: Final = 26
"""Hands up to this size are split exactly."""
BUDGET: Final = 24_000
"""How much is looked at in a larger hand, in melds weighed times cards of the hand."""
_OFTEN_ALL: Final = 36
"""In hands up to this size it is worth finding out whether the budget is enough for all melds."""
_SETS: Final = len(Suit)


@dataclass(frozen=True, slots=True)
class Split:
    """A hand divided into melds and the cards left."""

    melds: tuple[Meld, ...]
    rest: tuple[Face, ...]
    """Sorted."""
    weight: float
    """Of the melds and of the cards left."""
    exact: bool
    """Whether no split weighs more; always so for hands of up to 26 cards."""


def best_split(
    hand: Sequence[Face],
    rules: FloatingRules,
    weigh: Callable[[Meld], float],
    weigh_left: Callable[[Face], float] | None = None,
    budget: int = BUDGET,
) -> Split:
    """The split of the largest weight: `weigh` of each meld and, if given, `weigh_left` of each card left, summed.

    `weigh` may be any function of the meld that always answers alike, also with negative numbers. A hand above 26 cards
    is split within `budget`: the likeliest melds are weighed, about `budget` divided by the cards, and joined narrowly.
    """
    packing = Packing(hand)
    narrow = _narrow_for(len(hand), budget) if len(hand) > EXACT_HAND else None
    candidates, exact = _candidates(hand, rules, narrow)
    left = {face: 0.0 if weigh_left is None else weigh_left(face) for face in packing.faces}
    melds: list[Meld] = []
    by_part: dict[int, list[Weighed]] = {}
    share = 0.0
    for meld in candidates:
        cards = meld.cards
        weight = weigh(meld)
        if weigh_left is not None:
            weight -= sum([left[face] for face in cards])
        if weight > 0:
            by_part.setdefault(_part_of(meld), []).append((weight, packing.pack(cards), len(melds)))
            melds.append(meld)
            share = max(share, weight / len(cards))
    laid: tuple[Meld, ...] = ()
    if melds:
        joined = choose(by_part, _wild_in(by_part, packing), packing, share, narrow)
        laid = tuple(melds[number] for number in joined.numbers)
        exact = exact and joined.complete
    rest = without(tuple(sorted(hand)), [face for meld in laid for face in meld.cards])
    total = sum([weigh(meld) for meld in laid]) + sum([left[face] for face in rest])
    return Split(laid, rest, total, exact)


def _narrow_for(size: int, budget: int) -> Bounds:
    return Bounds(
        melds=max(1, budget // size), states=max(1, budget // (4 * size)), width=max(3, budget // (2 * size * size))
    )


def _candidates(hand: Sequence[Face], rules: FloatingRules, narrow: Bounds | None) -> tuple[Iterable[Meld], bool]:
    """The melds to weigh, and whether they are all that the hand holds."""
    if narrow is None:
        return melds_within(hand, rules), True
    if len(hand) <= _OFTEN_ALL:
        first = list(islice(melds_within(hand, rules), narrow.melds + 1))
        if len(first) <= narrow.melds:
            return first, True
    return islice(likely_melds(hand, rules), narrow.melds), False


def _part_of(meld: Meld) -> int:
    """A number for the suit of a run, another for the rank of a set."""
    if meld.rank is not None:
        return _SETS + meld.rank
    return int(meld.suit or 0)


def _wild_in(parts: Iterable[int], packing: Packing) -> dict[int, int]:
    """By part the fields of its wilds: 2s and jokers, in sets of 2s jokers only."""
    jokers = packing.fields_of((JOKER,))
    wilds = packing.fields_of((*TWOS, JOKER))
    return {part: jokers if part == _SETS + Rank.TWO else wilds for part in parts}
