"""What runs and sets, laid or only planned, may come to earn: the terms of `projects` as look-ups, for one team.

The chances are those that everybody shares: of a face that a player does not hold they are the same.
"""

from __future__ import annotations

import math
from typing import Final

from game.families.canasta.opponents.lean.meld_book import FIRST_SET, MeldBook
from game.families.canasta.opponents.lean.side import SUIT, Side
from game.families.canasta.opponents.lean.traits import Traits
from game.families.canasta.opponents.projects import Odds
from game.families.canasta.opponents.weights import Weights

MOST_WILDS: Final = 3
"""More wilds in one hand are worth no more."""
RIVALS: Final = 4
"""Stands for wilds of others, where the worth of their melds is asked."""
_SEVEN: Final = 0b1111111
_ALL_PLACES: Final = (1 << 15) - 2
_BOTH_ACES: Final = 1 << 1 | 1 << 14
_FAR: Final = 6
"""A run that lacks more places than these from ace to ace is not expected to fill them."""
_CLEAN_RUN: Final = 200.0
_DIRTY_RUN: Final = 100.0


class Hopes:
    """What the melds of one team may come to earn."""

    def __init__(self, book: MeldBook, weights: Weights, traits: Traits, odds: Odds) -> None:
        self.book: Final[MeldBook] = book
        self.weights: Final[Weights] = weights
        self.traits: Final[Traits] = traits
        self._dirty_ease: Final[float] = weights.dirty_ease
        self._table: Final[list[list[float]]] = [list(suit) for suit in odds.table]
        self._hand: Final[list[list[float]]] = [list(suit) for suit in odds.hand]
        self._ranks: Final[list[list[float]]] = [list(rank) for rank in odds.ranks]
        self._wild: Final[list[float]] = [
            min(1.0, weights.wild_reach + weights.wild_in_hand * wilds) for wilds in range(MOST_WILDS + 1)
        ]
        self._wild.append(min(1.0, 2.0 * weights.wild_reach))
        self._suits: Final[dict[int, float]] = {}
        self._sets: Final[dict[int, float]] = {}
        self._chances: Final[dict[int, tuple[float, float]]] = {}
        self._melds: Final[dict[int, float]] = {}

    def hoped(self, side: Side) -> float:
        """The bonuses that runs and sets may come to earn, those earned included."""
        if side.hope < 0.0:
            wilds = min(side.twos + side.jokers, MOST_WILDS)
            once = side.once
            twice = side.twice
            lines = side.lines
            side.hope = (
                self._suit(0, lines[0], once & SUIT, twice & SUIT, wilds)
                + self._suit(1, lines[1], once >> 13 & SUIT, twice >> 13 & SUIT, wilds)
                + self._suit(2, lines[2], once >> 26 & SUIT, twice >> 26 & SUIT, wilds)
                + self._suit(3, lines[3], once >> 39 & SUIT, twice >> 39 & SUIT, wilds)
                + self._hoped_of_sets(lines, once, twice, wilds)
            )
        return side.hope

    def hoped_of_suit(self, side: Side, suit: int) -> float:
        """What the runs of one suit add to that."""
        move = 13 * suit
        wilds = min(side.twos + side.jokers, MOST_WILDS)
        return self._suit(suit, side.lines[suit], side.once >> move & SUIT, side.twice >> move & SUIT, wilds)

    def hoped_of_table(self, lines: list[int], wilds: int) -> float:
        """The same with no cards in hand."""
        total = 0.0
        for suit in range(4):
            if lines[suit]:
                total += self._suit(suit, lines[suit], 0, 0, wilds)
        return total + self._hoped_of_sets(lines, 0, 0, wilds)

    def _hoped_of_sets(self, lines: list[int], once: int, twice: int, wilds: int) -> float:
        total = 0.0
        for rank in self.book.set_ranks:
            held = 0
            for suit in range(4):
                bit = 13 * suit + rank
                held += (once >> bit & 1) + (twice >> bit & 1)
            line = lines[FIRST_SET + rank]
            if line or held > 2:
                key = ((line << 4 | held) << 3 | wilds) << 2 | rank
                worth = self._sets.get(key, -1.0)
                if worth < 0.0:
                    worth = self._sets_of_rank(rank, line, held, self._wild[wilds])
                    self._sets[key] = worth
                total += worth
        return total

    def _suit(self, suit: int, line: int, once: int, twice: int, wilds: int) -> float:
        if not line and not once & (once - 1):
            return 0.0
        key = ((((line << 13 | once) << 13) | twice) << 3 | wilds) << 2 | suit
        worth = self._suits.get(key, -1.0)
        if worth < 0.0:
            worth = self._runs_of_suit(suit, line, once, twice, self._wild[wilds])
            self._suits[key] = worth
        return worth

    def _runs_of_suit(self, suit: int, line: int, once13: int, twice13: int, wild: float) -> float:
        once = once13 << 1 | (once13 & 1) << 14
        twice = twice13 << 1 | (twice13 & 1) << 14
        total = 0.0
        for meld in self.book.line_melds[line]:
            worth, used = self._run(suit, meld, once, twice, wild)
            total += worth
            once = (once & ~used) | (twice & used)
            twice &= ~used
        for _ in range(2):
            if not once & (once - 1):
                break
            worth, used = self._planned_run(suit, once, wild)
            if not used:
                break
            total += worth
            once = (once & ~used) | (twice & used)
            twice &= ~used
        return total

    def _run(self, suit: int, meld: int, once: int, twice: int, wild: float) -> tuple[float, int]:
        """What a run on the table may earn with the places held, and which of those it would use."""
        book = self.book
        naturals = book.naturals[meld]
        wilds = book.wilds[meld]
        used = 0
        worth = 0.0
        if book.size[meld] >= 7:
            worth = _CLEAN_RUN if not wilds else _DIRTY_RUN if wilds == 1 else 0.0
        elif wilds > 1:
            worth = self.weights.two_wilds
        else:
            top = _top(naturals)
            best = -1.0
            for start in range(max(1, top - 6), min(8, _bottom(naturals)) + 1):
                window = _SEVEN << start
                all_but_one, all_come = self._chance(suit, window & ~(naturals | once), False)
                if wilds:
                    gain = _DIRTY_RUN * all_but_one
                else:
                    gain = _DIRTY_RUN * wild * all_but_one + (_CLEAN_RUN - _DIRTY_RUN * wild) * all_come
                if gain > best:
                    best = gain
                    used = window & once & ~naturals
            worth = max(best, 0.0)
        if not self.traits.homecoming:
            return worth, used
        if book.own_two[meld]:
            home = naturals | 1 << 2
            top = max(_top(home), 8)
            worth += self._product(suit, ((2 << top) - 4) & ~home & ~once) * max(0.0, _CLEAN_RUN - worth)
        elif not wilds:
            missing = _ALL_PLACES & ~naturals
            if missing & _BOTH_ACES == _BOTH_ACES and not twice & _BOTH_ACES:
                once &= ~(1 << 1)
            lacking = missing & ~once
            if count(lacking) <= _FAR:
                more = self.traits.ace_to_ace - _CLEAN_RUN
                worth += self.weights.ace_to_ace * more * self._product(suit, lacking)
                used |= once & missing
        return worth, used

    def _planned_run(self, suit: int, held: int, wild: float) -> tuple[float, int]:
        """What the best run planned from the places held may earn, and which of them it would use."""
        weights = self.weights
        best = 0.0
        used = 0
        for start in range(1, 9):
            window = _SEVEN << start
            have = window & held
            if have & (have - 1):
                all_but_one, all_come = self._chance(suit, window & ~held, True)
                worth = _DIRTY_RUN * wild * all_but_one + (_CLEAN_RUN - _DIRTY_RUN * wild) * all_come
                if not have & have >> 1:
                    worth *= weights.gapped if have & have >> 2 else weights.scattered
                if worth > best:
                    best = worth
                    used = have
        return best * weights.project, used

    def _chance(self, suit: int, missing: int, alone: bool) -> tuple[float, float]:
        """The chances that all missing places but the unlikeliest are filled, with some ease, and that all are."""
        key = missing << 3 | suit << 1 | (1 if alone else 0)
        known = self._chances.get(key)
        if known is None:
            chances = self._hand[suit] if alone else self._table[suit]
            least = 1.0
            product = 1.0
            for place in range(1, 15):
                if missing >> place & 1:
                    chance = chances[place]
                    if chance < least:
                        product *= least
                        least = chance
                    else:
                        product *= chance
            known = (math.pow(product, self._dirty_ease), product * least)
            self._chances[key] = known
        return known

    def _product(self, suit: int, missing: int) -> float:
        """The chance that all the missing places are filled."""
        chances = self._table[suit]
        chance = 1.0
        for place in range(1, 15):
            if missing >> place & 1:
                chance *= chances[place]
        return chance

    def _sets_of_rank(self, rank: int, line: int, held: int, wild: float) -> float:
        weights = self.weights
        chances = self._ranks[rank][held:]  # the copies held are among the first, those unseen
        total = 0.0
        left = held
        for meld in self.book.line_melds[line]:
            wilds = self.book.wilds[meld]
            total += self._set(rank, self.book.size[meld] - wilds, wilds, left, chances, wild)
            left = 0
        if left > 2:
            alone = [chance * weights.alone for chance in chances]
            total += weights.project * self._set(rank, 0, 0, left, alone, wild)
        return total

    def _set(self, rank: int, on_table: int, wilds: int, held: int, chances: list[float], wild: float) -> float:
        """What a set may earn with so many naturals and wilds on the table and naturals held."""
        clean, dirty, spoilt = self.traits.set_bonus[rank]
        if on_table + wilds >= 7:
            return clean if not wilds else dirty if wilds == 1 else spoilt
        if wilds > 1:
            return self.weights.two_wilds
        have = on_table + held
        six = _at_least(chances, 6 - have)
        if wilds:
            return dirty * six
        return dirty * six * wild + (clean - dirty * wild) * _at_least(chances, 7 - have)

    def of_meld(self, meld: int, spent: int) -> float:
        """What one meld on the table may earn, as its opponents see it; `spent` copies of a set's rank are gone."""
        key = meld << 2 | spent
        hope = self._melds.get(key, -1.0)
        if hope < 0.0:
            book = self.book
            at = book.line_of_meld[meld]
            if at < FIRST_SET:
                hope = self._run(at, meld, 0, 0, self._wild[1])[0]
            else:
                rank = at - FIRST_SET
                wilds = book.wilds[meld]
                chances = self._ranks[rank][spent:]
                hope = self._set(rank, book.size[meld] - wilds, wilds, 0, chances, self._wild[1])
            self._melds[key] = hope
        return hope


def count(mask: int) -> int:
    """How many bits are set."""
    bits = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits


def _bottom(mask: int) -> int:
    """The lowest place of a mask of places."""
    place = 0
    while not mask >> place & 1:
        place += 1
    return place


def _top(mask: int) -> int:
    """The highest place of a mask of places."""
    place = 14
    while not mask >> place & 1:
        place -= 1
    return place


def _at_least(chances: list[float], needed: int) -> float:
    """The chance that so many of independent events happen."""
    if needed <= 0:
        return 1.0
    if needed > len(chances):
        return 0.0
    exactly = [1.0]
    for chance in chances:
        grown = [value * (1.0 - chance) for value in exactly]
        grown.append(0.0)
        for index in range(len(exactly)):
            grown[index + 1] += exactly[index] * chance
        exactly = grown
    total = 0.0
    for index in range(needed, len(exactly)):
        total += exactly[index]
    return total
