"""Opening the review of a saved match by its record."""

from __future__ import annotations

from pathlib import Path

from game.engine.record import Report
from game.i18n import _
from game.match.playback import Playback
from game.match.saves import played_back
from game.ui.scenes.record_reading import read_beside
from game.ui.scenes.review.scene import ReviewScene
from game.ui.stage import Stage


def open_review(stage: Stage, record: Path | None, round_number: int = 0, at: int | None = None) -> None:
    """Above whatever is shown, which says why where it cannot be."""
    if record is None:
        stage.top.say(_("This match isn't saved, so there's nothing to review."))
        return

    def read(report: Report) -> tuple[bytes, Playback]:
        raw = stage.profile.record(record)
        return raw, played_back(stage.profile.games, raw, report)

    def opened(found: tuple[bytes, Playback]) -> None:
        stage.push(ReviewScene(stage, record, *found, round_number, at))
        stage.keep_once()

    read_beside(stage, read, opened)
