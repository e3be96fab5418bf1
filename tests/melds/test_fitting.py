"""The cards that fit a meld, computed for all faces together, and whether some cards hold a meld at all."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from game.cards import ALL_FACES, deck, format_faces, parse_face, parse_faces
from game.melds.judge import arrange_add, face_mask, fitting, judge, melds_after_add
from game.melds.meld import FloatingRules, Meld
from game.melds.within import distinct_lays, melds_within, some_lay
from tests.melds.reference import ALL_RULES, BURACO, BURACO_RELAXED

DECK = deck(2, jokers=4)
RICH = parse_faces("AS AS 2S 2S 3S 4S 5S 6S QS KS AH 2H 2C 3H JK JK")
EVERY_RULE = pytest.mark.parametrize("rules", ALL_RULES)


@pytest.mark.slow
@EVERY_RULE
def test_fitting_says_of_every_face_what_adding_it_says(rules: FloatingRules) -> None:
    melds = list(melds_within(RICH, rules))
    for meld in Random(1).sample(melds, min(400, len(melds))):
        fits = [face for face in ALL_FACES if isinstance(arrange_add(meld, face, rules), Meld)]
        assert fitting(meld, rules) == face_mask(fits), format_faces(meld.cards)


@pytest.mark.slow
@EVERY_RULE
def test_some_lay_says_whether_any_group_is_a_meld(rules: FloatingRules) -> None:
    rng = Random(2)
    found = 0
    for cards in (DECK, RICH, RICH):
        for _ in range(300):
            hand = tuple(rng.sample(cards, rng.randrange(1, 9)))
            groups = (group for size in (3, 4) for group in combinations(hand, size))
            expected = any(isinstance(judge(group, rules), Meld) for group in groups)
            assert some_lay(hand, rules) == expected, format_faces(hand)
            found += expected
    assert 100 < found < 800


@pytest.mark.parametrize(
    ("cards", "one_wild", "relaxed"),
    [
        ("3S 2S 2H", False, True),
        ("3S 2S 2S", False, True),
        ("4S 2S 2H", False, True),
        ("3S 2S JK", True, True),
        ("3S 4S 2H", True, True),
        ("3S 6S 2H JK", False, False),
        ("2S 2H JK", False, False),
    ],
)
def test_a_wild_two_beside_a_natural_one_gives_a_lay_only_where_it_may_stand(
    cards: str, one_wild: bool, relaxed: bool
) -> None:
    assert some_lay(parse_faces(cards), BURACO) == one_wild
    assert some_lay(parse_faces(cards), BURACO_RELAXED) == relaxed


def test_wild_twos_of_other_suits_are_one_kind_of_lay() -> None:
    lays = distinct_lays(parse_faces("7S 8S 2S 2H 2C"), BURACO, lambda _: True)
    assert [format_faces(meld.cards) for meld in lays] == ["7S 8S 2H", "7S 8S 2S"]


def test_an_add_changes_one_meld_and_leaves_the_others() -> None:
    judged = [judge(parse_faces(text), BURACO) for text in ("3S 4S 5S 2S", "AS AH AD")]
    melds = [meld for meld in judged if isinstance(meld, Meld)]
    grown = melds_after_add(melds, 0, parse_face("AS"), BURACO)
    assert [format_faces(meld.cards) for meld in grown] == ["AS 2S 3S 4S 5S", "AS AH AD"]
    with pytest.raises(AssertionError, match="KH does not fit AS AH AD"):
        melds_after_add(melds, 1, parse_face("KH"), BURACO)
