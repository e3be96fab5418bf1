"""A file that cannot be read, handed over at any time: whatever is shown stays as it is, and says why."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from game.engine.record import MOST_LINES, Notice
from game.i18n.phrases import notice_text
from game.match.match import Match
from game.storage.instance import InstanceLock
from game.ui.screenshot import PictureRequest
from game.ui.stage.scene import Scene
from game.ui.window import Farewell, MainLoop, Window
from pictures.scenes import SCENES
from tests.storage import unreadable
from tests.storage.unreadable import MAKERS, Maker, noise, truncated
from tests.ui.pilot import Pilot

WHY: dict[Maker, Notice] = {
    unreadable.missing: Notice("file_vanished"),
    unreadable.folder: Notice("file_is_folder"),
    unreadable.empty: Notice("record_empty"),
    unreadable.noise: Notice("record_header_damaged"),
    unreadable.noise_in_one_line: Notice("record_empty"),
    unreadable.noise_behind_json: Notice("record_header_damaged"),
    unreadable.json_of_another_kind: Notice("record_header_damaged"),
    unreadable.many_small_lines: Notice("record_header_damaged"),
    unreadable.truncated: Notice("record_empty"),
    unreadable.newer_format: Notice("record_newer_format"),
    unreadable.of_an_unknown_game: Notice("record_unknown_game", (("game", "toy"),)),
    unreadable.too_large: Notice("file_too_large"),
    unreadable.with_too_many_lines: Notice("record_too_long", (("count", MOST_LINES),)),
    unreadable.with_an_endless_header: Notice("record_empty"),
    unreadable.pipe: Notice("file_is_device"),
    unreadable.link_to_itself: Notice("file_is_link_loop"),
}
GAME = "borako"
SIZE = (1280, 720)
HandOver = Callable[[Pilot, Path], None]


def by_the_second_program(pilot: Pilot, file: Path) -> None:
    """Another start knocks with the file, and the main loop of this one hears it."""
    home = pilot.stage.profile.folders.home
    instance = InstanceLock(home)
    assert instance.held
    loop = MainLoop(Window(SIZE), pilot.stage, instance, Farewell())
    second = InstanceLock(home)
    assert not second.held
    assert second.knock(file, patience=60.0, wait=lambda _seconds: loop.turn()), "it is answered"
    instance.release()


def by_dropping(pilot: Pilot, file: Path) -> None:
    loop = MainLoop(Window(SIZE), pilot.stage, None, Farewell())
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(file)))
    loop.turn()


def standing(pilot: Pilot) -> tuple[Sequence[str], Scene, Match | None, str, Sequence[str]]:
    """All that must stay."""
    stage = pilot.stage
    match = stage.profile.match
    saves = stage.profile.folders.saves
    names = sorted(path.name for path in saves.iterdir()) if saves.exists() else []
    return stage.names, stage.top, match, match.state_hash() if match is not None else "", names


def opened(pilot: Pilot, scene: str) -> None:
    SCENES[scene](pilot.stage, PictureRequest(scene, SIZE, GAME))
    pilot.settle()


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_stays_and_says_what_is_wrong(pilot: Pilot, tmp_path: Path, scene: str) -> None:
    opened(pilot, scene)
    before = standing(pilot)
    for make in MAKERS:
        file = tmp_path / f"{make.__name__}.majlis"
        make(file)
        pilot.stage.navigator.open_file(file)
        pilot.frame()
        assert standing(pilot) == before
        assert file.name in pilot.scene.said
        assert "\n" in pilot.scene.said, "it says why as well"


@pytest.mark.parametrize("hand_over", [by_the_second_program, by_dropping])
@pytest.mark.parametrize("scene", ["menu", "load", "table", "lesson", "pause", "replay", "review", "end"])
@pytest.mark.parametrize("make", [noise, truncated])
def test_it_does_not_matter_how_the_file_comes(
    pilot: Pilot, tmp_path: Path, hand_over: HandOver, scene: str, make: Maker
) -> None:
    opened(pilot, scene)
    before = standing(pilot)
    file = tmp_path / "evil.majlis"
    make(file)
    hand_over(pilot, file)
    pilot.frame()
    assert standing(pilot) == before
    assert pilot.scene.said


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_each_kind_is_shown_in_its_own_words(pilot: Pilot, tmp_path: Path, make: Maker) -> None:
    file = tmp_path / "evil.majlis"
    make(file)
    pilot.stage.navigator.open_file(file)
    pilot.frame()
    assert pilot.scene.name == "menu", "there was nothing else to stay with"
    assert pilot.scene.said == f"evil.majlis can't be opened.\n{notice_text(WHY[make])}"


def test_without_permission_it_stays_as_well(pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(pilot, "table")
    file = tmp_path / "secret.majlis"
    file.write_bytes(b"")
    real = os.open

    def refuse(name: Path, *more: int) -> int:
        if Path(name) == file:
            raise PermissionError(13, "Permission denied", str(name))
        return real(name, *more)

    monkeypatch.setattr(os, "open", refuse)  # no mode of a file keeps root out of it
    before = standing(pilot)
    pilot.stage.navigator.open_file(file)
    pilot.frame()
    assert standing(pilot) == before
    assert "permission" in pilot.scene.said
