"""Distributions and lines hold every round once, however the results lie."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.i18n import use_language
from game.statistics.company import by_strength
from game.statistics.series import distribution, middle_half, shares
from game.statistics.views import bar_marks
from tests.statistics.matches import gain, played

LEADS = st.lists(st.integers(-3000, 3000), min_size=1, max_size=40)


@given(LEADS)
def test_every_round_is_in_one_bar_and_a_border_lies_at_nought(leads: list[int]) -> None:
    bars = distribution([played(*(gain(lead) for lead in leads))])
    assert sum(bar.count for bar in bars) == len(leads)
    assert all(before.high == after.low for before, after in pairwise(bars))
    assert all(bar.high <= 0 or bar.low >= 0 for bar in bars)
    assert len(bars) <= 25


def test_a_single_round_is_shown_with_its_points_and_no_span() -> None:
    use_language("en")
    for lead, expected in (
        (-18.5, "One round lost by 18.5 points"),
        (1, "One round won by 1 point"),
        (-900, "lost by 900"),
    ):
        (mark,) = bar_marks(distribution([played(gain(lead))]))
        assert expected in mark.sentence.replace("\u2068", "").replace("\u2069", "")


@given(LEADS)
def test_a_bar_of_one_round_names_its_points(leads: list[int]) -> None:
    for bar in distribution([played(*(gain(lead, 1) for lead in leads))]):
        inside = [lead - 1 for lead in leads if bar.low <= lead - 1 < bar.high]
        if bar.count == 1 and not bar.even and not bar.open:
            assert bar.only in inside
        if bar.only is not None:
            assert bar.count == 1


def test_a_bar_takes_its_lower_border_and_not_the_upper() -> None:
    bars = distribution([played(*(gain(lead) for lead in (-10, -1, 1, 9, 10, 110)))])
    assert [(bar.low, bar.count) for bar in bars if bar.count] == [(-10, 2), (0, 2), (10, 1), (110, 1)]


@given(LEADS)
def test_even_rounds_have_a_bar_of_their_own_between_the_others(leads: list[int]) -> None:
    bars = distribution([played(*(gain(lead) for lead in leads))])
    assert [bar.count for bar in bars if bar.even] == ([leads.count(0)] if 0 in leads else [])
    assert sum(bar.count for bar in bars if bar.low < 0) == sum(lead < 0 for lead in leads)
    assert [bar.low for bar in bars] == sorted(bar.low for bar in bars)


def test_a_single_far_result_does_not_flatten_the_rest() -> None:
    leads = [*range(-50, 50), 100_000]
    bars = distribution([played(*(gain(lead) for lead in leads))])
    assert bars[-1].high <= 100
    assert bars[-1].open
    assert sum(bar.count for bar in bars) == len(leads)


def test_one_far_result_of_an_evening_is_beside_the_others_in_an_open_bar() -> None:
    leads = [-84, -18, -16, -15, -10, -4, -2, 0, 3, 5, 8, 22, 30]
    bars = distribution([played(*(gain(lead) for lead in leads))])
    assert (bars[0].high, bars[0].count, bars[0].open) == (-20, 1, True)
    assert not any(bar.open for bar in bars[1:])
    assert bars[-1].high <= 40


@given(LEADS)
def test_every_round_is_in_one_point_of_the_line(leads: list[int]) -> None:
    found = shares([played(*(gain(lead) for lead in leads))])
    assert len(found) <= 30
    assert (found[0].first, found[-1].last) == (1, len(leads))
    won = sum(each.share * (each.last - each.first + 1) for each in found)
    assert round(won) == sum(lead > 0 for lead in leads)


def test_the_middle_half_leaves_a_quarter_of_the_rounds_at_either_end() -> None:
    assert middle_half([played(*(gain(lead) for lead in range(-10, 10)))]) == (-5, 5)
    assert middle_half([played(gain(1), gain(2))]) is None, "few rounds tell nothing"


def test_opponents_stand_from_the_weakest_to_the_strongest_and_people_last() -> None:
    met = [("strong",), ("",), ("casual", "club"), ("casual",), ("club",), ("novice",)]
    assert sorted(met, key=by_strength) == [("novice",), ("casual",), ("club",), ("casual", "club"), ("strong",), ("",)]
