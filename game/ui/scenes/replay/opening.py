"""Opening the replay of a saved match by its record."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.i18n import _
from game.match.playback import Playback
from game.ui.scenes.record_reading import read_beside
from game.ui.scenes.replay.scene import ReplayScene
from game.ui.stage import Stage


def open_replay(stage: Stage, record: Path | None, round_number: int = 0, at: int | None = None) -> None:
    """Above whatever is shown, which says why where it cannot be."""
    if record is None:
        stage.top.say(_("This match isn't saved, so there's nothing to replay."))
        return

    def opened(playback: Playback) -> None:
        stage.push(ReplayScene(stage, playback, round_number, at=at, record=record))
        stage.keep_once()

    read_beside(stage, partial(stage.profile.play_back, record), opened)
