"""Any file among the saves is one row of the list that says what is wrong, and the others do not notice."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.match.conftest import Counted
from tests.match.play import by_name, latest, saved

needs_pipes = pytest.mark.skipif(os.name == "nt", reason="no such files there")


def folder_of_that_name(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def link_to_nothing(path: Path) -> None:
    path.symlink_to(path.with_name("nothing"))


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def noise_of_bytes(path: Path) -> None:
    path.write_bytes(b"\x00\x01\x02\n")


def empty(path: Path) -> None:
    path.write_bytes(b"")


def endless(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(2**40)


ODD = (folder_of_that_name, pipe, link_to_itself, link_to_nothing, device, noise_of_bytes, empty, endless)


@pytest.mark.slow
@needs_pipes
def test_each_odd_file_is_a_row_that_says_what_is_wrong(folder: Path) -> None:
    good = saved(folder)
    for make in ODD:
        make(folder / f"{make.__name__}.jsonl")
    for _ in range(2):
        entries = by_name(folder)
        assert len(entries) == len(ODD) + 1
        assert entries.pop(good.name).resumable
        for entry in entries.values():
            assert entry.notice is not None
            assert not entry.resumable


@needs_pipes
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_permission_is_asked_for_anew_each_time(folder: Path) -> None:
    path = saved(folder)
    assert by_name(folder)[path.name].resumable
    path.chmod(0)
    assert by_name(folder)[path.name].notice is not None
    path.chmod(0o600)
    assert by_name(folder)[path.name].resumable


@needs_pipes
def test_a_name_that_is_no_text_and_a_year_that_cannot_be_are_rows_as_others(
    folder: Path, replays: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(folder)
    odd = folder / os.fsdecode(b"match-\xff\xfe\n\x1b[31m.jsonl")
    late = folder / "late.jsonl"
    for copy in (odd, late):
        shutil.copyfile(path, copy)
    # few file systems keep a year beyond 9999
    monkeypatch.setattr("game.match.archive._LATEST_DATE", 10_000_000_000.0)
    os.utime(late, (12_000_000_000, 12_000_000_000))
    entries = by_name(folder)
    assert entries[odd.name].resumable
    assert entries[late.name].resumable
    assert entries[late.name].changed is None
    last = latest(folder)
    assert last is not None
    assert last.path != late, "a date that cannot be is no reason to go on with it"
    replays.clear()
    assert len(by_name(folder)) == 3
    assert replays == []
