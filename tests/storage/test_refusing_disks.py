"""Disks that refuse for a while: what is acknowledged is there, what is not is tried until it is."""

from __future__ import annotations

import errno
import os
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.record import FORMAT, ActionLine, HeaderLine, SeatSetup, read_record, written_all
from game.storage.disk import RealDisk, why_refused
from game.storage.rescue import Homecoming, keep_private, spare_records
from game.storage.writer import SLOW_AFTER, RecordWriter
from tests.storage.faulty_calls import FaultyCalls

HEADER = HeaderLine(FORMAT, "0.1.0", "toy", 1, {}, (SeatSetup("Amal"),), 7, "")
MOVES = [ActionLine(0, f"discard {card}") for card in ("AS", "KH", "QC", "JD")]
WHOLE = written_all([HEADER, *MOVES])
ERRORS = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_quota",
    errno.EROFS: "disk_read_only",
    errno.EACCES: "disk_forbidden",
    errno.EIO: "disk_fault",
    errno.ENODEV: "disk_gone",
    errno.EMFILE: "record_not_saved",
}


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    folder = tmp_path / "saves"
    folder.mkdir()
    return folder


@pytest.fixture
def calls(saves: Path, monkeypatch: pytest.MonkeyPatch) -> FaultyCalls:
    return FaultyCalls(saves, monkeypatch)


@pytest.fixture
def writer(saves: Path, calls: FaultyCalls) -> Iterator[RecordWriter]:
    """A writer whose header is on disk."""
    writer = RecordWriter(saves / "match.jsonl", retry_after=0.01)
    writer.append([HEADER])
    assert writer.wait(5)
    yield writer
    writer.give_up()


def refused(writer: RecordWriter) -> None:
    """Wait until the disk has refused at least twice."""
    failed = writer.failures
    while writer.failures < failed + 2:
        assert not writer.wait(0.005)


@pytest.mark.parametrize("call", ["open", "write", "fsync"])
@pytest.mark.parametrize("error", ERRORS)
def test_any_refused_call_is_reported_tried_again_and_written(
    writer: RecordWriter, calls: FaultyCalls, call: str, error: int
) -> None:
    calls.fail(call, error, -1)
    for move in MOVES:
        writer.append([move])
    refused(writer)
    unsaved = writer.unsaved
    assert unsaved is not None
    assert (unsaved.moves, unsaved.why.key) == (len(MOVES), ERRORS[error])
    assert writer.settled, "play goes on"
    calls.heal()
    assert writer.wait(5)
    assert writer.unsaved is None
    assert writer.path.read_bytes() == WHOLE


def test_a_disk_that_takes_half_of_what_it_is_given_is_given_the_rest(writer: RecordWriter, calls: FaultyCalls) -> None:
    calls.shorter = True
    writer.append(MOVES)
    assert writer.wait(5)
    assert writer.path.read_bytes() == WHOLE
    assert calls.calls.count("write") > 2


@pytest.mark.parametrize("room", [1, 30, 100, 200])
def test_what_found_room_on_a_disk_that_became_full_stays_there(
    writer: RecordWriter, calls: FaultyCalls, room: int
) -> None:
    calls.room = room
    writer.append(MOVES)
    refused(writer)
    there = writer.path.read_bytes()
    assert there == WHOLE[: len(there)], "half a line at most, and nothing that was never written"
    assert len(there) == len(written_all([HEADER])) + room
    assert read_record(there).fault is None
    calls.heal()
    assert writer.wait(5)
    assert writer.path.read_bytes() == WHOLE


def test_what_a_failed_fsync_may_have_lost_is_written_again(writer: RecordWriter, calls: FaultyCalls) -> None:
    calls.fail("fsync", errno.EIO)
    calls.calls.clear()
    writer.append(MOVES)
    assert writer.wait(5)
    assert calls.calls[:6] == ["open", "open", "write", "fsync", "open", "open"], "opened anew"
    assert calls.calls.count("write") == 2, "the system would take the pages for clean"


