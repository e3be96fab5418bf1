"""The verdicts about decisions, in words, in grades and in the points of the match."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.i18n import use_language
from game.review.findings import RoundReview, lead_in
from game.review.judging import Judged
from game.review.units import read_back
from game.review.verdicts import Grade, Points, Verdict, summary_of, verdict_of, verdict_text
from tests.ui.shelves import RECORDS


@pytest.mark.parametrize("game", sorted(GAMES))
def test_grades_begin_at_whole_figures_as_they_are_shown(game: str) -> None:
    points = Points(GAMES[game])
    for grade, before in ((Grade.MISTAKE, Grade.SLIP), (Grade.BLUNDER, Grade.MISTAKE)):
        begin = points.begin_of(grade)
        assert begin == int(begin)
        scale = GAMES[game].round_scale
        assert points.grade_of(costing(float(begin) * scale)) is grade
        assert points.grade_of(costing((float(begin) - 1) * scale)) is before


def costing(points: float, error: float = 0.0, *, probable: bool = False) -> Judged:
    return Judged(1, 1, ("y",), ("x",), points, error, probable=probable)


def test_a_blunder_costs_as_much_at_the_least() -> None:
    points = Points(GAMES["remik"])
    begin = float(points.begin_of(Grade.BLUNDER))
    assert points.grade_of(costing(begin + 2.0, 1.0)) is Grade.BLUNDER
    assert points.grade_of(costing(begin + 2.0, 2.0)) is Grade.MISTAKE


def test_a_mistake_that_is_likely_but_not_sure_is_said_to_be_and_counts() -> None:
    use_language("en")
    points = Points(GAMES["remik"])
    likely = costing(8.9, 4.7, probable=True)
    assert verdict_of(likely) is Verdict.DEAR
    assert verdict_text(likely, points) == "mistake: cost probably about 8.9"
    assert points.worth(likely) < 0


def test_a_round_is_only_played_well_where_nothing_likely_costs_more_than_a_slip() -> None:
    use_language("en")
    points = Points(GAMES["remik"])

    def verdict(*decisions: Judged) -> str:
        return summary_of(RoundReview(1, 0.0, 0.0, decisions), points).verdict

    assert verdict(costing(0.0)) == "Faultless"
    assert verdict(costing(7.0, 1.0)) == "Well played"
    assert verdict(costing(8.9, 4.7, probable=True)) == "Decent play"
    assert verdict(costing(7.0, 1.0), costing(8.9, 1.0)) == "Decent play"


@pytest.mark.parametrize("name", ["baloot-finished", "borako-second-round", "remik-two-finished"])
def test_points_are_shown_like_the_totals_of_the_match(name: str) -> None:
    use_language("en")
    playback = read_back(GAMES, (RECORDS / f"{name}.jsonl").read_bytes())
    lead = lead_in(playback, 0, 1)
    totals = playback.history()[0].totals
    others = [total for team, total in enumerate(totals) if team]
    ahead = float(totals[0]) - float(sum(others)) / len(others)
    shown = Points(playback.game).signed(lead).replace("−", "-")
    assert float(shown) == pytest.approx(-ahead if playback.game.fewest_win else ahead, abs=0.5)


@pytest.mark.parametrize(
    ("cost", "better", "word"),
    [
        (0.0, (), "best move"),
        (5.0, ("x",), "as good"),
        (20.0, ("x",), "slip: cost about 2"),
        (68.0, ("x",), "mistake: cost 6.8"),
        (150.0, ("x",), "blunder: cost 15"),
        (90.0, ("x",), "mistake: cost 9"),
        (-22.0, ("x",), "well found: +2.2"),
    ],
)
def test_every_verdict_has_words(cost: float, better: tuple[str, ...], word: str) -> None:
    use_language("en")
    tenths = Points(GAMES["borako"])
    assert verdict_text(Judged(1, 1, ("y",), better, cost, 9.0), tenths) == word
