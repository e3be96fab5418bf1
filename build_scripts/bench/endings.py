"""How long the exact solver of Baloot takes for the values of all legal cards."""

from __future__ import annotations

import time
from random import Random

from bench.figures import median, percentile
from game.cards import Suit
from game.games.baloot.rules.cards import TRICKS
from game.tricks.deal import Deal
from game.tricks.masks import pack_of
from game.tricks.solver import values

DEALS = 60


def solve(cards: int) -> tuple[float, float]:
    """Milliseconds for a position before a trick with so many cards a hand, the median and 95 of 100."""
    rng = Random(cards)
    taken = []
    for number in range(DEALS):
        pack = pack_of(TRICKS, None if number % 2 else Suit(number // 2 % 4))
        dealt = rng.sample(sorted(pack.face_of), 4 * cards)
        first, second, third, fourth = (sum(dealt[seat::4]) for seat in range(4))
        deal = Deal(pack, (first, second, third, fourth), rng.randrange(4))
        started = time.perf_counter()
        values(deal)
        taken.append((time.perf_counter() - started) * 1000)
    return median(taken), percentile(taken, 95)
