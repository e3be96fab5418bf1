"""The second place of records: where they go when the folder of saves refuses them, and how they come home again."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Collection, Sequence
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from game.engine.record import LARGEST
from game.storage.files import write_atomically
from game.storage.regular import read_regular

_OWN_ALONE: Final = 0o700


def keep_private(folder: Path) -> None:
    """Make the folder if need be; raises `OSError` where it cannot be, or where it belongs to somebody else.

    One of the places lies where anybody may put folders.
    """
    folder.mkdir(_OWN_ALONE, parents=True, exist_ok=True)
    if not _is_own(folder):
        raise OSError(errno.EPERM, os.strerror(errno.EPERM), str(folder))


def spare_records(folders: Sequence[Path], suffix: str) -> list[Path]:
    """The records that lie in second places, those of the first place first; a place that cannot be read has none."""
    found: list[Path] = []
    for folder in folders:
        try:
            if _is_own(folder):
                found += sorted(path for path in folder.glob(f"*{suffix}") if _is_record(path))
        except OSError:
            continue
    return found


class Homecoming:
    """Moves records from second places into the folder of saves, by a thread: the disk may still not answer.

    What cannot be moved stays where it is. Of two that begin alike the longer one is kept. Of two that differ both are.
    """

    def __init__(self, places: Sequence[Path], home: Path, suffix: str) -> None:
        self._places = places
        self._home = home
        self._suffix = suffix
        self._in_use: set[Path] = set()
        self._lock = Lock()
        self._thread: Thread | None = None

    def begin(self, in_use: Collection[Path] = ()) -> None:
        """Look for records and move them, but those that are `in_use`; no others are any more."""
        with self._lock:
            self._in_use = set(in_use)
        if self._thread is not None and self._thread.is_alive():
            return
        records = spare_records(self._places, self._suffix)
        if records:
            self._thread = Thread(target=self._bring, args=(records,), name="homecoming", daemon=True)
            self._thread.start()

    def wait(self, patience: float) -> bool:
        """Wait up to `patience` seconds until nothing is being moved; returns whether nothing is."""
        if self._thread is not None:
            self._thread.join(patience)
        return self._thread is None or not self._thread.is_alive()

    def claim(self, record: Path) -> Path:
        """Where a record is now that is to be written on; it stays there from then on."""
        with self._lock:
            self._in_use.add(record)
            return record if record.exists() else self._home / record.name

    def _bring(self, records: Sequence[Path]) -> None:
        for record in records:
            try:
                self._bring_one(record)
            except OSError:
                continue

    def _bring_one(self, record: Path) -> None:
        if record in self._in_use:
            return
        content, when = read_regular(record, LARGEST), record.stat()
        target, number = self._home / record.name, 1
        while not _begin_alike(there := read_regular(target, LARGEST) if target.exists() else b"", content):
            number += 1
            target = self._home / f"{record.stem}-{number}{record.suffix}"
        if len(there) < len(content):
            write_atomically(target, content)
            os.utime(target, ns=(when.st_atime_ns, when.st_mtime_ns))
        with self._lock:
            if record not in self._in_use:
                record.unlink()


def _begin_alike(one: bytes, other: bytes) -> bool:
    return one.startswith(other) or other.startswith(one)


def _is_own(folder: Path) -> bool:
    status = folder.lstat()
    return stat.S_ISDIR(status.st_mode) and (not hasattr(os, "getuid") or status.st_uid == os.getuid())


def _is_record(path: Path) -> bool:
    status = path.lstat()
    return stat.S_ISREG(status.st_mode) and status.st_size <= LARGEST
