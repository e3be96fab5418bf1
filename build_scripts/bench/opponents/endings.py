"""The time of the exact solver of trick games for the values of all legal cards.

`python -m bench.opponents.endings CARDS` measures positions of so many cards a hand by the program that is found first.
"""

from __future__ import annotations

import sys
import time
from random import Random

from bench.figures import median, percentile
from game.cards import Rank, Suit
from game.tricks.deal import Deal
from game.tricks.masks import pack_of
from game.tricks.rules import Duty, TrickRules
from game.tricks.solver import values

DEALS = 60
TRICKS = TrickRules(
    plain_order=(Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE),
    trump_order=(Rank.SEVEN, Rank.EIGHT, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK),
    plain_points={Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2},
    trump_points={Rank.JACK: 20, Rank.NINE: 14, Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3},
    last_trick=10,
    must_trump=Duty.AGAINST_OPPONENTS,
    must_overtrump=True,
    must_undertrump=True,
    must_head_trumps=Duty.AGAINST_OPPONENTS,
)
"""The rules of most trick games with 32 cards."""


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


if __name__ == "__main__":
    print(*solve(int(sys.argv[1])))
