"""The chances of one team that places of its runs are filled."""

from __future__ import annotations

import math
from typing import Final

from game.families.canasta.opponents.odds import Odds
from game.families.canasta.opponents.weights import Weights


class Chances:
    """The chances by suit and place, with those of several places together looked up once."""

    def __init__(self, weights: Weights, odds: Odds) -> None:
        self._dirty_ease: Final[float] = weights.dirty_ease
        self._table: Final[list[list[float]]] = [list(suit) for suit in odds.table]
        self._hand: Final[list[list[float]]] = [list(suit) for suit in odds.hand]
        self._hand_reach: Final[float] = weights.hand_reach
        self.laid: Final[list[float]] = [math.pow(weights.hand_reach, held) for held in range(15)]
        """By how many cards of a hand melds wait for the chance that all are laid in the end."""
        self.ranks: Final[list[list[float]]] = [list(rank) for rank in odds.ranks]
        """For aces, 2s and 3s the chance of every single copy that may still come, the unseen ones first."""
        self._chances: Final[dict[int, tuple[float, float]]] = {}
        self._grows: Final[dict[int, float]] = {}

    def of_places(self, suit: int, missing: int, alone: bool) -> tuple[float, float]:
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

    def all_of(self, suit: int, missing: int) -> float:
        """The chance that all the missing places are filled."""
        chances = self._table[suit]
        chance = 1.0
        for place in range(1, 15):
            if missing >> place & 1:
                chance *= chances[place]
        return chance

    def grown(self, suit: int, low: int, top: int, held: int, short: int) -> float:
        """The chance that a run without wilds grows to seven places, or `short` of them, at whichever ends."""
        key = (((held << 4 | low) << 4 | top) << 2 | suit) << 1 | short
        known = self._grows.get(key, -1.0)
        if known < 0.0:
            chances = self._table[suit]
            lacking = 7 - short - (top - low + 1)
            above = [1.0]
            for place in range(top + 1, min(14, top + lacking) + 1):
                above.append(above[len(above) - 1] * (self._hand_reach if held >> place & 1 else chances[place]))
            known = 0.0
            below = 1.0
            for fewer in range(lacking + 1):
                place = low - fewer - 1
                more = 0.0
                if place > 0:
                    more = below * (self._hand_reach if held >> place & 1 else chances[place])
                exactly = below if fewer == lacking else below - more
                if lacking - fewer < len(above):
                    known += exactly * above[lacking - fewer]
                below = more
            self._grows[key] = known
        return known


def bottom(mask: int) -> int:
    """The lowest place of a mask of places."""
    place = 0
    while not mask >> place & 1:
        place += 1
    return place


def top(mask: int) -> int:
    """The highest place of a mask of places."""
    place = 14
    while not mask >> place & 1:
        place -= 1
    return place
