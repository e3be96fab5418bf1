"""Sets (borako 7)."""

from __future__ import annotations

import pytest

from game.cards import parse_faces
from game.engine import Appraisal, Refusal
from game.games.borako.rules.options import BorakoOptions
from tests.games.borako.rules.positions import BORAKO


def judged(cards: str) -> Appraisal | Refusal:
    return BORAKO.appraise(BorakoOptions(), parse_faces(cards))


def bonus(cards: str) -> int:
    appraisal = judged(cards)
    assert isinstance(appraisal, Appraisal), cards
    assert appraisal.kind == "set"
    return int(appraisal.bonus)


@pytest.mark.parametrize("cards", ["AH AS AD", "2H 2S 2D", "3H 3C 3D", "3H 3H 3C", "AH AH AS"])
def test_7_1_sets_are_made_of_aces_2s_and_3s(cards: str) -> None:
    assert bonus(cards) == 0


@pytest.mark.parametrize("cards", ["7H 7S 7D", "KH KS KD", "4H 4S 4D", "4H 4S JK", "TH TS TD TC"])
def test_7_1_no_other_rank_makes_a_set(cards: str) -> None:
    refusal = judged(cards)
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.clause) == ("rank_makes_no_set", "borako 7.1")


def test_7_1_among_2s_only_the_devil_joker_is_wild() -> None:
    twos, aces = judged("2H 2S 2D JK"), judged("AH AS 2D JK")
    assert isinstance(twos, Appraisal)
    assert isinstance(aces, Appraisal)
    assert (twos.wilds, aces.wilds) == (1, 2)


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("3H 3H 3S 3S 3D 3D 3C", 300),
        ("AH AH AS AS AD AD AC", 300),
        ("2H 2H 2C 2C 2D 2D 2S", 400),
        ("2H 2H 2C 2C 2D 2D 2S 2S", 400),
        ("AH AH AS AS AD AD AC AC", 300),
        ("3H 3H 3S 3S 3D 3D", 0),
        ("2H 2H 2C 2C 2D 2D", 0),
    ],
)
def test_7_2_seven_naturals_have_the_full_bonus(cards: str, worth: int) -> None:
    assert bonus(cards) == worth


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("3H 3H 3S 3S 3D 3D JK", 150),
        ("3H 3H 3S 3S 3D 3D 3C 2S", 150),
        ("AH AH AS AS AD AD 2H", 150),
        ("AH AH AS AS AD AD AC AC JK", 150),
        ("2H 2H 2C 2C 2D 2D JK", 200),
        ("2H 2H 2C 2C 2D 2D 2S 2S JK", 200),
        ("2H 2H 2C 2C 2D JK", 0),
        ("3H 3H 3S 3S 3D JK 2S", 0),
        ("2H 2H 2C 2C 2D 2D JK JK", 0),
        ("AH AH AS AS AD AD AC 2H JK", 0),
    ],
)
def test_7_3_one_wild_halves_the_bonus_and_two_end_it(cards: str, worth: int) -> None:
    assert bonus(cards) == worth
