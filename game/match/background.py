"""Work on a thread of its own: how far it is, and a way to end it."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from game.engine.record import Report

T = TypeVar("T")


class CancelledError(Exception):
    """Raised in the thread of a job that is no longer wanted."""


class BackgroundJob(Generic[T]):
    """Runs while the window goes on. The thread that made it asks for the result."""

    def __init__(self, work: Callable[[Report], T]) -> None:
        """Start the work, which reports its progress from time to time, and is ended by a report."""
        self.progress = 0.0
        """The part that is done, from 0 to 1."""
        self._work = work
        self._cancelled = False
        self._result: T | None = None
        self._error: Exception | None = None
        self._thread = Thread(target=self._run, name="job", daemon=True)
        self._thread.start()

    @property
    def finished(self) -> bool:
        """Whether the result can be asked for without waiting."""
        return not self._thread.is_alive()

    def wait(self, seconds: float) -> bool:
        """Wait until it is finished, or for so long; returns whether it is."""
        self._thread.join(seconds)
        return self.finished

    def cancel(self) -> None:
        """End the work with its next report; its result is not asked for any more."""
        self._cancelled = True

    def result(self) -> T:
        """Wait for the work and return its result, or raise its error."""
        self._thread.join()
        if self._error is not None:
            raise self._error
        return self._result  # type: ignore[return-value]  # a result may be None as well

    def _report(self, done: float) -> None:
        if self._cancelled:
            raise CancelledError
        self.progress = max(self.progress, done)

    def _run(self) -> None:
        try:
            self._result = self._work(self._report)
        except Exception as error:  # noqa: BLE001 - raised again where the result is asked for
            self._error = error
