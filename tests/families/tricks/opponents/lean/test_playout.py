"""A hand played out by the lean core comes to what the rules and `Judge` come to, card by card."""

from __future__ import annotations

from random import Random

import pytest

from game.cards import Suit
from game.families.tricks.opponents.lean.heuristic import Judge, Thumbs
from game.families.tricks.opponents.lean.playout import Playout
from game.tricks.deal import Deal
from game.tricks.masks import bits
from tests.tricks.endings import random_deal, taken
from tests.tricks.games import CONTRACTS, GAMES

THUMBS = Thumbs(
    misses=(1.0,) + (0.0,) * 52,
    trump_points=0.71,
    trump=5.03,
    top_trump_points=0.97,
    top_trump=3.17,
    top_points=0.93,
    top=4.11,
    top_risked=2.57,
    guarded_points=0.53,
    guarded=1.07,
    bare_points=0.37,
    guard_points=0.31,
    drawing=6.13,
    drawing_theirs=-3.19,
    returning=3.0,
    rescue=0.43,
    retaken=0.59,
    coming=(7.07, 5.09, 3.01, 0.0),
)


def played_out(deal: Deal, card: int, declarers: int) -> tuple[int, bool]:
    """The points of the even seats and whether one team takes all tricks, by the rules, each card picked by `Judge`."""
    judge = Judge(deal.pack, declarers, THUMBS)
    points, takers = 0, set()
    here: Deal | None = deal.after(card)
    while here is not None:
        if len(here.trick) < 4:
            seat = here.player
            here = here.after(judge.pick(here.legal(), here.hands[seat], seat, here.trick, here.hands))
            continue
        winner = here.standing()[1] % 2
        gain, here = taken(here)
        takers.add(winner)
        points += gain if winner == 0 else 0
    return points, len(takers) == 1


@pytest.mark.slow
@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_whole_hands_come_to_what_the_rules_and_the_judge_come_to(name: str, trump: Suit | None) -> None:
    rng = Random(f"{name} {trump}")
    swept = 0
    for number in range(50):
        cards = 1 + number % 5 if number % 10 else len(GAMES[name].deck) // 4
        deal = random_deal(rng, cards, GAMES[name], trump, locked=number % 3 == 0)
        declarers = number % 2
        playout = Playout(deal.pack, declarers, THUMBS)
        for card in bits(deal.legal()):
            found = playout.run(deal, card)
            assert found == played_out(deal, card, declarers)
            swept += found[1]
    assert swept