def test_a_disk_that_lies_after_an_error_is_not_believed(
    writer: RecordWriter, calls: FaultyCalls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next attempt succeeds, and the file does not hold what was written."""
    real, lies = os.fsync, [True]

    def fsync(handle: int) -> None:
        real(handle)
        if lies and stat.S_ISREG(os.fstat(handle).st_mode) and calls.calls.count("fsync") > 1:
            os.truncate(writer.path, os.fstat(handle).st_size - 10)

    calls.calls.clear()
    calls.fail("fsync", errno.EIO)
    monkeypatch.setattr(os, "fsync", fsync)
    writer.append(MOVES)
    while writer.failures < 3:
        assert not writer.wait(0.005), "no move is acknowledged that is not there"
    lies.clear()
    assert writer.wait(5)
    assert writer.path.read_bytes() == WHOLE


def test_moves_made_while_a_disk_is_slow_are_late_from_the_first_of_them_on(saves: Path) -> None:
    now, asked, answers = 0.0, threading.Semaphore(0), threading.Semaphore(0)

    class Slow(RealDisk):
        def extend(self, path: Path, durable: int, whole: bytes) -> None:
            asked.release()
            answers.acquire(timeout=10)
            super().extend(path, durable, whole)

    writer = RecordWriter(saves / "match.jsonl", disk=Slow(), clock=lambda: now)
    writer.append([HEADER])
    asked.acquire(timeout=10)
    writer.append(MOVES[:1])
    now = SLOW_AFTER + 20.0
    assert writer.settled, "the disk is not waited for"
    answers.release()
    asked.acquire(timeout=10)
    unsaved = writer.unsaved
    assert unsaved is not None, "an answer about the header is none about the move"
    assert (unsaved.moves, unsaved.why.key, unsaved.seconds) == (1, "record_slow", now)
    assert writer.settled
    answers.release()
    assert writer.wait(5)
    assert writer.path.read_bytes() == written_all([HEADER, *MOVES[:1]])


def test_a_folder_that_vanished_is_made_again(writer: RecordWriter) -> None:
    writer.path.unlink()
    writer.path.parent.rmdir()
    writer.append(MOVES)
    assert writer.wait(5)
    assert writer.path.read_bytes() == WHOLE


def test_behind_an_unmounted_disk_nothing_is_begun(writer: RecordWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is there again, empty and on another disk, as the place is where one was mounted."""
    kept = writer.path.read_bytes()
    writer.path.unlink()
    real = Path.stat

    def elsewhere(path: Path, **more: bool) -> os.stat_result:
        status = real(path, **more)
        members = list(status)
        members[2] += path == writer.path.parent
        return os.stat_result(members)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", elsewhere)
        writer.append(MOVES)
        refused(writer)
        assert writer.unsaved is not None
        assert writer.unsaved.why.key == "disk_gone"
        assert not list(writer.path.parent.iterdir())
        writer.path.write_bytes(kept)
    assert writer.wait(5)
    assert writer.path.read_bytes() == WHOLE


def test_another_file_that_somebody_put_there_is_kept(writer: RecordWriter) -> None:
    writer.path.write_bytes(b"another match\n" * 40)
    writer.append(MOVES)
    assert writer.wait(5)
    assert writer.path.read_bytes() == WHOLE
    assert writer.path.with_name("match.jsonl.other").read_bytes() == b"another match\n" * 40


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_in_the_place_of_a_record_is_not_waited_for(writer: RecordWriter) -> None:
    writer.path.unlink()
    os.mkfifo(writer.path)
    writer.append(MOVES)
    refused(writer)
    writer.path.unlink()
    assert writer.wait(5)
    assert writer.path.read_bytes() == WHOLE


def test_a_record_is_saved_elsewhere_on_request_and_written_there_from_then_on(
    writer: RecordWriter, calls: FaultyCalls, tmp_path: Path
) -> None:
    calls.fail("write", errno.ENOSPC, -1)
    writer.append(MOVES[:3])
    refused(writer)
    blocked, spare = tmp_path / "blocked", tmp_path / "state" / "rescued"
    blocked.write_text("no folder")
    writer.save_in_spare_folder([blocked / "rescued", spare])
    assert writer.wait(5)
    assert writer.is_in_spare_folder
    assert writer.path == spare / "match.jsonl"
    writer.append(MOVES[3:])
    assert writer.close(5)
    assert writer.path.read_bytes() == WHOLE


def test_a_disk_that_does_not_even_answer_is_left_for_another(saves: Path, tmp_path: Path) -> None:
    hung = threading.Event()

    class Hung(RealDisk):
        def extend(self, path: Path, durable: int, whole: bytes) -> None:
            if path.parent == saves:
                hung.wait(10)
            super().extend(path, durable, whole)

    writer = RecordWriter(saves / "match.jsonl", disk=Hung())
    writer.append([HEADER, *MOVES])
    writer.save_in_spare_folder([tmp_path / "state"])
    assert writer.wait(5)
    assert writer.path.read_bytes() == WHOLE
    hung.set()


def test_a_writing_that_does_not_end_never_meets_another_at_the_same_file(saves: Path) -> None:
    """One writer is given up in the middle of it; the match is gone on with, and then the disk answers."""
    path, asked, answers = saves / "match.jsonl", threading.Semaphore(0), threading.Semaphore(0)

    class Hung(RealDisk):
        def _extend(self, path: Path, durable: int, whole: bytes) -> None:
            asked.release()
            answers.acquire(timeout=10)
            super()._extend(path, durable, whole)

    disk = Hung()
    given_up = RecordWriter(path, disk=disk, retry_after=0.01)
    given_up.append([HEADER, MOVES[0]])
    asked.acquire(timeout=10)
    given_up.give_up()
    going_on = RecordWriter(path, disk=disk, retry_after=0.01)
    going_on.append([HEADER, *MOVES])
    refused(going_on)
    assert going_on.unsaved is not None
    assert going_on.unsaved.why.key == "record_slow"
    answers.release()
    answers.release()
    assert going_on.wait(5)
    assert path.read_bytes() == WHOLE


def test_where_no_place_takes_it_all_are_tried_for_as_long_as_it_takes(
    writer: RecordWriter, calls: FaultyCalls, tmp_path: Path
) -> None:
    calls.fail("open", errno.EROFS, -1)
    writer.append(MOVES)
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder")
    writer.save_in_spare_folder([blocked / "rescued"])
    refused(writer)
    assert not writer.close(0.0)
    calls.heal()
    assert writer.wait(5), "closing did not end the trying"
    assert not writer.is_in_spare_folder
    assert writer.path.read_bytes() == WHOLE


def test_what_is_given_up_is_not_asked_about_any_more(writer: RecordWriter, calls: FaultyCalls) -> None:
    calls.fail("open", errno.EROFS, -1)
    writer.append(MOVES)
    refused(writer)
    writer.give_up()
    assert writer.unsaved is None
    assert writer.given_up
    assert not writer.acknowledged


def test_records_come_home_and_none_is_ever_replaced_by_less(tmp_path: Path) -> None:
    home, first, second = tmp_path / "saves", tmp_path / "state", tmp_path / "cache"
    for folder in (home, first, second):
        folder.mkdir()
    longer, shorter, other = WHOLE, written_all([HEADER, *MOVES[:2]]), written_all([HEADER, *MOVES[2:]])
    (first / "only.jsonl").write_bytes(longer)
    (home / "longer-away.jsonl").write_bytes(shorter)
    (first / "longer-away.jsonl").write_bytes(longer)
    (home / "longer-here.jsonl").write_bytes(longer)
    (first / "longer-here.jsonl").write_bytes(shorter)
    (home / "different.jsonl").write_bytes(longer)
    (second / "different.jsonl").write_bytes(other)
    (first / "in-use.jsonl").write_bytes(shorter)
    homecoming = Homecoming([first, second, tmp_path / "none"], home, ".jsonl")
    for _again in range(2):
        homecoming.begin([first / "in-use.jsonl"])
        assert homecoming.wait(5)
    assert homecoming.expects_news
    assert homecoming.take_news()
    assert not homecoming.expects_news
    assert not homecoming.take_news()
    assert homecoming.claim(first / "only.jsonl") == home / "only.jsonl"
    assert {path.name: path.read_bytes() for path in home.iterdir()} == {
        "only.jsonl": longer,
        "longer-away.jsonl": longer,
        "longer-here.jsonl": longer,
        "different.jsonl": longer,
        "different-2.jsonl": other,
    }
    assert [path.name for path in first.iterdir()] == ["in-use.jsonl"]
    assert not second.exists(), "no empty folder is left"


def test_what_a_failed_fsync_may_have_lost_at_home_is_written_anew(tmp_path: Path) -> None:
    home, spare = tmp_path / "saves", tmp_path / "state"
    for folder in (home, spare):
        folder.mkdir()
        (folder / "match.jsonl").write_bytes(WHOLE)
    before = (home / "match.jsonl").stat().st_ino
    homecoming = Homecoming([spare], home, ".jsonl")
    homecoming.begin()
    assert homecoming.wait(5)
    assert (home / "match.jsonl").stat().st_ino != before
    assert (home / "match.jsonl").read_bytes() == WHOLE
    assert homecoming.take_news()
    assert not spare.exists()


def test_a_record_that_is_gone_on_with_while_it_is_moved_stays_where_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "state").mkdir()
    record = tmp_path / "state" / "match.jsonl"
    record.write_bytes(written_all([HEADER]))
    homecoming = Homecoming([tmp_path / "state"], tmp_path / "saves", ".jsonl")
    real = os.utime

    def utime(path: Path, ns: tuple[int, int]) -> None:
        real(path, ns=ns)
        assert homecoming.claim(record) == record
        record.write_bytes(WHOLE)

    monkeypatch.setattr(os, "utime", utime)
    homecoming.begin()
    assert homecoming.wait(5)
    assert record.read_bytes() == WHOLE


