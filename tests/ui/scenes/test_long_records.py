"""Records that take a while are read in the background: with progress, and an end at any moment."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.engine.record import LONGEST_LINE, Record, RedoLine, Report, UndoLine, read_record, unreported, written_all
from game.match.background import BackgroundJob
from game.match.resume import Replayed, replayed
from game.match.saves import LONG, Games
from game.ui.stage.scene import Scene
from tests.ui.access.pad import Pad
from tests.ui.pilot import Pilot
from tests.ui.shelves import RECORDS

UNDOABLE = RECORDS / "buraco-three.jsonl"
"""A match in play whose last action can be taken back."""
LINES = 4 * LONG
PATIENCE = 3000
"""Frames in which any of it is read, each given a moment of real time."""
Opened = Callable[[Pilot, Path], None]


@cache
def long_record() -> bytes:
    lines = [entry.line for entry in read_record(UNDOABLE.read_bytes()).entries]
    return written_all([*lines, *(UndoLine(), RedoLine()) * (LINES // 2)])


@pytest.fixture
def saved(pilot: Pilot) -> Path:
    """Make a long record among the saves, with a scene beneath, and no wait before the dialog comes."""
    saves = pilot.stage.profile.folders.saves
    saves.mkdir(parents=True)
    record = saves / "buraco-20260101-200000.jsonl"
    record.write_bytes(long_record())
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.profile.patience = 0.0
    return record


def waits_until(pilot: Pilot, done: Callable[[], bool]) -> None:
    for _frame in range(PATIENCE):
        if done():
            return
        pilot.frame()
        threading.Event().wait(0.01)
    raise TimeoutError


def nothing_is_read_any_more() -> bool:
    return all(thread.name != "job" for thread in threading.enumerate())


def from_the_list(pilot: Pilot, _record: Path) -> None:
    pilot.stage.navigator.open_load()
    pilot.settle()
    pilot.key(pygame.K_RETURN)


def as_replay(pilot: Pilot, record: Path) -> None:
    pilot.stage.navigator.open_replay(record)


def as_review(pilot: Pilot, record: Path) -> None:
    pilot.stage.navigator.open_review(record)


def from_the_menu(pilot: Pilot, _record: Path) -> None:
    pilot.key(pygame.K_RETURN)


def as_a_file(pilot: Pilot, record: Path) -> None:
    file = record.parents[1] / "evening.majlis"
    file.write_bytes(long_record())
    pilot.stage.navigator.open_file(file)


def dropped_on_the_list(pilot: Pilot, record: Path) -> None:
    file = record.parents[1] / "evening.majlis"
    file.write_bytes(long_record())
    pilot.stage.navigator.open_load()
    pilot.settle()
    assert pilot.scene.take_file(file)


WAYS: dict[Opened, str] = {
    from_the_list: "table",
    from_the_menu: "table",
    as_a_file: "table",
    as_replay: "replay",
    as_review: "review",
    dropped_on_the_list: "load",
}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_its_progress_is_shown_until_it_is_open(pilot: Pilot, saved: Path, way: Opened) -> None:
    way(pilot, saved)
    assert pilot.scene.name == "reading"
    texts: list[str] = []

    def is_open() -> bool:
        texts.append(pilot.scene.standing() if pilot.scene.name == "reading" else "")
        return pilot.scene.name != "reading"

    waits_until(pilot, is_open)
    assert pilot.scene.name == WAYS[way]
    seen = [int(words.partition("%")[0]) for words in texts if words]
    assert seen == sorted(seen)
    assert len(set(seen)) > 3, "it moves on while frames are shown"


def from_a_replay(pilot: Pilot, record: Path) -> None:
    pilot.stage.profile.patience = 60.0
    pilot.stage.navigator.open_replay(record)
    pilot.settle()
    pilot.stage.profile.patience = 0.0
    pilot.click("replay.branch")


@pytest.mark.parametrize("way", [*WAYS, from_a_replay], ids=lambda way: way.__name__)
def test_no_record_is_read_in_the_thread_of_the_window(
    pilot: Pilot, saved: Path, way: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = threading.current_thread()
    readers: list[threading.Thread] = []

    def noted(raw: bytes, report: Report = unreported) -> Record:
        if len(raw) > LONGEST_LINE + 1:  # more than a header
            readers.append(threading.current_thread())
        return read_record(raw, report)

    def replay_noted(record: Record, games: Games, report: Report = unreported) -> Replayed:
        readers.append(threading.current_thread())
        return replayed(record, games, report)

    monkeypatch.setattr("game.match.saves.read_record", noted)
    monkeypatch.setattr("game.match.saves.replayed", replay_noted)
    way(pilot, saved)
    waits_until(pilot, lambda: pilot.scene.name != "reading")
    pilot.frame()
    assert readers
    assert window not in readers


def by_the_mouse(pilot: Pilot) -> None:
    pilot.click("reading.cancel")


def beside_the_dialog(pilot: Pilot) -> None:
    pilot.press((3, 3))
    pilot.release((3, 3))


def by_the_button_in_focus(pilot: Pilot) -> None:
    pilot.key(pygame.K_RETURN)


def by_escape(pilot: Pilot) -> None:
    pilot.key(pygame.K_ESCAPE)


def by_the_gamepad(pilot: Pilot) -> None:
    Pad(pilot).press("A")


def by_its_button_back(pilot: Pilot) -> None:
    Pad(pilot).press("B")


CANCELLED = (by_the_mouse, beside_the_dialog, by_the_button_in_focus, by_escape, by_the_gamepad, by_its_button_back)


@pytest.mark.parametrize("way", [from_the_list, from_the_menu, as_a_file, as_replay, as_review])
@pytest.mark.parametrize("cancel", CANCELLED)
def test_it_is_cancelled_and_all_is_as_before(
    pilot: Pilot, saved: Path, way: Opened, cancel: Callable[[Pilot], None]
) -> None:
    way(pilot, saved)
    beneath = pilot.stage.names[:-1]
    cancel(pilot)
    assert pilot.stage.names == beneath
    waits_until(pilot, nothing_is_read_any_more)
    assert pilot.stage.names == beneath, "nothing comes later"
    assert pilot.stage.profile.match is None
    assert [path.name for path in saved.parent.iterdir()] == [saved.name], "nothing was taken in"


class SilentVoice:
    """A voice that says nothing."""

    def say(self, _words: str, _language: str) -> None:
        """Say nothing."""

    def hush(self) -> None:
        """There is nothing to hush."""

    def close(self) -> None:
        """There is nothing to close."""


def test_who_listens_hears_what_goes_on_and_how_to_end_it(
    pilot: Pilot, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BackgroundJob, "finished", False)  # however fast the thread is
    monkeypatch.setattr("game.ui.access.speaker.find_voice", SilentVoice)  # else speech turns itself off
    pilot.stage.profile.change(speech=True)
    narrator = pilot.stage.narrator
    assert narrator is not None
    pilot.frame()
    narrator.speaker.spoken.clear()
    as_replay(pilot, saved)
    pilot.frame()
    heard = " ".join(narrator.speaker.spoken)
    assert "Opening the match" in heard
    assert "Cancel" in heard
    pilot.key(pygame.K_ESCAPE)


def test_another_file_takes_the_place_of_the_first(pilot: Pilot, saved: Path, tmp_path: Path) -> None:
    as_replay(pilot, saved)
    pilot.stage.navigator.open_file(UNDOABLE)
    assert pilot.stage.names.count("reading") <= 1, "none where the file was read at once"
    waits_until(pilot, lambda: pilot.scene.name == "table")
    assert pilot.stage.names == ("table",)


def test_a_short_record_opens_without_a_dialog(pilot: Pilot, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot.stage.profile.patience = 60.0
    shown: list[Scene] = []
    push = pilot.stage.push

    def noted(scene: Scene) -> None:
        shown.append(scene)
        push(scene)

    monkeypatch.setattr(pilot.stage, "push", noted)
    saved.write_bytes(UNDOABLE.read_bytes())
    as_replay(pilot, saved)
    assert [scene.name for scene in shown] == ["replay"]


def test_a_record_that_was_played_on_meanwhile_is_read_once_more(pilot: Pilot, saved: Path) -> None:
    profile = pilot.stage.profile
    saved.write_bytes(UNDOABLE.read_bytes())
    read = profile.read_match(saved)
    saved.write_bytes(long_record())
    profile.resume(read).match.close()
    assert saved.read_bytes().startswith(long_record()), "no line of it is lost"
