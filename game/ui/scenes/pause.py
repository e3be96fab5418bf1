"""The pause at the table: go on, another speed, rules and settings, the match to take along, or to the menu."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _
from game.ui.saving_texts import unsaved_text
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.taking_along import copy_deal_number, export_match
from game.ui.shared_texts import pace_choices
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, Stepper, Widget


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
        self.resize(self.size)

    def _content(self, stage: Stage) -> tuple[str, str, Sequence[Widget | Sequence[Widget]]]:
        match, record = stage.profile.match, stage.profile.unfinished
        unsaved = record.unsaved if record is not None else None
        rows: list[Widget | Sequence[Widget]] = [
            Button("resume", _("Go on playing"), stage.pop, kind=ButtonKind.PRIMARY),
            Stepper("speed", pace_choices(), stage.pace, stage.set_pace, label=_("Speed: {choice}")),
            [
                Button("rules", _("Rules"), stage.navigator.open_rules),
                Button("settings", _("Settings"), stage.navigator.open_settings),
            ],
            Button("menu", _("To the menu"), stage.navigator.open_menu),
        ]
        if match is not None:
            rows.insert(
                3,
                [
                    Button("copy_deal", _("Copy the deal number"), lambda: copy_deal_number(self, match.header.seed)),
                    Button("export", _("Export the match"), lambda: export_match(self, match.record_path)),
                ],
            )
        return (
            _("Pause"),
            _("Every move is saved as it is made. You can leave at any time and go on later.")
            if unsaved is None
            else unsaved_text(unsaved, stage.profile),
            rows,
        )
