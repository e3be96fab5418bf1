"""A match that came as a file: gone on with, or shown where it is over; what is no match leaves the stage as it is.

The record of a score sheet is opened as one.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.i18n import _, verbatim
from game.i18n.phrases import notice_text
from game.match.saves import ReadMatch
from game.sheets.book import UnreadableSheetError, is_sheet
from game.ui.matches.reading import go_on_with, read_beside
from game.ui.stage.stage import Stage


def open_handed_over(stage: Stage, file: Path) -> None:
    """Put the match to the others and open it, as soon as the match in play may be left; else say what is wrong."""

    def refuse(why: str) -> None:
        stage.top.say(_("{file} can't be opened.", file=verbatim(file.name)), why)

    if is_sheet(file):
        try:
            record = stage.profile.take_in_sheet(file)
        except UnreadableSheetError as error:
            refuse(notice_text(error.notice))
        except OSError as error:
            refuse(error.strerror or str(error))
        else:
            stage.navigator.leave_match(partial(_open_sheet, stage, record))
        return
    read_beside(stage, stage.profile.taking_in(file), partial(_leave_for, stage), refuse)


def _open_sheet(stage: Stage, record: Path) -> None:
    stage.navigator.open_menu()
    stage.navigator.open_sheets(record)


def _leave_for(stage: Stage, read: ReadMatch) -> None:
    stage.navigator.leave_match(partial(_open, stage, read))


def _open(stage: Stage, read: ReadMatch) -> None:
    if read.match.outcome() is None:
        go_on_with(stage, read)
    else:
        stage.navigator.open_menu()
        stage.navigator.open_result(read.match, read.record)
