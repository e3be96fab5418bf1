"""The writer of a record: a thread that appends, flushes and waits for the disk while frames run on."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Thread
from typing import Final, NamedTuple

from game.engine.record import ActionLine, Line, Notice, RedoLine, UndoLine, written
from game.storage.disk import Disk, RealDisk, why_refused
from game.storage.rescue import keep_private

SLOW_AFTER: Final = 1.5
"""Seconds after which an answer of the disk is no longer waited for."""


@dataclass(frozen=True, slots=True)
class Unsaved:
    """The moves that are not on disk, and why."""

    moves: int
    """Actions, take-backs and the like; 0 where only the cards that were dealt are missing."""
    seconds: float
    """The waiting time of the oldest of them."""
    why: Notice


class _Added(NamedTuple):
    """A line that is not on disk yet."""

    end: int
    """Bytes of the record up to and with it."""
    since: float
    is_move: bool


@dataclass(slots=True)
class _Course:
    """The paths to which the record may be written: the first that takes it is then the only one."""

    paths: tuple[Path, ...]
    durable: int
    """Bytes that are known to be safe at the only place; at others nothing is known of any."""


class RecordWriter:
    """Appends lines to one record.

    Everything stays in memory too, so a disk that is full, slow, read-only or gone loses nothing: play goes on, the
    writer tries again for as long as it takes, and `unsaved` says what is to be known about it meanwhile.
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
        """The path of the record; another one after it had to be saved elsewhere."""
        self._disk: Disk = disk or RealDisk()
        self._clock = clock
        self._retry_after = retry_after
        self._whole = bytearray(readable)
        self._checksum = checksum
        self._pending: deque[_Added] = deque()
        self._error: OSError | None = None
        self._failures = 0
        """The number of refusals since the last explicit attempt; see `failures`."""
        self._hurried = False
        self._ending = False
        self._given_up = False
        self._changed = Condition()
        self._home = path
        self._course = _Course((path,), len(readable))
        self._thread = self._started(self._course)

    def append(self, lines: Sequence[Line]) -> None:
        """Add lines that belong together; returns at once."""
        with self._changed:
            now = self._clock()
            for line in lines:
                part, self._checksum = written(line, self._checksum)
                self._whole += part
                self._pending.append(_Added(len(self._whole), now, isinstance(line, (ActionLine, UndoLine, RedoLine))))
            self._changed.notify_all()

    @property
    def size(self) -> int:
        """Bytes of the whole record, on disk or not."""
        with self._changed:
            return len(self._whole)

    @property
    def whole(self) -> bytes:
        """The whole record, on disk or not."""
        with self._changed:
            return bytes(self._whole)

    @property
    def acknowledged(self) -> bool:
        """Whether every line is safely on disk."""
        with self._changed:
            return not self._pending

    @property
    def settled(self) -> bool:
        """Whether play may go on: every line is on disk, or the disk is in trouble and is not waited for."""
        return self.acknowledged or self.unsaved is not None

    @property
    def unsaved(self) -> Unsaved | None:
        """The moves that the disk refuses or is slow to take, if the player should know of them."""
        with self._changed:
            if not self._pending or self._given_up:
                return None
            seconds = self._clock() - self._pending[0].since
            if self._error is not None:
                why = why_refused(self._error)
            elif seconds > SLOW_AFTER:
                why = Notice("record_slow")
            else:
                return None
            return Unsaved(sum(added.is_move for added in self._pending), seconds, why)

    @property
    def is_in_spare_folder(self) -> bool:
        """Whether it is written in another folder than the one it was begun in."""
        return self.path != self._home

    @property
    def given_up(self) -> bool:
        """Whether the player left unsaved what was not on disk."""
        return self._given_up

    @property
    def failures(self) -> int:
        """The number of failed attempts to save since the last call of `try_again` or `save_in_spare_folder`."""
        with self._changed:
            return self._failures

    def wait(self, patience: float) -> bool:
        """Wait up to `patience` seconds until every line is on disk; returns whether it is.

        What is given up is not waited for.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._given_up or not self._pending, patience)
            return not self._pending

    def try_again(self) -> None:
        """Do not wait until the next attempt is due."""
        with self._changed:
            self._failures, self._hurried = 0, True
            self._changed.notify_all()

    def save_in_spare_folder(self, folders: Sequence[Path]) -> None:
        """Write the whole record into the first of these folders that takes it, else where it was; and go on there.

        Also where the disk does not even answer. `wait` returns whether it is done, and `path` is where it went.
        """
        with self._changed:
            paths = tuple(folder / self._home.name for folder in folders)
            self._course = _Course((*paths, self._home), 0)
            self._failures = 0
            self._changed.notify_all()
            self._thread = self._started(self._course)

    def close(self, patience: float = 2.0) -> bool:
        """Wait for the last lines; returns whether every line is on disk. No more will come.

        What is not is still tried as long as the program runs, unless it is given up.
        """
        done = self.wait(patience)
        with self._changed:
            self._ending = True
            self._changed.notify_all()
        # Otherwise the thread may hang in the disk and could not be joined; it is a daemon, so the program can end.
        if done:
            self._thread.join()
        return done

    def give_up(self) -> None:
        """Leave unsaved what is not on disk, and try no more."""
        with self._changed:
            self._given_up = True
            self._changed.notify_all()

    def _started(self, course: _Course) -> Thread:
        thread = Thread(target=self._run, args=(course,), name="record", daemon=True)
        thread.start()
        return thread

    def _run(self, course: _Course) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._over(course) or self._pending or self._ending)
                if self._over(course) or not self._pending:
                    return
                whole, self._hurried = bytes(self._whole), False
            for path in course.paths:
                try:
                    if path.parent != self._home.parent:
                        keep_private(path.parent)
                    self._disk.extend(path, course.durable, whole)
                except OSError as error:
                    refusal = error  # Python deletes `error` at the end of the clause
                else:
                    self._reached(course, path, len(whole))
                    break
            else:
                self._failed(course, refusal)

    def _over(self, course: _Course) -> bool:
        return self._given_up or course is not self._course

    def _reached(self, course: _Course, path: Path, durable: int) -> None:
        with self._changed:
            course.paths, course.durable = (path,), durable
            if self._over(course):
                return
            self.path = path
            self._error = None
            while self._pending and self._pending[0].end <= durable:
                self._pending.popleft()
            self._changed.notify_all()

    def _failed(self, course: _Course, error: OSError) -> None:
        with self._changed:
            if self._over(course):
                return
            self._error = error
            self._failures += 1
            if len(course.paths) > 1:
                # who frees some room does so at home
                course.paths = (self._home, *(path for path in course.paths if path != self._home))
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._over(course) or self._hurried, self._retry_after)
