"""Distributions of the hidden cards that fit everything a player has seen, each as likely as any other.

The cards that are out are sorted by who may hold them. How many of each sort go to whom has few answers, each with its
number of distributions, so that a world is drawn at once and one is found wherever there is one.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import comb
from random import Random
from typing import Final

from game.engine import Seat
from game.families.tricks.opponents.seen import Seen
from game.tricks.masks import Masks, bits
from game.tricks.rules import SEATS

_TRIES: Final = 8
"""How many choices of announced cards are tried for a world before they are left out of account."""
_ASKED: Final = 12
"""How many worlds are held against what was said before one of them is taken, each as often as it is likely."""

Announced = tuple[Seat, tuple[int, ...]]
"""Who said that he has certain cards, and what they may be, as masks; cards played since may be among them."""


class Worlds:
    """Draws the hands of all seats as masks.

    `likelihood` says of the hands of all seats how well they agree with what was said, from 0 to 1; `announced` are
    combinations that others have told of without showing them.
    """

    def __init__(self, known: Seen, likelihood: Callable[[Masks], float], announced: Sequence[Announced] = ()) -> None:
        self.known = known
        self.others = tuple((known.seat + step) % SEATS for step in (1, 2, 3))
        self.announced = announced
        self._likelihood = likelihood
        self._splits: dict[Masks, _Split] = {}

    def likely(self, rng: Random) -> Masks:
        """One world of those that agree with what was said; after a few that hardly do, one that does rather."""
        refused: list[Masks] = []
        reached: list[float] = []
        whole = 0.0
        for _ in range(_ASKED):
            hands = self.draw(rng)
            likely = self._likelihood(hands)
            if rng.random() < likely:
                return hands
            whole += likely
            refused.append(hands)
            reached.append(whole)
        return refused[min(bisect(reached, rng.random() * whole), _ASKED - 1)]

    def draw(self, rng: Random) -> Masks:
        """One world; conclusions that fit no distribution, which right play never leads to, are left out."""
        known = self.known
        for _ in range(_TRIES if self.announced else 0):
            sure = list(known.sure)
            for seat, choices in self.announced:
                sure[seat] |= choices[int(rng.random() * len(choices))] & ~known.played[seat]
            split = self._split((sure[0], sure[1], sure[2], sure[3]))
            if split.ways:
                return self._hands(split, rng)
        split = self._split(known.sure)
        return self._hands(split if split.ways else self._loose(), rng)

    def _split(self, sure: Masks) -> _Split:
        split = self._splits.get(sure)
        if split is None:
            split = self._splits[sure] = _Split(self, sure, self.known.can)
        return split

    def _loose(self) -> _Split:
        out = self.known.out
        return _Split(self, (0, 0, 0, 0), (out, out, out, out))

    def _hands(self, split: _Split, rng: Random) -> Masks:
        hands = [0, 0, 0, 0]
        hands[self.known.seat] = self.known.hand
        for seat, hand in zip(self.others, split.draw(rng), strict=True):
            hands[seat] = hand
        return hands[0], hands[1], hands[2], hands[3]


class _Split:
    """The ways to split the cards that are out among three hands."""

    def __init__(self, worlds: Worlds, sure: Masks, can: Masks) -> None:
        known = worlds.known
        self.sure = tuple(sure[seat] for seat in worlds.others)
        taken = self.sure[0] | self.sure[1] | self.sure[2]
        self.ways: list[int] = []
        """Numbers of distributions, added up; empty where the cards cannot be split."""
        self.numbers: list[tuple[int, int, int, int, int]] = []
        first, second, third = (known.counts[seat] - sure[seat].bit_count() for seat in worlds.others)
        overlap = sum(hand.bit_count() for hand in self.sure) != taken.bit_count()
        # Cards by who may hold them: bit 0 of the sort for the first of the other seats.
        self.sorts: list[list[int]] = [[] for _ in range(8)]
        for card in bits(known.out & ~taken):
            sort = sum(1 << place for place, seat in enumerate(worlds.others) if can[seat] & card)
            self.sorts[sort].append(card)
        if overlap or min(first, second, third) < 0 or self.sorts[0]:
            return
        self._count(first, second, third)

    def _count(self, first: int, second: int, third: int) -> None:
        """Finds all numbers of cards of each sort in each hand."""
        _, a, b, ab, c, ac, bc, abc = (len(cards) for cards in self.sorts)
        if a + b + ab + c + ac + bc + abc != first + second + third:
            return
        ways = []
        for from_ab in range(ab + 1):
            for from_ac in range(ac + 1):
                from_abc = first - a - from_ab - from_ac
                if not 0 <= from_abc <= abc:
                    continue
                more = second - b - (ab - from_ab)
                for of_bc in range(bc + 1):
                    of_abc = more - of_bc
                    if 0 <= of_abc <= abc - from_abc:
                        self.numbers.append((from_ab, from_ac, from_abc, of_bc, of_abc))
                        many = comb(ab, from_ab) * comb(ac, from_ac) * comb(abc, from_abc)
                        ways.append(many * comb(bc, of_bc) * comb(abc - from_abc, of_abc))
        self.ways = list(accumulate(ways))

    def draw(self, rng: Random) -> tuple[int, int, int]:
        """The three hands of one distribution."""
        chosen = bisect(self.ways, rng.random() * self.ways[-1])
        from_ab, from_ac, from_abc, of_bc, of_abc = self.numbers[min(chosen, len(self.numbers) - 1)]
        _, a, b, ab, c, ac, bc, abc = self.sorts
        one, two, three = sum(a), sum(b), sum(c)
        taken, rest = _parted(ab, from_ab, rng)
        one, two = one | taken, two | sum(rest)
        taken, rest = _parted(ac, from_ac, rng)
        one, three = one | taken, three | sum(rest)
        taken, left = _parted(abc, from_abc, rng)
        one |= taken
        taken, rest = _parted(left, of_abc, rng)
        two, three = two | taken, three | sum(rest)
        taken, rest = _parted(bc, of_bc, rng)
        two, three = two | taken, three | sum(rest)
        return self.sure[0] | one, self.sure[1] | two, self.sure[2] | three


def _parted(cards: list[int], count: int, rng: Random) -> tuple[int, list[int]]:
    """So many random cards as a mask, and the others."""
    rest = list(cards)
    taken = 0
    for _ in range(count):
        chosen = int(rng.random() * len(rest))
        taken |= rest[chosen]
        rest[chosen] = rest[-1]
        rest.pop()
    return taken, rest
