"""How the bidding of levels is measured."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.baloot.rules.state import Playing, RoundOver
from game.opponents.protocol import agent_for
from tests.games.baloot.auctions import Task, bid, difference, difference_of, played, report_lines, shares_of, traits
from tests.games.baloot.opponents.play import GAME

GREEDY = agent_for(GAME, "greedy")
CASUAL = agent_for(GAME, "casual")


@pytest.mark.slow
def test_a_deal_is_bid_and_then_played_by_one_agent_for_all() -> None:
    bought = 0
    for seed in range(12):
        auction = bid(seed, [CASUAL] * 4)
        assert isinstance(auction.state.phase, Playing | RoundOver)
        assert [len(hand) for hand in auction.dealt] == [5] * 4
        over = played(auction.state, seed, GREEDY)
        assert isinstance(over.phase, RoundOver)
        counted = Counter(traits(auction, over))
        assert counted["hands"] == counted["bought"] + counted["thrown_in"] + counted["kawesh"] == 1
        bought += counted["bought"]
    assert 3 < bought < 12


def test_who_bids_alike_wins_nothing() -> None:
    assert [difference(seed, GREEDY, GREEDY, GREEDY) for seed in range(6)] == [0.0] * 6


@pytest.mark.slow
def test_a_difference_changes_its_sign_with_the_sides() -> None:
    gains = [difference(seed, CASUAL, GREEDY, GREEDY) for seed in range(8)]
    assert gains == [-difference(seed, GREEDY, CASUAL, GREEDY) for seed in range(8)]
    assert any(gains)
    assert gains == [difference_of(Task(("casual", "greedy"), "greedy"), seed) for seed in range(8)]


def test_shares_are_printed_with_what_they_are_shares_of() -> None:
    counts = sum((shares_of(Task(("greedy",), "greedy"), seed) for seed in range(8)), Counter[str]())
    assert counts["decisions"] >= 8 == counts["hands"]
    lines = list(report_lines(Counter(hands=10, bought=5, ashkal=1, thrown_in=5, decisions=40)))
    assert [line.split()[:2] for line in lines] == [["ashkal", "20.0%"], ["bought", "50.0%"], ["thrown_in", "50.0%"]]
    assert "people: 13%" in lines[0]
