"""A disk that refuses under the match of a stage, for tests and pictures of the messages about it."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from game.engine.record import ActionLine
from game.storage.disk import RealDisk
from game.storage.writer import RecordWriter
from game.ui.stage.stage import Stage

STILL = 3.0
"""Seconds in which a thread that has only to be waited for comes to its end."""
_LOOK = 0.005


class RefusingDisk(RealDisk):
    """Refuses whatever lies in some folders with an error, until they are taken off the list."""

    def __init__(self, folders: Sequence[Path], error: int = errno.ENOSPC) -> None:
        super().__init__()
        self.folders = list(folders)
        self.error = error

    def extend(self, path: Path, durable: int, whole: bytes) -> None:
        """Extend the file as the file system does, or refuse."""
        if any(folder in path.parents for folder in self.folders):
            raise OSError(self.error, os.strerror(self.error))
        super().extend(path, durable, whole)


def refused(stage: Stage, moves: int, error: int = errno.ENOSPC, disk: RefusingDisk | None = None) -> RecordWriter:
    """The record of the match that was opened last is refused, with so many moves that are not on disk.

    It is tried again when it is asked for, and not before.
    """
    folders = stage.profile.folders
    disk = disk or RefusingDisk([folders.saves], error)
    record = RecordWriter(folders.saves / "match.jsonl", disk=disk, clock=lambda: 0.0, retry_after=3600.0)
    match = stage.profile.match
    assert match is not None
    match.attach(record, ())
    record.append([ActionLine(0, "draw")] * moves)
    until(lambda: record.unsaved is not None)
    return record


def until(done: Callable[[], bool]) -> None:
    """Wait for another thread."""
    for _look in range(int(STILL / _LOOK)):
        if done():
            return
        time.sleep(_LOOK)
    raise TimeoutError
