"""Playing on from a moment of a match that is over or looked at again, in a match of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from game.engine.record import Notice
from game.match.playback import Playback
from game.match.saves import ReadMatch
from game.ui.scenes.record_reading import go_on_with, read_beside
from game.ui.widget_scene import WidgetScene


def play_on(
    scene: WidgetScene, playback: Playback, number: int, origin: Literal["review", "replay"], record: Path | None
) -> None:
    """Open the table after so many actions of the match in `record`; the scene says why where it cannot be."""
    playback.go(number)
    stage = scene.stage

    def opened(read: ReadMatch) -> None:
        go_on_with(stage, read, Notice(f"second_try_{origin}"))

    read_beside(stage, lambda report: stage.profile.branch(playback, origin, record, report), opened)
