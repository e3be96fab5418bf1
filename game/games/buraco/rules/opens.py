"""Several melds laid together for the first 75 points of a round (buraco 9.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Final

from game.cards import without
from game.games.buraco.rules.scoring import HIGH_OPENING, card_points
from game.games.buraco.rules.state import Faces
from game.melds.meld import FloatingRules, Meld
from game.melds.split import best_split
from game.melds.within import melds_within

_ALL_UP_TO: Final = 9
"""In hands up to this size every choice of melds is given."""
_PRICES_OF_A_WILD: Final = (0, 30)
"""In larger hands the best splits are, once for the most points and once for points without wilds."""


def opens(hand: Faces, rules: FloatingRules, legal: Callable[[Sequence[Meld]], bool]) -> Iterator[tuple[Meld, ...]]:
    """Legal choices of two melds or more that count enough together, each once and in a fixed order.

    All of them in a small hand; in a larger one those that are parts of the best splits by points, so there is one if
    the melds of the hand are worth enough at all.
    """
    if len(hand) <= _ALL_UP_TO:
        chosen = _every_choice(hand, tuple(melds_within(hand, rules)), ())
    else:
        chosen = _parts_of_best_splits(hand, rules)
    for melds in chosen:
        if len(melds) > 1 and _points(melds) >= HIGH_OPENING and legal(melds):
            yield melds


def _every_choice(hand: Faces, melds: tuple[Meld, ...], chosen: tuple[Meld, ...]) -> Iterator[tuple[Meld, ...]]:
    """Every choice of melds that the hand can pay for together; the same meld twice where both copies are held."""
    if chosen:
        yield chosen
    for index, meld in enumerate(melds):
        if all(hand.count(card) >= meld.cards.count(card) for card in meld.cards):
            yield from _every_choice(without(hand, meld.cards), melds[index:], (*chosen, meld))


def _parts_of_best_splits(hand: Faces, rules: FloatingRules) -> Iterator[tuple[Meld, ...]]:
    given: set[tuple[Meld, ...]] = set()
    for price in _PRICES_OF_A_WILD:
        melds = best_split(hand, rules, partial(_worth, price)).melds
        for count in range(len(melds), 1, -1):
            for some in combinations(melds, count):
                if some not in given:
                    given.add(some)
                    yield some


def _worth(price_of_a_wild: int, meld: Meld) -> float:
    return card_points(meld.cards) - price_of_a_wild * len(meld.wilds)


def _points(melds: Sequence[Meld]) -> int:
    return sum([card_points(meld.cards) for meld in melds])
