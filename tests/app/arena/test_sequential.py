"""The sequential test errs as seldom as it promises, and shares and Elo say the same."""

from __future__ import annotations

from random import Random

import pytest

from game.app.arena.sequential import BOUND, FEWEST, SequentialTest, Verdict, elo_of, share_at


def outcome(test: SequentialTest, mean: float, rng: Random, most: int = 4000) -> tuple[Verdict, int]:
    for count in range(1, most + 1):
        if test.observe(rng.gauss(mean, 1.0)) is not Verdict.OPEN:
            return test.verdict, count
    return test.verdict, most


@pytest.mark.parametrize(("mean", "right"), [(0.0, Verdict.NOT_STRONGER), (0.3, Verdict.STRONGER)])
def test_looking_after_every_deal_it_errs_in_about_5_of_100(mean: float, right: Verdict) -> None:
    verdicts = [outcome(SequentialTest(0.0, 0.3), mean, Random(seed))[0] for seed in range(400)]
    wrong = sum(verdict is not right for verdict in verdicts)
    assert Verdict.OPEN not in verdicts
    assert 2 <= wrong <= 30


def test_what_is_far_from_both_is_decided_sooner_than_what_lies_between() -> None:
    def mean_count(mean: float) -> float:
        return sum(outcome(SequentialTest(0.0, 0.3), mean, Random(seed))[1] for seed in range(40)) / 40

    assert mean_count(-0.6) < mean_count(0.0) < mean_count(0.15)
    assert mean_count(0.9) < mean_count(0.3) < mean_count(0.15)


def test_it_says_nothing_after_a_handful_of_deals_or_where_all_are_alike() -> None:
    test = SequentialTest(0.0, 0.5)
    assert {test.observe(value) for value in (9.0, 9.1) * (FEWEST // 2 - 1)} == {Verdict.OPEN}
    alike = SequentialTest(0.0, 0.5)
    assert {alike.observe(1.0) for _ in range(100)} == {Verdict.OPEN}


def test_once_it_has_ended_it_stays_as_it_is() -> None:
    test = SequentialTest(0.0, 0.3)
    outcome(test, 0.3, Random(1))
    verdict, ratio = test.verdict, test.ratio
    assert abs(ratio) >= BOUND
    for _ in range(1000):
        test.observe(-5.0)
    assert (test.verdict, test.ratio) == (verdict, ratio)


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_elo_and_shares_say_the_same(sides: int) -> None:
    assert elo_of(1.0 / sides, sides) == pytest.approx(0.0)
    for elo in (-200.0, 20.0, 350.0):
        assert elo_of(share_at(elo, sides), sides) == pytest.approx(elo)
    assert elo_of(0.0, sides) is elo_of(1.0, sides) is None


def test_100_elo_are_64_of_100_between_two() -> None:
    assert share_at(100.0, 2) == pytest.approx(0.640, abs=5e-4)
