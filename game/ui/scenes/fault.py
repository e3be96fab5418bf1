"""What an unexpected error leads to: what became of the match, and how the fault can be reported."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _, verbatim
from game.storage.logs import log_is_kept
from game.ui.desktop import copy_text, open_folder
from game.ui.navigator import FAULT_SCENE
from game.ui.profile import Profile
from game.ui.saving_texts import safety_text
from game.ui.scenes.dialog import Dialog
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind

_LOOK_MS: Final = 500.0
"""How often it is asked whether the match is saved by now."""


class FaultDialog(Dialog):
    """Alone on the stage, on a plain ground: it shares nothing with the scenes that failed."""

    name = FAULT_SCENE
    overlay = False

    def __init__(self, stage: Stage, report: str) -> None:
        self._report = report
        super().__init__(
            stage,
            _("Something went wrong"),
            _what_is_true(stage.profile),
            [
                Button("menu", _("To the menu"), self.back, kind=ButtonKind.PRIMARY),
                Button("copy", _("Copy a report"), self._copy),
                Button("logs", _("Open the log folder"), self._open_logs),
                Button("quit", _("Quit"), stage.navigator.quit),
            ],
        )

    def back(self) -> None:
        """To the menu, as Escape does."""
        self.stage.navigator.open_menu()

    def handle(self, event: pygame.Event) -> bool:
        """As every dialog, but a click beside it does nothing."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._box.collidepoint(event.pos):
            return True
        return super().handle(event)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Night, and the box."""
        surface.fill(self.style.theme.night, area)
        super().paint_ground(surface, area)

    def update(self, now: float) -> None:
        """What is said of the match changes with it."""
        text = _what_is_true(self.stage.profile)
        if text != self._text:
            self._text = text
            self.resize(self.size)
        super().update(now)

    def wake_after(self) -> float | None:
        """Now and then while the match is not saved."""
        record = self.stage.profile.unfinished
        wait = super().wake_after()
        if record is None or record.acknowledged:
            return wait
        return _LOOK_MS if wait is None else min(wait, _LOOK_MS)

    def _copy(self) -> None:
        if copy_text(self._report):
            self.say(_("The report is on the clipboard."))
        else:
            self.say(_("There is no clipboard here."), _what_the_log_has())

    def _open_logs(self) -> None:
        folder = self.stage.profile.folders.logs
        if not open_folder(folder):
            self.say(_("The folder cannot be opened from here: {folder}", folder=verbatim(str(folder))))


def _what_is_true(profile: Profile) -> str:
    return f"{safety_text(profile)} {_what_the_log_has()}".strip()


def _what_the_log_has() -> str:
    if log_is_kept():
        return _("What happened is in the log, for a report to those who make Majlis.")
    return _("What happened could not be written to the log.")
