"""The melds of a large hand that are likeliest to be in its best split.

A large hand holds tens of thousands of melds, most of them with a wild where a natural is at hand. Here a run takes
every natural between its ends, a set leaves out two at most, and two suits of 2s are enough to choose wilds from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from game.cards.face import JOKER, Face, Rank, Suit, face_of
from game.melds.line import HIGH_ACE, LOW_ACE, PLACE_TWO, SUIT_FACES, Standing, run_meld, stand
from game.melds.meld import MELD_MINIMUM, RUN_PLACES, FloatingRules, Meld
from game.melds.within import choices, places_held, rank_held, set_meld

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
            standing = stand(naturals & ~(LOW_ACE | HIGH_ACE | PLACE_TWO), aces, own_two, wilds)
            if isinstance(standing, Standing) and standing.naturals == naturals:
                for chosen in beside_a_two if own_two else chosen_wilds:
                    yield run_meld(suit, standing, chosen)


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
