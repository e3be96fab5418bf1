"""A score sheet that the disk refuses is treated as a match is: a question before it is left, and never just lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.score_sheet import value_at
from game.games import GAMES
from game.sheets.book import SheetBook, read_sheet, start_sheet
from game.storage.writer import RecordWriter
from game.ui.scenes.sheet.scene import SheetScene
from game.ui.stage.profile import Profile
from game.ui.window import Farewell, MainLoop, Window
from tests.ui.pilot import Pilot, profile_in
from tests.ui.refusing import RefusingDisk, until

POINTS = 90
MARK = "sheet.unsaved"


class UnsavedSheet:
    """A score sheet whose last round the disk refuses."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.profile = pilot.stage.profile
        self.folders = self.profile.folders
        self.disk = RefusingDisk([])
        self.profile.sheet = self.book = self._begun()
        pilot.stage.navigator.open_menu()
        pilot.settle()
        pilot.click("menu.sheets")
        self.open_book(self.book)
        self.disk.folders.append(self.folders.sheets)
        for target in ("contract.hokom", "buyer.0", "key.9", "key.0"):
            pilot.click(f"sheet.{target}")
            pilot.frame()
        until(lambda: self.book.unsaved is not None)
        pilot.skip(500)

    def _begun(self) -> SheetBook:
        names = [f"{seat}" for seat in range(4)]
        return start_sheet(GAMES["baloot"], names, {}, self.folders.sheets, self.profile.now(), disk=self.disk)

    def open_book(self, book: SheetBook) -> None:
        """Show the sheet above the list of sheets."""
        self.pilot.stage.push(SheetScene(self.pilot.stage, book))
        self.pilot.settle()

    @property
    def record(self) -> RecordWriter:
        """The record of the sheet."""
        return self.book.writer

    @property
    def text(self) -> str:
        """The text of the dialog."""
        return self.pilot.scene.announcement()

    def heal(self) -> None:
        """There is room again, and the disk is asked."""
        self.disk.folders.clear()
        self.record.try_again()
        until(lambda: self.record.acknowledged)
        self.pilot.skip(500)


@pytest.fixture
def unsaved(pilot: Pilot) -> Iterator[UnsavedSheet]:
    unsaved = UnsavedSheet(pilot)
    yield unsaved
    unsaved.record.give_up()


def by_its_button(pilot: Pilot) -> None:
    pilot.click("sheet.back")


def by_a_key(pilot: Pilot) -> None:
    pilot.key(pygame.K_n, pygame.KMOD_CTRL)


def by_closing(pilot: Pilot) -> None:
    pilot.stage.navigator.quit()
    pilot.frame()


Leaving = Callable[[Pilot], None]
LEAVINGS = [by_its_button, by_a_key, by_closing]


def entered(path: Path) -> object:
    """The points that are entered in the sheet of a file."""
    return value_at(read_sheet(GAMES, path).sheet.draft, ("points", 0))


def test_a_button_stays_as_long_as_the_sheet_is_not_saved(unsaved: UnsavedSheet) -> None:
    pilot = unsaved.pilot
    assert "The disk is full" in pilot.scene.said
    pilot.skip(20_000)
    assert pilot.scene.said == ""
    pilot.click(MARK)
    assert "Your score sheet hasn't been saved since" in unsaved.text
    pilot.click("unsaved.stay")
    unsaved.heal()
    assert MARK not in pilot.stage.targets()
    assert "Saving works again" in pilot.scene.said


@pytest.mark.parametrize("leave", LEAVINGS)
def test_leaving_asks_first_and_ends_as_soon_as_there_is_room(unsaved: UnsavedSheet, leave: Leaving) -> None:
    pilot = unsaved.pilot
    leave(pilot)
    assert pilot.scene.name == "unsaved"
    assert pilot.stage.running
    assert "score sheet" in unsaved.text
    assert "your last entries are lost" in unsaved.text
    unsaved.disk.folders.clear()
    pilot.click("unsaved.again")
    until(lambda: unsaved.record.acknowledged)
    pilot.frame()
    assert not pilot.stage.running or pilot.scene.name in {"sheets", "new_match"}
    assert entered(unsaved.record.path) == POINTS


