"""The turn loop of a table at which nobody plays, because all that happens stands in a record."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Action, Refusal
from game.match.turn_loop import Pacing


class Nobody:
    """Plays for nobody."""

    def __init__(self) -> None:
        self.paused = True
        self.pacing = Pacing()

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        """Nothing is done."""
        return None

    def undo(self) -> None:
        """Nothing is taken back."""

    def redo(self) -> None:
        """Nothing is done again."""

    def hurry(self) -> None:
        """Nobody is waited for."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        """Nobody plays."""
        return False

    def close(self) -> None:
        """Nobody was asked."""
