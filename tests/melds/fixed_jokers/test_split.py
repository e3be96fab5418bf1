"""The best split of a hand with fixed jokers is the best, whatever a meld is worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.cards import JOKER, Face, deck, format_faces, parse_faces, without
from game.melds.fixed_jokers import (
    FixedMeld,
    FixedRules,
    FixedSplit,
    best_fixed_split,
    fixed_melds_within,
    qualifies,
    readings,
)
from game.melds.meld import Kind
from tests.melds.fixed_jokers.reference import HOUSES, RAMI, REMIK, every_meld, every_split, meld, read
from tests.melds.reference import best_weight

NATURALS = deck(2)
NEAR = parse_faces("AS 2S 3S 4S 4S 5S 6S 4H 4D 5H 5C 6H KS QS KH AH AC")
WILDEST = FixedRules(max_run=13)


def cards_out(meld: FixedMeld) -> int:
    return len(meld.cards)


def rami_points(meld: FixedMeld) -> int:
    return meld.points(RAMI)


def remik_points(meld: FixedMeld) -> int:
    return meld.points(REMIK)


def nothing(meld: FixedMeld) -> int:
    return 0


def whim(meld: FixedMeld) -> int:
    """Any number at all, often negative, that hangs on every card and place of the meld."""
    number = 7 if meld.kind is Kind.RUN else 11
    for index, face in enumerate(meld.cards):
        number = (number * 31 + face + 5 * (index in meld.wilds) + meld.low) % 1009
    return number % 29 - 12


def in_hand(face: Face) -> int:
    return -50 if face == JOKER else -11 if face.rank == 1 else -min(10, face.rank)


def card_kept(face: Face) -> int:
    return 5 if face == JOKER else -(face % 13) // 4


def card_without_weight(face: Face) -> int:
    return 0


WEIGHTS = ((cards_out, None), (rami_points, None), (remik_points, in_hand), (nothing, in_hand), (whim, card_kept))


def hands(rng: Random, count: int, size: int) -> list[tuple[Face, ...]]:
    found = []
    for number in range(count):
        jokers = rng.randrange(4) if number % 2 else 2
        cards = NEAR if number % 3 else NATURALS
        found.append((*rng.sample(cards, size - jokers), *(JOKER,) * jokers))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("rules", [*HOUSES, WILDEST])
def test_the_melds_within_a_hand_are_those_of_trying_every_order_of_its_cards(rules: FixedRules) -> None:
    for hand in hands(Random(1), 12, 8):
        found = list(fixed_melds_within(hand, rules))
        assert len(set(found)) == len(found)
        assert {read(one) for one in found} == every_meld(hand, rules)
        assert all(one in readings(one.cards, rules) for one in found)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [*HOUSES, WILDEST])
def test_the_best_split_is_that_of_trying_every_division(rules: FixedRules) -> None:
    for hand in hands(Random(2), 24, 9):
        divisions = list(every_split(hand, fixed_melds_within(hand, rules)))
        for weigh, weigh_left in WEIGHTS:
            split = best_fixed_split(hand, rules, weigh, weigh_left)
            worth = [weight_of(hand, melds, weigh, weigh_left) for melds in divisions]
            assert split.weight == max(worth), (format_faces(hand), weigh)
            assert_divided(split, hand, rules)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [*HOUSES, WILDEST])
def test_the_best_split_of_a_larger_hand_is_that_of_trying_every_choice_of_its_melds(rules: FixedRules) -> None:
    for hand in hands(Random(6), 10, 13):
        melds = list(fixed_melds_within(hand, rules))
        for weigh, weigh_left in WEIGHTS:
            wanted = best_weight(hand, melds, weigh, weigh_left or card_without_weight)
            assert best_fixed_split(hand, rules, weigh, weigh_left).weight == wanted, (format_faces(hand), weigh)


def weight_of(
    hand: tuple[Face, ...],
    melds: tuple[FixedMeld, ...],
    weigh: Callable[[FixedMeld], int],
    weigh_left: Callable[[Face], int] | None,
) -> int:
    rest = without(tuple(sorted(hand)), [face for one in melds for face in one.cards])
    return sum(map(weigh, melds)) + (0 if weigh_left is None else sum(map(weigh_left, rest)))


def assert_divided(split: FixedSplit, hand: tuple[Face, ...], rules: FixedRules) -> None:
    assert sorted([*split.rest, *(face for one in split.melds for face in one.cards)]) == sorted(hand)
    assert all(one in readings(one.cards, rules) for one in split.melds)
    assert list(split.rest) == sorted(split.rest)
    assert split.points == sum(one.points(rules) for one in split.melds)


def test_a_split_does_not_depend_on_the_order_of_the_hand() -> None:
    rng = Random(12)
    for hand in hands(rng, 10, 15):
        shuffled = list(hand)
        for weigh, weigh_left in WEIGHTS:
            first = best_fixed_split(hand, RAMI, weigh, weigh_left)
            rng.shuffle(shuffled)
            assert best_fixed_split(shuffled, RAMI, weigh, weigh_left) == first


def test_a_hand_without_melds_is_left() -> None:
    hand = parse_faces("2S 4S 6H 8H TD QD AC")
    assert best_fixed_split(hand, REMIK, cards_out) == FixedSplit((), tuple(sorted(hand)), 0, 0)
    assert best_fixed_split((), REMIK, cards_out) == FixedSplit((), (), 0, 0)


@pytest.mark.parametrize(
    ("cards", "rules", "melds"),
    [
        ("TS JS QS 8D 8C 8H 2H", REMIK, "TS JS QS / 8H 8C 8D"),
        ("4S 5S 6S JK 8S KS KH KD 2C", REMIK, "4S 5S 6S JK 8S / KS KH KD"),
        ("4S 5S 6S 7S 8S 9S", RAMI, "4S 5S 6S / 7S 8S 9S"),
        ("7H 8H 9H 7S 7D", RAMI, "7H 8H 9H"),
        ("QS KS JK JK", RAMI, "JK JK QS KS"),
        ("QS KS JK JK", REMIK, "JK QS KS JK"),
    ],
)
def test_the_most_points_are_found(cards: str, rules: FixedRules, melds: str) -> None:
    weigh = rami_points if rules == RAMI else remik_points
    assert " / ".join(map(str, best_fixed_split(parse_faces(cards), rules, weigh).melds)) == melds


@pytest.mark.parametrize(
    ("cards", "qualifying"),
    [
        ("TS JS QS", True),
        ("4S 5S 6S JK 8S", True),
        ("4S JK 6S 7S 8S", True),
        ("4S JK 6S JK 8S", False),
        ("4S 5S JK 7S 8S", False),
        ("AS 2S 3S", True),
        ("QS KS AS", True),
        ("QS KS JK", False),
        ("8S 8H 8D", False),
        ("8S 8H 8D 8C", False),
    ],
)
def test_a_sequence_qualifies_by_three_consecutive_naturals(cards: str, qualifying: bool) -> None:
    assert qualifies(meld(cards, REMIK)) is qualifying
