"""Aim, players, cards (rami 1)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.cards import JOKER
from game.engine import Deals
from game.games.rami.rules import RULES as RAMI
from game.games.rami.rules.options import RamiOptions
from tests.games.rami.rules.positions import after, dealt, lines, position


def test_1_1_four_players_play_with_two_decks_and_four_jokers() -> None:
    state = dealt()
    cards = Counter([*state.stock, *[card for hand in state.hands for card in hand]])
    assert cards.total() == 108
    assert cards.pop(JOKER) == 4
    assert set(cards.values()) == {2}
    assert RAMI.teams(4) == (0, 1, 2, 3)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_1_1_rami_is_for_four(seats: int) -> None:
    with pytest.raises(ValueError, match=f"for 4 players, not {seats}"):
        RAMI.new_match(RamiOptions(), seats, Deals(1))


def test_1_1_who_is_first_without_cards_ends_the_round() -> None:
    over = after(position("9D"), "discard 9D")
    assert RAMI.actor(over) is None
    assert lines(over)[0] == ("went_out", 0, 0, "9.1")
    assert RAMI.round_winners(over) == (0,)


def test_1_2_the_first_starter_is_drawn_by_lot() -> None:
    assert {dealt(seed).starter for seed in range(30)} == {0, 1, 2, 3}


def test_1_2_turns_pass_seat_by_seat_and_so_does_the_start() -> None:
    state = position("4D 9D", starter=3)
    assert RAMI.actor(after(state, "discard 4D")) == 1
    over = after(position("9D", starter=3), "discard 9D", "next round")
    assert (over.starter, over.round) == (0, 2)
