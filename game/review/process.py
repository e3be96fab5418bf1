"""The processes that review matches: they give way to all others, and can be cancelled."""

from __future__ import annotations

import logging
import signal
import traceback
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from game.match.saves import Games
from game.match.worker_process import end_process, lower_priority, spawn_process
from game.opponents.garbage import look_for_garbage_seldom
from game.review.units import Finding, ReviewQuestion, ReviewWork
from game.storage.logs import LOG

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_PROCESSES: Final = 2
"""The number of processes that share the work."""
_AHEAD: Final = 2
"""The largest number of parts given to a process: one in hand, and one for the time until somebody looks."""


def serve(connection: Connection, games: Games, wanted: ReviewQuestion) -> None:
    """Send the number of parts, then do those asked for by number, and send the result of each, until the connection is
    closed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()
    look_for_garbage_seldom()
    with suppress(EOFError, ConnectionError):
        try:
            work = ReviewWork(games, wanted)
            connection.send(len(work))
            while True:
                connection.send(work.done(connection.recv()))
        except Exception:  # told to the owner, who says that the review failed
            connection.send(traceback.format_exc())
            raise


class Review:
    """One review on its way. Nothing here waits: `poll` is called every frame."""

    def __init__(self, games: Games, wanted: ReviewQuestion) -> None:
        """Starts one process; the others follow, one at each `poll`. Raises `OSError`."""
        self.findings: list[Finding] = []
        self.total: int | None = None
        """The number of parts; None until it is known."""
        self.failed = False
        """Whether a process ended before its work was done."""
        self._given = 0
        """The number of parts given to the processes so far, in their order."""
        self._task = games, wanted
        self._open: list[tuple[SpawnProcess, Connection]] = [spawn_process("review", serve, *self._task)]
        self._to_start = _PROCESSES - 1

    @property
    def progress(self) -> float:
        """The part of the work that is done, from 0 to 1."""
        return len(self.findings) / self.total if self.total else 0.0

    @property
    def over(self) -> bool:
        """Whether nothing more comes."""
        return not self._open

    @property
    def done(self) -> bool:
        """Whether everything was found out."""
        return self.over and not self.failed and self.total is not None and len(self.findings) == self.total

    def poll(self) -> bool:
        """Take what the processes have found; returns whether there is anything new."""
        before = len(self.findings), self.over, self.total
        if self._to_start:
            self._start_another()
        for process, connection in tuple(self._open):
            try:
                while connection.poll():
                    self._take(connection.recv(), connection)
            except (EOFError, OSError):  # it ended by itself, and its parts with it
                self._let_go(process, connection)
                self.failed = True
        if self.failed or len(self.findings) == self.total:
            self.cancel()
        return before != (len(self.findings), self.over, self.total)

    def cancel(self) -> None:
        """End the processes; what was found stays."""
        self._to_start = 0
        for process, connection in tuple(self._open):
            self._let_go(process, connection)

    def _start_another(self) -> None:
        """Start one process, never two at once, since a start holds a frame up; a system may allow no more than one."""
        self._to_start -= 1
        try:
            self._open.append(spawn_process("review", serve, *self._task))
        except OSError:
            logging.getLogger(LOG).exception("a review process could not be started")
            self._to_start = 0

    def _take(self, message: int | str | Finding, connection: Connection) -> None:
        match message:
            case int():
                self.total = message
                for _ in range(_AHEAD):
                    self._give(connection)
            case str():
                self.failed = True
                logging.getLogger(LOG).error("a review failed\n%s", message)
            case _:
                self.findings.append(message)
                self._give(connection)

    def _give(self, connection: Connection) -> None:
        """The next part goes to a process, if there is one."""
        if self.total is not None and self._given < self.total:
            connection.send(self._given)
            self._given += 1

    def _let_go(self, process: SpawnProcess, connection: Connection) -> None:
        end_process(process, connection)
        self._open.remove((process, connection))