@pytest.mark.parametrize("leave", LEAVINGS)
def test_who_leaves_without_it_is_not_asked_twice(unsaved: UnsavedSheet, leave: Leaving) -> None:
    pilot = unsaved.pilot
    leave(pilot)
    pilot.click("unsaved.leave")
    if pilot.stage.running:
        assert pilot.scene.name in {"sheets", "new_match"}
        pilot.stage.navigator.quit()
    assert not pilot.stage.running


def test_escape_leads_back_to_the_sheet(unsaved: UnsavedSheet) -> None:
    by_its_button(unsaved.pilot)
    unsaved.pilot.key(pygame.K_ESCAPE)
    assert unsaved.pilot.scene.name == "sheet"


def test_what_is_saved_elsewhere_is_shown_there_and_comes_home_to_the_sheets(unsaved: UnsavedSheet) -> None:
    pilot, folders = unsaved.pilot, unsaved.folders
    by_its_button(pilot)
    pilot.click("unsaved.elsewhere")
    until(lambda: unsaved.record.acknowledged)
    pilot.frame()
    kept = unsaved.record.path
    assert kept.parent in folders.spare_sheets
    assert str(kept.parent) in unsaved.text
    pilot.click("unsaved.done")
    pilot.settle()
    assert pilot.scene.name == "sheets"
    assert [entered(read.path) for read in unsaved.profile.kept_sheets()] == [POINTS]
    unsaved.disk.folders.clear()
    pilot.stage.navigator.open_menu()
    until(lambda: not kept.exists())
    pilot.skip(500)
    assert "back among your score sheets" in pilot.scene.said
    assert entered(folders.sheets / kept.name) == POINTS
    assert not list(folders.saves.glob("*"))
    assert not unsaved.profile.archive.rows, "a sheet is no match"


def test_a_sheet_that_is_only_in_the_second_place_is_gone_on_with_and_deleted(
    unsaved: UnsavedSheet, tmp_path: Path
) -> None:
    unsaved.profile.keep_record(0.0)
    until(lambda: unsaved.record.acknowledged)
    next_start: Profile = profile_in(tmp_path)
    (kept,) = next_start.kept_sheets()
    assert kept.path == unsaved.record.path
    book = next_start.open_sheet(kept.path)
    assert value_at(book.sheet.draft, ("points", 0)) == POINTS
    book.close()
    next_start.delete_sheet(kept.path)
    assert next_start.kept_sheets() == []


def test_a_signal_saves_the_sheet_in_the_second_place(unsaved: UnsavedSheet) -> None:
    farewell = Farewell()
    loop = MainLoop(Window((1280, 720)), unsaved.pilot.stage, None, farewell)
    farewell.hear(15, None)
    loop.turn()
    assert not unsaved.pilot.stage.running
    assert entered(unsaved.folders.spare_sheets[0] / unsaved.record.path.name) == POINTS


def test_the_dialog_after_an_error_says_what_is_true_of_the_sheet(unsaved: UnsavedSheet) -> None:
    pilot = unsaved.pilot
    pilot.stage.navigator.open_fault("LookupError")
    assert "Your score sheet hasn't been saved" in unsaved.text
    pilot.click("fault.menu")
    assert pilot.scene.name == "unsaved", "nor is it left without a question"
    pilot.key(pygame.K_ESCAPE)
    unsaved.heal()
    assert "Your score sheet is safe" in unsaved.text


def test_a_sheet_is_exported_with_what_is_not_saved(
    unsaved: UnsavedSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path / "home"))
    unsaved.pilot.click("sheet.export")
    (copy,) = (tmp_path / "home" / "exports").iterdir()
    assert entered(copy) == POINTS
