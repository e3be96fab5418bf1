"""Choosing among weighed melds of a hand: no choice of melds that the hand can pay for weighs more.

The melds of a hand fall into parts that meet only in contested faces (see `parts`), prices on these bound every split
from above (see `prices`), and the splits that lose least against the bound are looked for first (see `divisions`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias, TypeVar

from game.melds.parts import NOTHING_LEFT, Gains, Packing, Part, Weighed
from game.melds.shadow_prices import Pricing, ShadowPrices

Plan: TypeAlias = "tuple[int, Plan] | None"
"""Numbers of melds, as a chain."""
Plans: TypeAlias = "tuple[Plan, Plans] | None"
"""The plans of the parts, as a chain."""
Entry: TypeAlias = tuple[float, int, Plan]
"""A division: its loss, the contested faces it uses, its melds."""
Layer: TypeAlias = dict[int, tuple[float, Plans]]
"""The smallest loss and the plans, for each rest of contested faces after some parts."""
Found: TypeAlias = dict[int, tuple[float, Plan]]
"""The smallest loss and its plan, for each use of contested faces (packed)."""

_P = TypeVar("_P")


class Combination(NamedTuple):
    """The split of the smallest loss, by the numbers of its melds."""

    numbers: list[int]
    complete: bool
    """Whether nothing that may lose less was given up."""


class _Divider:
    """Finds the divisions of one part whose loss is at most `limit`, one for each use of contested faces.

    With a `width` each state keeps only so many, the best ones and the one without contested faces.
    """

    def __init__(
        self, part: Part, gains: Gains, cost: dict[int, float], packing: Packing, limit: float, width: int | None
    ) -> None:
        self._part = part
        self._gains = gains
        self._cost = cost
        self._guards = packing.guards
        self._held = packing.hand | packing.guards
        self._limit = limit
        self._width = width
        self._losing: dict[int, list[tuple[float, int, int]]] = {}
        self._found: dict[int, Found] = {NOTHING_LEFT: {0: (0.0, None)}}
        self.complete: bool = part.complete

    def entries(self) -> list[Entry]:
        """The divisions by growing loss."""
        found = self._visit(len(self._part.steps) - 1)
        return sorted([(loss, used, plan) for used, (loss, plan) in found.items()], key=_loss_and_use)

    def _visit(self, state: int) -> Found:
        known = self._found.get(state)
        if known is not None:
            return known
        limit, guards, held = self._limit, self._guards, self._held
        of_group, of_state = self._gains
        leave, use = self._part.steps[state]
        gain = of_state[state]
        found: Found = {}
        loss = gain - of_state[leave]
        if loss <= limit:
            for used, (before, plan) in self._visit(leave).items():
                if before + loss <= limit:
                    found[used] = (before + loss, plan)
        for group, rest in use:
            loss = gain - of_group[group] - of_state[rest]
            if loss > limit:
                continue
            after = self._visit(rest).items()
            for more, new, number in self._group_by_loss(group):
                together = loss + more
                if together > limit:
                    break
                for used, (before, plan) in after:
                    total = before + together
                    if total <= limit:
                        key = used + new
                        known_loss = found.get(key)
                        if known_loss is None:
                            if (held - key) & guards == guards:
                                found[key] = (total, (number, plan))
                        elif total < known_loss[0]:
                            found[key] = (total, (number, plan))
        if self._width is not None and len(found) > self._width:
            self.complete = False
            found = _narrowed(found, self._width)
        self._found[state] = found
        return found

    def _group_by_loss(self, group: int) -> list[tuple[float, int, int]]:
        losing = self._losing.get(group)
        if losing is None:
            best, cost = self._gains.of_group[group], self._cost
            offers = self._part.groups[group]
            losing = sorted([(best - weight + cost[used], used, number) for weight, used, number in offers])
            if self._width is not None and len(losing) > self._width:
                self.complete = False
                losing = losing[: self._width]
            self._losing[group] = losing
        return losing


def combine(
    parts: list[Part], pricing: Pricing, packing: Packing, limit: float, width: int | None
) -> Combination | None:
    """The split of the smallest loss, or `None` if each of them loses more than `limit`.

    Without a `width` the answer is exact; with one the search is narrow, and a limit of the whole bound finds a split.
    """
    complete = True
    divided = []
    for part, gains in zip(parts, pricing.gains, strict=True):
        divider = _Divider(part, gains, pricing.cost, packing, limit, width)
        divided.append((divider.entries(), part.contested))
        complete = complete and divider.complete
    divided.sort(key=_entry_count)
    contested_from = [0]
    for _, contested in reversed(divided):
        contested_from.append(contested_from[-1] | contested)
    layer: Layer = {packing.hand & contested_from.pop(): (0.0, None)}
    for entries, contested in divided:
        still_wanted = contested_from.pop()
        layer = _next_layer(layer, entries, contested & ~still_wanted, still_wanted, pricing, packing, limit)
        if width is not None and len(layer) > width:
            complete = False
            layer = _narrowed(layer, width)
    if not layer:
        return None
    ((_, plans),) = layer.values()
    return Combination(_numbers(plans), complete)


def _next_layer(
    layer: Layer,
    entries: list[Entry],
    wanted_last: int,
    still_wanted: int,
    pricing: Pricing,
    packing: Packing,
    limit: float,
) -> Layer:
    """The layer after one more part: what it leaves of faces that no later part wants is lost at their price."""
    guards = packing.guards
    lost = [
        (at, pricing.price[at]) for at, field in enumerate(packing.fields) if wanted_last & field and pricing.price[at]
    ]
    following: Layer = {}
    for left, (before, plans) in layer.items():
        guarded = left | guards
        for loss, used, plan in entries:
            total = before + loss
            if total > limit:
                break
            rest = guarded - used
            if rest & guards != guards:
                continue
            rest ^= guards
            for at, price in lost:
                total += price * packing.count(rest, at)
            if total > limit:
                continue
            rest &= still_wanted
            known = following.get(rest)
            if known is None or total < known[0]:
                following[rest] = (total, (plan, plans))
    return following


def _narrowed(found: dict[int, tuple[float, _P]], width: int) -> dict[int, tuple[float, _P]]:
    kept = sorted([(loss, key) for key, (loss, _) in found.items()])[:width]
    narrowed = {key: found[key] for _, key in kept}
    if 0 in found:
        narrowed[0] = found[0]
    return narrowed


def _loss_and_use(entry: Entry) -> tuple[float, int]:
    return entry[:2]


def _entry_count(divided: tuple[list[Entry], int]) -> int:
    return len(divided[0])


def _numbers(plans: Plans) -> list[int]:
    numbers = []
    while plans is not None:
        plan, plans = plans
        while plan is not None:
            number, plan = plan
            numbers.append(number)
    return sorted(numbers)


AT_ONCE: Final = 40
"""The number of melds that are joined at once, without a limit, where wilds are many."""
_FIRST_DEPTH: Final = 0.01
"""The depth below the bound that is searched first, as a share of it, and the factor of the steps down."""
_GROWTH: Final = 1.7
_NARROW_GROWTH: Final = 3.0


class Bounds(NamedTuple):
    """Limits of the search in a large hand."""

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
