"""The agents' process: it takes one request at a time and answers with a decision. It never imports pygame."""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from types import TracebackType
from typing import Final, TypeAlias

from game.engine import Action, SeatView
from game.games import game_named
from game.opponents.garbage import look_for_garbage_seldom
from game.opponents.protocol import Agent, Decision, agent_for

AnyAgent: TypeAlias = Agent[SeatView, Action]
"""An opponent that was asked for by the name of its game."""
AgentFinder = Callable[[str, str], AnyAgent]
"""Finds the agent for the names of a game and a level; a function at the top of a module, so that it can be pickled."""


_LOOK_EVERY: Final = 0.005
"""Seconds between two looks whether a request was cancelled."""


@dataclass(frozen=True, slots=True)
class Request:
    """Decide for the seat of a view."""

    number: int
    game: str
    level: str
    view: SeatView
    rng: Random
    budget_ms: int


@dataclass(frozen=True, slots=True)
class Cancel:
    """The answer to the request of this number is no longer wanted."""

    number: int


@dataclass(frozen=True, slots=True)
class Begun:
    """The process has started and loaded what a request needs, and thinks from now on."""

    number: int


@dataclass(frozen=True, slots=True)
class Progress:
    """A part of the work is done, from 0 to 1."""

    number: int
    done: float


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision."""

    number: int
    decision: Decision[Action]


@dataclass(frozen=True, slots=True)
class WorkerError:
    """Why the process ends: the traceback of an error, for the log of its owner."""

    text: str


def registered_agent(game: str, level: str) -> AnyAgent:
    """The agent of the program's own registries; raises what those raise for unknown names."""
    return agent_for(game_named(game), level)


def serve(connection: Connection, find: AgentFinder) -> None:
    """Answer requests until the other end is closed. An agent that fails ends the process, which its owner notices.

    A process whose owner was killed ends at once, however deep in thought.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    look_for_garbage_seldom()
    Thread(target=_end_with, args=(parent_process(),), name="owner", daemon=True).start()
    try:
        while True:
            with _Complaining(connection):
                message = connection.recv()
                if isinstance(message, Request):
                    agent = find(message.game, message.level)
                    connection.send(Begun(message.number))
                    _answer(connection, agent, message)
    except (EOFError, ConnectionError):
        # The owner has ended, perhaps killed in the middle of a request.
        return


def _end_with(owner: BaseProcess | None) -> None:
    """Wait until the owner is gone, asleep; the system reports every end of a process, also a kill."""
    if owner is not None:
        owner.join()
        os._exit(0)


def _answer(connection: Connection, agent: AnyAgent, request: Request) -> None:
    watch = _PipeWatch(connection, request)
    decision = agent.decide(request.view, request.rng, watch)
    if not watch.cancelled:
        connection.send(Answer(request.number, decision))


class _Complaining:
    """A block whose error is sent to the owner before it ends the process."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def __enter__(self) -> None:
        """Begin the block; there is nothing to prepare."""

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if isinstance(error, Exception) and not isinstance(error, (EOFError, ConnectionError)):
            self._connection.send(WorkerError("".join(traceback.format_exception(error))))


class _PipeWatch:
    """A watch that runs down with the budget and hears a cancel."""

    def __init__(self, connection: Connection, request: Request) -> None:
        self.cancelled = False
        self._connection = connection
        self._number = request.number
        self._deadline = time.perf_counter() + request.budget_ms / 1000
        self._look_at = 0.0

    def expired(self) -> bool:
        """Whether the budget is used up or the request was cancelled."""
        now = time.perf_counter()
        if now >= self._look_at:
            self._look_at = now + _LOOK_EVERY
            # The owner asks for one decision at a time, so what comes now can only be the cancel.
            if self._connection.poll():
                self._connection.recv()
                self.cancelled = True
        return self.cancelled or now >= self._deadline

    def progress(self, done: float) -> None:
        """Tell the owner how far the work is."""
        self._connection.send(Progress(self._number, done))
