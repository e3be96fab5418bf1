"""The judge agrees with trying every arrangement."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import ALL_FACES, JOKER, Face, deck, parse_faces
from game.melds.judge import arrange_add, judge
from game.melds.meld import FloatingRules, Meld
from tests.melds.reference import ALL_RULES, BORAKO, arrangements, best_arrangement


def agree(faces: tuple[Face, ...]) -> Meld | None:
    meld = None
    for rules in ALL_RULES:
        judged = judge(faces, rules)
        meld = judged if isinstance(judged, Meld) else None
        assert meld == best_arrangement(faces, rules), faces
    return meld


def likely_cards(rng: Random, size: int) -> tuple[Face, ...]:
    """Cards that have a fair chance to be a meld: a stretch of one suit with wilds, or one rank with wilds."""
    wilds = parse_faces("2S 2H 2C 2D 2S JK JK")
    if rng.random() < 0.2:
        naturals = [ALL_FACES[suit * 13 + rng.randrange(3)] for suit in range(4)] * 2
    else:
        suit = rng.randrange(4)
        start = rng.randrange(14)
        naturals = [ALL_FACES[suit * 13 + (start + step) % 13] for step in range(size + 2)]
    count = min(rng.randrange(5), size)
    chosen = rng.sample(naturals, min(size - count, len(naturals)))
    return tuple(chosen + rng.sample(wilds, count))


@pytest.mark.slow
def test_every_small_group_of_one_suit_with_wilds_is_judged_as_by_trying_all_places() -> None:
    for group in ("AS 2S 3S 4S 5S QS KS 2H JK", "AS 2S 2C 3S 3H AH JK"):
        for size in range(1, 6):
            for faces in combinations_with_replacement(parse_faces(group), size):
                agree(faces)


@pytest.mark.slow
def test_every_run_of_many_cards_is_judged_as_by_trying_all_places() -> None:
    rng = Random(4)
    valid = sum(agree(likely_cards(rng, rng.randrange(3, 15))) is not None for _ in range(2000))
    assert valid > 400


@pytest.mark.slow
@settings(max_examples=300)
@given(st.lists(st.sampled_from(ALL_FACES), max_size=15))
def test_any_cards_are_judged_as_by_trying_all_places(faces: list[Face]) -> None:
    agree(tuple(faces))


@pytest.mark.slow
@settings(max_examples=80)
@given(st.randoms(use_true_random=False), st.integers(3, 14), st.sampled_from(ALL_RULES))
def test_an_added_card_gives_the_meld_of_all_the_cards(rng: Random, size: int, rules: FloatingRules) -> None:
    faces = likely_cards(rng, size)
    meld = judge(faces, rules)
    if not isinstance(meld, Meld):
        return
    for face in ALL_FACES:
        added = arrange_add(meld, face, rules)
        assert (added if isinstance(added, Meld) else None) == best_arrangement((*faces, face), rules, meld)
        if isinstance(added, Meld):
            assert (added.kind, added.suit, added.rank) == (meld.kind, meld.suit, meld.rank)


@pytest.mark.slow
def test_kind_and_suit_follow_from_the_cards_alone() -> None:
    rng = Random(7)
    for _ in range(2000):
        faces = likely_cards(rng, rng.randrange(3, 9))
        assert len({(one.kind, one.suit, one.rank) for one in arrangements(faces, BORAKO)}) <= 1


def test_the_order_of_the_cards_says_nothing() -> None:
    rng = Random(11)
    cards = [*deck(1)[:13], JOKER]
    for _ in range(200):
        faces = rng.sample(cards, rng.randrange(3, 9))
        judged = judge(faces, BORAKO)
        rng.shuffle(faces)
        assert judge(faces, BORAKO) == judged
