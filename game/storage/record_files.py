"""Reading the file of a record; of one that cannot be a record only the beginning is read."""

from __future__ import annotations

from pathlib import Path

from game.engine.record import LARGEST, LONGEST_LINE, may_be_record
from game.storage.regular_files import read_as_wanted


def read_record_file(path: Path) -> bytes:
    """The bytes of a record; of a file that is none, enough of them that `read_record` says so.

    Raises `UnreadableFileError`, and no other error.
    """
    return read_as_wanted(path, LARGEST, LONGEST_LINE + 1, may_be_record)


def read_head(path: Path) -> bytes:
    """The beginning of the file of a record, with its header; raises as `read_record_file` does."""
    return read_as_wanted(path, LARGEST, LONGEST_LINE + 1, lambda _head: False)
