"""Figures, streaks and records of matches whose numbers are known."""

from __future__ import annotations

import pytest

from game.match.course import EVEN, LOST, VOID, WON, longest_run
from game.statistics.figures import figures_of
from game.statistics.insights import insights
from game.statistics.series import distribution, shares
from tests.statistics.matches import THROWN_IN, gain, played

MATCHES = (
    played(gain(30, 10), gain(10, 40), gain(60, 20), result=WON, day=1),
    played(gain(5, 25), gain(5, 5), result=LOST, day=2),
    played(gain(50, 0), result=WON, day=3),
    played(gain(0, 100), gain(120, 0), result=WON, day=4),
    played(gain(7, 7), result=None, day=5),
)


def test_matches_and_rounds_are_counted_by_how_they_ended() -> None:
    figures = figures_of(MATCHES)
    assert figures.begun == 5
    assert (figures.matches.won, figures.matches.lost, figures.matches.even) == (3, 1, 0)
    assert (figures.rounds.won, figures.rounds.lost, figures.rounds.even) == (4, 3, 2)
    assert figures.matches.share == 0.75
    assert figures.rounds.share == 4 / 9


def test_averages_are_those_of_all_rounds() -> None:
    figures = figures_of(MATCHES)
    assert figures.mean_points == pytest.approx((30 + 10 + 60 + 5 + 5 + 50 + 0 + 120 + 7) / 9)
    assert figures.mean_lead == pytest.approx((20 - 30 + 40 - 20 + 0 + 50 - 100 + 120 + 0) / 9)
    assert figures.mean_points is not None
    assert figures.mean_lead is not None
    assert figures.mean_rival == pytest.approx(figures.mean_points - figures.mean_lead)


def test_streaks_go_over_matches_and_leave_out_what_is_still_played() -> None:
    figures = figures_of(MATCHES)
    assert (figures.streak, figures.longest_won, figures.longest_lost) == (2, 2, 1)
    assert figures_of(MATCHES[:2]).streak == -1
    assert longest_run(WON * 2 + EVEN + WON * 3 + LOST, WON) == 3


def test_a_round_in_which_nobody_scored_has_no_winner_and_no_loser_and_ends_no_run() -> None:
    thrown_in = [played(gain(30, 10), THROWN_IN, gain(20, 5), result=WON), played(THROWN_IN, day=2)]
    without = [played(gain(30, 10), gain(20, 5), result=WON)]
    assert thrown_in[0].course.results == WON + VOID + WON
    found, wanted = figures_of(thrown_in), figures_of(without)
    assert (found.rounds, found.longest_rounds) == (wanted.rounds, 2)
    assert (found.mean_points, found.mean_rival, found.mean_lead) == (25, 7.5, 17.5)
    assert found.worst_round is not None
    assert (found.worst_round.points, found.worst_round.round) == (15, 3)
    assert figures_of(thrown_in[1:]).best_round is None
    assert distribution(thrown_in) == distribution(without)
    assert shares(thrown_in) == shares(without)
    assert insights(thrown_in) == insights(without)


def test_records_name_their_match_and_round() -> None:
    figures = figures_of(MATCHES)
    assert figures.best_round is not None
    assert (figures.best_round.points, figures.best_round.match, figures.best_round.round) == (120, "toy-04.jsonl", 2)
    assert figures.worst_round is not None
    assert (figures.worst_round.points, figures.worst_round.round) == (-100, 1)
    assert figures.comeback is not None
    assert (figures.comeback.points, figures.comeback.match) == (100, "toy-04.jsonl")
    assert (figures.shortest_win, figures.longest_match) == (1, 3)


def test_where_the_fewest_points_win_a_lower_round_is_the_better_one() -> None:
    figures = figures_of([played(gain(10, 40), gain(90, 0), fewest=True)])
    assert figures.best_round is not None
    assert (figures.best_round.points, figures.best_round.round) == (30, 1)
    assert (figures.rounds.won, figures.rounds.lost) == (1, 1)


def test_of_no_matches_nothing_is_made_up() -> None:
    figures = figures_of([])
    assert figures.mean_points is None
    assert figures.matches.share is None
    assert figures.best_round is None
    assert figures.streak == 0
