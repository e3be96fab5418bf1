"""Moves that the disk refuses: messages before, during and after; a question before they are left; never just lost."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.record import ActionLine
from game.match.saves import resume_match, start_match
from game.storage.folders import export_folder
from game.storage.writer import RecordWriter
from game.ui.graphics.drawing import SMALLEST_WINDOW
from game.ui.screenshot import PictureRequest
from game.ui.stage.widget_scene import WidgetScene
from game.ui.window import Farewell, MainLoop, Window
from pictures.scenes import SCENES
from tests.match.play import NOW, setup
from tests.match.toy import GAMES as TOY
from tests.match.toy import Draw
from tests.ui.pilot import Pilot
from tests.ui.refusing import RefusingDisk, refused, until

MOVES = 3
MARK = "table.unsaved"
FADE = 40
"""Frames in which a message has gone."""
LOOK_MS = 100.0


class UnsavedTable:
    """A table whose last moves the disk refuses."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.folders = pilot.stage.profile.folders
        self.disk = RefusingDisk([self.folders.saves])
        SCENES["table"](pilot.stage, PictureRequest("table", (1280, 720), "borako", 0))
        pilot.settle()
        self.record = refused(pilot.stage, MOVES, disk=self.disk)
        pilot.settle()

    def heal(self) -> None:
        """There is room again, and the disk is asked."""
        self.disk.folders.clear()
        self.record.try_again()
        until(lambda: self.record.acknowledged)

    @property
    def text(self) -> str:
        """The text of the dialog."""
        return self.pilot.scene.announcement()


