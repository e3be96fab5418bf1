"""Beats that happen one after the other: what opponents do is told, not just done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Beat:
    """One step of the telling: `start` is called with the time it starts at, then the next beat waits `ms`."""

    start: Callable[[float], None]
    ms: float = 0.0


class Timeline:
    """A queue of beats. It never blocks; it is asked every frame."""

    def __init__(self) -> None:
        self._waiting: deque[Beat] = deque()
        self._until = float("-inf")

    def add(self, *beats: Beat) -> None:
        """Append beats."""
        self._waiting.extend(beats)

    def update(self, now: float) -> bool:
        """Start every beat that is due; True while something is still to come or to be waited for.

        A beat starts at the moment the one before it ended, however late the frame is.
        """
        while self._waiting and now >= self._until:
            beat = self._waiting.popleft()
            begin = max(self._until, now) if self._until == float("-inf") else self._until
            self._until = begin + beat.ms
            beat.start(begin)
        if not self._waiting and now >= self._until:
            self._until = float("-inf")
            return False
        return True

    def idle(self, now: float) -> bool:
        """Whether nothing waits and the last beat has ended."""
        return not self._waiting and now >= self._until

    def next_at(self) -> float:
        """The time of the next beat or of the end of the last; minus infinity when idle."""
        return self._until

    def skip(self, now: float) -> None:
        """Start everything that waits at once and wait for nothing; the last beat already finds the timeline idle."""
        self._until = float("-inf")
        while self._waiting:
            beat = self._waiting.popleft()
            beat.start(now)
