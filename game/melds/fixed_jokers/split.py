"""The best split of a hand into melds with fixed jokers, and the best opening.

The melds of the hand are weighed here and chosen among as those with floating wilds are (see `choosing`); the jokers
are the only wilds. What an opening needs besides points are claims: a claim is worth more than everything else
together, so that the best choice makes all of them if any choice does.

The same hand, rules and weights always give the same split, and every answer is exact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from game.cards import JOKER, Face, without
from game.melds.choosing import choose
from game.melds.fixed_jokers.meld import FixedMeld, FixedRules
from game.melds.fixed_jokers.offers import WEIGHTS_ALONE, Mix, Terms, Weigh, WeighLeft, offered, qualifies
from game.melds.parts import Packing, Weighed


@dataclass(frozen=True, slots=True)
class FixedSplit:
    """A hand divided into melds and the cards left."""

    melds: tuple[FixedMeld, ...]
    rest: tuple[Face, ...]
    """Sorted."""
    weight: float
    """The weight of the melds and of the cards left."""
    points: int
    """The weight of the melds."""


class Needs(NamedTuple):
    """Conditions on a choice of melds besides its points."""

    sequence: bool = False
    """One of the melds is a qualifying sequence."""
    used: tuple[Face, ...] = ()
    """Cards, of which any copies are in the melds."""
    kept: tuple[Face, ...] | None = None
    """One of these cards is left; `None`: no card need be."""


_NOTHING: Final = Needs()
_AT_ONCE: Final = 120
"""The number of melds joined at once: more than elsewhere, since there are few jokers; chosen by trial."""


def best_fixed_split(
    hand: Sequence[Face], rules: FixedRules, weigh: Weigh, weigh_left: WeighLeft | None = None
) -> FixedSplit:
    """The split of the largest weight: `weigh` of each meld and, if given, `weigh_left` of each card left, summed.

    Answers are remembered by the functions given, so the same function should be given again for the same weights.
    """
    return _best_split(tuple(sorted(hand)), Terms(rules, weigh, weigh_left))


@lru_cache(maxsize=1 << 11)
def _best_split(hand: tuple[Face, ...], terms: Terms) -> FixedSplit:
    melds = solve(hand, terms, _NOTHING)
    return split_of(hand, terms, melds or ())


def split_of(hand: tuple[Face, ...], terms: Terms, melds: tuple[FixedMeld, ...]) -> FixedSplit:
    """The split of a sorted hand into these melds and what they leave."""
    rest = left_by(hand, melds)
    weight = sum(map(terms.weigh, melds)) + sum(map(terms.left, rest))
    return FixedSplit(melds, rest, weight, sum(meld.points(terms.rules) for meld in melds))


def left_by(hand: tuple[Face, ...], melds: Iterable[FixedMeld]) -> tuple[Face, ...]:
    """The cards of a hand that are in none of the melds."""
    return without(hand, [face for meld in melds for face in meld.cards])


def solve(
    hand: tuple[Face, ...],
    terms: Terms,
    needs: Needs,
    mix: Mix = WEIGHTS_ALONE,
    barred: frozenset[FixedMeld] = frozenset(),
) -> tuple[FixedMeld, ...] | None:
    """The melds of the best split of a sorted hand, those barred left out, or `None` where none meets the needs."""
    melds = _claiming(hand, terms, needs, mix, barred)
    if melds is None or needs.kept is None or any(face in needs.kept for face in left_by(hand, melds)):
        return melds
    best: tuple[float, tuple[FixedMeld, ...]] | None = None
    for face in dict.fromkeys(hand):
        if face in needs.kept:
            others = without(hand, (face,))
            melds = _claiming(others, terms, needs, mix, barred)
            if melds is not None:
                worth = value(hand, terms, mix, melds)
                if best is None or worth > best[0]:
                    best = (worth, melds)
    return None if best is None else best[1]


def value(hand: tuple[Face, ...], terms: Terms, mix: Mix, melds: tuple[FixedMeld, ...]) -> float:
    """Return the value of a split."""
    split = split_of(hand, terms, melds)
    return mix.weights * split.weight + mix.points * split.points


def _claiming(
    hand: tuple[Face, ...], terms: Terms, needs: Needs, mix: Mix, barred: frozenset[FixedMeld]
) -> tuple[FixedMeld, ...] | None:
    """The best melds that make every claim of the needs, whatever they leave."""
    claims = _claims(needs)
    packing = Packing(hand, [count for count, _ in claims])
    offers_by_part = offered(hand, terms, JOKER not in needs.used, mix, barred)
    share = max([offer.weight / len(offer.meld.cards) for _, offers in offers_by_part for offer in offers], default=0.0)
    share = max(share, 0.0)
    claimed = 0.0
    if claims:
        worst = -min([offer.weight for _, offers in offers_by_part for offer in offers], default=0.0)
        claimed = 1.0 + share * len(hand) + max(0.0, worst) * sum([count for count, _ in claims])
    melds: list[FixedMeld] = []
    by_part: dict[int, list[Weighed]] = {}
    for holding, offers in offers_by_part:
        weighed = []
        for weight, _, _, meld in offers:
            packed = packing.pack(meld.cards)
            for times, made in _makings(meld, claims, packing) if claims else _NO_CLAIM:
                if weight + times * claimed > 0:
                    weighed.append((weight + times * claimed, packed + made, len(melds)))
                    melds.append(meld)
        if weighed:
            by_part[holding.part] = weighed
    chosen: tuple[FixedMeld, ...] = ()
    if melds:
        wilds = packing.fields_of((JOKER,)) | sum(packing.fields[len(packing.faces) :])
        joined = choose(by_part, dict.fromkeys(by_part, wilds), packing, share, claim=claimed, at_once=_AT_ONCE)
        chosen = tuple(melds[number] for number in joined.numbers)
    return chosen if all(sum(map(makes, chosen)) >= count for count, makes in claims) else None


_Claim: TypeAlias = tuple[int, Callable[[FixedMeld], int]]
"""The number of times that a claim must be made, and that a meld can make it."""
_NO_CLAIM: Final = ((0, 0),)


def _claims(needs: Needs) -> list[_Claim]:
    claims: list[_Claim] = [(1, qualifies)] if needs.sequence else []
    for face, count in Counter(needs.used).items():
        claims.append((count, partial(_times_in, face)))
    return claims


def _times_in(face: Face, meld: FixedMeld) -> int:
    return meld.cards.count(face)


def _makings(meld: FixedMeld, claims: list[_Claim], packing: Packing) -> Iterator[tuple[int, int]]:
    """The ways in which a meld may make claims, none among them: the number of claims, and the claims packed."""
    every = [range(min(count, makes(meld)) + 1) for count, makes in claims]
    for times in product(*every):
        yield sum(times), sum([time * claim for time, claim in zip(times, packing.claims, strict=True)])
