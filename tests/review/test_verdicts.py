"""What is found of decisions, in words, in grades and in the points of the match."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.i18n import use_language
from game.review.findings import lead_in
from game.review.judging import Judged
from game.review.units import read_back
from game.review.verdicts import Grade, Points, verdict_text
from tests.ui.shelves import RECORDS


@pytest.mark.parametrize("game", sorted(GAMES))
def test_grades_begin_at_whole_figures_as_they_are_told(game: str) -> None:
    points = Points(GAMES[game])
    for grade, before in ((Grade.MISTAKE, Grade.SLIP), (Grade.BLUNDER, Grade.MISTAKE)):
        begin = points.begin_of(grade)
        assert begin == int(begin)
        scale = GAMES[game].round_scale
        assert points.grade(float(begin) * scale) is grade
        assert points.grade((float(begin) - 1) * scale) is before


@pytest.mark.parametrize("name", ["baloot-finished", "borako-second-round", "remik-two-finished"])
def test_points_are_told_as_the_totals_of_the_match_tell_them(name: str) -> None:
    use_language("en")
    playback = read_back(GAMES, (RECORDS / f"{name}.jsonl").read_bytes())
    lead = lead_in(playback, 0, 1)
    totals = playback.history()[0].totals
    others = [total for team, total in enumerate(totals) if team]
    ahead = float(totals[0]) - float(sum(others)) / len(others)
    shown = Points(playback.game).signed(lead).replace("−", "-")
    assert float(shown) == pytest.approx(-ahead if playback.game.fewest_win else ahead, abs=0.5)


@pytest.mark.parametrize(
    ("cost", "better", "said"),
    [
        (0.0, (), "best move"),
        (5.0, ("x",), "as good"),
        (20.0, ("x",), "slip: cost about 2"),
        (68.0, ("x",), "mistake: cost 6.8"),
        (150.0, ("x",), "blunder: cost 15"),
        (-22.0, ("x",), "well found: +2.2"),
    ],
)
def test_every_verdict_has_words(cost: float, better: tuple[str, ...], said: str) -> None:
    use_language("en")
    tenths = Points(GAMES["borako"])
    assert verdict_text(Judged(1, 1, ("y",), better, cost, 9.0), tenths) == said
