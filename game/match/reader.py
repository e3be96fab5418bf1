"""Looks into records that nobody has looked into yet: a few at once, many in a process of its own.

Replaying a record takes a tenth of a second of pure Python. A few of them are no burden; thousands, as when the index
is lost, would take a part of every frame, so they are left to a spawned process that gives way to everything else.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.match.saves import Games
from game.match.summary import read_row, unreplayable
from game.storage.index import Row

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

FEW: Final = 5
"""So many records are read without a process."""
_KINDNESS: Final = 10
"""How far the process stands back behind others, in steps of `nice`."""
_BELOW_NORMAL: Final = 0x4000
"""The same for Windows, which knows six classes of processes."""
_PATIENCE: Final = 30.0
"""Seconds a single record may take; the longest match of any game takes two."""
_TRIES: Final = 2
"""A process may be ended by others; a record that ends two of them is to blame itself."""


class Reader:
    """Reads records for one thread, one after the other."""

    def __init__(self, games: Games, folder: Path) -> None:
        self._games = games
        self._folder = folder
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    def read(self, unread: Row, *, more: int) -> Row:
        """The row of the file; `more` rows are still to come after it."""
        if self._process is None and more < FEW:
            return read_row(self._games, self._folder, unread)
        for _ in range(_TRIES):
            if not self._start():
                return read_row(self._games, self._folder, unread)
            row = self._asked(unread)
            if row is not None:
                return row
            self.stop()
        return unreplayable(unread)

    def stop(self) -> None:
        """End the process if there is one; it is started again when it is needed."""
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            atexit.unregister(self._process.kill)
        self._process = self._connection = None

    def _start(self) -> bool:
        """Whether the process runs; where the system gives none, reading goes on without."""
        if self._process is not None:
            return True
        from multiprocessing import get_context

        context = get_context("spawn")
        own, other = context.Pipe()
        process = context.Process(target=serve, args=(other, self._games, self._folder), name="reader", daemon=True)
        try:
            process.start()
        except (OSError, RuntimeError):
            # The second: this process is itself one that is being started.
            own.close()
            return False
        finally:
            other.close()
        # Without this a process that was stopped would keep the program from ending.
        atexit.register(process.kill)
        self._process, self._connection = process, own
        with suppress(EOFError, OSError):
            if own.poll(_PATIENCE) and own.recv():
                return True
        self.stop()
        return False

    def _asked(self, unread: Row) -> Row | None:
        """What the process answers; None where the record ends it, or where it does not come to an end."""
        assert self._connection is not None
        with suppress(EOFError, OSError):
            self._connection.send(unread)
            if self._connection.poll(_PATIENCE):
                row: Row = self._connection.recv()
                return row
        return None


def stand_back() -> None:
    """Let every other process go first, from now on."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_ulong)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        with suppress(OSError):
            os.nice(_KINDNESS)


def serve(connection: Connection, games: Games, folder: Path) -> None:
    """Say that all is ready, then answer each row that nobody looked into with one that tells what is there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    with suppress(EOFError, ConnectionError):
        connection.send(True)
        while True:
            connection.send(read_row(games, folder, connection.recv()))
