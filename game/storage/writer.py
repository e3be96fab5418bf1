"""The writer of a record: a thread that appends, flushes and waits for the disk while frames run on."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Condition, Thread
from typing import Final

from game.engine.record import Line, Notice, written
from game.storage.files import Disk, RealDisk

SLOW_AFTER: Final = 1.5
"""Seconds after which an answer of the disk is no longer waited for."""


class RecordWriter:
    """Appends lines to one record.

    Everything stays in memory too, so a disk that is full, slow, read-only or gone loses nothing: the player gets a
    notice, play goes on, and the whole backlog is written as soon as the disk takes it.
    """

    def __init__(
        self,
        path: Path,
        *,
        readable: bytes = b"",
        checksum: str = "",
        disk: Disk | None = None,
        clock: Callable[[], float] = time.monotonic,
        retry_after: float = 2.0,
    ) -> None:
        """Write to `path`, which holds the `readable` bytes already, ending with a line of this `checksum`.

        Whatever the file holds behind them is cut off with the first write. `retry_after` is in seconds.
        """
        self.path = path
        self._disk: Disk = disk or RealDisk()
        self._clock = clock
        self._retry_after = retry_after
        self._whole = bytearray(readable)
        self._checksum = checksum
        self._durable = len(readable)
        self._since: float | None = None
        """When the oldest line that is not on disk was added."""
        self._error: OSError | None = None
        self._closing = False
        self._changed = Condition()
        self._thread = Thread(target=self._run, name="record", daemon=True)
        self._thread.start()

    def append(self, lines: Sequence[Line]) -> None:
        """Add lines that belong together; returns at once."""
        with self._changed:
            for line in lines:
                part, self._checksum = written(line, self._checksum)
                self._whole += part
            if self._since is None:
                self._since = self._clock()
            self._changed.notify_all()

    @property
    def size(self) -> int:
        """Bytes of the whole record, on disk or not."""
        with self._changed:
            return len(self._whole)

    @property
    def acknowledged(self) -> bool:
        """Whether every line is safely on disk."""
        with self._changed:
            return self._durable == len(self._whole)

    @property
    def settled(self) -> bool:
        """Whether play may go on: every line is on disk, or the disk is in trouble and is not waited for."""
        return self.acknowledged or self.trouble is not None

    @property
    def trouble(self) -> Notice | None:
        """Why the last lines are not on disk yet, if it is worth a word to the player."""
        with self._changed:
            if self._error is not None:
                reason = self._error.strerror or type(self._error).__name__
                return Notice("record_not_saved", (("reason", reason), ("file", self.path.name)))
            if self._since is not None and self._clock() - self._since > SLOW_AFTER:
                return Notice("record_slow", (("file", self.path.name),))
            return None

    def wait(self, patience: float) -> bool:
        """Wait up to `patience` seconds until every line is on disk; returns whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: self._durable == len(self._whole), patience)

    def close(self, patience: float = 2.0) -> bool:
        """Wait for the last lines and end the thread; returns whether every line is on disk."""
        done = self.wait(patience)
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if done:
            self._thread.join()
        return done

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or self._durable < len(self._whole))
                if self._closing:
                    return
                whole, durable = bytes(self._whole), self._durable
            try:
                self._disk.extend(self.path, durable, whole)
            except OSError as error:
                self._failed(error)
            else:
                self._reached(len(whole))

    def _reached(self, durable: int) -> None:
        with self._changed:
            self._durable = durable
            self._error = None
            self._since = self._clock() if durable < len(self._whole) else None
            self._changed.notify_all()

    def _failed(self, error: OSError) -> None:
        with self._changed:
            self._error = error
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._closing, self._retry_after)
