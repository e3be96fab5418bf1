"""What to do about moves that the disk refuses: shown at the table on a click, and before they would be left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.i18n import _
from game.storage.writer import RecordWriter
from game.ui.navigator import UNSAVED_SCENE
from game.ui.saving_texts import elsewhere_text, unsaved_text
from game.ui.scenes.dialogs import Dialog
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, Widget

_LOOK_MS: Final = 100.0
"""How often the disk is asked how far it is."""


class UnsavedDialog(Dialog):
    """Follows the disk while it is shown; as soon as everything is saved where it belongs, it goes by itself."""

    name = UNSAVED_SCENE

    def __init__(self, stage: Stage, record: RecordWriter, leave: Callable[[], None] | None = None) -> None:
        """`leave` is what the player wants to do that the moves would not outlast, if it is anything."""
        self._record = record
        self._leave = leave
        self._place = record.path
        self._tried = self._tried_elsewhere = False
        super().__init__(stage, *self._question(stage))

    def relabel(self) -> None:
        """All words anew."""
        self._ask()

    def update(self, now: float) -> None:
        """Say what became of it."""
        record = self._record
        if not record.acknowledged:
            if record.failures and (self._tried or self._tried_elsewhere):
                self.say(
                    _("Saving elsewhere failed too.") if self._tried_elsewhere else _("The disk still refuses to save.")
                )
                self._tried = self._tried_elsewhere = False
            self._ask()
        elif record.path == self._place or not record.is_elsewhere:
            self._go()
            return
        elif "done" not in [widget.name for widget in self.group.widgets]:
            self._tell_where()
        super().update(now)

    def wake_after(self) -> float | None:
        """Soon, as the disk may have answered."""
        wait = super().wake_after()
        return _LOOK_MS if wait is None else min(wait, _LOOK_MS)

    def _question(self, stage: Stage) -> tuple[str, str, list[Widget]]:
        """Its title, what it says, and what it offers."""
        unsaved = self._record.unsaved
        text = _("Your last moves are still being saved.")
        if unsaved is not None:
            text = unsaved_text(unsaved, stage.profile)
        again = Button("again", _("Try again"), self._again)
        elsewhere = Button("elsewhere", _("Save elsewhere"), self._elsewhere)
        stay = Button("stay", _("Resume"), self.back)
        if self._leave is None:
            stay.kind = ButtonKind.PRIMARY
            return _("Not saved"), text, [stay, again, elsewhere]
        again.kind = ButtonKind.PRIMARY
        leave = Button("leave", _("Leave without saving"), self._abandon, kind=ButtonKind.DANGER)
        text = f"{text} {_('If you leave now, those moves are lost.')}"
        return _("Not saved"), text, [again, elsewhere, stay, leave]

    def _ask(self) -> None:
        title, text, buttons = self._question(self.stage)
        if (title, text) != (self._title, self._text):
            self.fill(title, text, buttons)
            self.resize(self.size)

    def _tell_where(self) -> None:
        done = Button("done", _("OK"), self._go, kind=ButtonKind.PRIMARY)
        self.fill(_("Saved elsewhere"), elsewhere_text(self._record), [done])
        self.group.set_focus(done)
        self.resize(self.size)

    def _again(self) -> None:
        self._tried = True
        self._record.try_again()

    def _elsewhere(self) -> None:
        self._tried_elsewhere = True
        self.stage.profile.save_elsewhere(self._record)

    def _abandon(self) -> None:
        self._record.give_up()
        self._go()

    def _go(self) -> None:
        self.stage.pop()
        if self._leave is not None:
            self._leave()
