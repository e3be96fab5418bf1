"""Slow and obviously right: every arrangement, every subset, every split, tried one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, TypeVar

from game.cards import ALL_FACES, JOKER, Face, Rank, Suit, face_of
from game.melds.meld import FloatingRules, Kind, Meld

Weight = Callable[[Meld], int]
_M = TypeVar("_M", bound=Meld)

BORAKO = FloatingRules((Rank.ACE, Rank.TWO, Rank.THREE), min_naturals=2, max_run_wilds=2, max_set_wilds=2)
BURACO = FloatingRules((Rank.ACE,), min_naturals=2, max_run_wilds=1, max_set_wilds=1, natural_two_with_wild_two=False)
BURACO_RELAXED = FloatingRules((Rank.ACE,), min_naturals=2, max_run_wilds=1, max_set_wilds=12)
ALL_RULES = (BURACO_RELAXED, BURACO, BORAKO)
_MAY_BE_WILD: Final = frozenset(face for face in ALL_FACES if face == JOKER or face.rank == Rank.TWO)
_IN_A_ROW: Final = {suit: tuple(face_of(Rank(place % 13 + 1), suit) for place in range(14)) for suit in Suit}
"""The ranks on the places of a run, the ace on the first and on the last."""


class Arrangement(NamedTuple):
    """One way to put cards on the places of a run of `suit`, or into a set of `rank`."""

    kind: Kind
    suit: Suit | None
    rank: Rank | None
    low: int
    cards: tuple[Face, ...]
    wilds: tuple[int, ...]


def arrangements(faces: Sequence[Face], rules: FloatingRules) -> Iterator[Arrangement]:
    """Every valid arrangement of all the faces, by trying each card on each place."""
    if len(faces) < 3:
        return
    for rank in rules.set_ranks:
        naturals = tuple(sorted(face for face in faces if face != JOKER and face.rank == rank))
        wilds = tuple(sorted(face for face in faces if face == JOKER or face.rank != rank))
        all_may_be_wild = _MAY_BE_WILD.issuperset(wilds)
        if all_may_be_wild and len(naturals) >= rules.min_naturals and len(wilds) <= rules.max_set_wilds:
            yield Arrangement(Kind.SET, None, rank, 0, naturals + wilds, tuple(range(len(naturals), len(faces))))
    for suit in Suit:
        if not all(face in _MAY_BE_WILD or face.suit == suit for face in faces):
            continue
        for low in range(1, 16 - len(faces)):
            for cards, wild_at in _on_places(tuple(sorted(faces)), suit, low, rules.max_run_wilds):
                if not rules.natural_two_with_wild_two and _two_beside_two(low, cards, wild_at, suit):
                    continue
                if len(faces) - len(wild_at) >= rules.min_naturals:
                    yield Arrangement(Kind.RUN, suit, None, low, cards, tuple(at - low for at in wild_at))


def _two_beside_two(low: int, cards: tuple[Face, ...], wild_at: tuple[int, ...], suit: Suit) -> bool:
    """Whether a run has its own 2 on the 2-place and another 2 as a wild."""
    natural = any((low + index, card) == (2, face_of(Rank.TWO, suit)) for index, card in enumerate(cards))
    return natural and any(cards[at - low] != JOKER for at in wild_at)


def _on_places(
    left: tuple[Face, ...], suit: Suit, place: int, wilds: int
) -> Iterator[tuple[tuple[Face, ...], tuple[int, ...]]]:
    if not left:
        yield (), ()
        return
    belongs_here = _IN_A_ROW[suit][place - 1]
    for face in sorted(set(left)):
        if face == belongs_here:
            wild_here: tuple[int, ...] = ()
        elif wilds and face in _MAY_BE_WILD:
            wild_here = (place,)
        else:
            continue
        rest = list(left)
        rest.remove(face)
        for cards, wild_at in _on_places(tuple(rest), suit, place + 1, wilds - len(wild_here)):
            yield (face, *cards), wild_here + wild_at


def best_arrangement(faces: Sequence[Face], rules: FloatingRules, keep: Meld | None = None) -> Meld | None:
    """The arrangement with the fewest wilds, of these the highest, then with its wilds lowest and in order."""
    kept = (one for one in arrangements(faces, rules) if keep is None or (one.suit, one.rank) == (keep.suit, keep.rank))
    found = min(
        kept,
        key=lambda one: (len(one.wilds), -one.low, one.wilds, tuple(one.cards[at] for at in one.wilds)),
        default=None,
    )
    if found is None:
        return None
    return Meld(found.kind, found.cards, found.wilds, found.suit, found.rank, found.low)


def every_meld(hand: Sequence[Face], rules: FloatingRules) -> dict[tuple[Face, ...], Meld]:
    """Every meld that some cards of the hand make, by its sorted faces."""
    found = {}
    for size in range(3, len(hand) + 1):
        for faces in combinations(sorted(hand), size):
            if faces not in found:
                made = best_arrangement(faces, rules)
                if made is not None:
                    found[faces] = made
    return found


def best_weight(
    hand: Sequence[Face],
    melds: Iterable[_M],
    weigh: Callable[[_M], int],
    weigh_left: Callable[[Face], int] = lambda _: 0,
) -> int:
    """The largest total weight over every way to divide the hand into some of the melds and cards left."""
    by_first: dict[Face, list[tuple[tuple[Face, ...], int]]] = {}
    for meld in melds:
        faces = tuple(sorted(meld.cards))
        by_first.setdefault(faces[0], []).append((faces, weigh(meld)))

    @cache
    def best(cards: tuple[Face, ...]) -> int:
        if not cards:
            return 0
        most = weigh_left(cards[0]) + best(cards[1:])
        for faces, weight in by_first.get(cards[0], ()):
            rest = list(cards)
            for face in faces:
                if face not in rest:
                    break
                rest.remove(face)
            else:
                most = max(most, weight + best(tuple(rest)))
        return most

    return best(tuple(sorted(hand)))