def test_what_finds_no_room_at_home_stays_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("no folder")
    (tmp_path / "state").mkdir()
    (tmp_path / "state" / "match.jsonl").write_bytes(WHOLE)
    homecoming = Homecoming([tmp_path / "state"], tmp_path / "saves", ".jsonl")
    homecoming.begin()
    assert homecoming.wait(5)
    assert not homecoming.take_news()
    assert (tmp_path / "state" / "match.jsonl").read_bytes() == WHOLE


@pytest.mark.skipif(os.name == "nt", reason="links are for administrators there")
def test_only_regular_files_in_folders_of_ones_own_are_taken_for_records(tmp_path: Path) -> None:
    own = tmp_path / "own"
    keep_private(own)
    (own / "match.jsonl").write_bytes(WHOLE)
    (own / "folder.jsonl").mkdir()
    (own / "link.jsonl").symlink_to(own / "match.jsonl")
    (tmp_path / "led").symlink_to(own)
    assert spare_records([own, tmp_path / "led"], ".jsonl") == [own / "match.jsonl"]
    with pytest.raises(OSError, match="not permitted"):
        keep_private(tmp_path / "led")


def test_an_error_without_a_number_is_reported_by_its_name() -> None:
    assert why_refused(BlockingIOError()).params == (("reason", "BlockingIOError"),)
