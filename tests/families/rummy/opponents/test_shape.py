"""What a hand of a rummy may become: melds held, groups that wait, and their best division."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards import parse_face, parse_faces, sorted_faces
from game.families.rummy.opponents.hand_shape import Chances, Shape, Worth
from game.melds.fixed_jokers import FixedRules

RULES = FixedRules(max_run=5, ace_low=1, ace_high=1, ace_in_set=1)
NOTHING_LEFT = (0.0,) * 53
EVEN = Chances((0.5,) * 53, NOTHING_LEFT)
NONE = Chances((0.0,) * 53, NOTHING_LEFT)
POINTS = Worth(1.0, 0.0, 0.0)


def shape(hand: str, chances: Chances = EVEN, worth: Worth = POINTS) -> Shape:
    return Shape(sorted_faces(parse_faces(hand)), RULES, chances, worth)


def test_a_meld_is_worth_its_points() -> None:
    assert shape("7H 8H 9H 2C").whole() == 24
    assert shape("KS KH KD KC").whole() == 40


def test_cards_that_wait_are_worth_what_is_likely_to_come() -> None:
    assert shape("KS KH").whole() == pytest.approx(30 * (1 - 0.5 * 0.5))
    assert shape("7H 9H").whole() == pytest.approx(24 * 0.5)
    assert shape("7H TH").whole() == 0


def test_dead_cards_make_a_group_worthless() -> None:
    gone = list(EVEN.face)
    gone[parse_face("8H")] = 0.0
    assert shape("7H 9H", Chances(tuple(gone), NOTHING_LEFT)).whole() == 0


def test_a_joker_completes_the_dearest_group() -> None:
    assert shape("KS KH 2C 3C JK").whole() == pytest.approx(30 + 9 * (1 - 0.5 * 0.5))


def test_every_card_is_in_one_group() -> None:
    assert shape("7H 8H 9H 9C 9D").whole() == pytest.approx(max(27 + 24 * 0.75, 24 + 27 * 0.75))


def test_two_copies_are_two_cards() -> None:
    assert shape("9H 9H 9C 9D 7H 8H").whole() == 27 + 24


def test_what_a_card_is_worth_is_what_its_loss_costs() -> None:
    hand = shape("7H 8H 9H 2C")
    assert hand.without(parse_face("2C")) == 24
    assert hand.without(parse_face("7H")) == pytest.approx(27 * (1 - 0.5 * 0.5))


def test_the_ace_is_low_and_high_and_never_between() -> None:
    assert shape("AS 2S 3S", NONE).whole() == 6
    assert shape("QS KS AS", NONE).whole() == 21
    assert shape("KS AS 2S", NONE).whole() == 0


def test_a_run_is_no_longer_than_the_house_allows() -> None:
    hand = sorted_faces(parse_faces("6C 7C 8C 9C"))
    assert Shape(hand, RULES, NONE, POINTS).whole() == 30
    assert Shape(hand, replace(RULES, max_run=3), NONE, POINTS).whole() == 24


def test_the_first_natural_run_counts_besides() -> None:
    opening = Worth(1.0, 0.0, 12.0)
    assert shape("7H 8H 9H", worth=opening).whole() == 36
    assert shape("7H 8H 9H 2C 3C 4C", worth=opening).whole() == 24 + 9 + 12
    assert shape("7H 8H JK", NONE, opening).whole() == 24


@pytest.mark.parametrize(("beside", "points"), [("", 0), ("KS KH KD", 30), ("KS KH KD 3S 3C 3D", 39)])
def test_a_run_that_may_come_counts_as_much_as_there_is_to_open_with(beside: str, points: int) -> None:
    opening = Worth(1.0, 0.0, 12.0, enough=60.0)
    groups = points + 24 * 0.5
    assert shape(f"7H 9H {beside}", worth=opening).whole() == pytest.approx(groups + 12 * 0.5 * groups / 60)


def test_a_copy_of_a_card_of_the_run_is_no_loss_to_it() -> None:
    opening = Worth(1.0, 0.0, 12.0)
    assert shape("7H 7H 8H 9H", worth=opening).without(parse_face("7H")) == 36


def test_ways_beside_the_best_division_count_a_share() -> None:
    some = Worth(1.0, 0.0, 0.0, spare=0.1)
    assert shape("KS KH QH", worth=some).whole() > shape("KS KH QH").whole()
