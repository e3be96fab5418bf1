"""The commands that mean the same in every scene: rules, settings, shortcuts, sound, a new match, leaving."""

from __future__ import annotations

from game.ui.navigator import FAULT_SCENE
from game.ui.shortcuts import Command
from game.ui.stage import Stage

_ONCE = {
    Command.RULES: "rules",
    Command.SETTINGS: "settings",
    Command.SHORTCUTS: "shortcuts",
    Command.NEW_MATCH: "new_match",
}
"""Commands that open a scene, and its name: it is not opened above itself."""


def run_command(stage: Stage, command: Command) -> bool:
    """Do what a command means anywhere; False where it means something to single scenes only."""
    if stage.top.name == FAULT_SCENE and command is not Command.QUIT:
        return False
    if command in _ONCE and _ONCE[command] in stage.names:
        return True
    match command:
        case Command.RULES:
            stage.navigator.open_rules()
        case Command.SETTINGS:
            stage.navigator.open_settings()
        case Command.SHORTCUTS:
            stage.navigator.open_shortcuts()
        case Command.NEW_MATCH:
            stage.navigator.leave_match(lambda: _open_new_match(stage))
        case Command.MUTE:
            stage.profile.change(mute=not stage.profile.settings.mute)
        case Command.QUIT:
            stage.navigator.quit()
        case _:
            return False
    return True


def _open_new_match(stage: Stage) -> None:
    stage.navigator.open_menu()
    stage.navigator.open_new_match()
