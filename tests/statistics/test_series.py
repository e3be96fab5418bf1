"""Distributions and lines hold every round once, however the results lie."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.statistics.series import distribution, shares
from tests.statistics.matches import gain, played

LEADS = st.lists(st.integers(-3000, 3000), min_size=1, max_size=40)


@given(LEADS)
def test_every_round_is_in_one_bar_and_a_border_lies_at_nought(leads: list[int]) -> None:
    bars = distribution([played(*(gain(lead) for lead in leads))])
    assert sum(bar.count for bar in bars) == len(leads)
    assert all(before.high == after.low for before, after in pairwise(bars))
    assert all(bar.high <= 0 or bar.low >= 0 for bar in bars)
    assert len(bars) <= 25


def test_a_bar_takes_its_lower_border_and_not_the_upper() -> None:
    bars = distribution([played(*(gain(lead) for lead in (-10, -1, 0, 9, 10, 110)))])
    assert [(bar.low, bar.count) for bar in bars if bar.count] == [(-10, 2), (0, 2), (10, 1), (110, 1)]


def test_a_single_far_result_does_not_flatten_the_rest() -> None:
    leads = [*range(-50, 50), 100_000]
    bars = distribution([played(*(gain(lead) for lead in leads))])
    assert bars[-1].high <= 100
    assert sum(bar.count for bar in bars) == len(leads)


@given(LEADS)
def test_every_round_is_in_one_point_of_the_line(leads: list[int]) -> None:
    found = shares([played(*(gain(lead) for lead in leads))])
    assert len(found) <= 30
    assert (found[0].first, found[-1].last) == (1, len(leads))
    won = sum(each.share * (each.last - each.first + 1) for each in found)
    assert round(won) == sum(lead > 0 for lead in leads)
