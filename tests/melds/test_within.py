"""The melds within a hand and the cards that fit a meld, complete and in a fixed order."""

from __future__ import annotations

from itertools import combinations, islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import JOKER, Face, deck, format_faces, parse_faces
from game.melds.judge import arrange_add, judge
from game.melds.meld import Meld
from game.melds.within import extensions, melds_within
from tests.melds.reference import ALL_RULES, BORAKO, every_meld

DECK = deck(2, jokers=2)
RICH = parse_faces("AS AS 2S 2S 3S 3S 4S 5S 6S QS KS AH 3H 2H 2C JK JK KH QH")


def complete(hand: tuple[Face, ...]) -> int:
    for rules in ALL_RULES:
        found = list(melds_within(hand, rules))
        by_faces = {tuple(sorted(meld.cards)): meld for meld in found}
        assert len(by_faces) == len(found), "a group of faces came twice"
        assert by_faces == every_meld(hand, rules)
    return len(by_faces)


@pytest.mark.slow
@settings(max_examples=8)
@given(st.randoms(use_true_random=False))
def test_the_melds_within_a_hand_are_those_of_all_its_subsets(rng: Random) -> None:
    complete(tuple(rng.sample(DECK, 9)))


@pytest.mark.slow
def test_the_melds_within_a_hand_full_of_wilds_and_doubles_are_those_of_all_its_subsets() -> None:
    rng = Random(5)
    assert sum(complete(tuple(rng.sample(RICH, 9))) for _ in range(6)) > 150


@pytest.mark.slow
def test_the_melds_within_a_whole_suit_with_both_aces_are_those_of_all_its_subsets() -> None:
    hand = parse_faces("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")
    subsets = (faces for size in range(15) for faces in combinations(sorted(hand), size))
    valid = {faces for faces in subsets if isinstance(judge(faces, BORAKO), Meld)}
    assert {tuple(sorted(meld.cards)) for meld in melds_within(hand, BORAKO)} == valid


@pytest.mark.slow
def test_the_order_of_melds_does_not_depend_on_the_order_of_the_hand() -> None:
    shuffled = list(RICH)
    Random(1).shuffle(shuffled)
    assert list(melds_within(shuffled, BORAKO)) == list(melds_within(RICH, BORAKO))


def test_melds_come_one_at_a_time_from_the_largest_hand() -> None:
    first = islice(melds_within(DECK, BORAKO), 2)
    assert [format_faces(meld.cards) for meld in first] == ["AS 2S 2H", "AS 2S 2C"]


def test_jokers_count_as_one_kind_and_twos_of_two_suits_as_two() -> None:
    found = [format_faces(meld.cards) for meld in melds_within(parse_faces("7S 8S 2H 2C JK JK"), BORAKO)]
    assert found == [
        "7S 8S 2H",
        "7S 8S 2C",
        "7S 8S JK",
        "7S 8S 2H 2C",
        "7S 8S 2H JK",
        "7S 8S 2C JK",
        "7S 8S JK JK",
        "2H 2C JK",
        "2H 2C JK JK",
    ]


@pytest.mark.slow
def test_the_extensions_of_a_meld_are_the_faces_that_may_be_added() -> None:
    rng = Random(8)
    for _ in range(100):
        meld = rng.choice(list(melds_within(RICH, BORAKO)))
        assert list(extensions(meld, DECK, BORAKO)) == [
            face for face in sorted(set(DECK)) if isinstance(arrange_add(meld, face, BORAKO), Meld)
        ]


def test_extensions_name_each_face_once() -> None:
    run = judge(parse_faces("5H 6H 7H"), BORAKO)
    assert isinstance(run, Meld)
    assert list(extensions(run, (JOKER, *parse_faces("8H 4H 8H 9H 2C"), JOKER), BORAKO)) == list(
        parse_faces("4H 8H 2C JK")
    )
