"""The best split of a hand into melds and cards left, for any weight of a meld.

The melds of a hand fall into parts that meet only in contested faces (see `parts`), prices on these bound every split
from above (see `prices`), and the splits that lose least against the bound are looked for first (see `divisions`).

The same hand, rules and weights always give the same split: nothing depends on the order of the hand, on hashes or on
time. Of splits with equal weight one is taken by a fixed order; a meld that adds nothing is not laid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from game.cards.face import JOKER, Face, Rank, Suit, without
from game.melds.divisions import join
from game.melds.likely import likely_melds
from game.melds.meld import FloatingRules, Meld
from game.melds.packing import Packing
from game.melds.parts import Part, Weighed
from game.melds.prices import find_prices
from game.melds.within import melds_within

EXACT_HAND: Final = 26
"""Hands up to this size are split exactly."""
MELDS_WEIGHED: Final = 900
"""How many melds are weighed in a larger hand."""
_STATES: Final = 300
"""How many states a part of a larger hand may have."""
_WIDTH: Final = 16
"""How many divisions are kept for each of them."""
_FIRST_LIMIT: Final = 0.01
"""The loss looked at first, as a share of the bound, and how it grows."""
_GROWTH: Final = 1.7


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
    budget: int = MELDS_WEIGHED,
) -> Split:
    """The split of the largest weight: `weigh` of each meld and, if given, `weigh_left` of each card left, summed.

    `weigh` may be any function of the meld, also negative, and is asked once for each meld within the hand. In hands
    above 26 cards at most `budget` melds are weighed, the likeliest first, and the search is narrow.
    """
    packing = Packing(hand)
    limited = len(hand) > EXACT_HAND
    candidates: Iterable[Meld] = melds_within(hand, rules)
    exact = True
    if limited:
        candidates = list(islice(candidates, budget + 1))
        if len(candidates) > budget:
            candidates = islice(likely_melds(hand, rules), budget)
            exact = False
    left = {face: 0.0 if weigh_left is None else weigh_left(face) for face in packing.faces}
    melds: list[Meld] = []
    by_part: dict[tuple[Suit | None, Rank | None], list[Weighed]] = {}
    share = 0.0
    for meld in candidates:
        cards = meld.cards
        weight = weigh(meld)
        if weigh_left is not None:
            weight -= sum([left[face] for face in cards])
        if weight > 0:
            by_part.setdefault((meld.suit, meld.rank), []).append((weight, packing.pack(cards), len(melds)))
            melds.append(meld)
            share = max(share, weight / len(cards))
    laid: tuple[Meld, ...] = ()
    if melds:
        numbers, complete = _choose(_parts(by_part, packing, _STATES if limited else None), packing, share, limited)
        laid = tuple(melds[number] for number in numbers)
        exact = exact and complete
    rest = without(tuple(sorted(hand)), [face for meld in laid for face in meld.cards])
    total = sum([weigh(meld) for meld in laid]) + sum([left[face] for face in rest])
    return Split(laid, rest, total, exact)


def _parts(
    by_part: dict[tuple[Suit | None, Rank | None], list[Weighed]], packing: Packing, states_at_most: int | None
) -> list[Part]:
    jokers = wilds = 0
    for face, field in zip(packing.faces, packing.fields, strict=True):
        if face == JOKER:
            jokers |= field
        elif face.rank == Rank.TWO:
            wilds |= field
    wilds |= jokers
    contested = wilds
    seen = 0
    for melds in by_part.values():
        wanted = 0
        for _, cards, _ in melds:
            wanted |= cards
        fields = packing.covering(wanted)
        contested |= seen & fields
        seen |= fields
    return [
        Part(melds, ~(jokers if rank == Rank.TWO else wilds), contested, packing, states_at_most)
        for (_, rank), melds in by_part.items()
    ]


def _choose(parts: list[Part], packing: Packing, share: float, limited: bool) -> tuple[list[int], bool]:
    """The melds of the best split by their numbers, and whether it is certainly the best."""
    pricing = find_prices(parts, packing, share)
    rounding = 1e-9 * pricing.bound
    limit = _FIRST_LIMIT * pricing.bound
    while True:
        joined = join(parts, pricing, packing, limit + rounding, _WIDTH if limited else None)
        if joined is not None:
            return joined.numbers, joined.complete
        limit *= _GROWTH
