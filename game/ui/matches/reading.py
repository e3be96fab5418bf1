"""Reading records beside the window: a short one is waited for, over a longer one lies its progress."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import pygame

from game.engine.record import Notice, Report
from game.i18n import _
from game.i18n.phrases import notice_text
from game.match.background import BackgroundJob
from game.match.playback import Playback
from game.match.resume import UnplayableRecordError
from game.match.saves import ReadMatch
from game.storage.regular_files import notice_of
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.kit import Extent, Node
from game.ui.stage.composed_scene import Dialog
from game.ui.stage.idle import Job, Priority
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene
from game.ui.widgets import Button

T = TypeVar("T")
Refuse = Callable[[str], None]
"""Says why a record cannot be read."""
_LOOK_MS: Final = 50.0
"""How often it is asked how far the reading is."""


def read_beside(
    stage: Stage, read: Callable[[Report], T], then: Callable[[T], None], refuse: Refuse | None = None
) -> None:
    """Read a record on a thread, then go on with what was read; what is on the stage stays as it is until then.

    Where `read` raises `UnplayableRecordError` or `OSError`, `refuse` says why, or the scene on top.
    """
    if not stage.empty and isinstance(stage.top, ReadingDialog):  # another record is wanted now
        stage.pop()
    job = BackgroundJob(read)

    def deliver() -> None:
        try:
            result = job.result()
        except (UnplayableRecordError, OSError) as error:
            (refuse or stage.top.say)(refusal_text(error))
        else:
            then(result)

    if job.wait(stage.profile.patience):
        deliver()
    else:
        stage.push(ReadingDialog(stage, job, deliver))


def refusal_text(error: UnplayableRecordError | OSError) -> str:
    """Why a record cannot be read, in the words of the player."""
    return notice_text(error.notice if isinstance(error, UnplayableRecordError) else notice_of(error))


def go_on_with(stage: Stage, read: ReadMatch, *notices: Notice) -> None:
    """Open the table of a saved match, which tells the notices; the scene on top says why where that cannot be."""
    try:
        resumed = stage.profile.resume(read)
    except (UnplayableRecordError, OSError) as error:
        stage.top.say(refusal_text(error))
    else:
        stage.navigator.open_table(resumed.match, (*resumed.notices, *notices))


def open_saved(stage: Stage, record: Path) -> None:
    """Go on with a saved match, or show how it ended."""

    def opened(read: ReadMatch) -> None:
        if read.match.outcome() is None:
            go_on_with(stage, read)
        else:
            stage.navigator.open_result(read.match, record)

    read_beside(stage, partial(stage.profile.read_match, record), opened)


def play_on(
    scene: WidgetScene, playback: Playback, number: int, origin: Literal["review", "replay"], record: Path | None
) -> None:
    """Begin a branch after so many actions of the match in `record`, and open its table.

    The scene says why where that cannot be.
    """
    playback.go(number)
    stage = scene.stage

    def opened(read: ReadMatch) -> None:
        go_on_with(stage, read, Notice(f"second_try_{origin}"))

    read_beside(stage, lambda report: stage.profile.branch(playback, origin, record, report), opened)


class ReadingDialog(Dialog):
    """Shows how far the reading is, and can end it; goes by itself as soon as all is read."""

    name = "reading"

    def __init__(self, stage: Stage, job: BackgroundJob[Any], deliver: Callable[[], None]) -> None:
        self._job = job
        self._deliver = deliver
        self._percent = 0
        super().__init__(stage, *self._content())
        self.prepare(Job(self._look, lambda: _LOOK_MS, Priority.NEWS))

    def relabel(self) -> None:
        """All words anew."""
        self.fill(*self._content())

    def leave(self) -> None:
        """Whoever takes it off the stage wants nothing to be read any more; what is read already is not affected."""
        self._job.cancel()

    def _look(self) -> None:
        """Show how far it is, or go on with what was read."""
        if self._job.finished:
            self.stage.pop()
            self._deliver()
            return
        percent = int(self._job.progress * 100)
        if percent != self._percent:
            self._percent = percent
            self.text = self._progress_text()
            self.refresh()

    def standing(self) -> str:
        """How far the reading is."""
        return self.text

    def middle(self) -> Sequence[Node]:
        """A bar that fills."""
        return (_ProgressBar(self._percent),)

    def _content(self) -> tuple[str, str, list[Button]]:
        return _("Opening the match"), self._progress_text(), [Button("cancel", _("Cancel"), self.back)]

    def _progress_text(self) -> str:
        return _("{percent}% of the match has been read.", percent=self._percent)


class _ProgressBar(Node):
    """A groove that fills."""

    def __init__(self, percent: int) -> None:
        super().__init__()
        self._percent = percent

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(18))

    def content(self) -> Hashable:
        """How far it is filled."""
        return self._percent

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The groove and the filled part of it."""
        draw_panel(surface, style, self.rect, PanelKind.FIELD, radius=8)
        filled = self.rect.copy()
        filled.width = round(self.rect.width * self._percent / 100)
        if filled.width > filled.height:
            draw_panel(surface, style, filled, PanelKind.BRASS, radius=8)
