"""The order of questions, who may take a bid over, and how raises answer each other."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.tricks.auction import Ladder, ahead_of, all_but, by_priority, opponents_of, passed_on

DOUBLES = Ladder(("double", "redouble"))
LONG = Ladder(("one", "two", "three", "four"))


@dataclass(frozen=True)
class Bidding:
    """A question with something of its own."""

    seat: int
    price: int
    waiting: tuple[int, ...]


def test_the_seat_after_the_dealer_is_asked_first_and_the_dealer_last() -> None:
    assert [by_priority(dealer) for dealer in range(4)] == [(1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2), (0, 1, 2, 3)]


def test_a_pass_hands_the_same_question_on() -> None:
    assert passed_on(Bidding(2, 80, (3, 1))) == Bidding(3, 80, (1,))
    assert passed_on(Bidding(3, 80, (1,))) == Bidding(1, 80, ())


def test_after_the_last_pass_nobody_is_asked() -> None:
    assert passed_on(Bidding(1, 80, ())) is None


def test_a_player_who_comes_earlier_may_take_a_bid_over() -> None:
    assert ahead_of(0, by_priority(1)) == (2, 3)
    assert ahead_of(2, by_priority(1)) == ()


def test_all_others_are_asked_in_their_order() -> None:
    assert all_but(3, by_priority(1)) == (2, 0, 1)


@pytest.mark.parametrize(("seat", "opponents"), [(0, (1, 3)), (1, (2, 0)), (3, (0, 2))])
def test_opponents_come_in_the_order_of_play(seat: int, opponents: tuple[int, int]) -> None:
    assert opponents_of(seat) == opponents


def test_raises_answer_each_other_up_to_the_highest() -> None:
    assert [LONG.after(level) for level in LONG.levels] == ["two", "three", "four", None]
    assert DOUBLES.after("redouble") is None


def test_opponents_of_the_contract_raise_first() -> None:
    assert [LONG.is_against(level) for level in LONG.levels] == [True, False, True, False]
