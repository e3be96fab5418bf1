"""The pause at the table: go on, another speed, or to the menu."""

from __future__ import annotations

from game.i18n import _
from game.ui import routes
from game.ui.scenes.dialog import Dialog
from game.ui.stage import Stage
from game.ui.texts import pace_choices
from game.ui.widgets import Button, ButtonKind, Stepper


class PauseDialog(Dialog):
    """Nothing needs saving: every move is on disk already."""

    name = "pause"

    def __init__(self, stage: Stage) -> None:
        super().__init__(
            stage,
            _("Pause"),
            _("Every move is saved as it is made. You can leave at any time and go on later."),
            [
                Button("resume", _("Go on playing"), stage.pop, kind=ButtonKind.PRIMARY),
                Stepper("speed", pace_choices(), stage.pace, stage.set_pace, label=_("Speed: {choice}")),
                Button("menu", _("To the menu"), lambda: routes.open_menu(stage)),
            ],
        )
