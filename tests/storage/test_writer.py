"""The writer of a record: acknowledgement, and disks that are full, slow, read-only or gone."""

from __future__ import annotations

import errno
import threading
from pathlib import Path

from game.engine.record import FORMAT, ActionLine, HeaderLine, SeatSetup, read_record, written_all
from game.storage.disk import RealDisk
from game.storage.writer import SLOW_AFTER, RecordWriter

HEADER = HeaderLine(FORMAT, "0.1.0", "toy", 1, {}, (SeatSetup("Amal"),), 7, "")
FIRST, SECOND = ActionLine(0, "draw"), ActionLine(0, "discard AS")


class FullDisk(RealDisk):
    """Takes half of what it is given and then says that it is full, until there is room."""

    def __init__(self, error: int = errno.ENOSPC) -> None:
        super().__init__()
        self.error = error
        self.full = True
        self.tried = threading.Event()

    def extend(self, path: Path, durable: int, whole: bytes) -> None:
        if not self.full:
            super().extend(path, durable, whole)
            return
        super().extend(path, durable, whole[: (durable + len(whole)) // 2])
        self.tried.set()
        raise OSError(self.error, "No space left on device")


class SlowDisk(RealDisk):
    """Answers only when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = threading.Event()

    def extend(self, path: Path, durable: int, whole: bytes) -> None:
        self.go_on.wait(10)
        super().extend(path, durable, whole)


def test_an_acknowledged_line_is_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "match.jsonl"
    writer = RecordWriter(path)
    writer.append([HEADER])
    writer.append([FIRST, SECOND])
    assert writer.wait(5)
    assert writer.settled
    assert path.read_bytes() == written_all([HEADER, FIRST, SECOND])
    assert writer.close()


def test_going_on_with_a_record_keeps_the_chain_and_cuts_what_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    good = written_all([HEADER, FIRST])
    path.write_bytes(good + b'{"line":"act')
    checksum = read_record(good).entries[-1].checksum
    writer = RecordWriter(path, readable=good, checksum=checksum)
    writer.append([SECOND])
    assert writer.close()
    assert path.read_bytes() == written_all([HEADER, FIRST, SECOND])


def test_a_full_disk_gives_a_notice_play_goes_on_and_nothing_is_lost(tmp_path: Path) -> None:
    path, disk = tmp_path / "match.jsonl", FullDisk()
    writer = RecordWriter(path, disk=disk, retry_after=0.02)
    writer.append([HEADER])
    assert disk.tried.wait(5)
    while (unsaved := writer.unsaved) is None:
        pass
    assert unsaved.why.key == "disk_full"
    assert unsaved.moves == 0, "only the header"
    assert writer.settled
    assert not writer.acknowledged
    writer.append([FIRST])
    writer.append([SECOND])
    disk.full = False
    assert writer.wait(5)
    assert writer.unsaved is None
    assert path.read_bytes() == written_all([HEADER, FIRST, SECOND])
    assert writer.close()


def test_a_disk_that_stays_full_does_not_keep_the_program_from_ending(tmp_path: Path) -> None:
    writer = RecordWriter(tmp_path / "match.jsonl", disk=FullDisk(errno.EROFS), retry_after=0.02)
    writer.append([HEADER])
    assert not writer.close(0.1)
    writer.give_up()


def test_a_slow_disk_is_waited_for_a_while_and_then_play_goes_on(tmp_path: Path) -> None:
    now = 0.0
    disk = SlowDisk()
    writer = RecordWriter(tmp_path / "match.jsonl", disk=disk, clock=lambda: now)
    writer.append([HEADER])
    assert not writer.settled
    assert writer.unsaved is None
    now = SLOW_AFTER + 0.1
    assert writer.unsaved is not None
    assert writer.unsaved.why.key == "record_slow"
    assert writer.settled
    disk.go_on.set()
    assert writer.wait(5)
    assert writer.unsaved is None
    assert writer.close()


def test_a_record_that_was_deleted_while_playing_is_written_whole_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    writer = RecordWriter(path)
    writer.append([HEADER, FIRST])
    assert writer.wait(5)
    path.unlink()
    writer.append([SECOND])
    assert writer.close(5)
    assert path.read_bytes() == written_all([HEADER, FIRST, SECOND])


def test_a_folder_that_may_not_be_written_to_gives_a_notice(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    writer = RecordWriter(blocked / "match.jsonl", retry_after=0.02)
    writer.append([HEADER])
    assert not writer.wait(0.2)
    assert writer.unsaved is not None
    assert writer.unsaved.why.key == "record_not_saved"
    writer.give_up()
