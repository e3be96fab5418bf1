"""What stands in for the turn loop in a lesson: the others do what the lesson says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine import Action, Refusal
from game.lessons.lesson_run import LessonRun
from game.match.turn_loop import Pacing


class LessonLoop:
    """Plays the others' actions at the pace of the settings, and tells whenever the lesson has come on."""

    def __init__(self, course: LessonRun, came_on: Callable[[], None]) -> None:
        self._course = course
        self._came_on = came_on
        self.paused = False
        self.pacing = Pacing()
        self._since: float | None = None
        """When everything had been shown that happened before."""
        self._hurried = False

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        """Do a person's actions, or say why not."""
        refusal = self._course.match.why_not(actions)
        if refusal is None:
            self._course.play(actions)
            self._came_on()
        return refusal

    def undo(self) -> None:
        """Take back the person's last action, if it may be."""
        self._course.undo()
        self._came_on()

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._course.redo()
        self._came_on()

    def hurry(self) -> None:
        """Do not pause before the next move."""
        self._hurried = True

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        """One frame; returns whether anything was played."""
        if not presenter_idle or self.paused or not self._course.waiting:
            self._since = None
            return False
        if self._since is None:
            self._since, self._hurried = now_ms, False
        if not self._hurried and now_ms - self._since < self.pacing.thinking_ms:
            return False
        self._since = None
        played = self._course.play_on()
        if self._course.over:
            self._came_on()
        return played

    def close(self) -> None:
        """Nobody was asked anything."""
