"""The rating finds the order of the levels, knows how sure it is, and is compared with a direct comparison."""

from __future__ import annotations

from random import Random

import pytest

from game.match.course import WON
from game.statistics.glicko import Rating
from game.statistics.rating import CLUB, FEWEST, ComparedRound, cached_round, career, compared_rounds, last_rounds
from tests.statistics.matches import gain, played

EDGES = {"novice": -0.9, "casual": -0.45, "club": 0.0, "strong": 0.45}
"""The advantage of a level over Club in the same seat, in spreads of a round."""
SPREAD = 300.0
"""Points."""


def rating_of(edge: float, rng: Random, rounds: int = 60) -> Rating:
    """The rating after a career of matches of ten rounds."""
    matches = [
        (f"2026-01-{number + 1:02}", [ComparedRound(rng.gauss(edge, 1.0) * SPREAD + 20.0, 20.0) for _ in range(10)])
        for number in range(rounds // 10)
    ]
    return career(matches)[-1].rating


def test_careers_of_the_four_levels_come_to_the_order_of_the_ladder_within_sixty_rounds() -> None:
    right = 0
    for seed in range(100):
        rng = Random(seed)
        ratings = [rating_of(edge, rng).points for edge in EDGES.values()]
        right += ratings == sorted(ratings)
    assert right >= 95


def test_club_itself_comes_to_its_own_rating_within_the_margin() -> None:
    found = [rating_of(0.0, Random(seed)) for seed in range(60)]
    inside = sum(abs(each.points - CLUB.points) < 2 * each.deviation for each in found)
    assert inside >= 57
    assert sum(each.points for each in found) / len(found) == pytest.approx(CLUB.points, abs=15)


def test_more_rounds_make_it_surer() -> None:
    first, second = (rating_of(0.3, Random(1), rounds) for rounds in (20, 60))
    assert second.deviation < first.deviation < 350.0


def test_points_of_any_size_give_the_same_rating() -> None:
    small = [("a", [ComparedRound(float(number % 7), 2.0) for number in range(20)])]
    large = [("a", [ComparedRound(100.0 * (number % 7), 200.0) for number in range(20)])]
    assert career(small)[-1].rating.points == pytest.approx(career(large)[-1].rating.points)


def test_too_few_rounds_give_no_rating_and_rounds_just_like_clubs_that_of_club() -> None:
    assert career([("a", [ComparedRound(1.0 * number, 0.0) for number in range(FEWEST - 1)])]) == []
    assert career([("a", [ComparedRound(5.0, 5.0)] * 20)])[-1].rating.points == pytest.approx(CLUB.points)


def test_only_as_many_of_the_last_matches_are_looked_at_as_are_needed() -> None:
    matches = [played(*[gain(1)] * 4, day=day) for day in range(1, 9)]
    assert last_rounds(matches, 10) == matches[-3:]


def test_what_was_compared_counts_for_the_same_file_alone() -> None:
    match = played(gain(1), gain(2), result=WON)
    kept = [cached_round(match, number, ComparedRound(3.0, 1.5 * number)) for number in (1, 2)]
    known = {(each.name, each.kind, each.round): each for each in kept}
    assert compared_rounds(match, known) == [ComparedRound(3.0, 1.5), ComparedRound(3.0, 3.0)]
    assert compared_rounds(match, dict(list(known.items())[:1])) is None
    changed = {key: each._replace(mark="another") for key, each in known.items()}
    assert compared_rounds(match, changed) is None
