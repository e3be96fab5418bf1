"""The statistics are there at once for thousands of matches, and every point of a graph can be read by keyboard."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.match.course import Course, course_in
from game.review import process
from game.review.decisions import rounds_of
from game.review.units import Par, ReviewQuestion, read_back
from game.statistics import played as reading
from game.ui.scenes.statistics import StatisticsScene
from game.ui.widgets import Chart
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
    spoken = [chart.spoken]
    while chart.chosen < len(chart.view.marks) - 1:
        opened.key(pygame.K_RIGHT)
        spoken.append(chart.spoken)
    assert spoken == [mark.sentence for mark in chart.view.marks]
    assert len(spoken) > 3
    assert len(set(spoken)) == len(spoken)


def test_a_fresh_start_asks_twice_and_keeps_the_matches(opened: Pilot) -> None:
    scene = the_scene(opened)
    count = len(list(opened.stage.profile.folders.saves.iterdir()))
    opened.click("statistics.reset")
    opened.settle()
    opened.click("dialog.reset")
    opened.settle()
    assert scene.view.shares, "nothing is put away before the second answer"
    opened.click("dialog.really")
    opened.settle()
    assert not scene.view.shares
    assert opened.stage.profile.settings.statistics_since
    assert len(list(opened.stage.profile.folders.saves.iterdir())) == count


def test_the_figures_are_taken_along_as_csv(opened: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path / "abroad"))
    opened.click("statistics.export")
    opened.settle()
    (file,) = (tmp_path / "abroad" / "exports").iterdir()
    assert file.suffix == ".csv"
    assert file.name in opened.scene.said
    assert len(file.read_text("utf-8-sig").splitlines()) > 8


class Instant:
    """Compares every round of a match with Club's at the first question."""

    def __init__(self, _games: object, wanted: ReviewQuestion) -> None:
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
        assert len(chart.view.marks) == 2, "one for each match of the person"
        assert "1500" in chart.spoken
        monkeypatch.setattr(process, "Review", None)


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
    records = of_one_game(pilot).view.records
    place = next(at for at, each in enumerate(records) if each.record is not None)
    pilot.click(f"statistics.record.{place}")
    pilot.settle()
    assert pilot.scene.name == "replay"


def test_arrows_walk_the_records_each_says_itself_and_enter_opens_its_round(pilot: Pilot) -> None:
    scene = of_one_game(pilot)
    records, tiles = scene.view.records, scene.group.named("record")
    scene.group.set_focus(tiles)
    pilot.key(pygame.K_HOME)
    for place, record in enumerate(records, 1):
        words = (record.value, record.label, record.detail, f"{place} of {len(records)}")
        assert tiles.spoken == ". ".join(filter(None, words))
        if place < len(records):
            pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    assert pilot.scene is scene, "an average leads nowhere"
    pilot.key(pygame.K_HOME)
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert pilot.scene.name == "replay"


def test_the_large_figures_can_be_heard_again(pilot: Pilot) -> None:
    scene = of_one_game(pilot)
    spoken = scene.group.named("headlines").spoken
    assert all(figure.label in spoken and figure.value in spoken for figure in scene.view.headlines)


def test_the_half_of_a_bar_is_drawn_and_not_said_as_if_it_were_a_figure(pilot: Pilot) -> None:
    scene = of_one_game(pilot)
    words = scene.group.named("figure").spoken
    assert scene.view.shares[0].label in words
    assert "50%" not in words.partition(scene.view.shares[1].label)[0]


def test_the_career_of_pictures_is_believed_by_the_archive(pilot: Pilot) -> None:
    profile = pilot.stage.profile
    profile.folders.saves.mkdir(parents=True, exist_ok=True)
    write_career(profile, "borako", "Amina", datetime(2026, 1, 16, 21), lambda _game: 100.0)
    profile.archive.look()
    profile.archive.wait()
    assert profile.archive.rows
    assert [row.name for row in profile.archive.rows if row.damage is not None] == []
