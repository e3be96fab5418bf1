"""Aces (buraco 5)."""

from __future__ import annotations

import pytest

from game.cards import parse_faces
from game.engine import Appraisal, choose
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import meld_bonus
from tests.games.buraco.rules.positions import BURACO, after, judged, legal, position, reason
from tests.games.buraco.rules.test_4_sequences import judgement


@pytest.mark.parametrize(
    ("cards", "shape"),
    [
        ("AS AH AD", "set 0"),
        ("AS AS AH", "set 0"),
        ("AS AH JK", "set 1"),
        ("AS AD 2C", "set 1"),
        ("AS AS AH 2S", "set 1"),
    ],
)
def test_5_1_three_aces_of_any_suits_are_laid_together(cards: str, shape: str) -> None:
    assert judgement(cards) == shape


@pytest.mark.parametrize("cards", ["AS 2C JK", "AS JK JK"])
def test_5_1_two_of_them_must_be_natural(cards: str) -> None:
    assert judgement(cards) == "too_few_naturals 5.1"


@pytest.mark.parametrize("cards", ["AS AH 2C JK", "AS AH 2C 2D", "AS AH JK JK JK JK"])
def test_5_1_one_of_them_may_be_wild_but_any_number_by_house_rule(cards: str) -> None:
    assert judgement(cards) == "too_many_wilds 5.1"
    assert judgement(cards, ace_wilds="any") == f"set {len(cards.split()) - 2}"


def test_5_1_the_house_rule_decides_what_may_be_laid_and_added() -> None:
    hand = "AS AH 2C JK KD"
    assert "lay AS AH 2C JK" not in legal(position(hand))
    assert "lay AS AH 2C JK" in legal(position(hand, ace_wilds="any"))
    assert reason(position("JK KD 9C", melds=("AS AH 2C",)), "add JK to 1") == "too_many_wilds 5.1"
    assert reason(position("JK KD 9C", melds=("AS AH 2C",), ace_wilds="any"), "add JK to 1") is None


@pytest.mark.parametrize("cards", ["KS KH KD", "3S 3H 3D", "2S 2H 2D", "2S 2H JK"])
def test_5_1_no_other_rank_is_laid_like_this(cards: str) -> None:
    assert judgement(cards) == "rank_makes_no_set 5.1"


def test_5_1_only_aces_and_wilds_join_aces() -> None:
    assert judgement("KS", onto="AS AH AD") == "mixed_ranks 5.1"


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ("AS AS AH AH AC AC", 0),
        ("AS AS AH AH AC AC AD", 200),
        ("AS AS AH AH AC AC AD AD", 200),
        ("AS AS AH AH AC AC JK", 100),
    ],
)
def test_5_2_seven_aces_are_a_canastra_and_have_no_other_bonus(cards: str, bonus: int) -> None:
    appraisal = BURACO.appraise(BuracoOptions(), parse_faces(cards))
    assert isinstance(appraisal, Appraisal)
    assert appraisal.bonus == bonus


def test_5_2_many_wilds_make_it_suja_as_one_does() -> None:
    appraisal = BURACO.appraise(choose(BuracoOptions, {"ace_wilds": "any"}), parse_faces("AS AH 2C 2D JK JK JK"))
    assert isinstance(appraisal, Appraisal)
    assert (int(appraisal.bonus), appraisal.wilds) == (100, 5)


def test_5_2_clean_aces_give_the_right_to_go_out() -> None:
    state = position("4D", melds=("AS AS AH AH AC AC AD",), morto="taken")
    assert reason(state, "discard 4D") is None


@pytest.mark.parametrize("bonus", [0, 50, 100])
@pytest.mark.parametrize(
    ("cards", "earned"),
    [("AS AH AD", True), ("AS AH JK", True), ("AS AS AH AH AC AC", True), ("AS AS AH AH AC AC AD", False)],
)
def test_5_2_a_set_of_aces_that_is_no_canastra_earns_what_the_house_rule_says(
    bonus: int, cards: str, earned: bool
) -> None:
    options = BuracoOptions(aces_bonus=bonus)
    assert meld_bonus(judged(cards), options) == (bonus if earned else meld_bonus(judged(cards), BuracoOptions()))
    over = after(position("4D KS", melds=(cards,), stock=0, mortos=0, aces_bonus=bonus), "discard 4D", "end")
    lines = [(int(line.points), line.clause) for line in BURACO.score(over) if line.key == "aces"]
    assert lines == ([(bonus, "buraco 5.2")] if bonus and earned else [])


def test_5_2_a_short_run_earns_nothing_by_the_house_rule_for_aces() -> None:
    assert meld_bonus(judged("AS 2S 3S"), BuracoOptions(aces_bonus=100)) == 0
