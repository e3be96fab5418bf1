"""A match that somebody handed over as a file is put to the others and gone on with."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.match.saves import SUFFIX
from game.ui.scenes.sheet.scene import SheetScene
from tests.ui.pilot import Pilot
from tests.ui.shelves import FINISHED, RECORDS

IN_PLAY = "borako-mid-turn"


def handed_over(name: str, folder: Path) -> Path:
    file = folder / f"majlis-{name}.majlis"
    shutil.copyfile(RECORDS / f"{name}{SUFFIX}", file)
    return file


def records(pilot: Pilot) -> list[str]:
    return sorted(path.name for path in pilot.stage.profile.folders.saves.glob("*"))


def test_a_match_in_play_goes_on_at_the_table(pilot: Pilot, tmp_path: Path) -> None:
    file = handed_over(IN_PLAY, tmp_path)
    pilot.stage.navigator.open_file(file)
    assert pilot.scene.name == "table"
    assert records(pilot) == [f"{IN_PLAY}{SUFFIX}"]
    assert file.read_bytes() == (RECORDS / f"{IN_PLAY}{SUFFIX}").read_bytes()


def test_a_match_that_is_over_shows_its_result(pilot: Pilot, tmp_path: Path) -> None:
    pilot.stage.navigator.open_file(handed_over(Path(FINISHED[0]).stem, tmp_path))
    assert pilot.scene.name == "end"


def test_the_match_that_is_open_already_is_written_by_one_writer(pilot: Pilot, tmp_path: Path) -> None:
    file = handed_over(IN_PLAY, tmp_path)
    pilot.stage.navigator.open_file(file)
    pilot.stage.navigator.open_file(file)
    assert pilot.scene.name == "table"
    assert records(pilot) == [f"{IN_PLAY}{SUFFIX}"]


@pytest.mark.parametrize("content", [b"", b"a letter to grandmother\n"])
def test_what_is_no_match_is_shown_in_the_menu_and_not_kept(pilot: Pilot, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter.majlis"
    file.write_bytes(content)
    pilot.stage.navigator.open_file(file)
    pilot.frame()
    assert pilot.scene.name == "menu"
    assert pilot.scene.said
    assert records(pilot) == []


def test_a_file_that_is_gone_is_told_of_in_the_menu(pilot: Pilot, tmp_path: Path) -> None:
    pilot.stage.navigator.open_file(tmp_path / "gone.majlis")
    pilot.frame()
    assert pilot.scene.name == "menu"
    assert pilot.scene.said


def test_a_score_sheet_is_opened_as_one_and_kept(pilot: Pilot, tmp_path: Path) -> None:
    profile = pilot.stage.profile
    book = profile.start_sheet("baloot")
    book.answer(("contract",), "hokom")
    book.close()
    file = tmp_path / "majlis-evening.majlis"
    shutil.move(book.writer.path, file)
    pilot.stage.navigator.open_file(file)
    assert isinstance(pilot.scene, SheetScene)
    assert pilot.scene.book.sheet.draft == {"contract": "hokom"}
    assert len(profile.kept_sheets()) == 1
    assert records(pilot) == []


def test_a_damaged_score_sheet_is_told_of_and_not_kept(pilot: Pilot, tmp_path: Path) -> None:
    file = tmp_path / "evening.majlis"
    file.write_bytes(b'{"line":"sheet","format":1}\n')
    pilot.stage.navigator.open_file(file)
    assert pilot.scene.name == "menu"
    assert pilot.scene.said
    assert pilot.stage.profile.kept_sheets() == []
