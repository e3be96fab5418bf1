"""A match that came as a file: gone on with, or shown where it is over; what is no match leaves the stage as it is."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.i18n import _, verbatim
from game.match.saves import ReadMatch
from game.ui.matches.reading import go_on_with, read_beside
from game.ui.stage import Stage


def open_handed_over(stage: Stage, file: Path) -> None:
    """Put the match to the others and open it, as soon as the match in play may be left; else say what is wrong."""

    def refuse(why: str) -> None:
        stage.top.say(_("{file} can't be opened.", file=verbatim(file.name)), why)

    read_beside(stage, stage.profile.taking_in(file), partial(_leave_for, stage), refuse)


def _leave_for(stage: Stage, read: ReadMatch) -> None:
    stage.navigator.leave_match(partial(_open, stage, read))


def _open(stage: Stage, read: ReadMatch) -> None:
    if read.match.outcome() is None:
        go_on_with(stage, read)
    else:
        stage.navigator.open_menu()
        stage.navigator.open_result(read.match, read.record)
