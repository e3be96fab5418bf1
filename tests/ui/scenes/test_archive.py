"""The archive of matches: narrowed, watched again, deleted and brought back, and what is handed in from outside."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import msgspec
import pygame
import pytest

from game.engine.record import Branch, HeaderLine, read_record, written_all
from game.i18n.phrases import phrases_of
from game.match.register import OwnNames, Register, person_of
from game.match.saved_list import Filter, MatchStatus, Results, SavedList
from game.storage.index import IndexRow
from game.storage.trash import FOLDER as TRASH
from game.ui.scenes.load.scene import LoadScene
from game.ui.window import Window, dispatch
from pictures.scenes import with_saves
from tests.ui.pilot import Pilot
from tests.ui.scenes.test_load_scene import (
    MANY,
    chosen,
    device,
    folder,
    link_to_itself,
    open_list,
    pipe,
    shown,
    the_list,
)
from tests.ui.shelves import NEWEST, RECORDS, fill


@pytest.fixture
def long_list(pilot: Pilot) -> Pilot:
    fill(pilot.stage.profile, MANY)
    open_list(pilot)
    return pilot


@pytest.fixture
def short_list(pilot: Pilot) -> Pilot:
    """Two games, one match in play, one file that is none."""
    with_saves(pilot.stage, "borako")
    fill(pilot.stage.profile, 4)
    open_list(pilot)
    return pilot


def drop(pilot: Pilot, file: Path) -> None:
    window = Window((1280, 720))
    dispatch(window, pilot.stage, pygame.Event(pygame.DROPFILE, file=str(file)))
    pilot.settle()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("clicks", "found"),
    [
        (["game", "game.1"], lambda row: row.game == "baloot"),
        (["game", "game.2"], lambda row: row.game == "remik"),
        (["standing", "standing.1"], lambda row: not row.finished and row.game is not None),
        (["standing", "standing.2"], lambda row: bool(row.finished)),
    ],
)
def test_choices_narrow_the_list(long_list: Pilot, clicks: list[str], found: Callable[[IndexRow], bool]) -> None:
    everything = shown(long_list)
    for click in clicks:
        long_list.click(f"load.{click}")
    assert shown(long_list) == [row for row in everything if found(row)]


@pytest.mark.slow
@pytest.mark.parametrize(("place", "days"), [(1, 1), (2, 7), (3, 30), (4, 365)])
def test_the_list_shows_what_was_played_since(
    long_list: Pilot, monkeypatch: pytest.MonkeyPatch, place: int, days: int
) -> None:
    assert isinstance(long_list.scene, LoadScene)
    monkeypatch.setattr(long_list.scene.matches, "now", lambda: datetime.fromtimestamp(NEWEST))
    long_list.click("load.since")
    long_list.click(f"load.since.{place}")
    assert len(shown(long_list)) == min(days, MANY)


def test_won_and_lost_are_distinguished_by_whose_team_won() -> None:
    results = Results()
    seats = '[{"name":"A","level":"club"},{"name":"B","level":null},{"name":"C","level":"club"},{"name":"D"}]'
    won = IndexRow("1", "", 1.0, "borako", seats=seats, finished=1, winners="[1]")
    lost, open_ = won._replace(winners="[0]"), won._replace(finished=0)
    nobody = won._replace(seats=seats.replace("null", '"club"').replace('"D"}', '"D","level":"club"}'))
    assert [results.won(row) for row in (won, lost, open_, nobody)] == [True, False, None, None]
    matches, own = SavedList(datetime.now), OwnNames(frozenset({person_of(won)}))
    lost, open_ = lost._replace(name="2"), open_._replace(name="3")
    matches.narrow(Filter(status=MatchStatus.LOST))
    matches.take((won, lost, open_), Register((won, lost, open_)), own)
    assert matches.shown == [lost]
    branch = lost._replace(branch=msgspec.json.encode(Branch("", "", 9, 1, 9)).decode())
    matches.take((won, branch), Register((won, branch)), own)
    assert matches.shown == []


def test_a_deletion_is_taken_back_by_mouse_and_by_keyboard(long_list: Pilot) -> None:
    saves, everything = long_list.stage.profile.folders.saves, [row.name for row in shown(long_list)]
    contents = {path.name: path.read_bytes() for path in saves.iterdir()}
    long_list.click("load.delete")
    long_list.click("load.match.3")
    long_list.key(pygame.K_DELETE)
    long_list.settle()
    gone = [everything[0], everything[4]]
    assert [row.name for row in shown(long_list)] == [name for name in everything if name not in gone]
    assert not any((saves / name).exists() for name in gone)
    long_list.click("load.undo")
    long_list.settle()
    assert chosen(long_list) == gone[1]
    long_list.key(pygame.K_z, pygame.KMOD_CTRL)
    long_list.settle()
    assert [row.name for row in shown(long_list)] == everything
    assert {path.name: path.read_bytes() for path in saves.iterdir()} == contents
    assert "load.undo" not in long_list.stage.targets()


def test_a_deletion_says_which_match_went_and_puts_the_focus_on_bringing_it_back(long_list: Pilot) -> None:
    row, scene = shown(long_list)[0], long_list.scene
    assert isinstance(scene, LoadScene)
    long_list.click("load.delete")
    long_list.frame()
    title = phrases_of(row.game).title if row.game else "Damaged file"
    assert title in scene.said
    assert scene.group.focus is scene.group.named("undo")
    targets = long_list.stage.targets()
    assert targets["load.toast"].collidelist([targets[f"load.{name}"] for name in ("undo", "delete", "back")]) < 0


def test_what_was_deleted_is_gone_when_the_list_was_left(long_list: Pilot) -> None:
    home = long_list.stage.profile.folders.home
    long_list.click("load.delete")
    assert len(list((home / TRASH).iterdir())) == 1
    long_list.key(pygame.K_ESCAPE)
    assert not (home / TRASH).exists()
    assert len(list(long_list.stage.profile.folders.saves.iterdir())) == MANY - 1


@pytest.mark.slow
def test_a_match_is_watched_again_from_the_list(short_list: Pilot) -> None:
    short_list.type("borako")
    short_list.click("load.replay")
    assert short_list.stage.names == ("menu", "load", "replay")
    short_list.key(pygame.K_ESCAPE)
    assert short_list.scene.name == "load"


@pytest.mark.slow
def test_the_result_opened_from_the_list_can_be_exported_and_watched_again(short_list: Pilot) -> None:
    short_list.type("baloot")
    short_list.click("load.open")
    short_list.click("end.more")
    short_list.click("dialog.export")
    assert "Exported" in short_list.scene.said
    short_list.skip(10_000)
    short_list.click("end.replay")
    assert short_list.scene.name == "replay"


def test_a_match_that_is_dropped_on_the_list_is_among_the_others(long_list: Pilot, tmp_path: Path) -> None:
    file = tmp_path / "majlis-from a friend.majlis"
    shutil.copyfile(RECORDS / "borako-mid-turn.jsonl", file)
    drop(long_list, file)
    assert chosen(long_list) == "from_a_friend.jsonl"
    assert len(shown(long_list)) == MANY + 1
    drop(long_list, file)
    assert len(shown(long_list)) == MANY + 1


@pytest.mark.slow
def test_a_match_that_is_dropped_elsewhere_is_opened(pilot: Pilot, tmp_path: Path) -> None:
    file = tmp_path / "a.majlis"
    shutil.copyfile(RECORDS / "borako-mid-turn.jsonl", file)
    pilot.stage.navigator.open_menu()
    drop(pilot, file)
    assert pilot.scene.name == "table"


HOSTILE = (
    b"",
    b"\x00" * 4096,
    b'{"line":"header","format":1',
    b"[" * 100_000,
    (RECORDS / "borako-mid-turn.jsonl").read_bytes().replace(b'"borako"', b'"../../"'),
)


@pytest.mark.slow
@pytest.mark.parametrize("content", HOSTILE, ids=range(len(HOSTILE)))
def test_what_is_no_match_is_refused_with_its_reason_and_not_kept(
    long_list: Pilot, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "evil.majlis"
    file.write_bytes(content)
    drop(long_list, file)
    assert long_list.scene.said
    assert len(shown(long_list)) == MANY
    assert len(list(long_list.stage.profile.folders.saves.iterdir())) == MANY


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="no such files there")
@pytest.mark.parametrize("odd", [folder, pipe, link_to_itself, device], ids=lambda make: make.__name__)
def test_what_is_no_file_is_refused_without_waiting(
    long_list: Pilot, tmp_path: Path, odd: Callable[[Path], None]
) -> None:
    odd(tmp_path / "evil.majlis")
    drop(long_list, tmp_path / "evil.majlis")
    assert long_list.scene.said
    assert len(list(long_list.stage.profile.folders.saves.iterdir())) == MANY


def test_names_in_a_match_that_was_handed_over_hide_nothing(long_list: Pilot, tmp_path: Path) -> None:
    record = read_record((RECORDS / "baloot-finished.jsonl").read_bytes())
    lines = [entry.line for entry in record.entries]
    header = lines[0]
    assert isinstance(header, HeaderLine)
    seats = tuple(replace(seat, name="\u202e\x1b[31m" + "W" * 60) for seat in header.seats)
    file = tmp_path / "evil.majlis"
    file.write_bytes(written_all([replace(header, seats=seats), *lines[1:]]))
    drop(long_list, file)
    row = shown(long_list)[the_list(long_list).chosen or 0]
    assert "\\u202e" not in row.seats
    assert "\u202e" not in row.seats
