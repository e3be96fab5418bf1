"""One window for each profile: a lock of the operating system, and a way to ask the first program to come forward.

The lock belongs to the process, so that no crash and no kill leaves it behind. A second program puts a file next to the
lock; the first one takes it away and shows its window, which is the answer.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from game.storage.files import write_atomically
from game.storage.regular_files import open_regular, read_regular

LOCK: Final = "majlis.lock"
KNOCK: Final = "majlis.show"
LOOK_EVERY_MS: Final = 400.0
"""The interval at which the first program looks whether a second one was started."""
_LONGEST_PATH: Final = 1 << 16
"""Bytes; no system has longer names."""


class InstanceLock:
    """Holds the profile for this process. `held` is False where another program has it."""

    def __init__(self, folder: Path) -> None:
        """Take the lock in `folder` if it is free.

        Where the system cannot lock at all (a folder that cannot be written, a network without locks), the program is
        treated as the only one.
        """
        self.held = True
        self._knock = folder / KNOCK
        self._file: IO[bytes] | None = None
        self._looked_ms = float("-inf")
        self.handed_over: Path | None = None
        """The file that the program that knocked last was to open."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.fdopen(open_regular(folder / LOCK, os.O_WRONLY | os.O_APPEND | os.O_CREAT), "ab")
        except OSError:
            return
        try:
            _lock(self._file)
        except BlockingIOError:
            self.held = False
            self.release()
        except OSError:
            self.release()
        else:
            # A knock that nobody heard, because the program before was killed.
            self._answer()

    def release(self) -> None:
        """Give the profile free."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def knock(
        self, file: Path | None = None, patience: float = 3.0, wait: Callable[[float], None] = time.sleep
    ) -> bool:
        """Ask the program that has the profile to show its window, and a file with it.

        Returns whether it answered within the patience.
        """
        try:
            if file is None:
                os.close(open_regular(self._knock, os.O_WRONLY | os.O_CREAT))
            else:
                write_atomically(self._knock, os.fsencode(file.absolute()))
        except OSError:
            return False
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if not self._knock.exists():
                return True
            wait(0.05)
        # Taken back, so that no program that starts later shows its window for it; if it is gone, it was just answered.
        return not self._answer()

    def knocked(self, now_ms: float) -> bool:
        """Whether another program asked for the window since the last call; looks at the disk a few times a second."""
        if not self.held or now_ms - self._looked_ms < LOOK_EVERY_MS:
            return False
        self._looked_ms = now_ms
        return self._answer()

    def _answer(self) -> bool:
        """Take the knock away; returns whether there was one."""
        try:
            handed = read_regular(self._knock, _LONGEST_PATH)
            self._knock.unlink()
        except OSError:
            return False
        self.handed_over = None
        with suppress(UnicodeDecodeError):
            self.handed_over = Path(os.fsdecode(handed)) if handed else None
        return True


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        """Lock one byte far behind the end; raises `BlockingIOError` where another process has it."""
        file.seek(1 << 30)  # Windows keeps others from reading locked bytes: this one is never there to be read
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            # Windows says that access is denied, Wine nothing at all
            if error.errno in (errno.EACCES, 0):
                raise BlockingIOError from error
            raise

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        """Lock the file; raises `BlockingIOError` where another process has it and `OSError` where none can."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
