"""Small pictures of saved matches: drawn when they are wanted, by a process of their own, and kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.match.worker_process import WorkerProcess
from game.ui.last_picture import SIZE, last_picture, serve
from game.ui.scenes.load.thumbnails import LastPictures, Thumbnails
from tests.ui.answers import answer_at_once
from tests.ui.pilot import Pilot
from tests.ui.shelves import RECORDS, fill

PATIENCE = 60.0


@pytest.fixture
def asked(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Pictures are one colour and there at once; what is asked for is noted."""
    heard: list[str] = []

    def draw(question: tuple[Path, Path]) -> bool:
        record, file = question
        heard.append(record.name)
        file.parent.mkdir(parents=True, exist_ok=True)
        picture = pygame.Surface(SIZE)
        picture.fill("magenta")
        pygame.image.save(picture, file)
        return True

    answer_at_once(monkeypatch, draw)
    pilot.stage.profile.draws_pictures = True
    return heard


@pytest.fixture
def the_list(pilot: Pilot) -> Callable[[], None]:
    def open_list() -> None:
        pilot.stage.navigator.open_menu()
        pilot.stage.navigator.open_load()
        pilot.settle()

    return open_list


def shows_picture(pilot: Pilot) -> bool:
    pilot.frame()
    side = pilot.where("load.open").union(pilot.where("load.review"))
    seen = [pilot.surface.get_at((side.left + side.width * 3 // 4, y)) for y in range(0, side.top, 8)]
    return any(colour.r > 240 and colour.b > 240 and colour.g < 40 for colour in seen)


@pytest.mark.usefixtures("watched")
def test_the_picture_of_the_chosen_match_is_drawn_once_it_was_looked_at(
    pilot: Pilot, asked: list[str], the_list: Callable[[], None]
) -> None:
    names = [path.name for path in fill(pilot.stage.profile, 6)]
    the_list()
    assert not shows_picture(pilot)
    pilot.wait(400)
    assert asked == names[:1]
    assert shows_picture(pilot)
    for _row in range(4):
        pilot.key(pygame.K_DOWN)
    pilot.wait(400)
    assert asked == [names[0], names[4]], "what was only passed by is not drawn"
    assert shows_picture(pilot)


@pytest.mark.usefixtures("watched")
def test_a_picture_is_kept_for_the_next_evening(pilot: Pilot, asked: list[str], the_list: Callable[[], None]) -> None:
    fill(pilot.stage.profile, 1)
    for _evening in range(2):
        the_list()
        pilot.wait(400)
        assert shows_picture(pilot)
    assert len(asked) == 1


def test_a_match_that_was_played_on_has_another_picture(pilot: Pilot, asked: list[str]) -> None:
    fill(pilot.stage.profile, 1)
    pilot.stage.profile.archive.look()
    pilot.stage.profile.archive.wait()
    (row,) = pilot.stage.profile.archive.rows
    thumbnails = Thumbnails(pilot.stage.profile, pilot.clock, LastPictures(SIZE, last_picture, serve))
    for seen in (row, row._replace(stamp="another size and time")):
        assert thumbnails.want(seen) is None
        pilot.clock.advance(1_000.0)
        thumbnails.step()
        thumbnails.step()
        assert thumbnails.want(seen) is not None
    assert len(asked) == 2


def test_a_record_without_a_picture_is_asked_for_once(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path] = []

    def fail(question: tuple[Path, Path]) -> bool:
        asked.append(question[0])
        return False

    answer_at_once(monkeypatch, fail)
    pilot.stage.profile.draws_pictures = True
    fill(pilot.stage.profile, 1)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_load()
    pilot.wait(2_000)
    assert len(asked) == 1


def test_the_last_picture_is_that_of_the_table_as_it_stands(pilot: Pilot) -> None:
    profile = pilot.stage.profile
    picture = last_picture(profile.folders, profile.settings, GAMES, RECORDS / "baloot-mid-trick.jsonl")
    assert picture.get_size() == SIZE
    colours = {tuple(picture.get_at((x, y))) for x in range(0, SIZE[0], 9) for y in range(0, SIZE[1], 9)}
    assert len(colours) > 200


@pytest.mark.slow
def test_a_process_draws_and_survives_what_is_no_match(pilot: Pilot, tmp_path: Path) -> None:
    profile = pilot.stage.profile
    worker = WorkerProcess("thumbnails", serve, profile.folders, profile.settings, GAMES)
    (tmp_path / "none.jsonl").write_bytes(b"none")
    assert worker.start()
    try:
        assert worker.ask((tmp_path / "none.jsonl", tmp_path / "none.png"), PATIENCE) is False
        assert worker.ask((RECORDS / "remik-four.jsonl", tmp_path / "drawn.png"), PATIENCE) is True
    finally:
        worker.stop()
    assert pygame.image.load(tmp_path / "drawn.png").get_size() == SIZE
    assert not (tmp_path / "none.png").exists()
