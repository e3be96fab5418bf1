"""What the named commands do at the table alone; which keys call them is the player's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from game.i18n import _
from game.ui.shortcuts import Command
from game.ui.table.actions import Actions
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.component import AnyComponent
from game.ui.table.context import AnyContext
from game.ui.table.hint import Hint
from game.ui.table.input.table_input import TableInput
from game.ui.table.log import LogScene

_SORTS: Final = {
    Command.SORT_BY_SUIT: Sorting.SUIT,
    Command.SORT_BY_RANK: Sorting.RANK,
    Command.SORT_BY_MELDS: Sorting.MELDS,
}


class TableCommands:
    """Does what a key asks for."""

    def __init__(
        self,
        table: AnyContext,
        actions: Actions,
        player: TableInput,
        hint: Hint,
        components: Sequence[AnyComponent],
        open_rules: Callable[[], None],
    ) -> None:
        self._table = table
        stage, config = table.stage, table.board.config
        self._does: dict[Command, Callable[[], object]] = {
            Command.HINT: hint.ask,
            Command.LOG: lambda: stage.push(LogScene(table)),
            Command.SORT: player.sort_another_way,
            Command.PAUSE: stage.navigator.open_pause,
            Command.RULES: open_rules,
            Command.MUTE: self._mute,
        }
        if config.takes_back:
            self._does |= {Command.TAKE_BACK: actions.take_back, Command.REDO: actions.redo}
        for component in components:
            self._does |= component.commands()
        self._does |= {command: partial(player.sort, by) for command, by in _SORTS.items() if by in config.sortings}

    def handle(self, event: pygame.Event) -> bool:
        """A key that calls a command of the table."""
        command = self._table.stage.shortcuts.command_for(event)
        if command is None or command not in self._does:
            return False
        self._does[command]()
        return True

    def _mute(self) -> None:
        profile = self._table.stage.profile
        profile.change(mute=not profile.settings.mute)
        self._table.say(_("Sound is off") if profile.settings.mute else _("Sound is on"))
