"""Reads new records: a few at once, many in a process of its own.

Replaying a record takes a tenth of a second of pure Python. A few of them are no burden; thousands, as when the index
is lost, would take a part of every frame, so they are left to a spawned process that gives way to everything else.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.match.saves import Games
from game.match.summary import read_row, unreplayable
from game.match.worker_process import WorkerProcess, answer_all
from game.storage.index import IndexRow

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

FEW: Final = 5
"""The number of records that are read without a process."""
_PATIENCE: Final = 30.0
"""Seconds a single record may take; the longest match of any game takes two."""
_TRIES: Final = 2
"""A process may be ended by others; a record that ends two of them is to blame itself."""


class Reader:
    """Reads records for one thread, one after the other."""

    def __init__(self, games: Games, folder: Path) -> None:
        self._games = games
        self._folder = folder
        self._worker = WorkerProcess("reader", serve, games, folder)

    def read(self, unread: IndexRow, *, more: int) -> IndexRow:
        """The row of the file; `more` rows are still to come after it."""
        if not self._worker.runs and more < FEW:
            return read_row(self._games, self._folder, unread)
        for _ in range(_TRIES):
            if not self._worker.start():
                return read_row(self._games, self._folder, unread)
            row: IndexRow | None = self._worker.ask(unread, _PATIENCE)
            if row is not None:
                return row
            self.stop()
        return unreplayable(unread)

    def stop(self) -> None:
        """End the process if there is one."""
        self._worker.stop()


def serve(connection: Connection, games: Games, folder: Path) -> None:
    """Answer each row of an unread file with one that describes its record."""
    answer_all(connection, lambda unread: read_row(games, folder, unread))
