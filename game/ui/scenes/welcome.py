"""The first evening: a greeting, the language, and an offer to read the rules. Shown once."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import LANGUAGES, _, language
from game.ui.scenes.dialog import Dialog
from game.ui.shortcuts import Command
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, Segments, Widget


class WelcomeDialog(Dialog):
    """Over the menu. However it is left, it does not come again."""

    name = "welcome"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, *self._content(stage))

    def relabel(self) -> None:
        """All words anew."""
        self.fill(*self._content(self.stage))

    def leave(self) -> None:
        """Remember that it was shown."""
        self.stage.profile.change(first_start_done=True)

    def _content(self, stage: Stage) -> tuple[str, str, Sequence[Widget | Sequence[Widget]]]:
        shortcuts = stage.shortcuts
        return (
            _("Welcome"),
            _(
                "Is the game new to you? Its rules are read in a few minutes. Later, {rules} opens them at any time, "
                "and {keys} shows all keys.",
                rules=shortcuts.text(Command.RULES),
                keys=shortcuts.text(Command.SHORTCUTS),
            ),
            [
                Button("start", _("Let us play"), self.back, kind=ButtonKind.PRIMARY),
                Button("rules", _("Read the rules first"), self._read),
                Segments(
                    "language",
                    [(known.code, known.name) for known in LANGUAGES],
                    language().code,
                    lambda code: stage.profile.change(language=code),
                ),
            ],
        )

    def _read(self) -> None:
        stage = self.stage
        self.back()
        stage.navigator.open_rules()
