"""Taking a match along as a file, and taking in one that was handed over."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from game.engine.record import LARGEST
from game.storage.files import write_atomically
from game.storage.regular_files import UnreadableFileError, read_regular

EXPORT_SUFFIX: Final = ".majlis"
"""The ending of the names of exported matches, by which a system knows the program that opens them."""
_PREFIX: Final = "majlis-"
_ODD: Final = re.compile(r"[^\w.-]+")
"""Characters that no name of a record has: blanks, signs that other programs read, and those that hide or reorder
letters.
"""
_LONGEST_STEM: Final = 100
"""Bytes."""


def export_record(record: Path, folder: Path, content: bytes | None = None) -> Path:
    """Copy the record of a match into the folder and return the copy; no file there is ever replaced.

    `content` is that of a record that may not be on disk as a whole. A last line that is still being written is left
    out. Raises `OSError` where the record cannot be read or the copy not be written; then there is no copy.
    """
    if content is None:
        content = read_regular(record, LARGEST)
    whole = content[: content.rfind(b"\n") + 1]
    stem = record.stem if record.stem.startswith(_PREFIX) else f"{_PREFIX}{record.stem}"
    return export_file(folder, stem, EXPORT_SUFFIX, whole)


def export_file(folder: Path, stem: str, ending: str, content: bytes) -> Path:
    """Write a new file into the folder and return it; no file there is ever replaced.

    Raises `OSError` where it cannot be written; then there is none.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for target in _names(folder, stem, ending):
        try:
            file = target.open("xb")
        except FileExistsError:
            continue
        try:
            with file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            target.unlink(missing_ok=True)
            raise
        return target
    raise AssertionError("there is always another number")


def import_record(file: Path, content: bytes, saves: Path, ending: str) -> Path:
    """Put what a file held that was handed over to the records and return its own, which may be there, further on.

    Raises `OSError` where the copy cannot be written; then there is no copy.
    """
    for target in _names(saves, _plain_stem(file), ending):
        if not os.path.lexists(target):
            write_atomically(target, content)
            return target
        with suppress(UnreadableFileError):
            if read_regular(target, LARGEST).startswith(content):
                return target
    raise AssertionError("there is always another number")


def _plain_stem(file: Path) -> str:
    """Return the part of a file name from anywhere that can be the name of a record."""
    stem = _ODD.sub("_", file.stem.removeprefix(_PREFIX)).lstrip(".")
    return stem.encode(errors="ignore")[:_LONGEST_STEM].decode(errors="ignore") or "match"


def _names(folder: Path, stem: str, ending: str) -> Iterator[Path]:
    yield folder / f"{stem}{ending}"
    for number in count(2):
        yield folder / f"{stem}-{number}{ending}"
