"""Opening the replay of a saved match by its record."""

from __future__ import annotations

from pathlib import Path

from game.i18n import _
from game.i18n.phrases import notice_text
from game.match.resume import UnplayableRecordError
from game.storage.regular import told_of
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.replay.scene import ReplayScene
from game.ui.stage import Stage


def open_replay(stage: Stage, record: Path | None, round_number: int = 0, at: int | None = None) -> None:
    """Above whatever is shown, which says why where it cannot be."""
    if record is None:
        _say(stage, _("This match isn't saved, so there's nothing to replay."))
        return
    try:
        playback = stage.profile.play_back(record)
    except UnplayableRecordError as error:
        _say(stage, notice_text(error.notice))
    except OSError as error:
        _say(stage, notice_text(told_of(error)))
    else:
        stage.push(ReplayScene(stage, playback, round_number, at=at, record=record))


def _say(stage: Stage, text: str) -> None:
    if isinstance(stage.top, WidgetScene):
        stage.top.say(text)
