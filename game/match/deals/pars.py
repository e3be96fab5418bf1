"""Pars of deals, found in another process: asked for, awaited, and kept for the next time.

A process of its own plays, behind everything else, and ends when nothing is left to be played. Known results are in a
small file in the folder of the index; without it everything is played again.
"""

from __future__ import annotations

import logging
import signal
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from game.match.deals.par import Par, Question, key_of, par_of
from game.match.saves import Games
from game.match.worker_process import end_process, lower_priority, spawn_process
from game.opponents.garbage import look_for_garbage_seldom
from game.storage.files import write_atomically
from game.storage.logs import LOG
from game.storage.regular_files import read_regular

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

FILE: Final = "pars.json"
_LARGEST: Final = 4 * 1024 * 1024
"""Bytes of the file, which has about a hundred and fifty a deal."""
_MOST: Final = 5000
"""The number of pars kept, those found last."""
_REST: Final = 10.0
"""Seconds after which a process that is asked nothing more ends: who asked may be at the table again."""
_LOOK_MS: Final = 100.0
_KNOWN: Final = msgspec.json.Decoder(dict[str, Par])


class Pars:
    """Answers at once what is known, and finds out the rest. Nothing here waits."""

    def __init__(self, games: Games, file: Path) -> None:
        """Read and start nothing before the first question."""
        self._games = games
        self._file = file
        self._known: dict[str, Par] | None = None
        self._waiting: deque[tuple[str, Question]] = deque()
        self._asked: str | None = None
        self._unanswered: set[str] = set()
        """Questions that have no answer: a process that fails is not sent the same again."""
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    def par(self, question: Question) -> Par | None:
        """The answer, or None while it is not known yet; then it is found out."""
        if self._known is None:
            self._known = self._read()
        key = key_of(question, self._games[question.game])
        known = self._known.get(key)
        asked = key in self._unanswered or key == self._asked or any(key == waiting for waiting, _ in self._waiting)
        if known is None and not asked:
            self._waiting.append((key, question))
        self._work()
        return self._known.get(key)

    @property
    def busy(self) -> bool:
        """Whether something is being found out."""
        return self._asked is not None or bool(self._waiting)

    def wake_after(self) -> float | None:
        """Milliseconds until it is worth asking again; None where nothing more will be known."""
        return _LOOK_MS if self.busy else None

    def close(self) -> None:
        """End the process; what it was asked is forgotten."""
        self._waiting.clear()
        self._asked = None
        self._stop()

    def _work(self) -> None:
        """Take what has been answered, and send the next question."""
        try:
            if self._connection is not None and self._asked is not None and self._connection.poll():
                self._learn(self._asked, self._connection.recv())
                self._asked = None
            if self._asked is None:
                self._send()
        except (EOFError, OSError):
            self._give_up()

    def _send(self) -> None:
        if not self._waiting:
            if self._process is not None:
                self._stop()
                self._write()
            return
        self._asked, question = self._waiting.popleft()
        if self._start() and self._connection is not None:
            self._connection.send(question)
        else:
            self._give_up()

    def _give_up(self) -> None:
        """Give up the question in hand, which ends the process, or the attempt to start one, for this evening."""
        if self._asked is not None:
            self._unanswered.add(self._asked)
        self._asked = None
        self._stop()

    def _learn(self, key: str, par: Par | None) -> None:
        if par is None or self._known is None:
            self._unanswered.add(key)
            return
        self._known[key] = par
        while len(self._known) > _MOST:
            del self._known[next(iter(self._known))]

    def _start(self) -> bool:
        """Whether the process runs, or was asked to."""
        if self._process is not None and self._process.is_alive():
            return True
        self._stop()
        try:
            self._process, self._connection = spawn_process("pars", serve, self._games)
        except (OSError, RuntimeError):
            return False
        return True

    def _stop(self) -> None:
        if self._process is not None and self._connection is not None:
            end_process(self._process, self._connection)
        self._process = self._connection = None

    def _read(self) -> dict[str, Par]:
        with suppress(OSError, msgspec.MsgspecError, ValueError, RecursionError):
            return _KNOWN.decode(read_regular(self._file, _LARGEST))
        return {}

    def _write(self) -> None:
        with suppress(OSError):
            write_atomically(self._file, msgspec.json.encode(self._known))


def serve(connection: Connection, games: Games) -> None:
    """Answer questions, None where there is no answer, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()
    look_for_garbage_seldom()
    with suppress(EOFError, ConnectionError):
        while connection.poll(_REST):
            question: Question = connection.recv()
            connection.send(_answer(question, games))


def _answer(question: Question, games: Games) -> Par | None:
    try:
        return par_of(question, games[question.game])
    except Exception:  # whatever the rules or an opponent do, the next deal may have an answer
        logging.getLogger(LOG).exception("Club's result for a deal could not be found")
        return None
