"""Which cards may still come for one team, and what runs and sets, laid or only planned, may come to be worth."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from game.cards import Rank, face_of
from game.families.canasta.opponents.hand_shape import places
from game.families.canasta.opponents.lean.independent import at_least
from game.families.canasta.opponents.weights import Weights
from game.melds.meld import Meld

SUITS: Final = range(4)
_MOST_COPIES: Final = 4
"""Copies of a face at most: those of the joker."""
WINDOW: Final = 7
"""Cards of a run from which it earns a bonus."""
WINDOWS: Final = (0, *(0b1111111 << start for start in range(1, 9)))
"""For each lowest place the seven places of a shortest run with a bonus."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of one team to put one more copy of a face on the table."""

    face: tuple[float, ...]
    """By face, with melds on the table waiting for it."""
    table: tuple[tuple[float, ...], ...]
    """The same by suit and place (index 0 is no place)."""
    hand: tuple[tuple[float, ...], ...]
    """By suit and place for one player who collects alone."""
    ranks: tuple[tuple[float, ...], ...]
    """For aces, 2s and 3s the chance of every single copy that may still come."""


def reach_of_stock(weights: Weights, stock: int) -> float:
    """The chance of one unseen copy with `stock` cards left to draw."""
    return weights.stock_reach * (1.0 - exp(-(stock + 1.0) / weights.stock_fade))


def odds_of(
    weights: Weights,
    stock: int,
    unseen: Sequence[int],
    pile: Sequence[int],
    friends: Sequence[int],
    rivals: Sequence[int],
) -> Odds:
    """The chances when so many copies of each face are unseen, on the pile, known to the partner or to the rivals."""
    reach = reach_of_stock(weights, stock)
    later = min(1.0, (stock + 1.0) / weights.late_stock)
    misses = _powers(1.0 - reach)
    alone = _powers(1.0 - reach * weights.alone)
    pile_miss = 1.0 - weights.pile_reach * later
    friend_miss = 1.0 - weights.partner_reach * later
    rival_miss = 1.0 - weights.rival_reach * later
    share = weights.set_share
    face = [0.0] * 53
    solo = [0.0] * 53
    ranks: tuple[list[float], ...] = ([], [], [])
    for index in range(53):
        miss = misses[unseen[index]]
        single = alone[unseen[index]]
        if pile[index]:
            lost = pile_miss ** pile[index]
            miss *= lost
            single *= lost
        if friends[index]:
            miss *= friend_miss ** friends[index]
        if rivals[index]:
            lost = rival_miss ** rivals[index]
            miss *= lost
            single *= lost
        face[index] = 1.0 - miss
        solo[index] = 1.0 - single
        if index % 13 < 3 and index < 52:
            copies = ranks[index % 13]
            copies += [reach * share] * unseen[index]
            copies += [(1.0 - pile_miss) * share] * pile[index]
            copies += [(1.0 - friend_miss) * share] * friends[index]
            copies += [(1.0 - rival_miss) * share] * rivals[index]
    return Odds(tuple(face), _by_place(face), _by_place(solo), tuple(map(tuple, ranks)))


def _powers(miss: float) -> tuple[float, ...]:
    """The chances that no copy comes, by how many there are."""
    return tuple(miss**copies for copies in range(_MOST_COPIES + 1))


def _by_place(face: Sequence[float]) -> tuple[tuple[float, ...], ...]:
    return tuple((0.0, *face[13 * suit : 13 * suit + 13], face[13 * suit]) for suit in SUITS)


BOTH_ACES: Final = 1 << 1 | 1 << 14
"""The places of an ace in a run."""
CLEAN_RUN: Final = 200.0
"""The bonus of a run without wilds, in points."""
DIRTY_RUN: Final = 100.0
"""The bonus of a run with one wild, in points."""
RUN_BONUS: Final = (CLEAN_RUN, DIRTY_RUN, 0.0)
"""By the number of wilds."""


class RunShape(NamedTuple):
    """A run on the table as far as its future goes."""

    size: int
    naturals: int
    """Mask of the places of its natural cards."""
    wilds: int
    own_two: bool = False
    """Whether its one wild is a 2 of its own suit, which may still reach its natural place."""


class SetShape(NamedTuple):
    """A set on the table as far as its future goes."""

    size: int
    rank: int
    """Index of the rank, as in `face % 13`."""
    wilds: int


@lru_cache(maxsize=1 << 14)
def run_shape(meld: Meld) -> RunShape:
    """The shape of a run."""
    assert meld.suit is not None, "a run has a suit"
    naturals = 0
    for index in range(len(meld.cards)):
        if index not in meld.wilds:
            naturals |= 1 << (meld.low + index)
    own_two = [meld.cards[index] for index in meld.wilds] == [face_of(Rank.TWO, meld.suit)]
    return RunShape(len(meld.cards), naturals, len(meld.wilds), own_two)


def set_shape(meld: Meld) -> SetShape:
    """The shape of a set."""
    assert meld.rank is not None, "a set has a rank"
    return SetShape(len(meld.cards), meld.rank - 1, len(meld.wilds))


