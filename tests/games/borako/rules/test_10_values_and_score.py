"""Card values and score (borako 10)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from game.cards import parse_faces
from game.engine import Appraisal
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.scoring import totals_after
from game.games.borako.rules.sheet import SHEET
from tests.games.borako.rules.positions import BORAKO, after, position


@pytest.mark.parametrize(
    ("cards", "points"),
    [("AS", "1.5"), ("2H", "1"), ("3C 4C 5C 6C 7C", "2.5"), ("8D 9D TD JD QD KD", "6"), ("JK", "1"), ("AS 7H KD", "3")],
)
def test_10_1_values_of_cards(cards: str, points: str) -> None:
    assert BORAKO.hand_points(BorakoOptions(), parse_faces(cards)) == Decimal(points)


@pytest.mark.parametrize(("value", "points"), [(0, "2"), (1, "4")])
def test_10_1_option_joker_value(value: int, points: str) -> None:
    options = BorakoOptions(joker_value=value)
    assert BORAKO.hand_points(options, parse_faces("JK JK 9S 9S")) == Decimal(points)


@pytest.mark.parametrize("cards", ["2H 3H 4H", "2S 3H 4H", "2S 2D 2C", "2S 3S 3D"])
def test_10_1_a_2_counts_the_same_natural_or_wild(cards: str) -> None:
    appraisal = BORAKO.appraise(BorakoOptions(), parse_faces(cards))
    others = [card for card in parse_faces(cards) if str(card)[0] != "2"]
    assert isinstance(appraisal, Appraisal)
    assert appraisal.points == BORAKO.hand_points(BorakoOptions(), others) + (3 - len(others))


def test_10_2_bonuses_and_melded_cards_less_the_hands() -> None:
    state = position(
        "KS 4D",
        melds=("3H 4H 5H 6H 7H 8H 9H", "3S 4S 5S 6S 7S 8S JK", "TC JC QC"),
        partner="AS 7C",
        mour="taken",
        stock=0,
    )
    lines = [line for line in BORAKO.score(after(state, "discard 4D")) if line.team == 0]
    assert [(line.key, line.points, dict(line.detail)) for line in lines] == [
        ("meld_bonus", 200, {"cards": "3H 4H 5H 6H 7H 8H 9H", "wilds": 0, "kind": "clean_run", "count": 7}),
        ("meld_bonus", 100, {"cards": "3S 4S 5S 6S 7S 8S JK", "wilds": 1, "kind": "run_with_wild", "count": 7}),
        ("melded_cards", Decimal("12"), {"count": 17}),
        ("cards_in_hand", Decimal("-1"), {"cards": "KS"}),
        ("cards_in_hand", Decimal("-2"), {"cards": "AS 7C"}),
    ]


def test_10_2_the_example_of_the_book_adds_33() -> None:
    melds = [
        "2H 3H 4H 5H 6H 7H 8H",
        "2S 3S 4S 5S 6S 7S JK",
        "9S TS JS QS KS AS",
        "9H TH JH QH KH AH",
        "9D TD JD QD KD AD",
        "9C TC JC QC KC AC",
        "8D 9D TD JD QD KD",
        "8C 9C TC JC QC KC",
        "JS QS KS",
    ]
    hands = ["8H 9H TH JH QH KH 8S 8S 9S TS", "8D 8C 2H 2S 2C 2C 2D 2D AS 3C"]
    options = BorakoOptions()
    tables = SHEET.tables(options, {"teams": [{"melds": melds, "hands": hands, "reserve_taken": True}], "out": None})
    lines = SHEET.round_lines(options, tables)
    assert [(line.key, line.points) for line in lines] == [
        ("meld_bonus", Decimal(200)),
        ("meld_bonus", Decimal(100)),
        ("melded_cards", Decimal(50)),
        ("cards_in_hand", Decimal(-10)),
        ("cards_in_hand", Decimal(-10)),
    ]
    assert totals_after([Decimal(0)], [sum((line.points for line in lines), Decimal(0))]) == (Decimal(33),)


def test_10_2_the_lines_sum_to_the_round_points() -> None:
    over = after(position("KS 4D", partner="AS", stock=0), "discard 4D")
    standing = BORAKO.standing(over)
    assert standing.round_points is not None
    for team in (0, 1):
        assert sum(line.points for line in BORAKO.score(over) if line.team == team) == standing.round_points[team]


def test_10_2_what_lies_on_the_table_counts_with_its_bonuses_until_the_round_is_over() -> None:
    state = position("KS 4D", melds=("3H 4H 5H 6H 7H 8H 9H", "TC JC QC"), mour="taken", stock=0)
    assert BORAKO.counted(state) == (Decimal("207.5"), Decimal(0))
    assert BORAKO.counted(after(state, "discard 4D")) == (Decimal(0), Decimal(0))
