"""Questions for a process of its own, handed on one after the other by a thread, so that whoever asks never waits."""

from __future__ import annotations

from threading import Condition, Thread
from typing import Any

from game.match.servant import Servant


class Errands:
    """Only the last question that was asked is handed on; the process is ended where it finds no answer."""

    def __init__(self, servant: Servant, patience: float) -> None:
        """An answer may take `patience` seconds."""
        self._servant = servant
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
                self._thread = Thread(target=self._run, name="errands", daemon=True)
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
        self._servant.interrupt()

    def _run(self) -> None:
        """Beside the frames: hand on one question after the other."""
        servant = self._servant
        try:
            while (question := self._next()) is not None:
                answer = servant.ask(question, self._patience) if servant.start() else None
                if answer is None:
                    servant.stop()
                with self._changed:
                    self._done = question, answer
        finally:
            servant.stop()

    def _next(self) -> object:
        with self._changed:
            self._changed.wait_for(lambda: self._question is not None or self._closing)
            question, self._question = self._question, None
            return None if self._closing else question
