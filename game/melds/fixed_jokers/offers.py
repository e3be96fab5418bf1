"""Every meld with fixed jokers that cards of a hand can make, and those that are offered to a split.

Melds are offered weighed, and without those that others are better than in every way. What counts of a meld is a mix
of its weight, that of its cards when they are left, and its points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import inf
from typing import Final, NamedTuple, TypeAlias

from game.cards import JOKER, Face, Rank, Suit, face_of
from game.melds.fixed_jokers.meld import SET_CARDS, FixedMeld, FixedRules, joker_fault, placed_set, run_joker_fault
from game.melds.meld import MELD_MINIMUM, RUN_PLACES, SUIT_FACES, Kind
from game.melds.within import places_held

SETS: Final = len(Suit)
"""The part of the sets of a rank is this number and the rank; the part of the runs of a suit is the suit."""


class Holding(NamedTuple):
    """The naturals and the number of jokers that a hand holds for one part."""

    part: int
    naturals: int
    """The mask of places of a run, an ace at both ends, or the mask of suits of a set."""
    jokers: int


def fixed_melds_within(hand: Sequence[Face], rules: FixedRules) -> Iterator[FixedMeld]:
    """Every meld of some cards of the hand, each once."""
    for holding in holdings(hand):
        yield from melds_of(holding, rules)


def holdings(hand: Sequence[Face]) -> list[Holding]:
    """The parts of a hand for which it holds a natural, the runs first."""
    held = Counter(hand)
    jokers = held.pop(JOKER, 0)
    found = [Holding(suit, places, jokers) for suit, places in enumerate(places_held(held)) if places]
    suits = [0] * (len(Rank) + 1)
    for face in held:
        suits[face % 13 + 1] |= 1 << face // 13
    found += [Holding(SETS + rank, suits[rank], jokers) for rank in Rank if suits[rank]]
    return found


@lru_cache(maxsize=1 << 11)
def melds_of(holding: Holding, rules: FixedRules) -> tuple[FixedMeld, ...]:
    """Every meld of one part."""
    if holding.part < SETS:
        return tuple(_runs(Suit(holding.part), holding.naturals, holding.jokers, rules))
    return tuple(_sets(Rank(holding.part - SETS), holding.naturals, holding.jokers, rules))


def _runs(suit: Suit, places: int, jokers: int, rules: FixedRules) -> Iterator[FixedMeld]:
    line = SUIT_FACES[suit]
    for low, size, wilds in _run_shapes(places, jokers, rules):
        cards = list(line[low - 1 : low - 1 + size])
        for index in wilds:
            cards[index] = JOKER
        yield FixedMeld(Kind.RUN, tuple(cards), wilds, suit, None, low)


@lru_cache(maxsize=1 << 11)
def _run_shapes(places: int, jokers: int, rules: FixedRules) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Every run of any one suit: its lowest place, its number of cards, and the indices of jokers."""
    found = []
    for low in range(1, RUN_PLACES + 2 - MELD_MINIMUM):
        for size in range(MELD_MINIMUM, min(rules.max_run, RUN_PLACES + 1 - low) + 1):
            held = [index for index in range(size) if places >> low + index & 1]
            missing = [index for index in range(size) if not places >> low + index & 1]
            for spare in range(min(jokers - len(missing), len(held) - 1) + 1):
                for replaced in combinations(held, spare):
                    wilds = tuple(sorted((*missing, *replaced)))
                    if run_joker_fault(size, wilds, rules) is None:
                        found.append((low, size, wilds))
    return tuple(found)


def _sets(rank: Rank, suits: int, jokers: int, rules: FixedRules) -> Iterator[FixedMeld]:
    held = [face_of(rank, suit) for suit in Suit if suits >> suit & 1]
    for jokers_used in range(jokers + 1):
        for count in range(max(1, MELD_MINIMUM - jokers_used), min(len(held), SET_CARDS - jokers_used) + 1):
            for naturals in combinations(held, count):
                made = placed_set(rank, naturals + (JOKER,) * jokers_used)
                if joker_fault(made, rules) is None:
                    yield made


Weigh: TypeAlias = Callable[[FixedMeld], float]
"""The weight of a meld; always the same for the same meld, and any number at all."""
WeighLeft: TypeAlias = Callable[[Face], float]
"""The weight of a card that is left."""


class Mix(NamedTuple):
    """The factors of the weights and of each point of the melds."""

    weights: float = 1.0
    points: float = 0.0


class Terms(NamedTuple):
    """The rules by which melds are made, and the weights of melds and of the cards left."""

    rules: FixedRules
    weigh: Weigh
    weigh_left: WeighLeft | None = None

    def left(self, face: Face) -> float:
        """The weight of a card that is left."""
        return 0.0 if self.weigh_left is None else self.weigh_left(face)


class Offer(NamedTuple):
    """A meld that is weighed."""

    weight: float
    """The weight of the meld, less that of its cards when they are left."""
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
    """The best offers for each number of jokers, among those with the same naturals and alike as sequences.

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
