"""The question before a move that cannot be taken back, for players who want to be asked."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _
from game.ui.scenes.dialog import Dialog
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind


class ConfirmDialog(Dialog):
    """Yes or no; Escape and a click beside it mean no."""

    name = "confirm"

    def __init__(self, stage: Stage, question: str, act: Callable[[], object]) -> None:
        self._act = act
        super().__init__(
            stage,
            _("Are you sure?"),
            question,
            [
                Button("yes", _("Yes"), self._confirmed, kind=ButtonKind.PRIMARY),
                Button("no", _("No"), stage.pop),
            ],
        )

    def _confirmed(self) -> None:
        self.stage.pop()
        self._act()
