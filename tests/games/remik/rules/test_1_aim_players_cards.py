"""Aim, players, cards (remik 1)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.cards import JOKER
from game.engine import Deals
from game.games.remik.rules import RULES as REMIK
from game.games.remik.rules.options import RemikOptions
from tests.games.remik.rules.positions import after, dealt, legal, position, reason


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_two_to_four_players_play_with_two_decks_and_four_jokers(seats: int) -> None:
    state = dealt(seats=seats)
    cards = Counter([*state.stock, *[card for hand in state.hands for card in hand]])
    assert cards.total() == 108
    assert cards.pop(JOKER) == 4
    assert set(cards.values()) == {2}
    assert REMIK.teams(seats) == tuple(range(seats))


@pytest.mark.parametrize("seats", [1, 5])
def test_1_1_remik_is_for_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(ValueError, match=f"for 2 or 3 or 4 players, not {seats}"):
        REMIK.new_match(RemikOptions(), seats, Deals(1))


def test_1_1_points_of_501_put_a_player_out_and_rounds_go_on_until_one_is_left() -> None:
    over = after(position("4D", others=["KD", "5C", "6C"], totals=(0, 491, 0, 0)), "discard 4D")
    assert REMIK.outcome(over) is None
    assert after(over, "next round").playing == (0, 2, 3)


def test_1_2_the_first_deal_is_drawn_by_lot() -> None:
    assert {dealt(seed, seats=3).starter for seed in range(30)} == {0, 1, 2}


def test_1_2_the_starter_gets_14_cards_and_the_others_13() -> None:
    state = dealt(3)
    assert [len(hand) for hand in state.hands] == [13 + (seat == state.starter) for seat in range(4)]
    assert len(state.stock) == 108 - 53


def test_1_2_the_discard_pile_begins_empty() -> None:
    assert dealt(3).discards == ()
    assert reason(position("4D 9D", turn="begins"), "take") == "nothing_to_take 1.2"


def test_1_2_turns_and_the_deal_pass_clockwise() -> None:
    state = dealt(3, seats=3)
    assert REMIK.actor(after(state, min(legal(state)))) == (state.starter + 1) % 3
    over = after(position("4D", starter=1, others=["KD", "5C", "6C"]), "discard 4D", "next round")
    assert over.starter == 2
