"""Where scenes take the time from, in milliseconds."""

from __future__ import annotations

from time import perf_counter
from typing import Protocol


class Clock(Protocol):
    """Something that tells the time."""

    def now(self) -> float:
        """Milliseconds since some fixed moment; never goes back."""
        ...


class SystemClock:
    """The time of the machine."""

    def now(self) -> float:
        """Milliseconds of the performance counter."""
        return perf_counter() * 1000.0


class FakeClock:
    """A clock that stands still until it is moved, for tests and pictures."""

    def __init__(self, now: float = 0.0) -> None:
        self._now = now

    def now(self) -> float:
        """The milliseconds it was moved to."""
        return self._now

    def advance(self, ms: float) -> None:
        """Move on by `ms`."""
        self._now += ms
