"""The melds that are offered to a split: weighed, and without those that others are better than in every way.

What counts of a meld is a mix of its weight, that of its cards when they are left, and its points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import inf
from typing import Final, NamedTuple, TypeAlias

from game.cards import JOKER, Face
from game.melds.fixed_jokers.meld import FixedMeld, FixedRules
from game.melds.fixed_jokers.within import SETS, Holding, holdings, melds_of
from game.melds.meld import MELD_MINIMUM, Kind

Weigh: TypeAlias = Callable[[FixedMeld], float]
"""The weight of a meld; always the same for the same meld, and any number at all."""
WeighLeft: TypeAlias = Callable[[Face], float]
"""The weight of a card that is left."""


class Mix(NamedTuple):
    """What counts: so much of the weights, and so much of each point of the melds."""

    weights: float = 1.0
    points: float = 0.0


class Terms(NamedTuple):
    """By what rules melds are made, and what they and the cards left weigh."""

    rules: FixedRules
    weigh: Weigh
    weigh_left: WeighLeft | None = None

    def left(self, face: Face) -> float:
        """The weight of a card that is left."""
        return 0.0 if self.weigh_left is None else self.weigh_left(face)


class Offer(NamedTuple):
    """A meld that is weighed."""

    weight: float
    """Of the meld, less that of its cards when they are left."""
    points: int
    qualifies: bool
    meld: FixedMeld


WEIGHTS_ALONE: Final = Mix()


def qualifies(meld: FixedMeld) -> bool:
    """Whether a meld is a run whose naturals include three consecutive cards."""
    if meld.kind is not Kind.RUN:
        return False
    together = 0
    for face in meld.cards:
        together = 0 if face == JOKER else together + 1
        if together == MELD_MINIMUM:
            return True
    return False


def whole_weights(hand: Sequence[Face], terms: Terms) -> bool:
    """Whether every split of the hand weighs a whole number."""
    weights = [offer.weight for holding in holdings(hand) for offer in _offers(holding, terms)]
    return all(float(weight).is_integer() for weight in [*weights, *map(terms.left, set(hand))])


def offered(
    hand: Sequence[Face], terms: Terms, sparing: bool, mix: Mix, barred: frozenset[FixedMeld]
) -> list[tuple[Holding, Sequence[Offer]]]:
    """The offers of all parts; with `sparing`, none that takes more jokers than another one that counts as much.

    A set of one natural with jokers is offered only where no run of the natural counts as much.
    """
    found: list[tuple[Holding, Sequence[Offer]]] = []
    runs_of_one: dict[Face, list[tuple[int, float]]] = {}
    for holding in holdings(hand):
        offers: Sequence[Offer] = _offers_of(holding, terms, sparing, mix, barred)
        if holding.part < SETS:
            for weight, _, _, meld in offers:
                if len(meld.cards) - len(meld.wilds) == 1:
                    natural = min(meld.cards)
                    runs_of_one.setdefault(natural, []).append((len(meld.wilds), weight))
        elif runs_of_one:
            offers = [offer for offer in offers if not _has_a_run_as_good(offer, runs_of_one, sparing)]
        found.append((holding, offers))
    return found


def _has_a_run_as_good(offer: Offer, runs_of_one: dict[Face, list[tuple[int, float]]], sparing: bool) -> bool:
    jokers = len(offer.meld.wilds)
    return len(offer.meld.cards) - jokers == 1 and any(
        weight >= offer.weight and (used == jokers or (sparing and used < jokers))
        for used, weight in runs_of_one.get(offer.meld.cards[0], ())
    )


def _offers_of(
    holding: Holding, terms: Terms, sparing: bool, mix: Mix, barred: frozenset[FixedMeld]
) -> tuple[Offer, ...]:
    """The offers of a part, but none that another one is better than in every way."""
    if mix == WEIGHTS_ALONE and not barred:
        return _best_offers(holding, terms, sparing)
    mixed = [
        Offer(mix.weights * weight + mix.points * points, points, qualifying, meld)
        for weight, points, qualifying, meld in _offers(holding, terms)
        if meld not in barred
    ]
    return _worthy(mixed, sparing)


@lru_cache(maxsize=1 << 11)
def _best_offers(holding: Holding, terms: Terms, sparing: bool) -> tuple[Offer, ...]:
    return _worthy(_offers(holding, terms), sparing)


@lru_cache(maxsize=1 << 11)
def _offers(holding: Holding, terms: Terms) -> tuple[Offer, ...]:
    rules, weigh, weigh_left = terms
    return tuple(
        Offer(
            weigh(meld) - (sum(map(weigh_left, meld.cards)) if weigh_left is not None else 0.0),
            meld.points(rules),
            qualifies(meld),
            meld,
        )
        for meld in melds_of(holding, rules)
    )


def _worthy(offers: Iterable[Offer], sparing: bool) -> tuple[Offer, ...]:
    """Of offers with the same naturals, and alike as sequences, the best for each number of jokers.

    Where jokers are spared, one that takes more of them must also weigh more.
    """
    alike: dict[tuple[bool, tuple[Face, ...]], dict[int, Offer]] = {}
    for offer in offers:
        naturals = tuple(face for face in offer.meld.cards if face != JOKER)
        by_jokers = alike.setdefault((offer.qualifies, naturals), {})
        jokers = len(offer.meld.wilds)
        known = by_jokers.get(jokers)
        if known is None or offer.weight > known.weight:
            by_jokers[jokers] = offer
    kept = []
    for by_jokers in alike.values():
        most = -inf
        for jokers in sorted(by_jokers):
            offer = by_jokers[jokers]
            if offer.weight > most or not sparing:
                kept.append(offer)
                most = offer.weight
    return tuple(kept)
