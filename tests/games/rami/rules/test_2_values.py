"""Values (rami 2)."""

from __future__ import annotations

import pytest

from game.cards import parse_faces
from game.engine import Appraisal, choose
from game.games.rami.rules import RULES as RAMI
from game.games.rami.rules.options import RamiOptions
from tests.games.rami.rules.positions import position, reason


@pytest.mark.parametrize(("cards", "points"), [("AS", 1), ("2H", 2), ("TD", 10), ("JS QS KS", 30), ("JK", 25)])
def test_2_1_cards_in_a_hand_count_by_their_rank(cards: str, points: int) -> None:
    assert RAMI.hand_points(RamiOptions(), parse_faces(cards)) == points


def test_2_1_a_joker_may_count_20() -> None:
    assert RAMI.hand_points(RamiOptions(joker_points=20), parse_faces("JK JK 5D")) == 45


@pytest.mark.parametrize(("cards", "points"), [("9S TS JK", 29), ("7S 7H JK", 21), ("AD 2D JK", 6), ("QC KC AC", 21)])
def test_2_2_a_joker_counts_as_its_card_and_an_ace_1(cards: str, points: int) -> None:
    judged = RAMI.appraise(RamiOptions(), parse_faces(cards))
    assert isinstance(judged, Appraisal)
    assert judged.points == points


@pytest.mark.parametrize(("value", "points"), [(1, 70), (10, 79), (11, 80)])
def test_2_2_an_ace_above_a_king_may_count_more_in_an_opening(value: int, points: int) -> None:
    state = position("JH QH KH AH 9S 9H 9D 4C 4D 4S 9C 2C", opened=False, ace_high_opening=value)
    refusal = reason(state, "open JH QH KH AH / 9S 9H 9D / 4C 4D 4S")
    assert refusal == ("opening_too_low 6.1" if points < 71 else None)
    assert choose(RamiOptions, {"ace_high_opening": value}).house.melds.ace_high == 1, "only there"
