"""A hand played out by one policy comes to what playing it card by card comes to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game.cards import Suit
from game.families.tricks.opponents.heuristic import rolled_out
from game.tricks.deal import Deal
from game.tricks.masks import bits
from tests.tricks.endings import random_deal, taken
from tests.tricks.games import CONTRACTS, GAMES


class Highest:
    """Plays the highest bit that may be played."""

    def pick(self, legal: int, hand: int, seat: int, trick: Sequence[int], can: Sequence[int]) -> int:
        """Of the legal cards; hands and trick are as they are told."""
        assert hand == can[seat]
        assert legal & ~hand == 0
        assert not any(card & hand for card in trick)
        return 1 << legal.bit_length() - 1


def played_out(deal: Deal, card: int) -> tuple[int, bool]:
    """The points of the even seats and whether one team takes all tricks, card by card."""
    points, takers = 0, set()
    here: Deal | None = deal.after(card)
    while here is not None:
        if len(here.trick) < 4:
            here = here.after(1 << here.legal().bit_length() - 1)
            continue
        winner = here.standing()[1] % 2
        gain, here = taken(here)
        takers.add(winner)
        points += gain if winner == 0 else 0
    return points, len(takers) == 1


@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_the_points_of_the_even_seats_and_a_sweep_are_found(name: str, trump: Suit | None) -> None:
    rng = Random(f"{name} {trump}")
    swept = 0
    for number in range(60):
        deal = random_deal(rng, 1 + number % 5, GAMES[name], trump, locked=number % 3 == 0)
        for card in bits(deal.legal()):
            found = rolled_out(Highest(), deal, card)
            assert found == played_out(deal, card)
            swept += found[1]
    assert swept
