"""The best opening is the best of all that reach the points and meet the needs (rami 6.1, 8.2, remik 4.6, 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from random import Random

import pytest

from game.cards import ALL_FACES, JOKER, Face, deck, format_faces, parse_face, parse_faces, without
from game.melds.fixed_jokers import (
    FixedMeld,
    FixedRules,
    FixedSplit,
    Needs,
    best_fixed_split,
    best_opening,
    cards_out,
    fixed_melds_within,
    no_weight,
    points_by,
    qualifies,
)
from game.melds.fixed_jokers.offers import Mix
from game.melds.fixed_jokers.opening import _Case, _Reaching
from tests.melds.fixed_jokers.reference import CAFE, RAMI, REMIK, every_split

Weight = Callable[[FixedMeld], float]
WeightLeft = Callable[[Face], float] | None
Division = tuple[tuple[FixedMeld, ...], Counter[Face], tuple[Face, ...]]
"""Melds that are laid, their cards, and those that stay in the hand."""

NEAR = parse_faces("9S TS JS QS KS QH QD KH KC 9H TH JH AS AH AD 8S 9D TD 9S TS JS KD")
NATURALS = deck(2)
ANYTHING = Needs()
KEPT = Needs(kept=ALL_FACES)
IN_SEQUENCE = Needs(sequence=True, kept=ALL_FACES)


def in_hand(face: Face) -> int:
    return -50 if face == JOKER else -11 if face.rank == 1 else -min(10, face.rank)


def jokers_dear(meld: FixedMeld) -> float:
    return len(meld.cards) - 3.7 * len(meld.wilds)


OBJECTIVES: tuple[tuple[Weight, WeightLeft], ...] = (
    (cards_out, None),
    (no_weight, in_hand),
    (jokers_dear, None),
    (points_by(REMIK), None),
)


def hands(rng: Random, count: int, size: int) -> list[tuple[Face, ...]]:
    found = []
    for number in range(count):
        jokers = rng.randrange(4)
        naturals = rng.sample(NEAR if number % 4 else NATURALS, size - jokers)
        found.append((*naturals, *(JOKER,) * jokers))
    return found


@lru_cache(maxsize=1)
def every_division(hand: tuple[Face, ...], rules: FixedRules) -> tuple[Division, ...]:
    """All that can be laid of a hand at once, asked of it many times one after the other."""
    every = tuple(every_split(hand, fixed_melds_within(hand, rules)))
    used = [[face for one in melds for face in one.cards] for melds in every]
    return tuple(
        (melds, Counter(laid), without(tuple(sorted(hand)), laid)) for melds, laid in zip(every, used, strict=True)
    )


def best_by_trying(
    hand: tuple[Face, ...], rules: FixedRules, points: int, weigh: Weight, weigh_left: WeightLeft, needs: Needs
) -> float | None:
    best = None
    for melds, used, rest in every_division(hand, rules):
        if (
            sum(one.points(rules) for one in melds) >= points
            and (not needs.sequence or any(map(qualifies, melds)))
            and Counter(needs.used) <= used
            and (needs.kept is None or any(face in needs.kept for face in rest))
        ):
            weight = sum(map(weigh, melds)) + (0.0 if weigh_left is None else sum(map(weigh_left, rest)))
            best = weight if best is None else max(best, weight)
    return best


def assert_best(
    hand: tuple[Face, ...], rules: FixedRules, points: int, weigh: Weight, weigh_left: WeightLeft, needs: Needs
) -> bool:
    found = best_opening(hand, rules, points, weigh, weigh_left, needs)
    wanted = best_by_trying(hand, rules, points, weigh, weigh_left, needs)
    case = (format_faces(hand), points, weigh, needs, found)
    if found is None or wanted is None:
        assert found is None, case
        assert wanted is None, case
        return False
    assert found.weight == pytest.approx(wanted), case
    assert found.points == sum(one.points(rules) for one in found.melds) >= points
    assert not needs.sequence or any(map(qualifies, found.melds))
    assert needs.kept is None or any(face in needs.kept for face in found.rest)
    assert sorted([*found.rest, *(face for one in found.melds for face in one.cards)]) == sorted(hand)
    return True


@pytest.mark.slow
@pytest.mark.parametrize("rules", [RAMI, CAFE, REMIK])
def test_the_best_opening_is_that_of_trying_every_division(rules: FixedRules) -> None:
    found = 0
    for hand in hands(Random(3), 24, 9):
        for weigh, weigh_left in OBJECTIVES:
            for points in (0, 40, 51, 71):
                found += assert_best(hand, rules, points, weigh, weigh_left, KEPT)
    assert found > 40


@pytest.mark.slow
@pytest.mark.parametrize("rules", [RAMI, REMIK])
def test_the_best_opening_meets_every_need(rules: FixedRules) -> None:
    rng = Random(4)
    found = 0
    for hand in hands(rng, 24, 9):
        card = rng.choice(hand)
        others = tuple(face for face in ALL_FACES if face != card)
        for needs in (
            Needs(sequence=True),
            Needs(used=(card,), kept=others),
            Needs(sequence=True, used=(card,), kept=others),
            Needs(used=(JOKER, JOKER, card)),
            Needs(kept=(card,)),
        ):
            for weigh, weigh_left in OBJECTIVES:
                for points in (30, 51):
                    found += assert_best(hand, rules, points, weigh, weigh_left, needs)
    assert found > 40


def opening(cards: str, rules: FixedRules, points: int, needs: Needs = ANYTHING) -> str:
    found = best_opening(parse_faces(cards), rules, points, cards_out, None, needs)
    return "none" if found is None else " / ".join(map(str, found.melds))


def test_the_openings_of_the_polish_book_are_found() -> None:
    assert opening("TS JS QS 8D 8C 8H 2H", REMIK, 51, IN_SEQUENCE) == "TS JS QS / 8H 8C 8D"
    assert opening("4S 5S 6S JK 8S KS KH KD 2H", REMIK, 51, IN_SEQUENCE) == "4S 5S 6S JK 8S / KS KH KD"
    assert opening("4S JK 6S JK 8S KS KH KD 2H", REMIK, 51, IN_SEQUENCE) == "none"
    assert opening("TS JS QS 8D 8C 8H 2H", REMIK, 55, IN_SEQUENCE) == "none"


def test_a_card_is_kept_for_the_discard() -> None:
    assert opening("TS JS QS KS KH KD", REMIK, 51) == "TS JS QS / KS KH KD"
    assert opening("TS JS QS KS KH KD", REMIK, 51, KEPT) == "none"
    assert opening("TS JS QS KS KH KD KC", REMIK, 51, KEPT) != "none"
    assert opening("TS JS QS KH KD KC 2S", REMIK, 51, Needs(kept=(parse_face("3S"),))) == "none"


def test_an_opening_short_of_points_gives_up_cards_for_dearer_melds() -> None:
    hand = parse_faces("AS 2S 4S 5S JK KH KD")
    assert " / ".join(map(str, best_fixed_split(hand, REMIK, cards_out).melds)) == "AS 2S JK 4S 5S"
    assert opening("AS 2S 4S 5S JK KH KD", REMIK, 20) == "KH KD JK"
    assert opening("AS 2S 4S 5S JK KH KD", REMIK, 31) == "none"


@pytest.mark.parametrize(
    ("hand", "rules", "points", "weigh", "weigh_left", "needs", "melds"),
    [
        ("KH KC KS 9H 9D JK JK", RAMI, 40, jokers_dear, None, KEPT, "9H 9D JK / KS KH KC"),
        ("AH TS KH KC KD JK JK", RAMI, 40, no_weight, in_hand, KEPT, "JK JK AH / KH KC KD"),
        ("AH TS KH KC KD JK JK", RAMI, 40, jokers_dear, None, KEPT, "KH KC KD JK"),
        ("JS KC TS 9S QS AS JK", REMIK, 40, jokers_dear, None, IN_SEQUENCE, "9S TS JS QS JK AS"),
    ],
    ids=["a second set", "jokers at the other end", "one joker of two", "one long run"],
)
def test_an_opening_gives_up_no_more_than_the_points_ask_for(
    hand: str, rules: FixedRules, points: int, weigh: Weight, weigh_left: WeightLeft, needs: Needs, melds: str
) -> None:
    cards = parse_faces(hand)
    assert_best(cards, rules, points, weigh, weigh_left, needs)
    found = best_opening(cards, rules, points, weigh, weigh_left, needs)
    assert found is not None
    assert " / ".join(map(str, found.melds)) == melds
    assert best_fixed_split(cards, rules, weigh, weigh_left).points < points, "the heaviest melds fall short"


def test_the_same_hand_gives_the_same_opening_in_any_order() -> None:
    rng = Random(8)
    for hand in hands(rng, 8, 14):
        shuffled = list(hand)
        first = best_opening(hand, REMIK, 51, no_weight, in_hand, Needs(sequence=True))
        rng.shuffle(shuffled)
        again = best_opening(shuffled, REMIK, 51, no_weight, in_hand, Needs(sequence=True))
        assert first == again
        assert first is None or isinstance(first, FixedSplit)


@pytest.mark.slow
def test_an_opening_that_is_wanted_soon_is_found_in_a_few_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = parse_faces("JS 3D 8H 8C 3S 3H KC 9H 8S 7C 4D JK JK JK JK")
    split, asked = _Reaching._split, []

    def counted(self: _Reaching, case: _Case, mix: Mix) -> FixedSplit | None:
        asked.append(case)
        return split(self, case, mix)

    monkeypatch.setattr(_Reaching, "_split", counted)
    best = best_opening(hand, RAMI, 71, jokers_dear)
    cases = len(asked)
    asked.clear()
    soon = best_opening(hand, RAMI, 71, jokers_dear, most_cases=5)
    assert best is not None
    assert soon is not None
    assert soon.points >= 71
    assert soon.weight <= best.weight
    assert len(asked) <= 10 < cases
