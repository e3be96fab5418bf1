"""The best split of a hand into melds and cards left, for any weight of a meld.

The melds of a hand are weighed here and chosen among in `choosing`.

The same hand, rules and weights always give the same split: nothing depends on the order of the hand, on hashes or on
time. Of splits with equal weight one is taken by a fixed order; a meld that adds nothing is not laid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from game.cards import JOKER, Face, Rank, Suit, face_of, without
from game.melds.choosing import Bounds, choose
from game.melds.judge import HIGH_ACE, LOW_ACE, PLACE_TWO, RunArrangement, arrange_run, run_meld
from game.melds.meld import MELD_MINIMUM, RUN_PLACES, SUIT_FACES, FloatingRules, Meld
from game.melds.parts import Packing, Weighed
from game.melds.within import TWOS, choices, melds_within, places_held, rank_held, set_meld

_LEFT_OUT: Final = 2
_SUITS_OF_TWOS: Final = 2


def likely_melds(hand: Sequence[Face], rules: FloatingRules) -> Iterator[Meld]:
    """Melds within the hand, each group of faces once: those without wilds first, then those with one, and so on."""
    held = Counter(hand)
    for wilds in range(max(rules.max_run_wilds, rules.max_set_wilds) + 1):
        if wilds <= rules.max_run_wilds:
            for suit, places in enumerate(places_held(held)):
                yield from _likely_runs(held, suit, places, wilds, rules)
        if wilds <= rules.max_set_wilds:
            for rank in rules.set_ranks:
                yield from _likely_sets(held, rank, wilds, rules)


def _likely_runs(held: Counter[Face], suit: int, places: int, wilds: int, rules: FloatingRules) -> Iterator[Meld]:
    chosen_wilds = choices(_likely_wilds(held, suit), wilds)
    beside_a_two = chosen_wilds if rules.natural_two_with_wild_two else choices((JOKER,) * held[JOKER], wilds)
    for low in range(1, RUN_PLACES):
        for high in range(low + 1, RUN_PLACES + 1):
            naturals = places & ((1 << high + 1) - (1 << low))
            aces = (naturals & (LOW_ACE | HIGH_ACE)).bit_count()
            size = naturals.bit_count()
            if (
                not (places >> low & places >> high & 1)
                or aces > held[SUIT_FACES[suit][0]]
                or size < rules.min_naturals
                or not max(MELD_MINIMUM, high - low + 1) <= size + wilds <= RUN_PLACES
            ):
                continue
            own_two = (naturals & PLACE_TWO) >> 2
            arrangement = arrange_run(naturals & ~(LOW_ACE | HIGH_ACE | PLACE_TWO), aces, own_two, wilds)
            if isinstance(arrangement, RunArrangement) and arrangement.naturals == naturals:
                for chosen in beside_a_two if own_two else chosen_wilds:
                    yield run_meld(suit, arrangement, chosen)


def _likely_sets(held: Counter[Face], rank: Rank, wilds: int, rules: FloatingRules) -> Iterator[Meld]:
    faces = rank_held(held, rank)
    chosen_wilds = choices(_likely_wilds(held, rank, faces), wilds)
    fewest = max(rules.min_naturals, MELD_MINIMUM - wilds, len(faces) - _LEFT_OUT)
    for count in range(len(faces), fewest - 1, -1):
        for naturals in choices(faces, count):
            for chosen in chosen_wilds:
                yield set_meld(rank, naturals, chosen)


def _likely_wilds(held: Counter[Face], turn: int, naturals: Sequence[Face] = ()) -> list[Face]:
    """The jokers and the 2s of a few suits, sorted, with repeats; those that are natural here do not count.

    Each suit and rank takes its turn to begin with another suit of 2s, so that all of them are used somewhere.
    """
    twos = [face_of(Rank.TWO, Suit((turn + step) % len(Suit))) for step in range(1, len(Suit))]
    others = [face for face in twos if held[face] and face not in naturals][:_SUITS_OF_TWOS]
    return [face for face in (*sorted(others), JOKER) for _ in range(held[face])]


EXACT_HAND: Final = 26
"""Hands up to this size are split exactly."""
BUDGET: Final = 24_000
"""The budget of the search in a larger hand, in melds weighed times cards of the hand."""
_OFTEN_ALL: Final = 36
"""The largest hand for which it is worth finding out whether the budget is enough for all melds."""
_SETS: Final = len(Suit)


@dataclass(frozen=True, slots=True)
class Split:
    """A hand divided into melds and the cards left."""

    melds: tuple[Meld, ...]
    rest: tuple[Face, ...]
    """Sorted."""
    weight: float
    """The weight of the melds and of the cards left."""
    exact: bool
    """Whether no split weighs more; always so for hands of up to 26 cards, unless the melds were limited."""


def best_split(
    hand: Sequence[Face],
    rules: FloatingRules,
    weigh: Callable[[Meld], float],
    weigh_left: Callable[[Face], float] | None = None,
    budget: int = BUDGET,
    exact_melds: int | None = None,
) -> Split:
    """The split of the largest weight: `weigh` of each meld and, if given, `weigh_left` of each card left, summed.

    `weigh` may be any function of the meld that always answers alike, also with negative numbers. A hand above 26 cards
    is split within `budget`: the likeliest melds are weighed, about `budget` divided by the cards, and joined narrowly.
    With `exact_melds` so is a smaller one that holds more melds, which is quicker.
    """
    packing = Packing(hand)
    too_many = len(hand) > EXACT_HAND or (exact_melds is not None and _holds_more(hand, rules, exact_melds))
    narrow = _narrow_for(len(hand), budget) if too_many else None
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


def _holds_more(hand: Sequence[Face], rules: FloatingRules, melds: int) -> bool:
    return next(islice(melds_within(hand, rules), melds, None), None) is not None


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
    """The fields of the wilds of each part: 2s and jokers, in sets of 2s jokers only."""
    jokers = packing.fields_of((JOKER,))
    wilds = packing.fields_of((*TWOS, JOKER))
    return {part: jokers if part == _SETS + Rank.TWO else wilds for part in parts}
