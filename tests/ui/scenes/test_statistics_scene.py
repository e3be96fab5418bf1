"""The statistics are there at once for thousands of matches, and every point of a graph can be read by keyboard."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace as replace_course

from game.games import GAMES
from game.i18n import use_language
from game.match.course import Course, course_in
from game.review import process
from game.review.decisions import rounds_of
from game.review.units import Par, Wanted, read_back
from game.statistics import played as reading
from game.statistics.figures import Tally, figures_of
from game.statistics.insights import insights
from game.statistics.series import Bar
from game.ui.graphics.drawing import Style
from game.ui.scenes.statistics import StatisticsScene
from game.ui.scenes.statistics.figure_row import FigureLine
from game.ui.scenes.statistics.insight_words import insight_texts
from game.ui.scenes.statistics.record_tiles import RecordTiles
from game.ui.scenes.statistics.words import (
    axis_text,
    bar_edges,
    bar_legend,
    bar_marks,
    figure_lines,
    headlines,
    share_lines,
)
from game.ui.widgets import Chart, Shape
from game.ui.widgets.marks import Tone
from pictures.career import write_career
from tests.ui.pilot import Pilot
from tests.ui.shelves import fill, opened_in


def the_scene(pilot: Pilot) -> StatisticsScene:
    assert isinstance(pilot.scene, StatisticsScene)
    return pilot.scene


def the_chart(pilot: Pilot) -> Chart:
    chart = the_scene(pilot).group.named("chart")
    assert isinstance(chart, Chart)
    return chart


@pytest.fixture
def opened(pilot: Pilot) -> Pilot:
    fill(pilot.stage.profile, 8)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.click("menu.statistics")
    pilot.settle()
    return pilot


def test_no_record_is_opened_and_no_row_is_read_twice(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    profile = pilot.stage.profile
    fill(profile, 300)
    decoded: list[str] = []

    def counting(text: str) -> Course:
        decoded.append(text)
        return course_in(text)

    monkeypatch.setattr(reading, "course_in", counting)
    with opened_in(profile.folders.saves) as opened:
        pilot.stage.navigator.open_menu()
        pilot.settle()
        pilot.click("menu.statistics")
        pilot.settle()
        for part in ("game", "game.1", "span", "span.1", "graph.time"):
            pilot.click(f"statistics.{part}")
            pilot.settle()
    assert the_chart(pilot).spoken
    assert opened == []
    assert len(decoded) == sum(1 for row in profile.archive.rows if row.course) > 100


def test_the_keys_walk_the_points_and_each_says_its_number(opened: Pilot) -> None:
    opened.click("statistics.game")
    opened.click("statistics.game.1")
    opened.settle()
    chart = the_chart(opened)
    the_scene(opened).group.set_focus(chart)
    opened.key(pygame.K_HOME)
    said = [chart.spoken]
    while chart.chosen < len(chart._marks) - 1:
        opened.key(pygame.K_RIGHT)
        said.append(chart.spoken)
    assert said == [mark.sentence for mark in chart._marks]
    assert len(said) > 3
    assert len(set(said)) == len(said)


def test_a_fresh_start_asks_twice_and_keeps_the_matches(opened: Pilot) -> None:
    count = len(list(opened.stage.profile.folders.saves.iterdir()))
    opened.click("statistics.reset")
    opened.settle()
    opened.click("dialog.reset")
    opened.settle()
    assert the_lines(opened), "nothing is put away before the second answer"
    opened.click("dialog.really")
    opened.settle()
    assert not the_lines(opened)
    assert opened.stage.profile.settings.statistics_since
    assert len(list(opened.stage.profile.folders.saves.iterdir())) == count


def the_lines(pilot: Pilot) -> object:
    return next(scene for scene in pilot.stage._scenes if isinstance(scene, StatisticsScene))._lines


def test_the_figures_are_taken_along_as_csv(opened: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path / "abroad"))
    opened.click("statistics.export")
    opened.settle()
    (file,) = (tmp_path / "abroad" / "exports").iterdir()
    assert file.suffix == ".csv"
    assert file.name in opened.scene.said
    assert len(file.read_text("utf-8-sig").splitlines()) > 8


class Instant:
    """Holds every round of a match against Club's as soon as it is looked at."""

    def __init__(self, _games: object, wanted: Wanted) -> None:
        rounds = rounds_of(read_back(GAMES, wanted.raw))
        self.findings = [Par(number, float(number % 5), 2.0) for number in rounds]
        self.over = self.done = False

    def poll(self) -> bool:
        self.over = self.done = True
        return True

    def cancel(self) -> None:
        self.over = True


