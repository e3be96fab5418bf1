"""Averages of choices over common deals, and when enough were looked at."""

from __future__ import annotations

import pytest

from game.families.tricks.opponents.comparing import Averages


def test_sampling_stops_once_the_best_is_clear() -> None:
    clear, close = Averages((0.0, 0.0), lead=1.0), Averages((0.0, 0.0), lead=1.0)
    for number in range(12):
        assert not clear.clear()
        clear.add([10.0 + number % 2, 0.0])
        close.add([float(number % 2), 0.0])
    assert clear.clear()
    assert not close.clear()
    assert clear.mean(0) == pytest.approx(10.5)


def test_a_lead_that_is_asked_for_keeps_sampling_on() -> None:
    asked = Averages((0.0, 0.0), lead=20.0)
    for number in range(30):
        asked.add([10.0 + number % 2, 0.0])
    assert not asked.clear()


def test_a_handicap_is_taken_from_its_choice() -> None:
    averages = Averages((0.0, 4.0), lead=1.0)
    averages.add([1.0, 3.0])
    assert (averages.mean(0), averages.mean(1)) == (1.0, -1.0)


def test_a_deal_of_weight_three_counts_as_three() -> None:
    averages = Averages((0.0,), lead=1.0)
    averages.add([4.0], weight=3.0)
    averages.add([0.0])
    assert averages.mean(0) == 3.0
