"""Work that can wait: done in what is left of a frame, the most urgent first, for the scene on top of the stage.

A scene says what it wants prepared (`Scene.prepare`); when to do it, for how long, and when to wake for it is up to the
queue. Jobs end with their scene.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from game.ui.graphics.motion import Clock

T = TypeVar("T")
_BUDGET_MS: Final = 3.0
"""Spent on jobs in a frame in which nothing else happens."""
_SHARE: Final = 1 / 16
"""The part of the time between two frames that jobs may take in any case, so that a slow machine gets on as well."""
_LONGEST_FRAME_MS: Final = 100.0
"""A frame that took longer is counted as this long."""


class Priority(IntEnum):
    """How urgent a job is."""

    NEWS = 0
    """Taking what a thread or another process has found: it costs next to nothing and is done in every frame."""
    SHOWN = 1
    """Something in sight is not complete yet: at least one step in every frame."""
    AWAITED = 2
    """The player asked for it; it waits while something moves."""
    FORESEEN = 3
    """The player will probably ask for it."""


@dataclass(frozen=True, slots=True)
class Job:
    """One kind of work of a scene."""

    step: Callable[[], object]
    """Does a small part; True where there is more to do at once."""
    wait: Callable[[], float | None]
    """The milliseconds until there is something to do: 0 for now, None while there is nothing."""
    priority: Priority = Priority.AWAITED


class Steps:
    """A generator that works from one `yield` to the next, as a job; another one may take its place at any time."""

    def __init__(self, steps: Iterator[object] | None = None) -> None:
        self._steps = steps

    def begin(self, steps: Iterator[object] | None) -> None:
        """Do this from now on, in place of what was left to do; None for nothing."""
        self._steps = steps

    def step(self) -> bool:
        """Go on to the next `yield`."""
        steps = self._steps
        if steps is None:
            return False
        try:
            next(steps)
        except StopIteration:
            if self._steps is steps:
                self._steps = None
        return self._steps is not None

    def wait(self) -> float | None:
        """0 until the generator has ended."""
        return None if self._steps is None else 0.0


class Lingering(Generic[T]):
    """What is done for something that has been wanted for a while, and not for all that is only passed by, as a job."""

    def __init__(self, clock: Clock, after_ms: float, do: Callable[[T], object]) -> None:
        self._clock = clock
        self._after_ms = after_ms
        self._do = do
        self._wanted: T | None = None
        self._since = 0.0

    def want(self, wanted: T | None) -> None:
        """Do it for this, once it has been wanted long enough; None for nothing."""
        if wanted != self._wanted:
            self._wanted, self._since = wanted, self._clock.now()

    def step(self) -> None:
        """Do it, if it is time."""
        if self._wanted is not None and self.wait() == 0:
            wanted, self._wanted = self._wanted, None
            self._do(wanted)

    def wait(self) -> float | None:
        """Milliseconds until it is time."""
        return None if self._wanted is None else max(0.0, self._since + self._after_ms - self._clock.now())


class HasJobs(Protocol):
    """A scene, as the queue knows it."""

    jobs: list[Job]

    @property
    def hurried(self) -> bool:
        """Whether something moves, so that only the most urgent jobs are done."""


class IdleQueue:
    """Does the jobs of the scene on top, within a budget for every frame."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._frame_began = clock.now()

    def work(self, scene: HasJobs) -> None:
        """Do what can be done in this frame. All other work of the frame but painting must be done."""
        now = self._clock.now()
        frame, self._frame_began = min(now - self._frame_began, _LONGEST_FRAME_MS), now
        until = now + max(0.0 if scene.hurried else _BUDGET_MS, frame * _SHARE)
        for job in _at_hand(scene):
            if job.priority > Priority.SHOWN and self._clock.now() >= until:
                break
            if job.priority is Priority.NEWS or job.wait() == 0:
                while job.step() is True and self._clock.now() < until:
                    pass
            if not scene.jobs:  # the step took the scene off the stage
                return

    def wake_after(self, scene: HasJobs) -> float | None:
        """Milliseconds until a job of the scene has something to do; None where none has."""
        return min((wait for job in _at_hand(scene) if (wait := job.wait()) is not None), default=None)


def _at_hand(scene: HasJobs) -> list[Job]:
    """The jobs that may be done now, the most urgent first."""
    least = Priority.SHOWN if scene.hurried else Priority.FORESEEN
    return sorted((job for job in scene.jobs if job.priority <= least), key=lambda job: job.priority)