@pytest.fixture(autouse=True)
def _no_long_hope(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of matches does not wait for a disk that refuses."""
    monkeypatch.setattr("game.match.archive._SETTLES_IN", 0.1)


@pytest.fixture
def unsaved(pilot: Pilot) -> Iterator[UnsavedTable]:
    unsaved = UnsavedTable(pilot)
    yield unsaved
    unsaved.record.give_up()


def by_the_pause(pilot: Pilot) -> None:
    pilot.click("table.pause")
    pilot.click("pause.menu")


def by_a_key(pilot: Pilot) -> None:
    pilot.key(pygame.K_n, pygame.KMOD_CTRL)


def by_closing(pilot: Pilot) -> None:
    pilot.stage.navigator.quit()
    pilot.frame()


LEAVINGS = [by_the_pause, by_a_key, by_closing]
Leaving = Callable[[Pilot], None]


def test_a_mark_stays_as_long_as_moves_are_not_saved(unsaved: UnsavedTable) -> None:
    pilot = unsaved.pilot
    assert "full" in pilot.scene.said
    pilot.skip(20_000)
    assert pilot.scene.said == ""
    assert pilot.where(MARK)
    unsaved.heal()
    pilot.skip(500)
    assert MARK not in pilot.stage.targets()
    assert "Saving works again" in pilot.scene.said


def test_a_table_at_rest_looks_for_the_disk_a_few_times_a_second(unsaved: UnsavedTable) -> None:
    unsaved.pilot.skip(20_000)
    wake = unsaved.pilot.stage.wake_after()
    assert wake is not None
    assert 100 <= wake <= 500


def test_the_mark_counts_the_moves(unsaved: UnsavedTable) -> None:
    label = unsaved.pilot.scene.unsaved_mark  # type: ignore[attr-defined]
    assert label.label == "3 moves not saved"
    unsaved.record.append([ActionLine(0, "draw")])
    unsaved.pilot.skip(500)
    assert label.label == "4 moves not saved"


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALLEST_WINDOW, (1280, 720), (1920, 1080), (3840, 2160), (900, 1400)])
def test_the_mark_is_within_the_window_and_large_enough_to_click(unsaved: UnsavedTable, size: tuple[int, int]) -> None:
    unsaved.pilot.stage.resize(size)
    unsaved.pilot.stage.update()
    mark = unsaved.pilot.where(MARK)
    assert pygame.Rect((0, 0), size).contains(mark)
    assert mark.height >= 24
    assert not mark.colliderect(unsaved.pilot.where("table.hint"))


def test_a_click_on_the_mark_says_what_is_wrong_and_play_goes_on(unsaved: UnsavedTable) -> None:
    pilot = unsaved.pilot
    pilot.click(MARK)
    assert pilot.scene.name == "unsaved"
    assert "3 moves haven't been saved since" in unsaved.text
    assert "The disk is full: free up some space. Majlis keeps trying to save." in unsaved.text
    pilot.click("unsaved.stay")
    assert pilot.scene.name == "table"
    assert unsaved.record.settled


def test_the_keyboard_reaches_the_mark(unsaved: UnsavedTable) -> None:
    pilot = unsaved.pilot
    for _stop in range(30):
        pilot.key(pygame.K_TAB)
        if pilot.where("focus") == pilot.where(MARK):
            break
    pilot.key(pygame.K_RETURN)
    assert pilot.scene.name == "unsaved"


@pytest.mark.slow
@pytest.mark.parametrize("leave", LEAVINGS)
def test_leaving_asks_first(unsaved: UnsavedTable, leave: Leaving) -> None:
    pilot = unsaved.pilot
    leave(pilot)
    assert pilot.scene.name == "unsaved"
    assert pilot.stage.running
    assert "3 moves" in unsaved.text
    assert "lost" in unsaved.text


@pytest.mark.slow
@pytest.mark.parametrize("leave", LEAVINGS)
def test_as_soon_as_there_is_room_the_player_leaves_without_another_word(unsaved: UnsavedTable, leave: Leaving) -> None:
    pilot = unsaved.pilot
    leave(pilot)
    pilot.click("unsaved.again")
    until(lambda: unsaved.record.failures > 0)
    pilot.frame()
    assert "won't save" in pilot.scene.said
    unsaved.disk.folders.clear()
    pilot.click("unsaved.again")
    until(lambda: unsaved.record.acknowledged)
    pilot.frame()
    if leave is by_closing:
        assert not pilot.stage.running
    else:
        assert pilot.scene.name in {"menu", "new_match"}
    assert unsaved.record.path.read_bytes().count(b'"line":"action"') == MOVES


@pytest.mark.slow
@pytest.mark.parametrize("leave", LEAVINGS)
def test_what_is_saved_elsewhere_is_shown_and_comes_home(unsaved: UnsavedTable, leave: Leaving) -> None:
    pilot, folders = unsaved.pilot, unsaved.folders
    leave(pilot)
    pilot.click("unsaved.elsewhere")
    until(lambda: unsaved.record.acknowledged)
    pilot.frame()
    kept = folders.spare[0] / "match.jsonl"
    assert str(kept.parent) in unsaved.text
    assert kept.read_bytes().count(b'"line":"action"') == MOVES
    whole = kept.read_bytes()
    pilot.click("unsaved.done")
    if leave is by_closing:
        assert not pilot.stage.running
        pilot.stage.navigator.open_menu()
    until(lambda: not kept.exists())
    assert (folders.saves / "match.jsonl").read_bytes() == whole


def test_after_a_signal_the_next_start_says_that_the_match_came_home(unsaved: UnsavedTable) -> None:
    stage, kept = unsaved.pilot.stage, unsaved.folders.spare[0] / "match.jsonl"
    stage.profile.keep_record(0.0)
    until(kept.exists)
    until(lambda: unsaved.record.acknowledged)
    unsaved.disk.folders.clear()
    stage.navigator.open_menu()
    menu = stage.top
    assert isinstance(menu, WidgetScene)
    menu.say("The settings could not be read.")
    until(lambda: not kept.exists())
    unsaved.pilot.frame()
    assert "settings" in menu.said, "one word after the other"
    menu.toast.dismiss(stage.clock.now())
    for _frame in range(FADE):
        if "back among your matches" in menu.said:
            break
        wait = menu.wake_after()
        assert wait is not None
        assert wait <= LOOK_MS, "the window does not sleep over it"
        unsaved.pilot.frame()
    else:
        pytest.fail("nothing was said")


def test_a_match_is_exported_with_the_moves_that_are_not_saved(
    unsaved: UnsavedTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path / "home"))
    unsaved.pilot.click("table.pause")
    unsaved.pilot.click("pause.export")
    (copy,) = export_folder({"MAJLIS_HOME": str(tmp_path / "home")}).iterdir()
    assert copy.read_bytes().count(b'"line":"action"') == MOVES
    assert copy.name in unsaved.pilot.scene.said


def test_where_no_place_takes_them_the_player_is_told_and_asked_again(unsaved: UnsavedTable) -> None:
    unsaved.disk.folders += unsaved.folders.spare
    pilot = unsaved.pilot
    by_the_pause(pilot)
    pilot.click("unsaved.elsewhere")
    until(lambda: unsaved.record.failures > 0)
    pilot.frame()
    assert "Saving elsewhere failed" in pilot.scene.said
    assert pilot.where("unsaved.leave")
    unsaved.heal()
    pilot.frame()
    assert pilot.scene.name == "menu"
    assert unsaved.record.path.parent == unsaved.folders.saves


@pytest.mark.slow
@pytest.mark.parametrize("leave", LEAVINGS)
def test_who_leaves_without_them_is_not_asked_twice(unsaved: UnsavedTable, leave: Leaving) -> None:
    pilot = unsaved.pilot
    leave(pilot)
    pilot.click("unsaved.leave")
    if pilot.stage.running:
        assert pilot.scene.name in {"menu", "new_match"}
        pilot.stage.navigator.quit()
    assert not pilot.stage.running


@pytest.mark.slow
@pytest.mark.parametrize("leave", LEAVINGS)
def test_escape_leads_back_to_the_table(unsaved: UnsavedTable, leave: Leaving) -> None:
    leave(unsaved.pilot)
    unsaved.pilot.key(pygame.K_ESCAPE)
    assert unsaved.pilot.stage.running
    assert unsaved.pilot.scene.name in {"table", "pause"}


@pytest.mark.slow
def test_closing_while_the_question_is_shown_asks_about_closing(unsaved: UnsavedTable) -> None:
    pilot = unsaved.pilot
    by_the_pause(pilot)
    by_closing(pilot)
    assert pilot.stage.names.count("unsaved") == 1
    unsaved.heal()
    pilot.frame()
    assert not pilot.stage.running


def test_the_pause_says_what_is_true(unsaved: UnsavedTable) -> None:
    unsaved.pilot.click("table.pause")
    assert "3 moves haven't been saved" in unsaved.text


@pytest.mark.slow
def test_the_dialog_after_an_error_says_what_is_true_and_follows_it(unsaved: UnsavedTable) -> None:
    pilot = unsaved.pilot
    pilot.stage.navigator.open_fault("LookupError")
    assert "3 moves haven't been saved" in unsaved.text
    assert "safe" not in unsaved.text
    pilot.click("fault.quit")
    assert pilot.scene.name == "unsaved", "nor is it left without a question"
    pilot.key(pygame.K_ESCAPE)
    unsaved.heal()
    pilot.frame()
    assert "Your match is safe" in unsaved.text


@pytest.mark.slow
def test_an_error_saves_the_match_in_another_place_by_itself(unsaved: UnsavedTable) -> None:
    unsaved.pilot.stage.profile.keep_record(0.5)
    unsaved.pilot.stage.navigator.open_fault("LookupError")
    assert str(unsaved.folders.spare[0]) in unsaved.text
    assert (unsaved.folders.spare[0] / "match.jsonl").exists()


def test_a_log_that_cannot_be_written_is_not_spoken_of_as_if_it_were(
    unsaved: UnsavedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.scenes.dialogs.log_is_kept", lambda: False)
    unsaved.pilot.stage.navigator.open_fault("LookupError")
    assert "The log couldn't be written" in unsaved.text


@pytest.mark.slow
def test_a_signal_only_leaves_a_note_and_the_loop_saves_and_ends(unsaved: UnsavedTable) -> None:
    pilot = unsaved.pilot
    farewell = Farewell()
    window = Window((1280, 720))
    loop = MainLoop(window, pilot.stage, None, farewell)
    farewell.hear(15, None)
    assert pilot.scene.name == "table", "the scene is not taken away under the loop"
    loop.turn()
    assert not pilot.stage.running
    assert (unsaved.folders.spare[0] / "match.jsonl").read_bytes().count(b'"line":"action"') == MOVES


def test_a_match_that_is_only_in_the_second_place_is_gone_on_with(tmp_path: Path) -> None:
    saves, spare = tmp_path / "saves", tmp_path / "state"
    disk = RefusingDisk([saves], errno.EROFS)
    match = start_match(TOY, setup(), saves, NOW, disk)
    match.play(Draw())
    assert isinstance(match.record, RecordWriter)
    match.record.save_in_spare_folder([spare])
    assert match.close(5)
    assert match.record_path is not None
    again = resume_match(TOY, match.record_path).match
    assert again.state_hash() == match.state_hash()
    again.close()
