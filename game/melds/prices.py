"""Prices for contested faces, so that the parts of a hand can be split one by one.

With a price on each contested face, the largest gains of the parts and the price of everything contested together bound
the weight of every split from above. Raising the price of what the parts use too often and lowering that of what they
leave brings the bound down (a subgradient method with momentum). Any prices lead to the right split; good ones lead
there soon, so the numbers below were chosen by trying.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.melds.packing import Packing
from game.melds.parts import Gains, Part

_ROUNDS: Final = 10
_FEWEST_ROUNDS: Final = 5
_SMALL: Final = 40
"""So little work is not worth a second round."""
_WORK: Final = 12_000
"""Offers and steps looked at before rounds are cut short."""
_START: Final = 1.6
"""The first price of a contested face, in shares of a card in a meld."""
_FIRST_STEP: Final = 0.2
_NEXT_STEP: Final = 0.8
_MOMENTUM: Final = 0.4


class Pricing(NamedTuple):
    """Prices of the contested faces and what follows from them."""

    price: list[float]
    """By index of the face in the packing, 0 where it is not contested."""
    cost: dict[int, float]
    """Of each use of contested faces that an offer makes."""
    gains: list[Gains]
    """By part."""
    bound: float
    """No split weighs more."""


def find_prices(parts: list[Part], packing: Packing, share: float) -> Pricing:
    """Prices under which the parts want about as many of each contested face as there are.

    `share` is a likely weight of one card in a meld.
    """
    contested = 0
    for part in parts:
        contested |= part.contested
    indices = [at for at, field in enumerate(packing.fields) if contested & field]
    counts = packing.counts
    chain = _chain(parts, packing)
    work = sum(len(part.steps) + sum(map(len, part.groups)) for part in parts)
    rounds = 1 if work <= _SMALL else max(_FEWEST_ROUNDS, min(_ROUNDS, _WORK // work))
    price = [_START * share if contested & field else 0.0 for field in packing.fields]
    direction = [0.0] * len(price)
    step = _FIRST_STEP
    found: Pricing | None = None
    for _ in range(rounds):
        cost = {0: 0.0}
        for used, less, at in chain:
            cost[used] = cost[less] + price[at]
        gains = [part.gains(cost) for part in parts]
        bound = sum([price[at] * counts[at] for at in indices]) + sum([gain.of_state[-1] for gain in gains])
        if found is None or bound < found.bound:
            found = Pricing(price, cost, gains, bound)
        wanted = [0] * len(price)
        for part, gain in zip(parts, gains, strict=True):
            for used in part.used_at_best(gain, cost):
                for at in indices:
                    wanted[at] += packing.count(used, at)
        excess = [wanted[at] - counts[at] if wanted[at] > counts[at] or price[at] > 0 else 0 for at in indices]
        if not any(excess):
            break
        for at, more in zip(indices, excess, strict=True):
            direction[at] = _MOMENTUM * direction[at] + more
        length = sum([more * more for more in direction])
        price = [max(0.0, old + step * bound * more / length) for old, more in zip(price, direction, strict=True)]
        step *= _NEXT_STEP
    assert found is not None
    return found


def _chain(parts: list[Part], packing: Packing) -> list[tuple[int, int, int]]:
    """Every use of contested faces, as one face (by index) more than a use that comes before it, or than none."""
    chain: list[tuple[int, int, int]] = []
    seen = {0}
    for part in parts:
        for group in part.groups:
            for _, used, _ in group:
                missing = []
                more = used
                while more not in seen:
                    seen.add(more)
                    at = packing.lowest(more)
                    less = more - (packing.fields[at] & -packing.fields[at])
                    missing.append((more, less, at))
                    more = less
                chain.extend(reversed(missing))
    return chain
