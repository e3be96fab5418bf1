"""Values (remik 2)."""

from __future__ import annotations

import pytest

from game.cards import parse_faces
from game.engine import Appraisal
from game.games.remik.rules import RULES as REMIK
from game.games.remik.rules.options import RemikOptions
from tests.games.remik.rules.positions import events, legal, position, reason


def points(cards: str) -> int:
    judged = REMIK.appraise(RemikOptions(), parse_faces(cards))
    assert isinstance(judged, Appraisal)
    return int(judged.points)


def test_2_1_a_joker_in_a_hand_counts_50() -> None:
    assert REMIK.hand_points(RemikOptions(), parse_faces("JK JK 2C TD JS QS KS")) == 142


@pytest.mark.parametrize(("cards", "worth"), [("AS 2S 3S", 6), ("QS KS AS", 31), ("AS AH AD", 33), ("9S TS JS", 29)])
def test_2_1_an_ace_counts_11_but_1_at_the_low_end(cards: str, worth: int) -> None:
    assert points(cards) == worth


@pytest.mark.parametrize(
    ("cards", "worth"), [("4S 5S 6S JK 8S", 30), ("KS KH JK", 30), ("JK 2D 3D", 6), ("QC KC JK", 31)]
)
def test_2_2_a_joker_in_a_meld_counts_as_its_card(cards: str, worth: int) -> None:
    assert points(cards) == worth


def test_2_2_so_the_opening_of_the_example_is_worth_60() -> None:
    state = position("4S 5S 6S JK 8S KS KH KD 2C", opened=False)
    opening, *_ = events(state, "open 4S 5S 6S JK 8S / KS KH KD")
    assert dict(opening.params) == {"points": 60}


@pytest.mark.parametrize(
    ("opening", "worth"),
    [
        ("4S 5S 6S JK 8S / KS KH KD", 23 + 50 + 30),
        ("4S 5S 6S / 8C 8H JK", 15 + 16 + 50),
        ("4S 5S 6S / JK 8C JK", 15 + 8 + 100),
        ("4S 5S 6S / QC KC JK", 15 + 20 + 50),
        ("4S 5S 6S / KS KH KD / 2D 3D 4D", 54),
    ],
)
def test_2_3_option_a_joker_in_an_opening_counts_50(opening: str, worth: int) -> None:
    state = position(f"{opening.replace('/', '')} 2C", opened=False, joker_opening="50")
    opened, *_ = events(state, f"open {opening}")
    assert dict(opened.params) == {"points": worth}


def test_2_3_with_a_joker_that_counts_50_the_table_offers_openings_that_lack_points_without() -> None:
    usual, fifty = (position("4S 5S 6S 3C 3H JK 2C", opened=False, joker_opening=worth) for worth in ("card", "50"))
    opening = "open 4S 5S 6S / 3C 3H JK"
    assert reason(usual, opening) == "opening_too_low 5.1"
    assert reason(fifty, opening) is None
    assert any(text.startswith("open") for text in legal(fifty))
    assert not any(text.startswith("open") for text in legal(usual))


def test_2_3_after_the_opening_and_in_a_hand_a_joker_counts_what_it_always_does() -> None:
    fifty = RemikOptions(joker_opening="50")
    judged = REMIK.appraise(fifty, parse_faces("4S 5S 6S JK 8S"))
    assert isinstance(judged, Appraisal)
    assert judged.points == 30
    assert REMIK.hand_points(fifty, parse_faces("JK 2C")) == 52


def test_2_3_in_a_hand_an_ace_is_always_11() -> None:
    assert REMIK.hand_points(RemikOptions(), parse_faces("AS 2S 3S")) == 16