@dataclass(frozen=True, slots=True)
class Prospects:
    """Judges projects with one team's chances; `wild` is the chance that a wild comes where one is wanted."""

    weights: Weights
    odds: Odds
    set_bonus: Mapping[int, tuple[float, float, float]]
    """By the rank's index, as in `face % 13`, the bonus of a set without wilds, with one, and with two."""
    _known: dict[int, tuple[float, float]] = field(default_factory=dict)
    """Chances reckoned so far, by places, suit and whether the hand collects alone."""
    _grows: dict[tuple[int, int], float] = field(default_factory=dict)
    """Chances that clean runs grow, by where they are and what is held of their suit."""

    def run(self, suit: int, shape: RunShape, held: int, wild: float) -> tuple[float, int]:
        """What a run on the table may earn with the places `held` in hand, and which of those it would use."""
        size, naturals, wilds, _ = shape
        if size >= WINDOW:
            return RUN_BONUS[wilds], 0
        if wilds > 1:
            return self.weights.two_wilds, 0
        top = naturals.bit_length() - 1
        low = (naturals & -naturals).bit_length() - 1
        chances = self.odds.table[suit]
        best = -1.0
        used = 0
        grown, nearly = (0.0, 0.0) if wilds else (self._grown(suit, low, top, held, short) for short in (0, 1))
        for start in range(max(1, top - 6), min(8, low) + 1):
            window = WINDOWS[start]
            all_but_one, _ = self._chance(chances, suit, window & ~(naturals | held), alone=False)
            all_but_one *= self._laid(window & held & ~naturals)
            worth = DIRTY_RUN * all_but_one if wilds else _clean_worth(max(all_but_one, nearly), grown, wild)
            if worth > best:
                best = worth
                used = window & held & ~naturals
        return max(best, 0.0), used

    def _grown(self, suit: int, low: int, top: int, held: int, short: int) -> float:
        """The chance that a run without wilds grows to seven places, or `short` of them, at whichever ends."""
        key = (suit << 9 | low << 5 | top << 1 | short, held)
        known = self._grows.get(key)
        if known is None:
            lacking = WINDOW - short - (top - low + 1)
            chances, sure = self.odds.table[suit], self.weights.hand_reach
            above = [1.0]
            for place in range(top + 1, min(14, top + lacking) + 1):
                above.append(above[-1] * (sure if held >> place & 1 else chances[place]))
            known = 0.0
            below = 1.0
            for fewer in range(lacking + 1):
                place = low - fewer - 1
                more = below * ((sure if held >> place & 1 else chances[place]) if place > 0 else 0.0)
                exactly = below if fewer == lacking else below - more
                if lacking - fewer < len(above):
                    known += exactly * above[lacking - fewer]
                below = more
            self._grows[key] = known
        return known

    def coming_home(self, suit: int, shape: RunShape, once: int) -> tuple[float, int]:
        """The chance that the wild 2 of a run of its own suit comes to stand in its place in a clean run of seven, the
        places `once` being in hand, and which of these it would use.
        """
        naturals = shape.naturals | 1 << 2
        top = max(naturals.bit_length() - 1, WINDOW + 1)
        missing = (2 << top) - 4 & ~naturals
        return self.all_of(suit, missing & ~once) * self._laid(missing & once), missing & once

    def _laid(self, held: int) -> float:
        """The chance that the cards in hand at these places are all laid in the end."""
        return float(self.weights.hand_reach ** held.bit_count())

    def all_of(self, suit: int, missing: int) -> float:
        """The chance that all the missing places are filled."""
        chance = 1.0
        for place in places(missing):
            chance *= self.odds.table[suit][place]
        return chance

    def planned_run(self, suit: int, held: int, wild: float) -> tuple[float, int]:
        """What the best run planned from the places `held` may earn, and which of them it would use."""
        chances = self.odds.hand[suit]
        best = 0.0
        used = 0
        for start in range(1, 9):
            have = WINDOWS[start] & held
            if have & (have - 1):
                all_but_one, all_come = self._chance(chances, suit, WINDOWS[start] & ~held, alone=True)
                worth = _clean_worth(all_but_one, all_come, wild) * self._nearness(have)
                if worth > best:
                    best = worth
                    used = have
        return best * self.weights.project, used

    def _chance(self, chances: Sequence[float], suit: int, missing: int, alone: bool) -> tuple[float, float]:
        """The chances that all missing places but the unlikeliest are filled, with some ease, and that all are."""
        key = missing << 3 | suit << 1 | alone
        known = self._known.get(key)
        if known is None:
            least = 1.0
            product = 1.0
            for place in places(missing):
                chance = chances[place]
                if chance < least:
                    product *= least
                    least = chance
                else:
                    product *= chance
            known = self._known[key] = (math.pow(product, self.weights.dirty_ease), product * least)
        return known

    def _nearness(self, have: int) -> float:
        """How much nearer cards are to a first meld when neighbours are among them."""
        if have & have >> 1:
            return 1.0
        return self.weights.gapped if have & have >> 2 else self.weights.scattered

    def set_(self, rank: int, on_table: int, wilds: int, held: int, chances: Sequence[float], wild: float) -> float:
        """What a set may earn with so many naturals and wilds on the table and naturals held.

        `chances` are those of the copies that may still come.
        """
        clean, dirty, _ = self.set_bonus[rank]
        if on_table + wilds >= WINDOW:
            return self.set_bonus[rank][min(wilds, 2)]
        if wilds > 1:
            return self.weights.two_wilds
        events = [*chances, *[self.weights.hand_reach] * held]
        six = at_least(events, 6 - on_table)
        if wilds:
            return dirty * six
        seven = at_least(events, 7 - on_table)
        return dirty * six * wild + (clean - dirty * wild) * seven


def _clean_worth(all_but_one: float, all_come: float, wild: float) -> float:
    """What a run without wilds may earn: all if all places are filled, half if a wild must stand for one."""
    return DIRTY_RUN * wild * all_but_one + (CLEAN_RUN - DIRTY_RUN * wild) * all_come
