"""The rating is that of the paper."""

from __future__ import annotations

import pytest

from game.statistics.glicko import Rating, Result, expected, rated


def test_the_example_of_the_paper() -> None:
    results = (
        Result(Rating(1400.0, 30.0), 1.0),
        Result(Rating(1550.0, 100.0), 0.0),
        Result(Rating(1700.0, 300.0), 0.0),
    )
    after = rated(Rating(1500.0, 200.0, 0.06), results)
    assert after.points == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_results_it_only_becomes_less_sure() -> None:
    before = Rating(1600.0, 60.0)
    after = rated(before, ())
    assert (after.points, after.volatility) == (before.points, before.volatility)
    assert after.deviation == pytest.approx((60.0**2 + (173.7178 * 0.06) ** 2) ** 0.5)


def test_a_result_as_expected_changes_no_points() -> None:
    own, other = Rating(1600.0, 80.0), Rating(1500.0, 40.0)
    after = rated(own, (Result(other, expected(own, other)),))
    assert after.points == pytest.approx(1600.0)
    assert after.deviation < own.deviation
