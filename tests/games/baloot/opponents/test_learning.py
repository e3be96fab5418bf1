"""Learning what answers in the buying are worth."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import fmean

import pytest

from game.cards import Suit
from game.games.baloot.opponents import buying_table
from tests.games.baloot.buying import ByThumb, Policy, duel, improved, played_deal
from tuning.fitting import Fit, written


@cache
def deals() -> tuple[Policy, list[float]]:
    """What is learnt of some deals in two iterations, and what it gains on them over rules of thumb."""
    played = [played_deal(seed) for seed in range(60)]
    policy = Policy({})
    for _ in range(2):
        policy = improved(policy, ByThumb(), played, ridge=1.0, mix=1.0)
    return policy, duel(policy, ByThumb(), played)


@pytest.mark.slow
def test_what_is_learnt_of_some_deals_bids_better_on_them() -> None:
    _, gains = deals()
    assert fmean(gains) > 0


@pytest.mark.slow
def test_a_table_is_written_as_python_that_reads_back() -> None:
    policy, _ = deals()
    names: dict[str, object] = {}
    exec(written(policy.table, buying_table), names)
    table = names["BUYING"]
    assert isinstance(table, dict)
    assert table.keys() == policy.table.keys()


@pytest.mark.slow
def test_every_seat_may_hold_the_card_in_sun_and_two_hokoms() -> None:
    found = played_deal(1)
    assert len(found.leads) == 12
    assert all((seat, None) in found.leads and (seat, found.public.suit) in found.leads for seat in range(4))
    assert all(trump is None or trump in Suit for _, trump in found.leads)


def test_a_fit_finds_the_numbers_that_results_follow() -> None:
    fit, rng = Fit(3), Random(1)
    for _ in range(400):
        marks = [1.0, rng.gauss(0.0, 1.0), rng.gauss(0.0, 1.0)]
        fit.add(marks, 2.0 + 3.0 * marks[1] - marks[2])
    assert fit.solved(0.01) == pytest.approx([2.0, 3.0, -1.0], abs=0.05)
    assert abs(fit.solved(400.0)[1]) < 2.0
