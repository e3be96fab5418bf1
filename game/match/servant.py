"""A process of its own that answers one question after the other, behind everything else that runs.

It is spawned when it is first asked, and again after a question that ended it.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_KINDNESS: Final = 10
"""How far the process stands back behind others, in steps of `nice`."""
_BELOW_NORMAL: Final = 0x4000
"""The same for Windows, which knows six classes of processes."""
_PATIENCE: Final = 30.0
"""Seconds it may take to start."""


class Servant:
    """Asked by one thread. `serve` is called in the process with a connection and the arguments."""

    def __init__(self, name: str, serve: Callable[..., None], *arguments: object) -> None:
        self._name = name
        self._serve = serve
        self._arguments = arguments
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    @property
    def runs(self) -> bool:
        """Whether the process is there."""
        return self._process is not None

    def start(self) -> bool:
        """Whether the process runs, which some systems do not allow; raises nothing."""
        if self._process is not None:
            return True
        try:
            self._process, self._connection = spawned(self._name, self._serve, *self._arguments)
        except (OSError, RuntimeError):
            return False
        with suppress(EOFError, OSError):
            if self._connection.poll(_PATIENCE) and self._connection.recv():
                return True
        self.stop()
        return False

    def ask(self, question: object, patience: float) -> Any:
        """What the process answers; None where the question ends it, or where it finds no answer in so many seconds."""
        assert self._connection is not None
        with suppress(EOFError, OSError):
            self._connection.send(question)
            if self._connection.poll(patience):
                return self._connection.recv()
        return None

    def interrupt(self) -> None:
        """End the process from another thread than the one that asks, which has no answer then."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """End the process if there is one; it is started again when it is needed."""
        if self._process is not None and self._connection is not None:
            let_go(self._process, self._connection)
        self._process = self._connection = None


def spawned(name: str, serve: Callable[..., None], *arguments: object) -> tuple[SpawnProcess, Connection]:
    """A process that calls `serve` with a connection and the arguments, and the other end of that connection.

    Raises `OSError` where the system allows no process, and `RuntimeError` where this one is itself being started.
    """
    from multiprocessing import get_context

    _spare_the_tracker()
    context = get_context("spawn")
    own, other = context.Pipe()
    process = context.Process(target=serve, args=(other, *arguments), name=name, daemon=True)
    try:
        process.start()
    except (OSError, RuntimeError):
        own.close()
        raise
    finally:
        other.close()
    # Without this a process that was stopped would keep the program from ending.
    atexit.register(process.kill)
    return process, own


def let_go(process: SpawnProcess, connection: Connection) -> None:
    """End such a process, whatever it does, without waiting for its end.

    The system keeps what is left of it until somebody asks how it ended; a thread does, so that nobody else need wait.
    """
    connection.close()
    process.kill()
    atexit.unregister(process.kill)
    Thread(target=process.join, name="reaper", daemon=True).start()


def _spare_the_tracker() -> None:
    """Keep Python from starting one more process, which would forget shared memory and semaphores: here are none.

    It would take six megabytes, and the packaged program, which is no Python, cannot be started as one. Told that its
    pipe is open, Python starts none; elsewhere than on POSIX there is none.
    """
    if sys.platform == "win32":
        return
    from multiprocessing import resource_tracker

    tracker = resource_tracker._resource_tracker
    if getattr(tracker, "_fd", 0) is None:
        vars(tracker)["_fd"] = os.open(os.devnull, os.O_WRONLY)


def answer_all(connection: Connection, answer: Callable[[Any], object]) -> None:
    """What `serve` does in the process: say that all is ready, then answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    with suppress(EOFError, ConnectionError):
        connection.send(True)
        while True:
            connection.send(answer(connection.recv()))


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
