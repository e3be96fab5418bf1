"""The dialogs of the program itself: pause, the menu of the desktop, what the disk refuses, a fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.i18n import _, verbatim
from game.storage.logs import log_is_kept
from game.storage.writer import RecordWriter
from game.ui.graphics.motion import pace_choices
from game.ui.matches.branches import branched
from game.ui.matches.export import copy_deal_of, export_match, open_folder
from game.ui.stage.composed_scene import Dialog
from game.ui.stage.idle import Job, Priority
from game.ui.stage.menu_entry import change_menu_entry
from game.ui.stage.navigator import FAULT_SCENE, UNSAVED_SCENE
from game.ui.stage.profile import Profile
from game.ui.stage.saving_texts import awaited_text, elsewhere_text, loss_text, safety_text, unsaved_text
from game.ui.stage.stage import Stage
from game.ui.system.clipboard import copy_text
from game.ui.widgets import Button, ButtonKind, Stepper, Widget

_LOOK_MS: Final = 500.0
"""How often it is asked whether the match or the score sheet is saved by now."""
_LOOK_CLOSELY_MS: Final = 100.0
"""How often the disk is asked how far it is while the player waits for it."""


class PauseDialog(Dialog):
    """Nothing needs saving, unless the disk refuses."""

    name = "pause"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, *self._content(stage))

    def relabel(self) -> None:
        """All words anew."""
        self.fill(*self._content(self.stage))

    def enter(self) -> None:
        """Another speed may have been chosen in the settings."""
        self.relabel()
        self.refresh()

    def _content(self, stage: Stage) -> tuple[str, str, Sequence[Widget | Sequence[Widget]]]:
        match, record = stage.profile.match, stage.profile.unfinished
        unsaved = record.unsaved if record is not None else None
        rows: list[Widget | Sequence[Widget]] = [
            Button("resume", _("Resume"), stage.pop, kind=ButtonKind.PRIMARY),
            Stepper("speed", pace_choices(), stage.pace, stage.set_pace, label=_("Animation speed: {choice}")),
            [
                Button("rules", _("Rules"), stage.navigator.open_rules),
                Button("settings", _("Settings"), stage.navigator.open_settings),
            ],
            Button("menu", _("Main menu"), stage.navigator.open_menu),
        ]
        if match is not None and match.record is not None:
            rows.insert(
                3,
                [
                    Button("copy_deal", _("Copy deal code"), lambda: copy_deal_of(self, match)),
                    Button("export", _("Export match"), lambda: export_match(self, match.record_path)),
                ],
            )
        text = _("Every move is saved as you make it. Leave whenever you like and resume later.")
        branch = branched(stage, match, match.record_path) if match is not None else None
        if branch is not None:
            text = branch.text
            if branch.way_back is not None:
                rows.insert(-1, branch.way_back)
        if record is not None and unsaved is not None:
            text = unsaved_text(record, unsaved, stage.profile)
        return _("Pause"), text, rows


class MenuEntryOffer(Dialog):
    """Offers to put the program in the applications menu; whatever is answered, it is not offered again."""

    name = "menu_entry"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, *self._content())

    def relabel(self) -> None:
        """All words anew."""
        self.fill(*self._content())

    def back(self) -> None:
        """Escape and a click beside it mean no."""
        self.stage.profile.change(menu_entry_offered=True)
        super().back()

    def _content(self) -> tuple[str, str, Sequence[Widget]]:
        return (
            _("Majlis in your menu?"),
            _(
                "Majlis can go into your applications menu. Then you can start it from there, and open a match with a "
                "double-click on its file. You can change that in the settings."
            ),
            [
                Button("yes", _("Yes, please"), self._add, kind=ButtonKind.PRIMARY),
                Button("no", _("Not now"), self.back),
            ],
        )

    def _add(self) -> None:
        self.back()
        change_menu_entry(self.stage.top, wanted=True)


class UnsavedDialog(Dialog):
    """Follows the disk while it is shown; as soon as everything is saved where it belongs, it goes by itself."""

    name = UNSAVED_SCENE

    def __init__(self, stage: Stage, record: RecordWriter, leave: Callable[[], None] | None = None) -> None:
        """`leave` is what the player wants to do that what is not saved would not outlast, if it is anything."""
        self._record = record
        self._leave = leave
        self._place = record.path
        self._tried = self._tried_elsewhere = False
        super().__init__(stage, *self._question(stage))
        self.prepare(Job(self._look, lambda: _LOOK_CLOSELY_MS, Priority.NEWS))

    def relabel(self) -> None:
        """All words anew."""
        self._ask()

    def _look(self) -> None:
        """Say what became of it."""
        record = self._record
        if not record.acknowledged:
            if record.failures and (self._tried or self._tried_elsewhere):
                self.say(
                    _("Saving elsewhere failed too.") if self._tried_elsewhere else _("The disk still won't save.")
                )
                self._tried = self._tried_elsewhere = False
            self._ask()
        elif record.path == self._place or not record.is_in_spare_folder:
            self._go()
            return
        elif "done" not in [widget.name for widget in self.group.widgets]:
            self._tell_where()

    def _question(self, stage: Stage) -> tuple[str, str, list[Widget]]:
        """Its title, what it says, and what it offers."""
        record, unsaved = self._record, self._record.unsaved
        text = awaited_text(record, stage.profile)
        if unsaved is not None:
            text = unsaved_text(record, unsaved, stage.profile)
        again = Button("again", _("Try again"), self._again)
        elsewhere = Button("elsewhere", _("Save elsewhere"), self._elsewhere)
        stay = Button("stay", _("Resume"), self.back)
        if self._leave is None:
            stay.kind = ButtonKind.PRIMARY
            return _("Not saved"), text, [stay, again, elsewhere]
        again.kind = ButtonKind.PRIMARY
        leave = Button("leave", _("Leave without saving"), self._abandon, kind=ButtonKind.DANGER)
        text = f"{text} {loss_text(record, stage.profile)}"
        return _("Not saved"), text, [again, elsewhere, stay, leave]

    def _ask(self) -> None:
        title, text, buttons = self._question(self.stage)
        if (title, text) != (self.title, self.text):
            self.fill(title, text, buttons)
            self.refresh()

    def _tell_where(self) -> None:
        done = Button("done", _("OK"), self._go, kind=ButtonKind.PRIMARY)
        self.fill(_("Saved elsewhere"), elsewhere_text(self._record, self.stage.profile), [done])
        self.group.set_focus(done)
        self.refresh()

    def _again(self) -> None:
        self._tried = True
        self._record.try_again()

    def _elsewhere(self) -> None:
        self._tried_elsewhere = True
        self.stage.profile.save_in_spare_folder(self._record)

    def _abandon(self) -> None:
        self._record.give_up()
        self._go()

    def _go(self) -> None:
        self.stage.pop()
        if self._leave is not None:
            self._leave()


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
                Button("menu", _("Main menu"), self.back, kind=ButtonKind.PRIMARY),
                Button("copy", _("Copy the report"), self._copy),
                Button("logs", _("Open the log folder"), self._open_logs),
                Button("quit", _("Quit"), stage.navigator.quit),
            ],
        )
        self.prepare(Job(self._look, self._look_wait, Priority.NEWS))

    def back(self) -> None:
        """To the menu, as Escape does."""
        self.stage.navigator.open_menu()

    def click_outside(self) -> None:
        """Stay."""

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The box on a plain ground."""
        surface.fill(self.style.theme.night, area)
        super().paint_ground(surface, area)

    def _look(self) -> None:
        """Say what is true of the match or the score sheet by now."""
        text = _what_is_true(self.stage.profile)
        if text != self.text:
            self.text = text
            self.refresh()

    def _look_wait(self) -> float | None:
        """Now and then, while it is not saved."""
        record = self.stage.profile.unfinished
        return None if record is None or record.acknowledged else _LOOK_MS

    def _copy(self) -> None:
        if copy_text(self._report):
            self.say(_("Report copied to the clipboard."))
        else:
            self.say(_("There's no clipboard here."), _what_the_log_has())

    def _open_logs(self) -> None:
        folder = self.stage.profile.folders.logs
        if not open_folder(folder):
            self.say(_("Majlis couldn't open the folder. You'll find it here: {folder}", folder=verbatim(str(folder))))


def _what_is_true(profile: Profile) -> str:
    return f"{safety_text(profile)} {_what_the_log_has()}".strip()


def _what_the_log_has() -> str:
    if log_is_kept():
        return _("The log has the details, in case you want to report it.")
    return _("The log couldn't be written, so it has no details.")
