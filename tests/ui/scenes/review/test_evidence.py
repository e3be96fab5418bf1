"""What parts two ways in figures: points add up to what was given away, and chances say that they are none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.games import GAMES
from game.i18n import use_language
from game.review.judging import Judged
from game.review.units import read_back
from game.ui.judged.verdicts import Points
from game.ui.scenes.review.evidence import Evidence, Figure, Pair, columns_of, evidence_height
from game.ui.scenes.review.reasons import evidence
from pictures.reviewed import reviewed
from tests.ui.pilot import Pilot
from tests.ui.scenes.review.test_course import gone_over, told


def found(game: str) -> list[tuple[Judged, Evidence]]:
    """Of all decisions that cost something."""
    use_language("en")
    playback, points = read_back(GAMES, reviewed(game, "a")[0]), Points(GAMES[game])
    dear = (each for each in gone_over(game).decisions if each.is_dear)
    return [(each, evidence(playback, each, points)) for each in dear]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_lines_of_points_add_up_to_what_was_given_away(game: str) -> None:
    points = Points(GAMES[game])
    for decision, shown in found(game):
        if shown.sums:
            *rest, whole = shown.sums
            assert whole.whole
            gains = [told(pair.differs) for pair in shown.pairs if not pair.chance]
            if gains:
                assert sum(gains) + sum(told(each.said) for each in rest) == told(whole.said)
            else:
                assert not rest
            assert told(whole.said) == points.rounded(decision.cost)
            assert all(told(each.said) for each in rest), "nothing is not told"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_chances_gain_no_points_and_what_they_come_to_is_told_below_them(game: str) -> None:
    for _decision, shown in found(game):
        chances = [pair for pair in shown.pairs if pair.chance]
        assert not any(pair.differs for pair in chances)
        if len(chances) == len(shown.pairs):
            assert [each.whole for each in shown.sums] == [True] * bool(chances)
            assert not shown.differing
            assert shown.said_of == ("How often" if chances else "")


@pytest.mark.parametrize("wraps", [False, True])
def test_a_line_of_which_less_is_better_says_so_where_there_is_room(pilot: Pilot, *, wraps: bool) -> None:
    style, less = pilot.stage.style, Pair("Cards left", Figure("4", 4.0), Figure("2", 2.0), "+2")
    more = replace(less, done=less.better, better=less.done)
    use_language("en")
    assert less.hint == "less is better"
    assert not more.hint
    for width, hints in ((820, True), (300, False)):
        columns = columns_of(style, Evidence([less]), style.px(width), wraps=wraps)
        assert columns is not None
        assert columns.hints == hints
    assert columns_of(style, Evidence([more]), style.px(820), wraps=wraps) is not None


@pytest.mark.parametrize("language", ["en", "ar", "de", "fr", "pl", "pt"])
def test_differences_and_sums_have_room_in_every_language(pilot: Pilot, language: str) -> None:
    style = pilot.stage.style
    for game in sorted(GAMES):
        for _decision, shown in found(game):
            use_language(language)
            columns = columns_of(style, shown, style.px(820), wraps=False)
            assert (columns is not None) == bool(shown.pairs)
            if columns is not None and shown.sums:
                assert columns.differs
                assert evidence_height(style, shown, columns) >= evidence_height(style, Evidence(shown.pairs), columns)
