"""A number on its way to another one, which may be sent elsewhere at any moment without a jerk."""

from __future__ import annotations

from typing import Final

_KICK: Final = 2.4
"""Starting speed of a movement from rest, as a multiple of its mean speed: quick off, soft landing."""
_LONG_AGO: Final = float("-inf")
_STEEPEST: Final = 3.0
"""A cubic that starts faster than this would overshoot its target."""


class Tween:
    """One property of one thing: a cubic in time that keeps its speed when it is given a new target."""

    __slots__ = ("_duration", "_from", "_speed", "_start", "target", "until")

    def __init__(self, value: float = 0.0) -> None:
        self.target = value
        """The value it rests at, or will; to be read only."""
        self.until = _LONG_AGO
        """The moment from which on it rests; to be read only. A plain field, because every card is asked each frame."""
        self._from = value
        self._start = 0.0
        self._duration = 0.0
        self._speed = 0.0

    def jump(self, value: float) -> None:
        """Be at `value` at once."""
        self._from = self.target = value
        self.until = _LONG_AGO

    def to(self, target: float, now: float, ms: float, delay: float = 0.0) -> None:
        """Go to `target` within `ms`, after `delay`, from wherever it is now.

        On the way to `target` already it goes on undisturbed; with `ms` of 0 and no delay it is there at once.
        """
        if target == self.target:
            return
        if ms <= 0.0 and delay <= 0.0:
            self.jump(target)
            return
        here, pace = self.at(now), self._velocity(now)
        self._from, self.target = here, target
        self._start, self._duration = now + delay, max(ms, 0.001)
        self.until = self._start + self._duration
        mean = (target - here) / self._duration
        moving_on = delay <= 0.0 and pace * mean > 0.0
        self._speed = min(pace / mean, _STEEPEST) * mean if moving_on else _KICK * mean

    def at(self, now: float) -> float:
        """The value at the time `now`."""
        if now >= self.until:
            return self.target
        spent = now - self._start
        if spent <= 0.0:
            return self._from
        part = spent / self._duration
        rest = 1.0 - part
        glide = self._speed * self._duration * part * rest * rest
        return self._from * rest * rest * (1.0 + 2.0 * part) + glide + self.target * part * part * (3.0 - 2.0 * part)

    def done(self, now: float) -> bool:
        """Whether it rests."""
        return now >= self.until

    def _velocity(self, now: float) -> float:
        if self.done(now) or now <= self._start:
            return 0.0
        step = min(1.0, self._duration / 16.0)
        return (self.at(now + step) - self.at(now)) / step
