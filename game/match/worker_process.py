"""A background process that answers one question after the other, at a lower priority than everything else.

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

_NICE_LEVEL: Final = 10
"""The priority of the process on POSIX, in steps of `nice`."""
_BELOW_NORMAL: Final = 0x4000
"""The priority class of the process on Windows, which has six."""
_PATIENCE: Final = 30.0
"""Seconds it may take to start."""


class WorkerProcess:
    """A process that one thread asks. `serve` is called in it with a connection and the arguments."""

    def __init__(self, name: str, serve: Callable[..., None], *arguments: object) -> None:
        self._name = name
        self._serve = serve
        self._arguments = arguments
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    @property
    def runs(self) -> bool:
        """Whether the process has been started and not stopped."""
        return self._process is not None

    def start(self) -> bool:
        """Whether the process runs, which some systems do not allow; raises nothing."""
        if self._process is not None:
            return True
        try:
            self._process, self._connection = spawn_process(self._name, self._serve, *self._arguments)
        except (OSError, RuntimeError):
            return False
        with suppress(EOFError, OSError):
            if self._connection.poll(_PATIENCE) and self._connection.recv():
                return True
        self.stop()
        return False

    def ask(self, question: object, patience: float) -> Any:
        """Return the answer of the process; None where the question ends the process, or is not answered in so many
        seconds.
        """
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
            end_process(self._process, self._connection)
        self._process = self._connection = None


def spawn_process(name: str, serve: Callable[..., None], *arguments: object) -> tuple[SpawnProcess, Connection]:
    """A process that calls `serve` with a connection and the arguments, and the other end of that connection.

    Raises `OSError` where the system allows no process, and `RuntimeError` where this one is itself being started.
    """
    from multiprocessing import get_context

    _start_no_resource_tracker()
    context = get_context("spawn")
    own, other = context.Pipe()
    process = context.Process(target=serve, args=(other, *arguments), name=name, daemon=True)
    try:
        process.start()
    except (OSError, RuntimeError):
        own.close()
        raise
    finally:
        # While this process holds the child's end too, the end of the child would never be seen.
        other.close()
    # Without this a process that was stopped would keep the program from ending.
    atexit.register(process.kill)
    return process, own


def end_process(process: SpawnProcess, connection: Connection) -> None:
    """End such a process, whatever it does, without waiting for its end.

    The system keeps what is left of it until its exit status is read; a thread does that, so that no caller need wait.
    """
    connection.close()
    process.kill()
    atexit.unregister(process.kill)
    Thread(target=process.join, name="reaper", daemon=True).start()


def _start_no_resource_tracker() -> None:
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
    """Say that the process is ready, then answer questions until the connection is closed."""
    # Ctrl+C reaches every process of a terminal; when this one ends is the business of its owner alone.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()
    with suppress(EOFError, ConnectionError):
        connection.send(True)
        while True:
            connection.send(answer(connection.recv()))


def lower_priority() -> None:
    """Lower the priority of this process for good."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_ulong)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        with suppress(OSError):
            os.nice(_NICE_LEVEL)
