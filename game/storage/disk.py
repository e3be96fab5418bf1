"""The disk below the writer of a record: what it is asked for, and what its refusals mean to a player."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from threading import Lock
from typing import Final, Protocol

from game.engine.record import Notice
from game.storage.files import move_aside, sync_folder

_FLAGS: Final = (
    os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NONBLOCK", 0)
)
"""A pipe in the place of a record must not be waited for."""
_COMPARED: Final = 4096
"""The number of bytes at the end of a file that are compared before anything is added."""
_MEANINGS: Final[Mapping[int, str]] = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_quota",
    errno.EFBIG: "disk_quota",
    errno.EROFS: "disk_read_only",
    errno.EACCES: "disk_forbidden",
    errno.EPERM: "disk_forbidden",
    errno.EIO: "disk_fault",
    errno.ENOENT: "disk_gone",
    errno.ENODEV: "disk_gone",
    errno.ENXIO: "disk_gone",
    errno.ESTALE: "disk_gone",
    errno.ETIMEDOUT: "record_slow",
}


class Disk(Protocol):
    """The disk to which a record is written; tests pass one that is full."""

    def extend(self, path: Path, durable: int, whole: bytes) -> None:
        """Make the file hold `whole`, of which the first `durable` bytes are already there, and wait for the disk.

        Raises `OSError`; then the file may hold any part of the new bytes.
        """
        ...


class RealDisk:
    """The file system. It believes neither that a file is as it was left, nor a disk that has once refused.

    All writers of a program share one, so that no two are ever at the same file: not even where one was given up in the
    middle of a writing that does not end.
    """

    def __init__(self) -> None:
        self._locks: dict[Path, Lock] = {}
        self._doubted: set[Path] = set()
        """Records whose last writing failed."""
        self._devices: dict[Path, int] = {}
        """The file system that each record was written to."""

    def extend(self, path: Path, durable: int, whole: bytes) -> None:
        """Add what is new behind what is durable; where that is gone or another, write what is missing of the whole.

        What is there already of the new bytes is written again: after a failed `fsync` a system takes pages for clean
        that never reached the disk, and only pages written anew are tried anew.
        """
        lock = self._locks.setdefault(path, Lock())
        # A writing of another thread may hang in the disk for ever, and a wait for it would hang as well.
        if not lock.acquire(blocking=False):
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT), str(path))
        try:
            self._extend(path, durable, whole)
        finally:
            lock.release()

    def _extend(self, path: Path, durable: int, whole: bytes) -> None:
        doubted = path in self._doubted
        # Doubted until the last line below: every way out of here by an exception leaves it so.
        self._doubted.add(path)
        self._hold_the_device(path, durable)
        path.parent.mkdir(parents=True, exist_ok=True)
        new = not path.exists()
        if not new and _is_anothers(path, durable, whole):
            move_aside(path, "other")
        handle = _opened(path)
        try:
            _write(handle, durable, whole)
            os.fsync(handle)
            if doubted:
                _verify(handle, whole)
        finally:
            os.close(handle)
            if new:
                _remove_empty(path)
        if new or doubted:
            sync_folder(path.parent)
        self._devices[path] = path.parent.stat().st_dev
        self._doubted.discard(path)

    def _hold_the_device(self, path: Path, durable: int) -> None:
        """Refuse to begin a record anew where its disk was taken away: behind the mount point it would never be found.

        A folder that was merely deleted is made again.
        """
        known = self._devices.get(path)
        if not durable or known is None or path.exists():
            return
        folder = next((folder for folder in path.parents if folder.is_dir()), None)
        if folder is None or folder.stat().st_dev != known:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV), str(path))


def _remove_empty(path: Path) -> None:
    """Leave no file where nothing could be written into a new one."""
    with suppress(OSError):
        if not path.lstat().st_size:
            path.unlink()


def why_refused(error: OSError) -> Notice:
    """Return the notice about a refusal, for the player."""
    meaning = _MEANINGS.get(error.errno or 0)
    if meaning is not None:
        return Notice(meaning)
    return Notice("record_not_saved", (("reason", error.strerror or type(error).__name__),))


def _opened(path: Path) -> int:
    """A handle to a regular file; the errors are those of the system."""
    if path.exists():
        _check(path, path.stat().st_mode)
    handle = os.open(path, _FLAGS, 0o666)
    try:
        _check(path, os.fstat(handle).st_mode)
    except OSError:
        os.close(handle)
        raise
    return handle


def _check(path: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def _is_anothers(path: Path, durable: int, whole: bytes) -> bool:
    """Whether somebody put another file there; one that only became shorter can be gone on with."""
    handle = _opened(path)
    try:
        size = os.fstat(handle).st_size
        known = durable or size
        begin = max(0, min(known, size) - _COMPARED)
        end = min(known, size)
        return _read(handle, begin, end) != whole[begin:end]
    finally:
        os.close(handle)


def _write(handle: int, durable: int, whole: bytes) -> None:
    """Write what is not durable, in as many pieces as the system makes of it; cut off whatever else lies behind.

    What is there already of it stays until it is written over: a disk that is full now would not take it again.
    """
    size = os.fstat(handle).st_size
    start = min(durable, size)
    left = memoryview(whole)[start:]
    pairs = zip(_read(handle, start, size), left, strict=False)
    same = start + sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], pairs))
    if size > same:
        os.ftruncate(handle, same)
    os.lseek(handle, start, os.SEEK_SET)
    while left:
        written = os.write(handle, left)
        if written <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        left = left[written:]


def _read(handle: int, start: int, end: int) -> bytes:
    os.lseek(handle, start, os.SEEK_SET)
    parts: list[bytes] = []
    while start < end and (part := os.read(handle, end - start)):
        parts.append(part)
        start += len(part)
    return b"".join(parts)


def _verify(handle: int, whole: bytes) -> None:
    """Read back what should be there after a failure, from the disk itself where the system can be asked for that."""
    if hasattr(os, "posix_fadvise"):
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
    if _read(handle, 0, len(whole) + 1) != whole:
        raise OSError(errno.EIO, os.strerror(errno.EIO))
