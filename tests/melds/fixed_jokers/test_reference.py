"""The judge, the readings, adds and replacements agree with trying every order of the cards on every place."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement, islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import ALL_FACES, JOKER, Face, deck, parse_faces
from game.melds.fixed_jokers import (
    End,
    FixedFault,
    FixedMeld,
    FixedRules,
    add_to_meld,
    faces_of,
    fitting,
    judge_fixed,
    open_ends,
    readings,
    swap_joker,
    swappable,
)
from game.melds.meld import Kind
from tests.melds.fixed_jokers.reference import HOUSES, RAMI, Reading, every_reading, is_set, read, runs_as_written

ANY_JOKERS = FixedRules(max_run=13)


def agree(cards: tuple[Face, ...], rules: FixedRules) -> int:
    """Check every answer about the cards; how many readings there are."""
    found = readings(cards, rules)
    assert {read(one) for one in found} == every_reading(cards, rules)
    assert len(set(found)) == len(found)
    worth = [one.points(rules) for one in found]
    assert worth == sorted(worth, reverse=True)
    judged = judge_fixed(cards, rules)
    assert isinstance(judged, FixedFault) or judged in found
    as_set = judge_fixed(cards, rules, Kind.SET)
    assert isinstance(as_set, FixedMeld) == is_set(cards, rules)
    as_run = judge_fixed(cards, rules, Kind.RUN)
    stands = [run for order in (cards, cards[::-1]) for run in runs_as_written(order, rules)]
    if stands:
        assert isinstance(as_run, FixedMeld)
        assert read(as_run) == stands[0]
    elif isinstance(as_run, FixedMeld):
        assert as_run == readings(cards, rules, Kind.RUN)[0]
    else:
        in_a_row = any([*runs_as_written(cards, ANY_JOKERS), *runs_as_written(cards[::-1], ANY_JOKERS)])
        assert in_a_row or not readings(cards, rules, Kind.RUN)
    assert isinstance(judged, FixedMeld) == any(isinstance(one, FixedMeld) for one in (as_set, as_run))
    return len(found)


@pytest.mark.slow
@pytest.mark.parametrize("rules", HOUSES)
def test_every_small_group_is_read_as_by_trying_every_order(rules: FixedRules) -> None:
    rng = Random(5)
    several = 0
    for group in ("AS 2S 3S 4S KS JK", "QS KS AS AH AC JK", "7S 7H 7C 8S 9S JK"):
        for size in range(1, 6):
            every = combinations_with_replacement(parse_faces(group), size)
            for cards in islice(every, 0, None, 3 if size == 5 else 1):  # the largest are many and dear
                several += agree(tuple(rng.sample(cards, size)), rules) > 1
    assert several > 6


@pytest.mark.slow
@settings(max_examples=150)
@given(st.randoms(use_true_random=False), st.sampled_from(HOUSES), st.integers(3, 7))
def test_stretches_with_jokers_are_read_as_by_trying_every_order(rng: Random, rules: FixedRules, size: int) -> None:
    suit, start = rng.randrange(4), rng.randrange(13)
    near = [ALL_FACES[suit * 13 + (start + step) % 13] for step in range(size + 1)]
    cards = [JOKER if rng.random() < 0.3 else face for face in near[:size]]
    if rng.random() < 0.5:
        cards[rng.randrange(size)] = rng.choice(near)
    if rng.random() < 0.5:
        rng.shuffle(cards)
    agree(tuple(cards), rules)


@pytest.mark.slow
@settings(max_examples=100)
@given(st.lists(st.sampled_from(ALL_FACES), max_size=6), st.sampled_from(HOUSES))
def test_any_cards_are_read_as_by_trying_every_order(cards: list[Face], rules: FixedRules) -> None:
    agree(tuple(cards), rules)


def dearer(cards: tuple[Face, ...], rules: FixedRules) -> set[Reading]:
    """Return the dearer of a run and a set for one natural with jokers, the run where they are equal.

    The run is what the order says from either end, else one of the dearest in any order.
    """
    points = {read(one): one.points(rules) for one in readings(cards, rules)}
    written = [run for order in (cards, cards[::-1]) for run in runs_as_written(order, rules)][:1]
    runs = written or [one for one in every_reading(cards, rules) if one.kind is Kind.RUN]
    best_run = max((points[run] for run in runs), default=-1)
    as_set = Reading(Kind.SET, tuple(sorted(cards)), 0)
    if is_set(cards, rules) and points[as_set] > best_run:
        return {as_set}
    return {run for run in runs if points[run] == best_run}


@pytest.mark.parametrize("rules", [*HOUSES, replace(RAMI, ace_high=10), replace(RAMI, max_jokers=2), ANY_JOKERS])
def test_every_meld_of_one_card_and_jokers_is_the_dearer_kind_in_every_order(rules: FixedRules) -> None:
    met = 0
    for natural in deck(1)[:13]:
        for jokers in range(2, 5):
            for place in range(jokers + 1):
                cards = (*[JOKER] * place, natural, *[JOKER] * (jokers - place))
                judged = judge_fixed(cards, rules)
                as_run, as_set = judge_fixed(cards, rules, Kind.RUN), judge_fixed(cards, rules, Kind.SET)
                if isinstance(as_run, FixedMeld) and isinstance(as_set, FixedMeld):
                    assert isinstance(judged, FixedMeld)
                    assert read(judged) in dearer(cards, rules), cards
                    met += 1
                elif isinstance(judged, FixedMeld):
                    assert judged in (as_run, as_set)
    several = rules.max_jokers != 1 and rules.jokers_may_touch
    assert (met > 30) == several


def melds_met(rules: FixedRules) -> list[FixedMeld]:
    found: dict[FixedMeld, None] = {}
    for group in ("AS 2S 3S 4S 5S KS JK JK", "TS JS QS KS AS JK JK", "7S 7H 7C 7D JK JK", "AS AH AC AD 2S JK JK"):
        for size in range(3, 7):
            for cards in combinations_with_replacement(parse_faces(group), size):
                found.update(dict.fromkeys(readings(cards, rules)))
    line = deck(1)[:13]
    for cards in (line, line[1:] + line[:1], line[1:], line[:12], (*line[1:6], JOKER, *line[7:])):
        found.update(dict.fromkeys(readings(cards, rules)))
    return list(found)


def after_add(meld: FixedMeld, face: Face, rules: FixedRules) -> dict[End | None, Reading]:
    """Return the possible melds after an add, by end; `None` is the end of a set."""
    if meld.kind is Kind.SET:
        cards = (*meld.cards, face)
        return {None: Reading(Kind.SET, tuple(sorted(cards)), 0)} if is_set(cards, rules) else {}
    made: dict[End | None, Reading] = {}
    for end, cards, low in ((End.LOW, (face, *meld.cards), meld.low - 1), (End.HIGH, (*meld.cards, face), meld.low)):
        for run in runs_as_written(cards, rules):
            if run.low == low:
                made[end] = run
    return made


@pytest.mark.slow
@pytest.mark.parametrize("rules", HOUSES)
def test_a_card_is_added_wherever_the_longer_meld_reads(rules: FixedRules) -> None:
    for meld in melds_met(rules):
        for face in ALL_FACES:
            possible = after_add(meld, face, rules)
            assert bool(possible) == bool(fitting(meld, rules) >> face & 1), (str(meld), face)
            assert open_ends(meld, face, rules) == tuple(end for end in End if end in possible)
            for end in (None, *End):
                after = add_to_meld(meld, face, rules, end)
                if face == JOKER and end is not None and meld.kind is Kind.RUN:
                    assert isinstance(after, FixedMeld) == (end in possible)
                else:
                    assert isinstance(after, FixedMeld) == bool(possible)
                if isinstance(after, FixedMeld):
                    wanted = possible.get(end) or possible.get(End.HIGH) or next(iter(possible.values()))
                    assert read(after) == wanted
                    assert after in readings(after.cards, rules)


@pytest.mark.slow
@pytest.mark.parametrize("rules", HOUSES)
def test_a_joker_is_replaced_by_just_the_faces_it_stands_for(rules: FixedRules) -> None:
    for meld in melds_met(rules):
        possible = set()
        for index in meld.wilds:
            for face in meld.stands_for(index):
                after = swap_joker(meld, face)
                assert isinstance(after, FixedMeld)
                assert after in readings(after.cards, rules)
                assert sorted((*after.cards, JOKER)) == sorted((*meld.cards, face))
                assert (after.kind, after.low, after.rank) == (meld.kind, meld.low, meld.rank)
                possible.add(face)
        assert set(faces_of(swappable(meld))) == possible
        assert all(isinstance(swap_joker(meld, face), FixedMeld) == (face in possible) for face in ALL_FACES)


def test_every_natural_stands_for_itself() -> None:
    for meld in melds_met(RAMI):
        for index, face in enumerate(meld.cards):
            if face != JOKER:
                assert meld.stands_for(index) == (face,)
