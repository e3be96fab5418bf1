"""The 2 (borako 5)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from game.cards import parse_faces
from game.engine import Appraisal
from game.games.borako.rules.options import BorakoOptions
from tests.games.borako.rules.positions import BORAKO


def wilds(cards: str) -> int:
    appraisal = BORAKO.appraise(BorakoOptions(), parse_faces(cards))
    assert isinstance(appraisal, Appraisal), cards
    return appraisal.wilds


@pytest.mark.parametrize("cards", ["2H 3H 4H", "AH 2H 3H", "2H 3H 4H 5H 6H 7H 8H", "AS 2S 3S 4S"])
def test_5_1_a_2_on_its_place_in_a_run_of_its_suit_is_natural(cards: str) -> None:
    assert wilds(cards) == 0


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ("5H 6H 2H", 1),
        ("2S 3H 4H", 1),
        ("2H 2H 3H", 1),
        ("2H 3H 4H 5H 2D 7H 8H", 1),
        ("4H 5H 2H 2H", 1),
        ("6H 7H 2H 2H", 2),
        ("2S 2D 5H 6H", 2),
    ],
)
def test_5_1_any_other_2_in_a_run_is_a_wild(cards: str, count: int) -> None:
    assert wilds(cards) == count


def test_5_1_a_2_that_stood_as_a_wild_becomes_natural_when_the_run_reaches_it() -> None:
    before = BORAKO.appraise(BorakoOptions(), parse_faces("2H 4H 5H 6H"))
    grown = BORAKO.appraise(BorakoOptions(), parse_faces("3H"), parse_faces("2H 4H 5H 6H"))
    assert isinstance(before, Appraisal)
    assert isinstance(grown, Appraisal)
    assert (before.wilds, grown.wilds) == (1, 0)


@pytest.mark.parametrize("cards", ["5H JK 7H", "JK 5H 6H", "QH KH JK", "5H 2D 7H", "AS AD JK", "AS AD 2C", "2S 2D JK"])
def test_5_2_a_wild_stands_for_any_missing_card(cards: str) -> None:
    assert wilds(cards) == 1


def test_5_2_the_devil_joker_is_always_wild() -> None:
    appraisal = BORAKO.appraise(BorakoOptions(), parse_faces("JK 3H 4H 5H 6H 7H 8H"))
    assert isinstance(appraisal, Appraisal)
    assert (appraisal.wilds, appraisal.bonus) == (1, Decimal(100))
