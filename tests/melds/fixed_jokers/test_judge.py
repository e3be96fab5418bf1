"""Judging melds with fixed jokers, by the examples of the rule books (rami 4, remik 3)."""

from __future__ import annotations

import pytest

from game.cards import CardSyntaxError, format_faces, parse_face, parse_faces
from game.melds.fixed_jokers import FixedFault, FixedReason, FixedRules, judge_fixed, parse_written, readings, written
from game.melds.meld import Kind
from tests.melds.fixed_jokers.reference import CAFE, HOUSES, MINORITY, RAMI, REMIK, fault, meld


@pytest.mark.parametrize(
    ("cards", "points"), [("3H 4H 5H", 12), ("7S 8S 9S TS", 34), ("AD 2D 3D", 6), ("QC KC AC", 21), ("5S 6S JK", 18)]
)
def test_the_runs_of_the_tunisian_book_are_runs(cards: str, points: int) -> None:
    run = meld(cards, RAMI)
    assert (run.kind, str(run), run.points(RAMI)) == (Kind.RUN, cards, points)


def test_a_joker_beyond_five_and_six_is_the_seven() -> None:
    assert meld("5S 6S JK", RAMI).stands_for(2) == (parse_face("7S"),)
    assert meld("JK 5S 6S", RAMI).stands_for(0) == (parse_face("4S"),)


@pytest.mark.parametrize("cards", ["7C 7D 7H", "KS KC KD KH", "8S 8H 8C"])
def test_the_sets_of_the_books_are_sets(cards: str) -> None:
    for rules in HOUSES:
        assert meld(cards, rules).kind is Kind.SET


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("9H TH JH", 29),
        ("QH KH AH", 31),
        ("AH 2H 3H", 6),
        ("TS JS QS", 30),
        ("8D 8C 8H", 24),
        ("4S 5S 6S JK 8S", 30),
        ("KS KH KD", 30),
        ("8S 8H JK", 24),
        ("4S JK 6S JK 8S", 30),
        ("AS AH AD", 33),
        ("AS AH JK", 33),
        ("AH JK 3H", 6),
        ("JK KH AH", 31),
        ("QH KH JK", 31),
        ("JK 2H 3H", 6),
    ],
)
def test_the_melds_of_the_polish_book_have_their_points(cards: str, points: int) -> None:
    assert meld(cards, REMIK).points(REMIK) == points


def test_an_ace_above_a_king_may_be_dearer_where_a_house_says_so() -> None:
    assert [meld("QS KS AS", rules).points(rules) for rules in (RAMI, CAFE, REMIK)] == [21, 30, 31]
    assert [meld("AS AH AD", rules).points(rules) for rules in (RAMI, CAFE, REMIK)] == [3, 3, 33]


@pytest.mark.parametrize(
    ("cards", "rules", "reason", "limit", "face"),
    [
        ("7H 8H", RAMI, FixedReason.TOO_FEW_CARDS, 3, None),
        ("JK JK JK", RAMI, FixedReason.ONLY_JOKERS, 1, None),
        ("7S 8H 9S", RAMI, FixedReason.MIXED_SUITS, 0, "8H"),
        ("7S 7H 8S", RAMI, FixedReason.MIXED_SUITS, 0, "7H"),
        ("7S 7H 7C 8S", RAMI, FixedReason.MIXED_RANKS, 0, "8S"),
        ("8S 8S 8H", REMIK, FixedReason.SUIT_TWICE, 0, "8S"),
        ("7S 7S 8S", REMIK, FixedReason.REPEATED_CARD, 0, "7S"),
        ("KH AH 2H", REMIK, FixedReason.ACE_BETWEEN, 0, "AH"),
        ("KH JK 2H", REMIK, FixedReason.ACE_BETWEEN, 0, "AH"),
        ("3H 4H 5H 6H 7H 8H", RAMI, FixedReason.RUN_TOO_LONG, 5, None),
        ("5H 6H 8H", REMIK, FixedReason.GAP_TOO_WIDE, 1, None),
        ("5H 9H JK", REMIK, FixedReason.GAP_TOO_WIDE, 2, None),
        ("7S 7H 7C 7D JK", RAMI, FixedReason.SET_TOO_LARGE, 4, None),
        ("8S JK JK", REMIK, FixedReason.TOO_FEW_NATURALS, 2, None),
        ("4S JK JK 7S", REMIK, FixedReason.JOKERS_TOUCH, 0, "6S"),
        ("4S 5S JK JK", REMIK, FixedReason.JOKERS_TOUCH, 0, "7S"),
        ("4S JK 6S JK", MINORITY, FixedReason.TOO_FEW_NATURALS, 3, None),
        ("7S 7H JK JK", MINORITY, FixedReason.TOO_FEW_NATURALS, 3, None),
        ("7S JK JK", CAFE, FixedReason.TOO_MANY_JOKERS, 1, None),
        ("7S JK 9S JK", CAFE, FixedReason.TOO_MANY_JOKERS, 1, None),
        ("8S JK JK JK JK", REMIK, FixedReason.JOKERS_TOUCH, 0, "TS"),
    ],
)
def test_cards_that_are_no_meld_are_refused_with_the_reason(
    cards: str, rules: FixedRules, reason: FixedReason, limit: int, face: str | None
) -> None:
    assert fault(cards, rules) == FixedFault(reason, limit, None if face is None else parse_face(face))


