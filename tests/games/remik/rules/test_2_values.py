"""Values (remik 2)."""

from __future__ import annotations

import pytest

from game.cards import parse_faces
from game.engine import Appraisal
from game.games.remik.rules import RULES as REMIK
from game.games.remik.rules.options import RemikOptions
from tests.games.remik.rules.positions import events, position


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


def test_2_3_in_a_hand_an_ace_is_always_11() -> None:
    assert REMIK.hand_points(RemikOptions(), parse_faces("AS 2S 3S")) == 16