def test_the_rating_is_found_out_beside_the_window_and_kept(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "Review", Instant)
    fill(pilot.stage.profile, 4)
    for _ in range(2):
        pilot.stage.navigator.open_menu()
        pilot.settle()
        pilot.click("menu.statistics")
        pilot.settle()
        pilot.click("statistics.graph.rating")
        for _frame in range(12):
            pilot.frame(210.0)
        chart = the_chart(pilot)
        assert len(chart._marks) == 2, "one for each match of the person"
        assert "1500" in chart.spoken
        monkeypatch.setattr(process, "Review", None)


def test_the_figures_that_matter_most_are_large_and_few_matches_make_no_percentage() -> None:
    use_language("en")
    few, many = Tally(1, 0, 0), Tally(8, 7, 0)
    figures = replace(figures_of([]), matches=few, rounds=many, mean_lead=-2.9, streak=1)
    said = headlines(figures, one_game=True)
    assert [(each.value, each.detail) for each in said] == [
        ("1 of 1", ""),
        ("53%", "8 of 15"),
        ("−2.9 points", ""),
        ("1 match won", ""),
    ]
    ahead = headlines(replace(figures, mean_lead=2.9), one_game=True)
    assert [said[2].tone, ahead[2].tone] == [Tone.BAD, Tone.GOOD]
    assert ahead[2].value == "+2.9 points"
    assert len({each.label for each in (*said, *headlines(figures, one_game=False))}) == 5


def test_every_bar_stands_between_the_edges_of_its_span() -> None:
    use_language("en")
    bars = [Bar(-20.0, -10.0, 2), Bar(-10.0, 0.0, 1), Bar(0.0, 10.0, 5)]
    assert bar_edges(bars) == [(0, "−20"), (1, "−10"), (2, "0"), (3, "10")]
    chart = Chart("chart")
    chart.fill(bar_marks(bars), Shape.BARS, axis_text, "", edges=bar_edges(bars))
    chart._plot = pygame.Rect(100, 0, 300, 200)
    assert chart._label_places() == [100, 200, 300, 400]
    assert chart._xs() == [150, 250, 350]
    assert bar_edges([]) == []


def test_even_rounds_stand_over_their_nought_and_an_open_end_goes_on() -> None:
    use_language("en")
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
    assert [tone for tone, _said in bar_legend(bars)] == [Tone.BAD, Tone.EVEN, Tone.GOOD]
    assert [tone for tone, _said in bar_legend(bars[4:])] == [Tone.GOOD]


def test_streaks_of_one_and_the_quickest_of_two_say_nothing() -> None:
    use_language("en")
    few = replace(figures_of([]), matches=Tally(1, 1, 0), longest_won=1, longest_lost=1, shortest_win=9)
    many = replace(few, matches=Tally(2, 2, 0), longest_won=2, longest_lost=2, mean_points=1.0, mean_rival=2.0)
    assert figure_lines(few, one_game=True) == []
    assert {line.label for line in figure_lines(many, one_game=True)} >= {
        "Most wins in a row",
        "Most losses in a row",
        "Quickest win",
    }
    assert headlines(few, one_game=True)[-1].value == "none yet"


def of_one_game(pilot: Pilot) -> StatisticsScene:
    """The statistics of the first game of those that were played."""
    fill(pilot.stage.profile, 4)
    pilot.stage.navigator.open_statistics()
    pilot.settle()
    pilot.click("statistics.game")
    pilot.click("statistics.game.1")
    pilot.settle()
    return the_scene(pilot)


def test_a_best_round_leads_to_that_round_in_the_replay(pilot: Pilot) -> None:
    scene = of_one_game(pilot)
    tiles = scene._records
    place, line = next((at, line) for at, line in enumerate(tiles.told) if line.record is not None)
    pilot.click(f"statistics.record.{place}")
    pilot.settle()
    assert pilot.scene.name == "replay"
    assert line.record is not None
    assert line.record.round > 0


def test_arrows_walk_the_records_each_says_itself_and_enter_opens_its_round(pilot: Pilot) -> None:
    scene = of_one_game(pilot)
    tiles = scene._records
    scene.group.set_focus(tiles)
    pilot.key(pygame.K_HOME)
    said = [tiles.spoken]
    while tiles.chosen < len(tiles.told) - 1:
        pilot.key(pygame.K_RIGHT)
        said.append(tiles.spoken)
    assert len(said) == len(tiles.told) > 3
    for place, (words, line) in enumerate(zip(said, tiles.told, strict=True), 1):
        assert words == f"{line.spoken}, {place} of {len(said)}"
    pilot.key(pygame.K_END)
    pilot.key(pygame.K_RETURN)
    assert pilot.scene is scene, "an average leads nowhere"
    pilot.key(pygame.K_HOME)
    assert tiles.told[tiles.chosen].record is not None
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert pilot.scene.name == "replay"


