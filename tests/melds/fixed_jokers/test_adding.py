"""Adding a card and replacing a joker, by the rule books (rami 7, remik 3.3, 4.4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards import JOKER, format_faces, parse_face
from game.melds.fixed_jokers import (
    End,
    FixedFault,
    FixedMeld,
    FixedReason,
    FixedRules,
    add_to_meld,
    faces_of,
    fitting,
    open_ends,
    swap_joker,
    swappable,
)
from game.melds.meld import Kind
from tests.melds.fixed_jokers.reference import CAFE, MINORITY, RAMI, REMIK, meld


def added(text: str, face: str, rules: FixedRules, end: End | None = None) -> str | FixedFault:
    after = add_to_meld(meld(text, rules), parse_face(face), rules, end)
    return str(after) if isinstance(after, FixedMeld) else after


@pytest.mark.parametrize(
    ("before", "face", "after"),
    [
        ("4H 5H 6H", "7H", "4H 5H 6H 7H"),
        ("4H 5H 6H", "3H", "3H 4H 5H 6H"),
        ("2H 3H 4H", "AH", "AH 2H 3H 4H"),
        ("JH QH KH", "AH", "JH QH KH AH"),
        ("4H JK 6H", "7H", "4H JK 6H 7H"),
        ("9C 9D 9H", "9S", "9S 9H 9C 9D"),
        ("9C 9D JK", "9H", "9H 9C 9D JK"),
        ("9C 9D 9H", "JK", "9H 9C 9D JK"),
    ],
)
def test_a_card_is_added_where_it_fits_and_the_jokers_stay(before: str, face: str, after: str) -> None:
    assert added(before, face, RAMI) == after


def test_a_joker_goes_to_the_end_the_player_chooses() -> None:
    assert added("4H 5H 6H", "JK", RAMI, End.LOW) == "JK 4H 5H 6H"
    assert added("4H 5H 6H", "JK", RAMI, End.HIGH) == "4H 5H 6H JK"
    assert added("4H 5H 6H", "JK", RAMI) == "4H 5H 6H JK"
    assert added("QH KH AH", "JK", RAMI) == "JK QH KH AH"
    assert added("QH KH AH", "JK", RAMI, End.HIGH) == FixedFault(FixedReason.NO_PLACE_AT_END)
    assert added("4H 5H JK", "JK", REMIK) == "JK 4H 5H JK"


def test_an_ace_that_fits_both_ends_goes_to_the_given_one() -> None:
    run = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    assert added(run, "AH", REMIK) == f"{run} AH"
    assert added(run, "AH", REMIK, End.LOW) == f"AH {run}"
    assert added(f"{run} AH", "AH", REMIK) == FixedFault(FixedReason.REPEATED_CARD, face=parse_face("AH"))
    assert open_ends(meld(run, REMIK), parse_face("AH"), REMIK) == (End.LOW, End.HIGH)


@pytest.mark.parametrize(
    ("before", "face", "rules", "reason", "limit", "named"),
    [
        ("3H 4H 5H 6H 7H", "8H", RAMI, FixedReason.RUN_TOO_LONG, 5, None),
        ("3H 4H 5H 6H 7H", "JK", RAMI, FixedReason.RUN_TOO_LONG, 5, None),
        ("4H 5H 6H", "8H", RAMI, FixedReason.GAP_TOO_WIDE, 1, None),
        ("4H 5H 6H", "7S", RAMI, FixedReason.MIXED_SUITS, 0, "7S"),
        ("4H 5H 6H", "5H", RAMI, FixedReason.REPEATED_CARD, 0, "5H"),
        ("4H JK 6H", "5H", RAMI, FixedReason.JOKER_IN_ITS_PLACE, 0, "5H"),
        ("AH 2H 3H", "KH", REMIK, FixedReason.ACE_BETWEEN, 0, "AH"),
        ("QH KH AH", "2H", REMIK, FixedReason.ACE_BETWEEN, 0, "AH"),
        ("9C 9D 9H", "8H", RAMI, FixedReason.MIXED_RANKS, 0, "8H"),
        ("9C 9D 9H", "9H", RAMI, FixedReason.SUIT_TWICE, 0, "9H"),
        ("9C 9D 9H 9S", "9H", RAMI, FixedReason.SUIT_TWICE, 0, "9H"),
        ("9C 9D 9H JK", "9S", RAMI, FixedReason.JOKER_IN_ITS_PLACE, 0, "9S"),
        ("9C 9D 9H JK", "JK", RAMI, FixedReason.SET_TOO_LARGE, 4, None),
        ("4H 5H JK", "JK", CAFE, FixedReason.TOO_MANY_JOKERS, 1, None),
        ("JK 5H 6H JK", "JK", REMIK, FixedReason.JOKERS_TOUCH, 0, "8H"),
        ("9C 9D JK", "JK", MINORITY, FixedReason.TOO_FEW_NATURALS, 3, None),
        ("4H 5H JK", "JK", MINORITY, FixedReason.TOO_FEW_NATURALS, 3, None),
    ],
)
def test_a_card_that_does_not_fit_is_refused_with_the_reason(
    before: str, face: str, rules: FixedRules, reason: FixedReason, limit: int, named: str | None
) -> None:
    assert added(before, face, rules) == FixedFault(reason, limit, None if named is None else parse_face(named))


def test_nothing_is_added_to_what_is_neither_a_run_nor_a_set() -> None:
    with pytest.raises(ValueError, match="4H 5H 6H is neither a run nor a set"):
        add_to_meld(replace(meld("4H 5H 6H", RAMI), suit=None), parse_face("7H"), RAMI)


def test_two_jokers_do_not_touch_after_an_extension_either() -> None:
    assert added("4H 5H 6H JK", "JK", REMIK, End.HIGH) == FixedFault(FixedReason.JOKERS_TOUCH, face=parse_face("8H"))
    assert open_ends(meld("4H 5H 6H JK", REMIK), JOKER, REMIK) == (End.LOW,)
    assert added("4H 5H 6H JK", "8H", REMIK) == "4H 5H 6H JK 8H"


def test_the_faces_that_fit_are_told_as_a_mask() -> None:
    def judgement(text: str, rules: FixedRules) -> str:
        return format_faces(faces_of(fitting(meld(text, rules), rules)))

    assert judgement("4H 5H 6H", RAMI) == "3H 7H JK"
    assert judgement("AH 2H JK", REMIK) == "4H"
    assert judgement("9C 9D JK", RAMI) == "9S 9H JK"
    assert judgement("9C 9D JK", CAFE) == "9S 9H"
    assert judgement("3H 4H 5H 6H 7H", RAMI) == ""
    assert judgement("9C 9D 9H 9S", RAMI) == ""
    assert open_ends(meld("9C 9D JK", RAMI), JOKER, RAMI) == ()


def test_the_card_a_joker_stands_for_replaces_it() -> None:
    run = meld("JK 5H JK", RAMI, Kind.RUN)
    assert str(swap_joker(run, parse_face("4H"))) == "4H 5H JK"
    assert str(swap_joker(run, parse_face("6H"))) == "JK 5H 6H"
    assert format_faces(faces_of(swappable(run))) == "4H 6H"


def test_a_joker_of_a_set_is_replaced_by_any_suit_the_set_lacks() -> None:
    assert str(swap_joker(meld("7S 7H JK", RAMI), parse_face("7D"))) == "7S 7H 7D"
    assert str(swap_joker(meld("7S 7H JK JK", RAMI), parse_face("7C"))) == "7S 7H 7C JK"
    assert format_faces(faces_of(swappable(meld("7S 7H JK JK", RAMI)))) == "7C 7D"
    assert format_faces(faces_of(swappable(meld("7S 7H 7C JK", RAMI)))) == "7D"


def test_a_card_that_no_joker_stands_for_replaces_none() -> None:
    assert swap_joker(meld("4H 5H 6H", RAMI), parse_face("5H")) == FixedFault(FixedReason.NO_JOKER)
    for face in (JOKER, parse_face("4H"), parse_face("5S")):
        refused = swap_joker(meld("4H JK 6H", RAMI), face)
        assert refused == FixedFault(FixedReason.NO_JOKER_STANDS_FOR_IT, face=face)
    assert swappable(meld("4H 5H 6H", RAMI)) == 0
