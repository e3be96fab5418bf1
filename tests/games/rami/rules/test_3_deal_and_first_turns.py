"""Deal and first turns (rami 3)."""

from __future__ import annotations

import pytest

from game.families.rummy.rules.state import Starting, Taking
from game.games.rami.rules import RULES as RAMI
from tests.games.rami.rules.positions import after, dealt, legal, position, reason


def test_3_1_the_starter_gets_15_cards_and_the_others_14() -> None:
    state = dealt(5)
    assert [len(hand) for hand in state.hands] == [14 + (seat == state.starter) for seat in range(4)]
    assert len(state.stock) == 108 - 57
    assert state.discards == ()


def test_3_1_the_first_turn_is_one_discard_and_nothing_else() -> None:
    state = dealt(5)
    assert state.phase == Starting(state.starter)
    assert all(text.startswith("discard") for text in legal(state))
    for text in ("draw", "take", "open JH QH KH", "lay JH QH KH"):
        assert reason(state, text) == "first_turn_discards 3.1"
    begun = after(state, min(legal(state)))
    assert begun.phase == Taking((state.starter + 1) % 4)
    assert len(begun.discards) == 1


def test_3_1_there_is_nothing_to_take_before() -> None:
    assert reason(position("4D 9D", turn="begins"), "take") == "nothing_to_take 3.1"


def test_3_2_the_second_player_draws_from_the_stock_first() -> None:
    state = dealt(5)
    begun = after(state, min(legal(state)))
    assert reason(begun, "take") == "first_draw_from_stock 3.2"
    assert legal(begun) == {"draw"}
    third = after(begun, "draw")
    third = after(third, min(text for text in legal(third) if text.startswith("discard")))
    assert reason(third, "take") is None


@pytest.mark.parametrize(("option", "bound"), [("off", 1), ("on", 4)])
def test_3_2_everybodys_first_draw_may_be_bound_to_the_stock(option: str, bound: int) -> None:
    for number in range(2, 9):
        state = position("4D 9D", turn="begins", pile="KS", number=number, first_cycle_stock_only=option)
        expected = "first_draw_from_stock 3.2" if number - 1 <= bound else None
        assert reason(state, "take") == expected, number


def test_3_2_the_first_draw_of_the_starter_is_bound_too() -> None:
    state = dealt(5, first_cycle_stock_only="on")
    for _ in range(4):
        state = after(state, min(text for text in legal(state) if text.startswith("discard")))
        assert legal(state) == {"draw"}
        state = after(state, "draw")
    assert RAMI.actor(state) == state.starter