@pytest.mark.parametrize(
    ("cards", "stands"),
    [
        ("7H 5H 6H", "5H 6H 7H"),
        ("9H 8H JK", "JK 8H 9H"),
        ("JK 9H 8H", "8H 9H JK"),
        ("5H 7H JK", "5H JK 7H"),
        ("6H 5H 7H JK", "5H 6H 7H JK"),
        ("AH QH KH JK", "JK QH KH AH"),
        ("KH AH QH", "QH KH AH"),
        ("JK 7D 7S", "7S 7D JK"),
    ],
)
def test_cards_out_of_order_stand_where_they_make_the_dearest_meld(cards: str, stands: str) -> None:
    assert str(meld(cards, RAMI)) == stands


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("5H JK JK", Kind.RUN),
        ("JK 5H JK", Kind.RUN),
        ("JK JK 5H", Kind.SET),
        ("JK JK 2H", Kind.RUN),
        ("JK JK JK 3H", Kind.RUN),
        ("KH JK JK", Kind.RUN),
        ("QH JK JK", Kind.SET),
        ("AH JK JK", Kind.RUN),
        ("JK AH JK", Kind.RUN),
        ("JK JK AH JK", Kind.RUN),
        ("JK KH JK", Kind.SET),
        ("5H JK JK JK JK", Kind.RUN),
    ],
)
def test_one_natural_with_jokers_unsaid_is_the_dearer_kind_and_a_run_when_equal(cards: str, kind: Kind) -> None:
    assert meld(cards, RAMI).kind is kind


def test_one_natural_with_jokers_is_the_given_kind() -> None:
    assert meld("5H JK JK", RAMI, Kind.SET).kind is Kind.SET
    assert meld("JK JK 5H", RAMI, Kind.RUN).low == 3
    assert fault("8S 8H JK", RAMI, Kind.RUN).reason is FixedReason.MIXED_SUITS
    assert fault("5H 6H JK", RAMI, Kind.SET).reason is FixedReason.MIXED_RANKS


def test_a_joker_of_a_set_is_any_suit_the_set_lacks_until_it_is_closed() -> None:
    assert format_faces(meld("7S 7H JK", RAMI).stands_for(2)) == "7C 7D"
    assert format_faces(meld("7S 7H 7C JK", RAMI).stands_for(3)) == "7D"
    assert format_faces(meld("5H JK JK", RAMI, Kind.SET).stands_for(1)) == "5S 5C 5D"
    assert format_faces(meld("7S 7H JK", RAMI).stands_for(0)) == "7S"
    assert meld("5H JK JK", RAMI).lacking() == ()


def test_the_readings_come_dearest_first() -> None:
    named = [f"{one.kind} {one}" for one in readings(parse_faces("JK 5H JK"), RAMI)]
    assert named == ["run 5H JK JK", "run JK 5H JK", "set 5H JK JK", "run JK JK 5H"]
    assert [str(one) for one in readings(parse_faces("JK 5H JK"), REMIK)] == ["JK 5H JK"]
    assert readings(parse_faces("5H 5H JK"), RAMI) == ()
    assert [one.kind for one in readings(parse_faces("JK 5H JK"), RAMI, Kind.SET)] == [Kind.SET]


def test_a_meld_is_written_with_its_kind_where_its_cards_read_otherwise() -> None:
    as_set = meld("5H JK JK", RAMI, Kind.SET)
    as_run = meld("5H JK JK", RAMI, Kind.RUN)
    assert written(as_set, RAMI) == "set 5H JK JK"
    assert written(as_run, RAMI) == "5H JK JK"
    for one in readings(parse_faces("5H JK JK"), RAMI):
        cards, kind = parse_written(written(one, RAMI))
        assert judge_fixed(cards, RAMI, kind) == one
    assert parse_written(" 5H JK 7H ") == (parse_faces("5H JK 7H"), None)
    for bad in ("set", "", "heap 5H 6H"):
        with pytest.raises(CardSyntaxError):
            parse_written(bad)


def test_runs_are_three_to_thirteen_cards_by_any_rules() -> None:
    for wrong in (2, 14):
        with pytest.raises(ValueError, match="3 to 13"):
            FixedRules(max_run=wrong)
    assert meld("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", REMIK).low == 1
    assert meld("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", REMIK).low == 2
