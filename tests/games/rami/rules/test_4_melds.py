"""Melds (rami 4)."""

from __future__ import annotations

import pytest

from game.cards import parse_faces
from game.engine import Appraisal, choose
from game.games.rami.rules import RULES as RAMI
from game.games.rami.rules.options import RamiOptions
from tests.games.rami.rules.positions import after, legal, position, reason


def judgement(cards: str, onto: str = "", **options: str | int) -> str:
    """Kind and points of a meld, or why it is none."""
    judged = RAMI.appraise(choose(RamiOptions, options), parse_faces(cards), parse_faces(onto))
    if isinstance(judged, Appraisal):
        return f"{judged.kind} {judged.points}"
    return f"{judged.reason} {judged.clause.removeprefix('rami ')}"


@pytest.mark.parametrize("cards", ["3H 4H 5H", "AD 2D 3D", "QC KC AC", "7S 8S 9S TS", "5H 7H 6H"])
def test_4_1_a_run_is_neighbours_of_one_suit_with_the_ace_low_or_high(cards: str) -> None:
    assert judgement(cards).startswith("run")


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("3H 4H", "too_few_cards"),
        ("3H 4H 5S", "mixed_suits"),
        ("3H 3H 4H", "repeated_card"),
        ("KC AC 2C", "ace_between"),
        ("3H 4H 6H", "gap_too_wide"),
        ("3H 4H 5H 6H 7H 8H", "run_too_long"),
    ],
)
def test_4_1_whatever_is_no_run_is_refused_with_its_reason(cards: str, reason: str) -> None:
    assert judgement(cards) == f"{reason} 4.1"


def test_4_1_a_run_has_five_cards_at_most_also_when_it_grows() -> None:
    state = position("8H KS", melds=["3H 4H 5H 6H 7H"])
    assert reason(state, "add 8H to 1") == "run_too_long 4.1"
    assert reason(position("8H KS", melds=["3H 4H 5H 6H 7H"], max_run=13), "add 8H to 1") is None


def test_4_1_a_run_may_be_laid_with_more_than_it_grows_to() -> None:
    state = position("3H 4H 5H 6H 7H 8H 2D JK KS", melds=["3D 4D 5D 6D"], max_run="5_added")
    laid = after(state, "lay 3H 4H 5H 6H 7H 8H")
    assert reason(laid, "add JK to 2 low") == "run_grown 4.1", "it has more than five already"
    assert reason(after(laid, "add 2D to 1"), "add JK to 1") == "run_grown 4.1"
    assert judgement("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", max_run="5_added") == "run 85"
    assert judgement("3H 4H", onto="5H 6H 7H", max_run="5_added") == "run 25"
    assert judgement("4H 3H", onto="5H 6H 7H 8H", max_run="5_added") == "run_grown 4.1"


def test_4_1_such_a_run_opens_and_takes_cards_for_its_jokers() -> None:
    state = position("7H 8H 9H TH JH QH KH AH 2C 6D", melds=["3S JK 5S 6S 7S 8S"], opened=False, max_run="5_added")
    assert reason(state, "open 7H 8H 9H TH JH QH KH AH") == "opening_too_low 6.1"
    opening = "open 6H 7H 8H 9H TH JH QH KH AH"
    long = position(f"{opening.removeprefix('open')} 2C", opened=False, max_run="5_added")
    assert reason(long, opening) is None
    swapping = position("4S 2C KD", melds=["3S JK 5S 6S 7S 8S", "7C 7D 7H"], max_run="5_added")
    assert reason(swapping, "swap 4S in 1") is None


def test_4_1_a_run_may_have_thirteen_but_no_second_ace() -> None:
    thirteen = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    assert judgement(thirteen, max_run=13) == "run 85"
    assert judgement("AH", onto=thirteen, max_run=13) == "repeated_card 4.1"
    state = position("JK KS", melds=["TH JH QH KH AH"], max_run=13)
    assert reason(state, "add JK to 1 high") == "no_place_at_end 4.1"


def test_4_2_a_set_is_three_or_four_of_a_rank_in_different_suits() -> None:
    assert judgement("7C 7D 7H") == "set 21"
    assert judgement("KS KC KD KH") == "set 40"
    assert judgement("7C 7D 8H") == "mixed_ranks 4.2"
    assert judgement("7C 7D 7D") == "suit_twice 4.2"


def test_4_2_four_cards_close_a_set() -> None:
    assert judgement("9S", onto="9C 9D 9H") == "set 36"
    assert judgement("JK", onto="9C 9D 9H 9S") == "set_too_large 4.2"
    assert judgement("9S", onto="9C 9D 9H 9S") == "suit_twice 4.2"


def test_4_3_a_joker_is_the_card_of_its_place() -> None:
    assert judgement("5S 6S JK") == "run 18"
    assert judgement("JK 5S 6S") == "run 15"
    assert judgement("5S JK 7S") == "run 18"
    state = position("7S 4S KS", melds=["5S 6S JK"])
    assert reason(state, "add 7S to 1") == "joker_in_its_place 7.2"
    assert reason(state, "add 4S to 1") is None


def test_4_3_a_joker_of_a_set_is_any_suit_the_set_lacks() -> None:
    state = position("7S 7D KS 2C", melds=["7C 7H JK"], owners=[0])
    assert reason(state, "add 7S to 1") is None
    closed = after(state, "add 7S to 1")
    assert reason(closed, "add 7D to 1") == "joker_in_its_place 7.2"


def test_4_3_a_joker_does_not_stand_alone_and_a_meld_has_a_natural() -> None:
    assert judgement("JK JK JK") == "only_jokers 4.3"
    assert judgement("5H JK JK JK") == "run 26", "one natural is enough"


@pytest.mark.parametrize(("allowed", "most"), [("1", 1), ("2", 2), ("unlimited", 3)])
def test_4_3_the_jokers_of_a_meld_may_be_limited(allowed: str, most: int) -> None:
    for jokers in (1, 2, 3):
        expected = "run" if jokers <= most else "too_many_jokers 4.3"
        assert judgement("3H 4H" + " JK" * jokers, jokers_per_meld=allowed).startswith(expected)


def test_4_4_the_player_says_whether_one_natural_with_jokers_is_a_run_or_a_set() -> None:
    state = position("5H JK JK KS 2C")
    assert reason(state, "lay run 5H JK JK") is None
    assert after(state, "lay set 5H JK JK").melds[0].kind == "set"
    assert {"lay 5H JK JK", "lay set 5H JK JK"} <= legal(state)


def test_4_4_unsaid_it_is_the_dearer_and_the_run_where_they_are_equal() -> None:
    assert judgement("5H JK JK") == "run 18"
    assert judgement("JK JK 5H") == "set 15"
    assert judgement("JK JK 2H") == "run 9", "written from its high end; a set of 2s is worth 6"
    assert judgement("JK 5H JK") == "run 15"


def test_4_4_the_kind_stays() -> None:
    state = position("5S 8H KS", melds=["set 5H JK JK"])
    assert reason(state, "add 8H to 1") == "mixed_ranks 4.2"
    assert reason(state, "add 5S to 1") is None
