"""Runs (borako 6)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from game.cards import parse_faces
from game.engine import Appraisal, Refusal
from game.games.borako.rules.options import BorakoOptions
from tests.games.borako.rules.positions import BORAKO, after, position

ALL_HEARTS = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


def judged(cards: str) -> Appraisal | Refusal:
    return BORAKO.appraise(BorakoOptions(), parse_faces(cards))


@pytest.mark.parametrize("cards", ["9C TC JC", "AH 2H 3H", "QH KH AH", ALL_HEARTS, "2D 3D 4D"])
def test_6_1_neighbours_of_one_suit_are_a_run(cards: str) -> None:
    appraisal = judged(cards)
    assert isinstance(appraisal, Appraisal)
    assert (appraisal.kind, appraisal.wilds) == ("run", 0)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("9C TC QC", "gap_too_wide"),
        ("9C TC JS", "mixed_suits"),
        ("KH AH 3H", "gap_too_wide"),
        ("5H 5H 6H", "repeated_card"),
        (f"{ALL_HEARTS} JK", "no_room"),
    ],
)
def test_6_1_anything_else_is_not(cards: str, reason: str) -> None:
    refusal = judged(cards)
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.clause) == (reason, "borako 6.1")


def test_6_1_a_run_does_not_go_round_the_corner() -> None:
    appraisal = judged("QH KH AH 2H")
    assert isinstance(appraisal, Appraisal)
    assert appraisal.wilds == 1, "the 2 is a wild below the queen, not a card above the ace"
    assert [str(card) for card in appraisal.cards] == ["2H", "QH", "KH", "AH"]


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ("2H 3H 4H 5H 6H 7H", 0),
        ("2H 3H 4H 5H 6H 7H 8H", 200),
        ("2H 3H 4H 5H 2D 7H 8H", 100),
        ("2H 3H 4H 5H 6H 7H JK", 100),
        ("2H 3H 4H 5H 2D 7H JK", 0),
        ("3H 4H 5H 6H 7H 8H 9H TH JH QH", 200),
        ("3H 4H 5H 6H 7H 8H 9H TH JH 2S QH", 100),
        (ALL_HEARTS, 200),
    ],
)
def test_6_2_seven_cards_have_a_bonus_by_their_wilds(cards: str, bonus: int) -> None:
    appraisal = judged(cards)
    assert isinstance(appraisal, Appraisal)
    assert appraisal.bonus == bonus


def test_6_2_each_meld_has_one_bonus() -> None:
    state = position("4D KS", melds=("3H 4H 5H 6H 7H 8H 9H", "3S 4S 5S 6S 7S 8S JK", "TC JC QC"), stock=0)
    bonuses = [line for line in BORAKO.score(after(state, "discard 4D")) if line.key == "meld_bonus"]
    assert [(line.team, line.points, line.clause) for line in bonuses] == [
        (0, Decimal(200), "borako 6.2"),
        (0, Decimal(100), "borako 6.2"),
    ]