def test_tiles_fill_their_rows_and_lie_apart() -> None:
    tiles, style = RecordTiles("record", lambda _line: None), Style()
    for count in range(1, 11):
        tiles.fill([FigureLine(f"Record {place}", str(place)) for place in range(count)])
        tiles.place_above(style, (30, 400), (900, tiles.height(style, 900)))
        rects = list(tiles.parts().values())
        assert all(tiles.rect.contains(rect) for rect in rects)
        assert all(not one.colliderect(other) for one, other in combinations(rects, 2))
        assert rects[-1].bottomright == tiles.rect.bottomright
    for key, chosen in (
        (pygame.K_DOWN, 5),
        (pygame.K_LEFT, 4),
        (pygame.K_UP, 4),
        (pygame.K_END, 9),
        (pygame.K_DOWN, 9),
    ):
        tiles.handle(pygame.Event(pygame.KEYDOWN, key=key))
        assert tiles.chosen == chosen
    tiles.place_above(style, (30, 400), (900, tiles.height(style, 900, 1)))
    assert list(tiles.parts()) == [f"record.{place}" for place in range(5, 10)], "the row of the chosen one is seen"
    tiles.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert list(tiles.parts()) == [f"record.{place}" for place in range(5)]
    assert tiles.rect.bottomleft == (30, 400)
    tiles.fill([FigureLine("Rindfleischetikettierungsüberwachung", str(place)) for place in range(10)])
    tiles.place_above(style, (30, 400), (900, 900))
    assert tiles._across < 5, "no word is cut"
    tiles.fill([])
    assert not tiles.visible
    assert tiles.spoken == ""


def test_rounds_are_told_by_whom_they_were_played_against_and_with() -> None:
    use_language("en")
    course = Course(0, False, ("club",), "Layla", "club", (3.0, 1.0), (1.0, 2.0), "wl")
    strong = replace_course(course, rivals=("strong",), partner="")
    matches = [
        reading.Played(f"{at}", "borako", "2026-01-01", "w", each, each.leads())
        for at, each in enumerate((course, course, strong))
    ]
    told = [(line.label, line.value, line.day) for line in share_lines(matches, one_game=True)]
    assert told == [
        ("Rounds won against", "", ""),
        ("Club", "50%", "2 of 4"),
        ("Strong", "50%", "1 of 2"),
        ("Rounds won together with", "", ""),
        ("Layla", "50%", "2 of 4"),
    ]


def test_more_matches_than_rounds_won_are_told_in_one_sentence_where_the_points_bear_it_out() -> None:
    use_language("en")
    found = replace(insights([]), level=0)
    figures = replace(figures_of([]), matches=Tally(8, 3, 0), rounds=Tally(55, 56, 0), mean_lead=3.2)
    (said,) = insight_texts(found, figures, one_game=True)
    assert said.startswith("You win 73% of matches though only 50% of rounds")
    for other in (
        replace(figures, mean_lead=-1.0),
        replace(figures, rounds=Tally(56, 55, 0)),
        replace(figures, matches=Tally(6, 5, 0)),
        replace(figures, matches=Tally(2, 1, 0)),
    ):
        assert insight_texts(found, other, one_game=True)[0].startswith("You are about even")


def test_the_best_of_several_opponents_is_named_so() -> None:
    use_language("en")
    figures = replace(figures_of([]), mean_points=1.0, mean_rival=2.0)
    said = [[line.label for line in figure_lines(figures, one_game=True, alone=alone)][1] for alone in (False, True)]
    assert said == ["Opponents' points per round", "Best opponent's points per round"]


def test_the_career_of_pictures_is_believed_by_the_archive(pilot: Pilot) -> None:
    profile = pilot.stage.profile
    profile.folders.saves.mkdir(parents=True, exist_ok=True)
    write_career(profile, "borako", "Amina", datetime(2026, 1, 16, 21), lambda _game: 100.0)
    profile.archive.look()
    profile.archive.wait()
    assert profile.archive.rows
    assert [row.name for row in profile.archive.rows if row.damage is not None] == []
