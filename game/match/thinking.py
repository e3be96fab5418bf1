"""The owner's side of the agents' process: requests, budgets, cancels, and a new process where one fails."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import Enum
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from typing import Final

from game.engine import Action, SeatView
from game.match import worker
from game.match.worker_process import end_process, spawn_process
from game.opponents.protocol import Decision
from game.storage.logs import LOG

GRACE_MS: Final = 300
"""The time by which a decision may overrun its budget before the process is ended."""
START_MS: Final = 5000
"""The time a process may take to start, and to load an opponent that it has not loaded before."""
REST_MS: Final = 30_000
"""The pause after several processes in a row have failed, before a new one is tried."""
TRIES: Final = 3


class Failure(Enum):
    """Why there is no decision; the quick move is played instead."""

    DIED = "died"
    OVERRAN = "overran"
    UNAVAILABLE = "unavailable"
    """Several processes failed in a row; another is tried later."""
    ILLEGAL = "illegal"
    """The opponent chose an action that the rules refuse."""


@dataclass(slots=True)
class _Request:
    request: worker.Request
    since_ms: float
    """The time of the request, or that at which the process began to think."""


class AgentProcess:
    """One spawned process that thinks for all seats of agents. Nothing here waits: `poll` is called every frame.

    Times are milliseconds of whatever clock the caller uses.
    """

    def __init__(self, find: worker.AgentFinder = worker.registered_agent) -> None:
        self.progress = 0.0
        """The part of the request in hand that is done, from 0 to 1."""
        self._find = find
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._met: set[tuple[str, str]] = set()
        """The games and levels that the process in use has loaded."""
        self._request: _Request | None = None
        self._number = 0
        self._failed_in_a_row = 0
        self._resting_until: float | None = None

    @property
    def busy(self) -> bool:
        """Whether a request waits for its answer."""
        return self._request is not None

    @property
    def pid(self) -> int | None:
        """The process in use, or None before the first start."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process ahead of the first request; without effect if it runs. Raises `OSError`."""
        if self._process is None:
            self._process, self._connection = spawn_process("agents", worker.serve, self._find)

    def ask(self, game: str, level: str, view: SeatView, rng: Random, budget_ms: int, now_ms: float) -> None:
        """Ask for a decision; one at a time, so that an earlier request is cancelled. `poll` returns the answer."""
        self.cancel()
        self._number += 1
        self.progress = 0.0
        request = worker.Request(self._number, game, level, view, rng, budget_ms)
        self._request = _Request(request, now_ms)
        if self._resting_until is not None and now_ms >= self._resting_until:
            self._resting_until, self._failed_in_a_row = None, 0
        if self._resting_until is not None:
            return  # `poll` answers `UNAVAILABLE`, so that the quick move is played
        try:
            self.start()
            if self._connection is not None:
                self._connection.send(request)
        except OSError:
            self._end()

    def poll(self, now_ms: float) -> Decision[Action] | Failure | None:
        """The decision asked for, why there will be none, or None while it is awaited (or nothing was asked)."""
        answer = self._received(now_ms)
        if self._request is None:
            return None
        if answer is not None:
            self._request, self._failed_in_a_row = None, 0
            return answer
        if self._process is None:
            return self._failed(Failure.DIED if self._resting_until is None else Failure.UNAVAILABLE, now_ms)
        request = self._request.request
        allowed = request.budget_ms + GRACE_MS if (request.game, request.level) in self._met else START_MS
        if now_ms - self._request.since_ms > allowed:
            return self._failed(Failure.OVERRAN, now_ms)
        return None

    def cancel(self) -> None:
        """Forget the request in hand; its agent stops at its next look at the watch."""
        if self._request is None:
            return
        number = self._request.request.number
        self._request = None
        if self._connection is not None:
            try:
                self._connection.send(worker.Cancel(number))
            except OSError:
                self._end()

    def close(self) -> None:
        """End the process."""
        self._request = None
        self._end()

    def _received(self, now_ms: float) -> Decision[Action] | None:
        """Read everything the process has sent; an answer to an earlier request is dropped."""
        answer: Decision[Action] | None = None
        try:
            while self._connection is not None and self._connection.poll():
                message = self._connection.recv()
                match message:
                    case worker.Begun(number) if self._request is not None and number == self._number:
                        self._met.add((self._request.request.game, self._request.request.level))
                        # The budget counts from here: on a busy machine the process may have started late.
                        self._request.since_ms = now_ms
                    case worker.Progress(number, done) if number == self._number:
                        self.progress = done
                    case worker.WorkerError(text):
                        logging.getLogger(LOG).error("the opponents' process failed\n%s", text)
                    case worker.Answer(number, decision) if self._request is not None and number == self._number:
                        answer = decision
        except (EOFError, OSError):
            self._end()
        return answer

    def _failed(self, failure: Failure, now_ms: float) -> Failure:
        self._request = None
        self._end()
        if self._resting_until is None:
            self._failed_in_a_row += 1
            if self._failed_in_a_row >= TRIES:
                self._resting_until = now_ms + REST_MS
        return failure

    def _end(self) -> None:
        if self._process is not None and self._connection is not None:
            end_process(self._process, self._connection)
        self._process, self._connection = None, None
        self._met.clear()
