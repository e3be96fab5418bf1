"""A progress bar on the standard error stream for runs that take a while."""

from __future__ import annotations

import time
from typing import Final, TextIO

_WIDTH: Final = 30
_EVERY: Final = 0.2
"""Seconds between two drawings on a terminal."""


class ProgressBar:
    """Redrawn in place on a terminal; elsewhere one line for each tenth of the work."""

    def __init__(self, total: int, unit: str, stream: TextIO) -> None:
        self._total = max(total, 1)
        self._unit = unit
        self._stream = stream
        self._live = stream.isatty()
        self._started = time.monotonic()
        self._drawn_at = 0.0
        self._tenths = 0

    def show(self, done: int) -> None:
        """Tell that `done` of the total are done."""
        now = time.monotonic()
        if self._live:
            if now - self._drawn_at >= _EVERY or done >= self._total:
                self._drawn_at = now
                self._stream.write("\r" + self._line(done, now))
                self._stream.flush()
        elif done * 10 // self._total > self._tenths:
            self._tenths = done * 10 // self._total
            self._stream.write(self._line(done, now) + "\n")
            self._stream.flush()

    def finish(self) -> None:
        """Leave the bar's line."""
        if self._live:
            self._stream.write("\n")
            self._stream.flush()

    def _line(self, done: int, now: float) -> str:
        filled = done * _WIDTH // self._total
        elapsed = now - self._started
        left = elapsed / done * (self._total - done) if done else 0.0
        bar = "#" * filled + "." * (_WIDTH - filled)
        return f"[{bar}] {done}/{self._total} {self._unit}, {elapsed:.0f} s, about {left:.0f} s left"
