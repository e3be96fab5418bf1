"""The statistics in words: percentages of enough matches alone, and a sentence for every bar."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as replace_course

from game.charts import Merit
from game.i18n import use_language
from game.match.course import Course
from game.statistics.figures import Tally, figures_of
from game.statistics.insights import insights
from game.statistics.played import Played
from game.statistics.series import Bar
from game.statistics.views import (
    bar_edges,
    bar_legend,
    bar_marks,
    headlines,
    insight_texts,
    record_figures,
    share_figures,
    statistics_view,
)


@pytest.fixture(autouse=True)
def english() -> None:
    use_language("en")


def test_of_no_matches_nothing_is_shown() -> None:
    view = statistics_view([], figures_of([]), insights([]), one_game=True)
    assert not any((view.headlines, view.insights, view.results, view.shares, view.records))


def test_the_figures_that_matter_most_are_large_and_few_matches_make_no_percentage() -> None:
    few, many = Tally(1, 0, 0), Tally(8, 7, 0)
    figures = replace(figures_of([]), matches=few, rounds=many, mean_lead=-2.9, streak=1)
    lines = headlines(figures, one_game=True)
    assert [(each.value, each.detail) for each in lines] == [
        ("1 of 1", ""),
        ("53%", "8 of 15"),
        ("−2.9 points", ""),
        ("1 match won", ""),
    ]
    ahead = headlines(replace(figures, mean_lead=2.9), one_game=True)
    assert [lines[2].merit, ahead[2].merit] == [Merit.BAD, Merit.GOOD]
    assert ahead[2].value == "+2.9 points"
    assert len({each.label for each in (*lines, *headlines(figures, one_game=False))}) == 5


def test_even_rounds_stand_over_their_nought_and_an_open_end_goes_on() -> None:
    bars = [Bar(-30.0, -20.0, 1, open=True), Bar(-20.0, -10.0, 2), Bar(-10.0, 0.0, 1), Bar(0.0, 0.0, 4)]
    bars += [Bar(0.0, 10.0, 5), Bar(10.0, 20.0, 1), Bar(20.0, 30.0, 3, open=True)]
    between = [(2, "−10"), (3.5, "0"), (5, "10")]
    assert bar_edges(bars) == [(0.5, "under −20"), *between, (6.5, "over 20")]
    assert [mark.sentence for mark in bar_marks(bars)] == [
        "1 round lost by more than 20 points",
        "2 rounds lost by 10 to 20 points",
        "1 round lost by up to 10 points",
        "4 rounds ended even",
        "5 rounds won by less than 10 points",
        "1 round won by 10 to 20 points",
        "3 rounds won by 20 points or more",
    ]
    assert [merit for merit, _label in bar_legend(bars)] == [Merit.BAD, Merit.EVEN, Merit.GOOD]
    assert [merit for merit, _label in bar_legend(bars[4:])] == [Merit.GOOD]


def test_streaks_of_one_and_the_quickest_of_two_say_nothing() -> None:
    few = replace(figures_of([]), matches=Tally(1, 1, 0), longest_won=1, longest_lost=1, shortest_win=9)
    many = replace(few, matches=Tally(2, 2, 0), longest_won=2, longest_lost=2, mean_points=1.0, mean_rival=2.0)
    assert record_figures(few, one_game=True) == []
    assert {line.label for line in record_figures(many, one_game=True)} >= {
        "Most wins in a row",
        "Most losses in a row",
        "Quickest win",
    }
    assert headlines(few, one_game=True)[-1].value == "none yet"


def test_rounds_are_reported_by_whom_they_were_played_against_and_with() -> None:
    course = Course(0, False, ("club",), "Layla", "club", (3.0, 1.0), (1.0, 2.0), "wl")
    strong = replace_course(course, rivals=("strong",), partner="")
    matches = [
        Played(f"{at}", "borako", "2026-01-01", "w", each, each.leads())
        for at, each in enumerate((course, course, strong))
    ]
    lines = [(line.label, line.value, line.detail) for line in share_figures(matches, one_game=True)]
    assert lines == [
        ("Rounds won against", "", ""),
        ("Club", "50%", "2 of 4"),
        ("Strong", "50%", "1 of 2"),
        ("Rounds won alongside", "", ""),
        ("Layla", "50%", "2 of 4"),
    ]


def test_more_matches_than_rounds_won_are_reported_in_one_sentence_where_the_points_bear_it_out() -> None:
    found = replace(insights([]), level=0)
    figures = replace(figures_of([]), matches=Tally(8, 3, 0), rounds=Tally(55, 56, 0), mean_lead=3.2)
    (sentences,) = insight_texts(found, figures, one_game=True)
    assert sentences.startswith("You win 73% of matches though only 50% of rounds")
    for other in (
        replace(figures, mean_lead=-1.0),
        replace(figures, rounds=Tally(56, 55, 0)),
        replace(figures, matches=Tally(6, 5, 0)),
        replace(figures, matches=Tally(2, 1, 0)),
    ):
        assert insight_texts(found, other, one_game=True)[0].startswith("You are about even")


def test_the_best_of_several_opponents_is_named_so() -> None:
    figures = replace(figures_of([]), mean_points=1.0, mean_rival=2.0)
    labels = [
        [line.label for line in record_figures(figures, one_game=True, alone=alone)][1] for alone in (False, True)
    ]
    assert labels == ["Opponents' points per round", "Best opponent's points per round"]
