"""Time without pygame: clocks, paces, retargetable tweens and a timeline of beats."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from time import perf_counter
from typing import Final, Protocol

from game.i18n import _


class Clock(Protocol):
    """Something that tells the time."""

    def now(self) -> float:
        """Milliseconds since some fixed moment; never goes back."""


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


class Pace(Enum):
    """The four speeds; the value is the key kept in the settings."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"
    """Neither motion nor pauses."""

    @classmethod
    def named(cls, key: str) -> Pace:
        """The pace with this settings key; `NORMAL` for a key of another version."""
        return next((pace for pace in cls if pace.value == key), cls.NORMAL)

    def move(self, ms: float) -> float:
        """The duration of a movement that takes `ms` at normal pace."""
        return ms * _MOVE[self]

    def pause(self, ms: float) -> float:
        """The length of a pause of `ms` at normal pace."""
        return ms * _PAUSE[self]


def pace_choices() -> list[tuple[Pace, str]]:
    """The speeds and what they are called."""
    return [(Pace.SLOW, _("Slow")), (Pace.NORMAL, _("Normal")), (Pace.FAST, _("Fast")), (Pace.INSTANT, _("Instant"))]


@dataclass(frozen=True, slots=True)
class Tempo:
    """A pace as one player bears it: with `still` nothing flies, while the pauses stay as they are."""

    pace: Pace
    still: bool = False

    def move(self, ms: float) -> float:
        """The duration of a movement that takes `ms` at normal pace."""
        return 0.0 if self.still else self.pace.move(ms)

    def pause(self, ms: float) -> float:
        """The length of a pause of `ms` at normal pace."""
        return self.pace.pause(ms)


_MOVE = {Pace.SLOW: 1.8, Pace.NORMAL: 1.0, Pace.FAST: 0.5, Pace.INSTANT: 0.0}
_PAUSE = {Pace.SLOW: 1.7, Pace.NORMAL: 1.0, Pace.FAST: 0.4, Pace.INSTANT: 0.0}


_KICK: Final = 2.4
"""Starting speed of a movement from rest, as a multiple of its mean speed: quick off, soft landing."""
_LONG_AGO: Final = float("-inf")
_STEEPEST: Final = 3.0
"""A cubic that starts faster than this would overshoot its target."""


class Mover(Protocol):
    """Something of which several properties move."""

    until: float
    """None of them moves any more from this moment on, whatever happens in between."""


class Tween:
    """One property of one thing: a cubic in time that keeps its speed when it is given a new target."""

    __slots__ = ("_duration", "_from", "_owner", "_speed", "_start", "target", "until")

    def __init__(self, value: float = 0.0, owner: Mover | None = None) -> None:
        self.target = value
        """The value it rests at, or will; to be read only."""
        self.until = _LONG_AGO
        """The moment from which on it rests; to be read only. A plain field, because every card is asked each frame."""
        self._from = value
        self._owner = owner
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
        if self._owner is not None and self.until > self._owner.until:
            self._owner.until = self.until
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
        if now >= self.until or now <= self._start:
            return 0.0
        step = min(1.0, self._duration / 16.0)
        return (self.at(now + step) - self.at(now)) / step


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
