"""The processes that go over matches beside the window: they stand back behind all others, and can be cancelled."""

from __future__ import annotations

import logging
import signal
import traceback
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from game.match.saves import Games
from game.match.servant import let_go, spawned, stand_back
from game.review.units import Finding, Wanted, Work
from game.storage.logs import LOG

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_SHARES: Final = 2
"""So many processes share the work."""


def serve(connection: Connection, games: Games, wanted: Wanted, share: int) -> None:
    """Say how many parts there are, then do every one of a share and tell what it came to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    with suppress(EOFError, ConnectionError):
        try:
            work = Work(games, wanted)
            connection.send(len(work))
            for number in range(share, len(work), _SHARES):
                connection.send(work.done(number))
        except Exception:  # told to the owner, who says that the review failed
            connection.send(traceback.format_exc())
            raise


class Review:
    """One review on its way. Nothing here waits: `poll` is called every frame."""

    def __init__(self, games: Games, wanted: Wanted) -> None:
        """Starts the processes. Raises `OSError`."""
        self.findings: list[Finding] = []
        """What was found so far."""
        self.total: int | None = None
        """How many parts there are; None until it is known."""
        self.failed = False
        """Whether a process ended before its work was done."""
        self._open: list[tuple[SpawnProcess, Connection]] = []
        for share in range(_SHARES):
            try:
                self._open.append(spawned("review", serve, games, wanted, share))
            except OSError:
                self.cancel()
                raise

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
        for process, connection in tuple(self._open):
            try:
                while connection.poll():
                    self._take(connection.recv())
            except (EOFError, OSError):
                self._let_go(process, connection)
        if self.over and not self.done:
            self.failed = True
        return before != (len(self.findings), self.over, self.total)

    def cancel(self) -> None:
        """End the processes; what was found stays."""
        for process, connection in tuple(self._open):
            self._let_go(process, connection)

    def _take(self, message: int | str | Finding) -> None:
        match message:
            case int():
                self.total = message
            case str():
                self.failed = True
                logging.getLogger(LOG).error("a review failed\n%s", message)
            case _:
                self.findings.append(message)

    def _let_go(self, process: SpawnProcess, connection: Connection) -> None:
        let_go(process, connection)
        self._open.remove((process, connection))
