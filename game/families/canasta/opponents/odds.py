"""Which cards may still come for one team."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from game.families.canasta.opponents.weights import Weights

_SUITS: Final = range(4)
_MOST_COPIES: Final = 4
"""Copies of a face at most: those of the joker."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of one team to put one more copy of a face on the table."""

    table: tuple[tuple[float, ...], ...]
    """By suit and place (index 0 is no place), with melds on the table waiting for the face."""
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
    return Odds(_by_place(face), _by_place(solo), tuple(map(tuple, ranks)))


def _powers(miss: float) -> tuple[float, ...]:
    """The chances that no copy comes, by how many there are."""
    return tuple(miss**copies for copies in range(_MOST_COPIES + 1))


def _by_place(face: Sequence[float]) -> tuple[tuple[float, ...], ...]:
    return tuple((0.0, *face[13 * suit : 13 * suit + 13], face[13 * suit]) for suit in _SUITS)
