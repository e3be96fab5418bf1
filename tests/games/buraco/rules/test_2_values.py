"""Values (buraco 2)."""

from __future__ import annotations

import pytest

from game.cards import ALL_FACES, parse_faces
from game.engine import Appraisal
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import VALUES, card_points
from tests.games.buraco.rules.positions import BURACO, judged

BY_RANK = {
    "3": 5,
    "4": 5,
    "5": 5,
    "6": 5,
    "7": 5,
    "8": 10,
    "9": 10,
    "T": 10,
    "J": 10,
    "Q": 10,
    "K": 10,
    "A": 15,
    "2": 10,
}


def test_2_1_every_face_has_its_value() -> None:
    for face, value in zip(ALL_FACES, VALUES, strict=True):
        assert value == (20 if face.is_joker else BY_RANK[str(face)[0]]), str(face)


@pytest.mark.parametrize(("cards", "points"), [("", 0), ("3S 7D 8C KH", 30), ("AS AS 2D JK", 60)])
def test_2_1_cards_of_a_hand_are_summed(cards: str, points: int) -> None:
    assert card_points(parse_faces(cards)) == points
    assert BURACO.hand_points(BuracoOptions(), parse_faces(cards)) == points


@pytest.mark.parametrize(("cards", "low"), [("AS 2S 3S", 1), ("QS KS AS", 12)])
def test_2_1_an_ace_is_low_or_high_and_counts_the_same(cards: str, low: int) -> None:
    assert judged(cards).low == low
    appraisal = BURACO.appraise(BuracoOptions(), parse_faces(cards))
    assert isinstance(appraisal, Appraisal)
    assert appraisal.points == card_points(parse_faces(cards))
