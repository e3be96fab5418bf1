"""What an unexpected error leads to: the match is safe, and the fault can be reported."""

from __future__ import annotations

import pygame

from game.i18n import _, verbatim
from game.ui.desktop import copy_text, open_folder
from game.ui.navigator import FAULT_SCENE
from game.ui.scenes.dialog import Dialog
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind


class FaultDialog(Dialog):
    """Alone on the stage, on a plain ground: it shares nothing with the scenes that failed."""

    name = FAULT_SCENE
    overlay = False

    def __init__(self, stage: Stage, report: str) -> None:
        self._report = report
        super().__init__(
            stage,
            _("Something went wrong"),
            _(
                "Your match is safe: every move is on disk, and it goes on where it was. "
                "What happened is in the log, for a report to those who make Majlis."
            ),
            [
                Button("menu", _("To the menu"), self.back, kind=ButtonKind.PRIMARY),
                Button("copy", _("Copy a report"), self._copy),
                Button("logs", _("Open the log folder"), self._open_logs),
                Button("quit", _("Quit"), stage.close),
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

    def _copy(self) -> None:
        if copy_text(self._report):
            self.say(_("The report is on the clipboard."))
        else:
            self.say(_("There is no clipboard here; the report is in the log folder."))

    def _open_logs(self) -> None:
        folder = self.stage.profile.folders.logs
        if not open_folder(folder):
            self.say(_("The folder cannot be opened from here: {folder}", folder=verbatim(str(folder))))
