"""What runs and sets, laid or only planned, may come to be worth.

A run is a project for one of the eight windows of seven places. Its worth is the bonus times the chance that all
missing places are filled; a wild that fills the unlikeliest of them gives the lower bonus.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from game.families.canasta.opponents.faces import places
from game.families.canasta.opponents.odds import WINDOW, WINDOWS, Odds
from game.melds.meld import Meld

RUN_BONUS: Final = (200.0, 100.0, 0.0)
TWO_WILDS: Final = 3.0
"""A run with two wilds earns nothing but the room for cards it gives."""


class RunShape(NamedTuple):
    """A run on the table as far as its future goes."""

    size: int
    naturals: int
    """Mask of the places of its natural cards."""
    wilds: int


class SetShape(NamedTuple):
    """A set on the table as far as its future goes."""

    size: int
    rank: int
    """Index of the rank, as in `face % 13`."""
    wilds: int


@lru_cache(maxsize=1 << 14)
def run_shape(meld: Meld) -> RunShape:
    """The shape of a run."""
    naturals = 0
    for index in range(len(meld.cards)):
        if index not in meld.wilds:
            naturals |= 1 << (meld.low + index)
    return RunShape(len(meld.cards), naturals, len(meld.wilds))


def set_shape(meld: Meld) -> SetShape:
    """The shape of a set."""
    assert meld.rank is not None, "a set has a rank"
    return SetShape(len(meld.cards), meld.rank - 1, len(meld.wilds))


class Ease(Protocol):
    """What a game's weights say of projects."""

    @property
    def dirty_ease(self) -> float:
        """Power of the chances of a run with a wild, which has more ways to grow than the likeliest."""

    @property
    def project(self) -> float:
        """Share of a bonus planned in the hand alone."""

    @property
    def gapped(self) -> float:
        """Factor on a planned run whose nearest cards have a gap between them."""

    @property
    def scattered(self) -> float:
        """Factor on a planned run whose cards are all farther apart."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """Judges projects with one team's chances; `wild` is the chance that a wild comes where one is wanted."""

    weights: Ease
    odds: Odds
    set_bonus: Mapping[int, tuple[float, float, float]]
    """By the rank's index, as in `face % 13`, the bonus of a set without wilds, with one, and with two."""
    _known: dict[int, tuple[float, float]] = field(default_factory=dict)
    """Chances reckoned so far, by places, suit and whether the hand collects alone."""

    def run(self, suit: int, shape: RunShape, held: int, wild: float) -> tuple[float, int]:
        """What a run on the table may earn with the places `held` in hand, and which of those it would use."""
        size, naturals, wilds = shape
        if size >= WINDOW:
            return RUN_BONUS[wilds], 0
        if wilds > 1:
            return TWO_WILDS, 0
        top = naturals.bit_length() - 1
        low = (naturals & -naturals).bit_length() - 1
        chances = self.odds.table[suit]
        best = -1.0
        used = 0
        for start in range(max(1, top - 6), min(8, low) + 1):
            window = WINDOWS[start]
            all_but_one, all_come = self._chance(chances, suit, window & ~(naturals | held), alone=False)
            worth = 100.0 * all_but_one if wilds else _clean_worth(all_but_one, all_come, wild)
            if worth > best:
                best = worth
                used = window & held & ~naturals
        return max(best, 0.0), used

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
            return TWO_WILDS
        have = on_table + held
        six = _at_least(chances, 6 - have)
        if wilds:
            return dirty * six
        seven = _at_least(chances, 7 - have)
        return dirty * six * wild + (clean - dirty * wild) * seven


def _clean_worth(all_but_one: float, all_come: float, wild: float) -> float:
    """What a run without wilds may earn: 200 if all places are filled, 100 if a wild must stand for one."""
    return 100.0 * wild * all_but_one + (200.0 - 100.0 * wild) * all_come


def _at_least(chances: Sequence[float], needed: int) -> float:
    """The chance that so many of independent events happen."""
    if needed <= 0:
        return 1.0
    if needed > len(chances):
        return 0.0
    exactly = [1.0]
    for chance in chances:
        stays = 1.0 - chance
        grown = [value * stays for value in exactly]
        grown.append(0.0)
        for index, value in enumerate(exactly):
            grown[index + 1] += value * chance
        exactly = grown
    return sum(exactly[needed:])
