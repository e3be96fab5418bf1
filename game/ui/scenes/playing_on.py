"""Playing on from a moment of a match that is over or looked at again, in a match of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from game.engine.record import Notice
from game.i18n.phrases import notice_text
from game.match.playback import Playback
from game.storage.regular import told_of
from game.ui.scenes.base import WidgetScene


def play_on(
    scene: WidgetScene, playback: Playback, number: int, origin: Literal["review", "replay"], record: Path | None
) -> None:
    """Open the table after so many actions of the match in `record`; the scene says why where it cannot be."""
    playback.go(number)
    try:
        resumed = scene.stage.profile.branch(playback, origin, record)
    except OSError as error:
        scene.say(notice_text(told_of(error)))
    else:
        scene.stage.navigator.open_table(resumed.match, (*resumed.notices, Notice(f"second_try_{origin}")))
