"""Files of any size: what is no record is refused by its beginning, and memory is bounded by what a file holds."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from game.engine.record import (
    FORMAT,
    LARGEST,
    LONGEST_LINE,
    MOST_LINES,
    HeaderLine,
    Line,
    Notice,
    RedoLine,
    SeatSetup,
    UndoLine,
    read_record,
    written_all,
)
from game.storage.record_files import read_record_file
from game.storage.regular_files import UnreadableFileError
from tests.storage.forging import forged, opened
from tests.storage.unreadable import MAKERS, Maker

HEADER = HeaderLine(FORMAT, "0.2.0", "toy", 1, {}, (SeatSetup("Amal"),), 7, "2026-05-06")
_THERE_AND_BACK: tuple[Line, ...] = (UndoLine(), RedoLine())
LONG: Sequence[Line] = (HEADER, *_THERE_AND_BACK * 5_000)
_SMALL = 1_000_000
"""Bytes in which whatever is not a record is refused, however large its file is."""
_PER_LINE = 500
"""The largest number of bytes of memory for a line, besides the bytes of the file."""


def peak_of(work: Callable[[], object]) -> int:
    """Bytes that were in use at the same time during the work."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def read(path: Path) -> Notice | None:
    """Why the file is no record, if it is none."""
    record = read_record(read_record_file(path))
    return record.fault if record.header is None else None


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_what_is_no_record_is_refused_in_little_memory(tmp_path: Path, make: Maker) -> None:
    path = tmp_path / "file"
    make(path)

    def refused() -> None:
        with suppress(UnreadableFileError):
            assert read(path) is not None or make.__name__ == "of_an_unknown_game"

    least = path.stat().st_size if make.__name__ == "with_too_many_lines" else 0
    assert peak_of(refused) < 2 * least + _SMALL


def test_sixty_megabytes_of_braces_are_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "braces"
    path.write_bytes(b"{}\n" * 20_000_000)
    with pytest.raises(UnreadableFileError) as caught:
        read_record_file(path)
    assert caught.value.fault.value == "file_too_large"


def test_a_long_record_takes_memory_by_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "long"
    path.write_bytes(written_all(LONG))
    assert read(path) is None
    assert len(read_record(read_record_file(path)).entries) == len(LONG)
    peak = peak_of(lambda: read_record(read_record_file(path)))
    assert peak < 2 * path.stat().st_size + _PER_LINE * len(LONG)


def test_a_small_file_takes_no_more_room_than_it_needs(tmp_path: Path) -> None:
    path = tmp_path / "small"
    path.write_bytes(written_all([HEADER]))
    assert peak_of(lambda: read_record_file(path)) < _SMALL < LARGEST


@pytest.mark.parametrize("spare", [0, 1])
def test_more_lines_than_any_match_has_are_refused_with_their_number(spare: int) -> None:
    line = b'{"line":"undo","sum":"0123456789abcdef"}\n'
    record = read_record(written_all([HEADER]) + line * (MOST_LINES - 1 + spare))
    if spare:
        assert (record.header, record.fault) == (None, Notice("record_too_long", (("count", MOST_LINES),)))
    else:
        assert record.header is not None


@pytest.mark.parametrize("spare", [0, 1])
def test_a_line_longer_than_any_is_not_read(spare: int) -> None:
    (header,) = opened(written_all([HEADER]))
    room = LONGEST_LINE - len(forged([header])) + 1  # the end of the line does not count
    header["program"] += "0" * (room + spare)
    assert (read_record(forged([header])).header is None) == bool(spare)


def test_reading_tells_how_far_it_is_and_can_be_ended() -> None:
    progress: list[float] = []
    read_record(written_all(LONG), progress.append)
    assert progress == sorted(progress)
    assert len(progress) == len(LONG) // 500
    assert 0.9 < progress[-1] <= 1.0

    class EnoughError(Exception):
        pass

    def enough(_done: float) -> None:
        raise EnoughError

    with pytest.raises(EnoughError):
        read_record(written_all(LONG), enough)
