"""Choosing among weighed melds of a hand: no choice of melds that the hand can pay for weighs more.

The melds of a hand fall into parts that meet only in contested faces (see `parts`), prices on these bound every split
from above (see `prices`), and the splits that lose least against the bound are looked for first (see `divisions`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.melds.divisions import Combination, combine
from game.melds.parts import Packing, Part, Weighed
from game.melds.shadow_prices import ShadowPrices

AT_ONCE: Final = 40
"""So few melds are joined at once, without a limit, where wilds are many."""
_FIRST_DEPTH: Final = 0.01
"""How far below the bound is looked first, as a share of it, and how the steps down grow."""
_GROWTH: Final = 1.7
_NARROW_GROWTH: Final = 3.0


class Bounds(NamedTuple):
    """How far the search in a large hand goes."""

    melds: int
    """Melds weighed."""
    states: int
    """States of each part."""
    width: int
    """Divisions kept for each state."""


def choose(
    by_part: Mapping[int, list[Weighed]],
    wild_in: Mapping[int, int],
    packing: Packing,
    share: float,
    narrow: Bounds | None = None,
    claim: float = 0.0,
    at_once: int = AT_ONCE,
) -> Combination:
    """The melds of the best split, all weights being above 0; exact without `narrow`.

    `by_part` are the melds by the run's suit or the set's rank. For each part `wild_in` gives the fields it does not
    decide about: those that are wild in it, and claims; each meld uses something else as well. `share` is a likely
    weight of one card in a meld, `claim` what a claim is likely to be worth. As few melds as `at_once` are joined
    without a limit.
    """
    parts = _parts(by_part, wild_in, packing, None if narrow is None else narrow.states)
    prices = ShadowPrices(parts, packing, share, claim)
    few = sum(map(len, by_part.values())) <= at_once
    width = None if narrow is None else narrow.width
    target = prices.best.bound
    depth = target if few else _FIRST_DEPTH * target
    while True:
        if not few:
            prices.improve()
        pricing = prices.best
        target = min(target, pricing.bound) - depth
        joined = combine(parts, pricing, packing, (pricing.bound - target) + 1e-9 * pricing.bound, width)
        if joined is not None:
            return joined
        depth *= _GROWTH if width is None else _NARROW_GROWTH


def _parts(
    by_part: Mapping[int, list[Weighed]], wild_in: Mapping[int, int], packing: Packing, states_at_most: int | None
) -> list[Part]:
    contested = 0
    for fields in wild_in.values():
        contested |= fields
    seen = 0
    for melds in by_part.values():
        wanted = 0
        for _, cards, _ in melds:
            wanted |= cards
        fields = packing.covering(wanted)
        contested |= seen & fields
        seen |= fields
    return [Part(melds, ~wild_in[part], contested, packing, states_at_most) for part, melds in by_part.items()]
