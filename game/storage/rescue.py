"""The second place of records: where they go when the folder of saves refuses them, and how they come home again."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from game.engine.record import LARGEST
from game.storage.files import write_atomically
from game.storage.folders import FormerPlace
from game.storage.regular_files import read_regular

_OWN_ALONE: Final = 0o700


def keep_private(folder: Path) -> None:
    """Make the folder if need be; raises `OSError` where it cannot be, or where it belongs to somebody else.

    One of the places may be in a folder open to everybody: the owner of the folder above could replace it at any time.
    """
    for each in (folder.parent, folder):
        each.mkdir(_OWN_ALONE, parents=True, exist_ok=True)
    if not _is_private(folder):
        raise OSError(errno.EPERM, os.strerror(errno.EPERM), str(folder))


def spare_records(folders: Sequence[Path], suffix: str) -> list[Path]:
    """The records that lie in second places, those of the first place first; a place that cannot be read has none."""
    found: list[Path] = []
    for folder in folders:
        try:
            if _is_private(folder):
                found += sorted(path for path in folder.glob(f"*{suffix}") if _is_record(path))
        except OSError:
            continue
    return found


class Homecoming:
    """Moves records from second places into the folder they belong to, by a thread: the disk may still not answer.

    What cannot be moved stays where it is. Of two that begin alike the longer one is kept. Of two that differ both are.
    Of a place that other profiles may have used as well only that is taken which is this profile's. Empty files and
    folders are removed.
    """

    def __init__(self, places: Sequence[Path], home: Path, suffix: str, former: Sequence[FormerPlace] = ()) -> None:
        self._places = places
        self._former = former
        self._home = home
        self._suffix = suffix
        self._in_use: set[Path] = set()
        self._news = False
        self._lock = Lock()
        self._thread: Thread | None = None

    def begin(self, in_use: Collection[Path] = ()) -> None:
        """Look for records and move them, but those that are `in_use`; no others are any more."""
        with self._lock:
            self._in_use = set(in_use)
        if self._thread is not None and self._thread.is_alive():
            return
        if any(map(os.path.lexists, (*self._places, *(each.place for each in self._former)))):
            self._thread = Thread(target=self._bring, name="homecoming", daemon=True)
            self._thread.start()

    def wait(self, patience: float) -> bool:
        """Wait up to `patience` seconds until nothing is being moved; returns whether nothing is."""
        if self._thread is not None:
            self._thread.join(patience)
        return self._thread is None or not self._thread.is_alive()

    @property
    def expects_news(self) -> bool:
        """Whether something is being moved, or has come home since that was last asked."""
        # asked first: what comes home in between is seen below
        moving = not self.wait(0.0)
        with self._lock:
            return moving or self._news

    def take_news(self) -> bool:
        """Whether anything has come home since this was last asked."""
        with self._lock:
            news, self._news = self._news, False
            return news

    def claim(self, record: Path) -> Path:
        """The path of a record that is to be written on; it stays there from then on."""
        with self._lock:
            self._in_use.add(record)
            return record if record.exists() else self._home / record.name

    def _bring(self) -> None:
        for former in self._former:
            for record in spare_records([former.place], self._suffix):
                with suppress(OSError):
                    self._adopt(record, former)
            _remove_empty(former.place)
        for record in spare_records(self._places, self._suffix):
            with suppress(OSError):
                self._bring_one(record)
        for place in self._places:
            _remove_empty(place)

    def _adopt(self, record: Path, former: FormerPlace) -> None:
        """Move a record of this profile to its own place next to the former one, which needs no room."""
        if not (former.takes_all or self._is_begun_here(record)):
            return
        keep_private(former.own)
        target = former.own / record.name
        if not os.path.lexists(target):
            record.rename(target)

    def _is_begun_here(self, record: Path) -> bool:
        """Whether the record is the rest of one that this profile could still begin."""
        twin = self._home / record.name
        return twin.exists() and _begin_alike(read_regular(twin, LARGEST), read_regular(record, LARGEST))

    def _bring_one(self, record: Path) -> None:
        if record in self._in_use:
            return
        content, when = read_regular(record, LARGEST), record.stat()
        if not content:
            self._remove(record)
            return
        target, number = self._home / record.name, 1
        while not _begin_alike(there := read_regular(target, LARGEST) if target.exists() else b"", content):
            number += 1
            target = self._home / f"{record.stem}-{number}{record.suffix}"
        # one as long is written anew: after a failed fsync it may be in the memory of the system alone
        if len(there) <= len(content):
            write_atomically(target, content)
            os.utime(target, ns=(when.st_atime_ns, when.st_mtime_ns))
        if self._remove(record) and len(there) <= len(content):
            with self._lock:
                self._news = True

    def _remove(self, record: Path) -> bool:
        """Remove a record unless it is written on by now; returns whether it is gone."""
        with self._lock:
            if record in self._in_use:
                return False
            record.unlink()
            return True


def _begin_alike(one: bytes, other: bytes) -> bool:
    return one.startswith(other) or other.startswith(one)


def _is_private(folder: Path) -> bool:
    """Whether a folder is the user's own and no link, in one that nobody else owns; raises `OSError`."""
    above = folder.parent
    owned = all(_is_own(status) for status in (folder.lstat(), above.lstat(), above.stat()))
    return owned and stat.S_ISDIR(folder.lstat().st_mode)


def _is_own(status: os.stat_result) -> bool:
    return not hasattr(os, "getuid") or status.st_uid == os.getuid()


def _remove_empty(place: Path) -> None:
    """Remove a second place in which nothing is left, and the folder around it where that held nothing else."""
    with suppress(OSError):
        if _is_private(place):
            place.rmdir()
            place.parent.rmdir()


def _is_record(path: Path) -> bool:
    status = path.lstat()
    return stat.S_ISREG(status.st_mode) and status.st_size <= LARGEST
