"""A thread that asks a worker process the latest question, so that the caller never waits."""

from __future__ import annotations

from threading import Condition, Thread
from typing import Any

from game.match.worker_process import WorkerProcess


class LatestRequest:
    """Hands on only the latest question; the process is ended where it finds no answer in time."""

    def __init__(self, worker: WorkerProcess, patience: float) -> None:
        """An answer may take `patience` seconds."""
        self._worker = worker
        self._patience = patience
        self._changed = Condition()
        self._question: object = None
        self._done: tuple[Any, Any] | None = None
        self._thread: Thread | None = None
        self._closing = False

    def ask(self, question: object) -> None:
        """Hand it on as soon as the one before is answered; it is not None."""
        with self._changed:
            self._question = question
            if self._thread is None:
                self._thread = Thread(target=self._run, name="latest-request", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def take(self) -> tuple[Any, Any] | None:
        """A question with its answer, once; the answer is None where there was none."""
        with self._changed:
            done, self._done = self._done, None
            return done

    def close(self) -> None:
        """Ask nothing more."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._worker.interrupt()

    def _run(self) -> None:
        """Hand on one question after the other; this is the thread's own function."""
        worker = self._worker
        try:
            while (question := self._next()) is not None:
                answer = worker.ask(question, self._patience) if worker.start() else None
                if answer is None:
                    worker.stop()
                with self._changed:
                    self._done = question, answer
        finally:
            worker.stop()

    def _next(self) -> object:
        with self._changed:
            self._changed.wait_for(lambda: self._question is not None or self._closing)
            question, self._question = self._question, None
            return None if self._closing else question
