"""What was said, held against the hands of all: each word counts the cards of who said it.

Cards are counted as `greedy` counts them, see `greedy`. A word makes a count more or less likely and excludes none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp
from typing import Final, NamedTuple

from game.cards import Rank, Suit
from game.engine import Seat
from game.families.tricks.opponents.greedy import OTHER_TRUMP, PLAIN_COUNT, SIDE_ACE, TRUMP_COUNT
from game.tricks.masks import Masks, Pack

_MOST: Final = 64
"""More than any hand counts."""

ByByte = tuple[Sequence[int], Sequence[int], Sequence[int], Sequence[int]]
"""For each suit in the order of the masks, and each set of its cards, what they count together."""


class Sign(NamedTuple):
    """What one seat has said, of a count of its cards."""

    seat: Seat
    beside: int
    """Cards that are counted besides those in hand."""
    trumps: tuple[Suit | None, ...]
    """What the cards are counted with, None for no trumps; of several suits the one in which they count most."""
    chances: tuple[float, ...]
    """For each count how likely it is that somebody says so."""


class Signs:
    """The words of all, held against the hands of all: `of` says how likely they are."""

    def __init__(self, pack: Pack, signs: Iterable[Sign], played: Masks) -> None:
        together: dict[tuple[Seat, int, tuple[Suit | None, ...]], list[float]] = {}
        for seat, beside, trumps, chances in signs:
            known = together.get((seat, beside, trumps), [1.0] * _MOST)
            together[seat, beside, trumps] = [one * other for one, other in zip(known, chances, strict=True)]
        self._signs = [
            (seat, played[seat] | beside, *by_byte(pack, trumps[0]), chances)
            for (seat, beside, trumps), chances in together.items()
            if len(trumps) == 1
        ]
        self._of_any_suit = [
            (seat, played[seat] | beside, [by_byte(pack, suit) for suit in trumps], chances)
            for (seat, beside, trumps), chances in together.items()
            if len(trumps) > 1
        ]

    def of(self, hands: Masks) -> float:
        """How likely all that was said is with these hands, from 0 to 1."""
        likely = 1.0
        for seat, more, a, b, c, d, chances in self._signs:
            had = hands[seat] | more
            likely *= chances[a[had & 255] + b[had >> 8 & 255] + c[had >> 16 & 255] + d[had >> 24]]
        for seat, more, counts, chances in self._of_any_suit:
            had = hands[seat] | more
            most = max([a[had & 255] + b[had >> 8 & 255] + c[had >> 16 & 255] + d[had >> 24] for a, b, c, d in counts])
            likely *= chances[most]
        return likely


def rising(middle: float, width: float) -> tuple[float, ...]:
    """For each count the chance of saying what is said with good cards.

    It is as likely as not at the middle, and rises to 73% within the width.
    """
    return tuple(1.0 / (1.0 + exp((middle - count) / width)) for count in range(_MOST))


def falling(middle: float, width: float) -> tuple[float, ...]:
    """The same of what is said without."""
    return tuple(1.0 - chance for chance in rising(middle, width))


@cache
def by_byte(pack: Pack, suit: Suit | None) -> ByByte:
    """What cards count with these trumps, or without."""
    tables: list[Sequence[int]] = [()] * 4
    for card in pack.rules.deck[:: pack.width]:
        mask = pack.suit_of[pack.bit_of[card]]
        order = pack.rules.trump_order if mask == pack.trumps else pack.rules.plain_order
        if suit is None:
            counted = _tabled(order, PLAIN_COUNT, 0)
        elif card.suit == suit:
            counted = _tabled(order, TRUMP_COUNT, OTHER_TRUMP)
        else:
            counted = _tabled(order, {Rank.ACE: SIDE_ACE}, 0)
        tables[mask.bit_length() // pack.width - 1] = counted
    first, second, third, fourth = tables
    return first, second, third, fourth


def _tabled(order: tuple[Rank, ...], counts: dict[Rank, int], other: int) -> tuple[int, ...]:
    """For each set of a suit's cards what they count together."""
    return tuple(
        sum(counts.get(order[place], other) for place in range(8) if ranks >> place & 1) for ranks in range(256)
    )
