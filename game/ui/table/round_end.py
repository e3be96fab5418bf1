"""What follows a round: its score, or where nothing was scored the next one, by itself after a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_OVER: Final = frozenset({"round_over", "match_over"})
_MOMENT_MS: Final = 2600.0
"""For reading why nothing was scored."""


class RoundEnd:
    """Sees to it once for every round."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._seen = ""
        self._due: float | None = None
        """When the next round is dealt, where no score is shown."""

    def update(self, now: float) -> None:
        """Everything was told: is the round over?"""
        scene = self._scene
        if scene.stage.top is not scene:
            return
        standing = scene.match.standing()
        phase = f"{standing.phase} {standing.round}"
        if phase != self._seen and standing.phase in _OVER:
            self._seen = phase
            if scene.hastened and scene.match.outcome() is None:
                self._due = now
            elif scene.match.score() or scene.match.outcome() is not None:
                scene.stage.navigator.open_scoring(scene.match)
            else:
                self._due = now + scene.pace.pause(_MOMENT_MS)
                scene.say(scene.panels.facts.prompt)
        elif self._due is not None and now >= self._due and scene.match.settled:
            self._due = None
            scene.match.play(next(scene.match.actions()))
            scene.feed.pull()

    def hurry(self) -> None:
        """Wait no longer."""
        if self._due is not None:
            self._due = self._scene.now

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until the next round is dealt."""
        return None if self._due is None else max(0.0, self._due - now)
