"""What the named commands do at the table alone; which keys call them is the player's choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.i18n import _
from game.ui.shortcuts import Command
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.log import LogScene

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene


_SORTS: Final = {
    Command.SORT_BY_SUIT: Sorting.SUIT,
    Command.SORT_BY_RANK: Sorting.RANK,
    Command.SORT_BY_MELDS: Sorting.MELDS,
}


class TableCommands:
    """Does what a key asks for."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        player, stage = scene.input, scene.stage
        self._does: dict[Command, Callable[[], object]] = {
            Command.HINT: scene.hint.ask,
            Command.LOG: lambda: stage.push(LogScene(scene)),
            Command.SORT: scene.input.sort_another_way,
            Command.PAUSE: stage.navigator.open_pause,
            Command.RULES: scene.open_rules,
            Command.MUTE: self._mute,
        }
        config = scene.game.config
        if config.takes_back:
            self._does |= {Command.TAKE_BACK: player.take_back, Command.REDO: player.redo}
        for component in scene.components:
            self._does |= component.commands()
        self._does |= {command: partial(player.sort, by) for command, by in _SORTS.items() if by in config.sortings}

    def handle(self, event: pygame.Event) -> bool:
        """A key that calls a command of the table."""
        command = self._scene.stage.shortcuts.command_for(event)
        if command is None or command not in self._does:
            return False
        self._does[command]()
        return True

    def _mute(self) -> None:
        stage = self._scene.stage
        stage.profile.change(mute=not stage.profile.settings.mute)
        self._scene.say(_("Sound is off") if stage.profile.settings.mute else _("Sound is on"))
