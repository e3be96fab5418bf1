"""The best split of a hand is the best, whatever a meld is worth."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import JOKER, Face, deck, format_faces, parse_faces
from game.melds.judge import judge
from game.melds.meld import Kind, Meld
from game.melds.split import BUDGET, Split, best_split
from game.melds.within import melds_within
from tests.melds.reference import ALL_RULES, BORAKO, Weight, best_weight, every_meld

DECK = deck(2, jokers=2)
RICH = parse_faces("AS AS 2S 2S 3S 3S 4S 5S 6S 7S AH AC 3H 2H 2C JK JK 3D 4H 5H")


def cards_melded(meld: Meld) -> int:
    return len(meld.cards)


def long_runs(meld: Meld) -> int:
    return len(meld.cards) ** 2 - 5 * len(meld.wilds)


def bonus_from_seven(meld: Meld) -> int:
    bonus = (200, 100, 0)[min(2, len(meld.wilds))] if len(meld.cards) > 6 else 0
    return bonus + len(meld.cards) - 4 * len(meld.wilds)


def whim(meld: Meld) -> int:
    """Any number at all, often negative, that hangs on every card and place of the meld."""
    number = 7 if meld.kind is Kind.RUN else 11
    for index, face in enumerate(meld.cards):
        number = (number * 31 + face + (index in meld.wilds)) % 1009
    return number % 29 - 12


def card_kept(face: Face) -> int:
    return 3 if face == JOKER else -(face % 13) // 4


WEIGHTS = (cards_melded, long_runs, bonus_from_seven, whim)


def assert_divided(split: Split, hand: tuple[Face, ...], weigh: Weight) -> None:
    assert sorted([*split.rest, *(face for meld in split.melds for face in meld.cards)]) == sorted(hand)
    assert all(judge(meld.cards, BORAKO) == meld for meld in split.melds)
    assert list(split.rest) == sorted(split.rest)
    assert split.weight == sum(weigh(meld) for meld in split.melds)


@pytest.mark.slow
def test_the_best_split_of_a_small_hand_is_that_of_trying_every_division() -> None:
    rng = Random(3)
    for cards in (DECK, RICH, RICH):
        for _ in range(2):
            hand = tuple(rng.sample(cards, 9))
            for rules in ALL_RULES:
                melds = every_meld(hand, rules).values()
                for weigh in WEIGHTS:
                    split = best_split(hand, rules, weigh)
                    assert split.weight == best_weight(hand, melds, weigh), (format_faces(hand), weigh)
                    assert split.exact


@pytest.mark.slow
@pytest.mark.parametrize("weigh", WEIGHTS)
def test_the_best_split_of_a_larger_hand_is_that_of_trying_every_choice_of_its_melds(weigh: Weight) -> None:
    rng = Random(6)
    for cards, size, hands in ((DECK, 18, 20), (RICH, 14, 12), (DECK[:39], 13, 12), (deck(2)[:26], 13, 12)):
        for _ in range(hands):
            hand = tuple(rng.sample(cards, size))
            split = best_split(hand, BORAKO, weigh)
            assert split.weight == best_weight(hand, melds_within(hand, BORAKO), weigh), format_faces(hand)
            assert_divided(split, hand, weigh)


@pytest.mark.parametrize("weigh", WEIGHTS)
def test_what_is_left_may_have_a_weight_too(weigh: Weight) -> None:
    rng = Random(9)
    for cards in (DECK, RICH):
        for _ in range(8):
            hand = tuple(rng.sample(cards, 11))
            split = best_split(hand, BORAKO, weigh, card_kept)
            assert split.weight == best_weight(hand, melds_within(hand, BORAKO), weigh, card_kept)
            assert split.weight == sum(map(weigh, split.melds)) + sum(map(card_kept, split.rest))


@pytest.mark.slow
@settings(max_examples=40)
@given(st.randoms(use_true_random=False), st.sampled_from(WEIGHTS), st.integers(0, 60))
def test_every_split_divides_the_hand_into_melds_and_rest(rng: Random, weigh: Weight, size: int) -> None:
    hand = tuple(rng.sample(DECK, size))
    split = best_split(hand, BORAKO, weigh)
    assert_divided(split, hand, weigh)
    assert split.exact or size > 26


def test_a_split_does_not_depend_on_the_order_of_the_hand() -> None:
    rng = Random(12)
    for size in (15, 26, 40):
        for weigh in WEIGHTS:
            hand = rng.sample(DECK, size)
            first = best_split(hand, BORAKO, weigh)
            rng.shuffle(hand)
            assert best_split(hand, BORAKO, weigh) == first


@pytest.mark.slow
def test_a_split_does_not_depend_on_hashes() -> None:
    program = (
        "from random import Random\n"
        "from tests.melds.test_split import BORAKO, DECK, best_split, cards_melded\n"
        "for size in (11, 26, 26, 45):\n"
        "    print(best_split(Random(size).sample(DECK, size), BORAKO, cards_melded))\n"
    )
    case = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert case[0] == case[1]
    assert "Split(" in case[0]


def test_a_meld_that_adds_nothing_stays_in_the_hand() -> None:
    hand = parse_faces("9S TS JS 5H 6H 7H")
    assert best_split(hand, BORAKO, lambda meld: int(meld.low == 9)).melds == tuple(
        melds_within(parse_faces("9S TS JS"), BORAKO)
    )
    assert best_split(hand, BORAKO, lambda _: -1) == Split((), hand, 0, exact=True)


def test_a_bonus_for_length_makes_one_long_run_of_what_could_be_two() -> None:
    hand = parse_faces("3H 4H 5H 6H 7H 8H 9H JK")
    assert [format_faces(meld.cards) for meld in best_split(hand, BORAKO, bonus_from_seven).melds] == [
        "3H 4H 5H 6H 7H 8H 9H"
    ]


def test_a_small_hand_asks_the_weight_of_every_meld_and_a_large_one_keeps_to_its_budget() -> None:
    asked: list[Meld] = []

    def weigh(meld: Meld) -> int:
        asked.append(meld)
        return len(meld.cards)

    rng = Random(2)
    for size, budget in ((45, BUDGET), (45, 4500), (60, BUDGET)):
        asked.clear()
        hand = tuple(rng.sample(DECK, size))
        split = best_split(hand, BORAKO, weigh, budget=budget)
        assert len(asked) <= budget // size + len(split.melds)
        assert not split.exact
    asked.clear()
    hand = tuple(rng.sample(DECK, 20))
    split = best_split(hand, BORAKO, weigh)
    assert len(asked) == len(list(melds_within(hand, BORAKO))) + len(split.melds)


def test_the_split_of_a_large_hand_comes_close_to_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(30)
    hands = [tuple(rng.sample(DECK, 30)) for _ in range(12)]
    narrow = [best_split(hand, BORAKO, bonus_from_seven) for hand in hands]
    monkeypatch.setattr("game.melds.split.EXACT_HAND", 30)
    best = [best_split(hand, BORAKO, bonus_from_seven) for hand in hands]
    assert all(one.weight == other.weight for one, other in zip(narrow, best, strict=True) if one.exact)
    assert sum(one.exact for one in narrow) > 4
    assert sum(one.weight for one in narrow) > 0.95 * sum(one.weight for one in best)


def test_a_hand_that_holds_more_melds_than_are_all_weighed_is_split_within_the_budget() -> None:
    hand = parse_faces("5H 6H 7H 8H 9H JK 2S AS AH AC KD KS")
    every = len(list(melds_within(hand, BORAKO)))
    whole = best_split(hand, BORAKO, cards_melded)
    assert whole.exact
    assert best_split(hand, BORAKO, cards_melded, budget=60, exact_melds=every) == whole
    narrow = best_split(hand, BORAKO, cards_melded, budget=60, exact_melds=every - 1)
    assert_divided(narrow, hand, cards_melded)
    assert not narrow.exact
