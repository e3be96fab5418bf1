"""What the table asks of whatever lets the other seats play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.engine import Refusal
from game.match.turn_loop import Pacing


class Loop(Protocol):
    """The turn loop of a match, or one that a test wrote."""

    paused: bool
    pacing: Pacing

    def play(self, actions: Sequence[Any]) -> Refusal | None:
        """Do a person's actions, or say why not."""
        ...

    def undo(self) -> None:
        """Take back the person's last action, if it may be."""
        ...

    def redo(self) -> None:
        """Do again what was taken back last."""
        ...

    def hurry(self) -> None:
        """Do not pause before the next move."""
        ...

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        """One frame; returns whether anything was played."""
        ...

    def close(self) -> None:
        """Forget what was asked."""
        ...
