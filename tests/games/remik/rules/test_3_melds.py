"""Melds (remik 3)."""

from __future__ import annotations

import pytest

from game.cards import parse_faces
from game.engine import Appraisal, choose
from game.games.remik.rules import RULES as REMIK
from game.games.remik.rules.options import RemikOptions
from tests.games.remik.rules.positions import after, legal, position, reason


def judgement(cards: str, onto: str = "", **options: str) -> str:
    """Kind and points of a meld, or why it is none."""
    judged = REMIK.appraise(choose(RemikOptions, options), parse_faces(cards), parse_faces(onto))
    if isinstance(judged, Appraisal):
        return f"{judged.kind} {judged.points}"
    return f"{judged.reason} {judged.clause.removeprefix('remik ')}"


@pytest.mark.parametrize("cards", ["9H TH JH", "QD KD AD", "AC 2C 3C", "3S 4S 5S 6S 7S 8S 9S"])
def test_3_1_a_sequence_is_neighbours_of_one_suit(cards: str) -> None:
    assert judgement(cards).startswith("run")


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("9H TH", "too_few_cards"),
        ("9H TH JD", "mixed_suits"),
        ("9H 9H TH", "repeated_card"),
        ("KS AS 2S", "ace_between"),
        ("9H TH QH", "gap_too_wide"),
    ],
)
def test_3_1_whatever_is_none_is_refused_with_its_reason(cards: str, reason: str) -> None:
    assert judgement(cards) == f"{reason} 3.1"


def test_3_1_a_sequence_has_thirteen_cards_and_one_ace_at_most() -> None:
    long = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    state = position("AH AH 2C", melds=[long])
    assert {"add AH to 1 low", "add AH to 1 high"} <= legal(state)
    assert reason(after(state, "add AH to 1 low"), "add AH to 1 high") == "repeated_card 3.1"
    assert judgement(f"{long} AH JK") == "run_too_long 3.1"
    assert reason(position("JK 4D 2C", melds=["JH QH KH AH"]), "add JK to 1 high") == "no_place_at_end 3.1"


def test_3_2_a_group_is_three_or_four_of_a_rank_in_different_suits() -> None:
    assert judgement("8S 8H 8C") == "set 24"
    assert judgement("8S 8H 8C 8D") == "set 32"
    assert judgement("8S 8S 8H") == "suit_twice 3.2"
    assert judgement("8S 8H 9C") == "mixed_ranks 3.2"
    assert judgement("JK", onto="8S 8H 8C 8D") == "set_too_large 3.2"


def test_3_3_two_jokers_never_stand_side_by_side() -> None:
    assert judgement("4S JK JK 7S") == "jokers_touch 3.3"
    assert judgement("4S JK 6S JK 8S") == "run 30"
    assert judgement("JK 5H JK") == "run 15"
    state = position("JK 2C 3D", melds=["5H 6H JK"])
    assert reason(state, "add JK to 1 high") == "jokers_touch 3.3"
    assert reason(state, "add JK to 1 low") is None


def test_3_3_a_group_has_at_least_as_many_naturals_as_jokers() -> None:
    assert judgement("8S 8H JK") == "set 24"
    assert judgement("8S 8H JK JK") == "set 32"
    assert judgement("8S JK JK") == "too_few_naturals 3.3"
    assert judgement("JK JK JK") == "only_jokers 3.3"


def test_3_3_a_joker_stays_the_card_of_its_place() -> None:
    state = position("7H 8H 2C 3D", melds=["5H 6H JK", "8S 8C JK"])
    assert reason(state, "add 7H to 1") == "joker_in_its_place 4.4"
    assert reason(state, "add 8H to 1") is None
    assert reason(state, "add 8H to 2") is None, "the joker is the eight of diamonds then"


@pytest.mark.parametrize(
    ("cards", "off", "on"),
    [
        ("8S 8H JK JK", "set 32", "too_few_naturals 3.3"),
        ("JK 5H JK", "run 15", "too_few_naturals 3.3"),
        ("5H JK 7H JK", "run 26", "too_few_naturals 3.3"),
        ("8S 8H JK", "set 24", "set 24"),
        ("5H JK 7H JK 9H", "run 35", "run 35"),
    ],
)
def test_3_3_jokers_may_have_to_be_in_the_minority(cards: str, off: str, on: str) -> None:
    assert judgement(cards) == off
    assert judgement(cards, jokers_minority="on") == on
