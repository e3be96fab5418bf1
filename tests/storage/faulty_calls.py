"""The system below the program, with calls that fail for files of one folder as a script says."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


class FaultyCalls:
    """Stands between the program and `os.open`, `os.write` and `os.fsync` for everything in a folder."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.errors: dict[str, list[int]] = {}
        """For each call the errors of the next times; the last one stays if it is followed by -1."""
        self.room: int | None = None
        """The number of bytes that the disk still takes; None: any number."""
        self.shorter = False
        """Whether a write takes only half of what it is given."""
        self.calls: list[str] = []
        self._folder = str(folder)
        self._ours: dict[int, int] = {}
        self._real: dict[str, Callable[..., Any]] = {name: getattr(os, name) for name in ("open", "write", "fsync")}
        patch.setattr(os, "open", self._open)
        patch.setattr(os, "write", self._write)
        patch.setattr(os, "fsync", self._fsync)

    def fail(self, call: str, *errors: int) -> None:
        """These errors one after the other; -1 at the end repeats the one before for ever."""
        self.errors[call] = list(errors)

    def heal(self) -> None:
        """Everything works again."""
        self.errors.clear()
        self.room, self.shorter = None, False

    def _meet(self, call: str) -> None:
        self.calls.append(call)
        errors = self.errors.get(call)
        if errors:
            error = errors[0]
            if errors[1:] != [-1]:
                errors.pop(0)
            if error:
                raise OSError(error, os.strerror(error))

    def _open(self, path: Any, flags: int, mode: int = 0o777, **more: Any) -> int:
        ours = str(path).startswith(self._folder)
        if ours:
            self._meet("open")
        handle: int = self._real["open"](path, flags, mode, **more)
        self._ours.pop(handle, None)
        if ours:
            self._ours[handle] = handle
        return handle

    def _write(self, handle: int, what: Any) -> int:
        if handle not in self._ours:
            return int(self._real["write"](handle, what))
        self._meet("write")
        taken = bytes(what)
        if self.shorter and len(taken) > 1:
            taken = taken[: len(taken) // 2]
        if self.room is not None:
            if self.room == 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            taken = taken[: self.room]
            self.room -= len(taken)
        return int(self._real["write"](handle, taken))

    def _fsync(self, handle: int) -> None:
        if handle in self._ours:
            self._meet("fsync")
        self._real["fsync"](handle)
