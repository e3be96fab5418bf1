"""Prices for contested faces, so that the parts of a hand can be split one by one.

With a price on each contested face, the largest gains of the parts and the price of everything contested together bound
the weight of every split from above. Raising the price of what the parts use too often and lowering that of what they
leave brings the bound down (a subgradient method with momentum). Any prices lead to the right split; good ones lead
there soon, so the numbers below were chosen by trying.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.melds.parts import Gains, Packing, Part

_ROUNDS: Final = 8
_MORE_ROUNDS: Final = 3
_FEWEST_ROUNDS: Final = 3
_ALL_ROUNDS: Final = 32
_SMALL: Final = 40
"""The amount of work that is not worth a second round."""
_WORK: Final = 15_000
"""The limit of offers and steps before rounds are cut short."""
_START: Final = 1.6
"""The first price of a contested face, in shares of a card in a meld."""
_FIRST_STEP: Final = 0.2
_NEXT_STEP: Final = 0.8
_MOMENTUM: Final = 0.4


class Pricing(NamedTuple):
    """Prices of the contested faces and what follows from them."""

    price: list[float]
    """The price by the index of the face in the packing, 0 where it is not contested."""
    cost: dict[int, float]
    """The price of each use of contested faces that an offer makes."""
    gains: list[Gains]
    """The bounds by part."""
    bound: float
    """No split weighs more."""


class ShadowPrices:
    """Prices under which the parts want about as many of each contested face as there are."""

    __slots__ = (
        "_best",
        "_chain",
        "_direction",
        "_indices",
        "_last",
        "_left",
        "_packing",
        "_parts",
        "_price",
        "_rounds",
        "_step",
    )

    def __init__(self, parts: list[Part], packing: Packing, share: float, claim: float = 0.0) -> None:
        """Begin with one price for all contested faces and one for claims.

        `share` is a likely weight of one card in a meld, `claim` the price of a claim.
        """
        contested = 0
        for part in parts:
            contested |= part.contested
        self._parts = parts
        self._packing = packing
        self._indices = [at for at, field in enumerate(packing.fields) if contested & field]
        self._chain = _chain(parts, packing)
        work = sum(part.work() for part in parts)
        self._rounds = max(_FEWEST_ROUNDS, min(_ROUNDS, _WORK // work)) if work > _SMALL else 1
        self._left = _ALL_ROUNDS
        first = [_START * share] * len(packing.faces) + [claim] * len(packing.claims)
        self._price = [price if contested & field else 0.0 for price, field in zip(first, packing.fields, strict=True)]
        self._direction = [0.0] * len(self._price)
        self._step = _FIRST_STEP
        self._best = self._follow()

    @property
    def best(self) -> Pricing:
        """The prices with the lowest bound so far."""
        return self._best

    def improve(self) -> None:
        """Try some more prices; after a number of them, or when they are as good as can be, nothing is left to try."""
        for _ in range(min(self._rounds, self._left)):
            if not self._move():
                self._left = 0
                return
            self._left -= 1
            pricing = self._follow()
            if pricing.bound < self._best.bound:
                self._best = pricing
        self._rounds = min(self._rounds, _MORE_ROUNDS)

    def _follow(self) -> Pricing:
        price, counts = self._price, self._packing.counts
        cost = {0: 0.0}
        for used, less, at in self._chain:
            cost[used] = cost[less] + price[at]
        gains = [part.gains(cost) for part in self._parts]
        bound = sum([price[at] * counts[at] for at in self._indices]) + sum([gain.of_state[-1] for gain in gains])
        self._last = Pricing(price, cost, gains, bound)
        return self._last

    def _move(self) -> bool:
        """Change the prices towards what the parts want; false when they want just what there is."""
        packing, last = self._packing, self._last
        wanted = [0] * len(last.price)
        for part, gain in zip(self._parts, last.gains, strict=True):
            for used in part.used_at_best(gain, last.cost):
                for at in self._indices:
                    wanted[at] += packing.count(used, at)
        moving = False
        for at in self._indices:
            excess = wanted[at] - packing.counts[at]
            if excess < 0 and last.price[at] == 0:
                excess = 0
            moving = moving or excess != 0
            self._direction[at] = _MOMENTUM * self._direction[at] + excess
        length = sum([more * more for more in self._direction])
        if not moving or not length:
            return False
        stretch = self._step * last.bound / length
        self._price = [max(0.0, old + stretch * more) for old, more in zip(last.price, self._direction, strict=True)]
        self._step *= _NEXT_STEP
        return True


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
