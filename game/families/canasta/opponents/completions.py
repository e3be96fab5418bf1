"""Cards of a hand that only together give a meld its bonus: one by one each of them seems to gain nothing.

A run or set is brought to seven cards by two or more, a wild among them where a place lacks; and a run whose own 2
stands for another card is filled so that the 2 comes home.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards import ALL_FACES, JOKER, Face, Rank, face_of
from game.families.canasta.opponents.hand_shape import WILD_FACES, faces_in
from game.melds.judge import arrange_add
from game.melds.meld import FloatingRules, Meld

WINDOW: Final = 7
"""Cards of a run from which it earns a bonus."""
_WINDOWS: Final = (0, *(0b1111111 << start for start in range(1, 9)))
"""For each lowest place the seven places of a shortest run with a bonus."""
_SUIT: Final = 0x1FFF
_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
RELATED: Final = (
    *(_SUIT << 13 * suit | WILD_FACES for suit in range(4)),
    *(_RANK << rank | WILD_FACES for rank in range(3)),
)
"""The faces of a hand that matter for what completes runs of each suit, then sets of aces, 2s and 3s, with wilds."""
_HOME: Final = 1 << 2
"""The place of the 2 in a run."""
_LEAST_TOP: Final = 8
"""The highest place of the shortest run from its 2 that earns a bonus."""


class RunShape(NamedTuple):
    """A run on the table as far as its future goes."""

    naturals: int
    """Mask of the places of its natural cards."""
    own_two: bool
    """Whether its one wild is a 2 of its own suit, which may still reach its natural place."""


@lru_cache(maxsize=1 << 14)
def run_shape(meld: Meld) -> RunShape:
    """The shape of a run."""
    assert meld.suit is not None, "a run has a suit"
    naturals = 0
    for index in range(len(meld.cards)):
        if index not in meld.wilds:
            naturals |= 1 << (meld.low + index)
    return RunShape(naturals, [meld.cards[index] for index in meld.wilds] == [face_of(Rank.TWO, meld.suit)])


def related(meld: Meld) -> int:
    """The faces of a hand that matter for what completes a meld, bit `1 << face`."""
    if meld.suit is not None:
        return RELATED[meld.suit]
    assert meld.rank is not None, "a set has a rank"
    return RELATED[3 + meld.rank]


@lru_cache(maxsize=1 << 15)
def completions(meld: Meld, once: int, twice: int, rules: FloatingRules) -> tuple[tuple[Face, ...], ...]:
    """Cards that together complete a meld, two or more in an order in which each of them fits.

    `once` and `twice` are the related faces of which the hand has one copy or more, and two.
    """
    found: list[tuple[Face, ...]] = []
    known: set[tuple[Face, ...]] = set()
    for cards in _of_run(meld, once, twice, rules) if meld.suit is not None else _of_set(meld, once, twice):
        key = tuple(sorted(cards))
        if len(cards) > 1 and key not in known:
            known.add(key)
            order = _in_order(meld, cards, rules)
            if order is not None:
                found.append(order)
    return tuple(found)


def _of_run(meld: Meld, once: int, twice: int, rules: FloatingRules) -> Iterator[list[Face]]:
    assert meld.suit is not None, "a run has a suit"
    suit, shape = meld.suit, run_shape(meld)
    if len(meld.wilds) > 1:
        return
    cards = once >> 13 * suit & _SUIT
    held = cards << 1 | (cards & 1) << 14
    naturals = shape.naturals
    top = naturals.bit_length() - 1
    low = (naturals & -naturals).bit_length() - 1
    if shape.own_two and not naturals & _HOME:
        missing = (2 << max(top, _LEAST_TOP)) - 1 & ~(naturals | 1 | 1 << 1 | _HOME)
        if not missing & ~held:
            yield _faces(suit, missing)
    if len(meld.cards) >= WINDOW:
        return
    for start in range(max(1, top - WINDOW + 1), min(_LEAST_TOP, low) + 1):
        missing = _WINDOWS[start] & ~naturals
        lacking = missing & ~held
        if not lacking & (lacking - 1):
            filled = _faces(suit, missing & held)
            if not lacking or meld.wilds:
                yield filled
            else:
                wild = _wild(suit, naturals | missing & held, once, twice, rules)
                if wild is not None:
                    yield [*filled, wild]


def _faces(suit: int, places: int) -> list[Face]:
    return [ALL_FACES[13 * suit + (place - 1) % 13] for place in range(1, 15) if places >> place & 1]


def _wild(suit: int, naturals: int, once: int, twice: int, rules: FloatingRules) -> Face | None:
    """The least precious wild for a run with these naturals."""
    if not naturals & _HOME or rules.natural_two_with_wild_two:
        own = 13 * suit + 1
        if (twice if naturals & _HOME else once) >> own & 1:
            return ALL_FACES[own]
        others = once & WILD_FACES & ~(1 << own | 1 << JOKER)
        if others:
            return faces_in(others)[0]
    return JOKER if once >> JOKER & 1 else None


def _of_set(meld: Meld, once: int, twice: int) -> Iterator[list[Face]]:
    assert meld.rank is not None, "a set has a rank"
    lacking = WINDOW - len(meld.cards)
    wilds = WILD_FACES if meld.rank != 2 else 1 << JOKER
    held = sorted([*faces_in(once & ~wilds), *faces_in(twice & ~wilds)])
    if len(meld.wilds) > 1 or lacking < 2:
        return
    if len(held) >= lacking:
        yield held[:lacking]
    elif len(held) == lacking - 1 and not meld.wilds and once & wilds:
        yield [*held, faces_in(once & wilds)[0]]


def _in_order(meld: Meld, cards: list[Face], rules: FloatingRules) -> tuple[Face, ...] | None:
    """The cards in an order in which each fits; None where there is none or they earn nothing together."""
    left = list(cards)
    order: list[Face] = []
    grown = meld
    while left:
        for card in left:
            after = arrange_add(grown, card, rules)
            if isinstance(after, Meld):
                break
        else:
            return None
        grown = after
        left.remove(card)
        order.append(card)
    return tuple(order) if len(grown.cards) >= WINDOW and len(grown.wilds) < 2 else None
