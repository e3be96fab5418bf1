"""Doing something in the match: asked about where that is wished, refused with its reason.

What is done is shown by the next update of the table, like everything that others do.

The named commands that a table has besides; which keys call them is the choice of the player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from game.engine import Action
from game.i18n import _
from game.ui.scenes.dialogs import Dialog
from game.ui.shortcuts import Command
from game.ui.stage import Stage
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.cards.sprite import Sprite
from game.ui.table.context import AnyComponent, AnyContext
from game.ui.table.game_table import AnyTable
from game.ui.table.hint import Hint
from game.ui.table.input.table_input import TableInput
from game.ui.table.log import LogScene
from game.ui.table.opponents import Loop
from game.ui.table.presenter import EventFeed
from game.ui.widgets import Button, ButtonKind


class Actions:
    """The player's hand on the match."""

    def __init__(
        self, table: AnyContext, game: AnyTable, loop: Loop, components: Sequence[AnyComponent], feed: EventFeed
    ) -> None:
        self._table = table
        self._game = game
        self._loop = loop
        self._components = components
        self._feed = feed

    def act(self, actions: Sequence[Action], moving: Sequence[Sprite], *, confirmed: bool = False) -> bool:
        """Do something with these very cards; False where it is refused or asked about first."""
        table = self._table
        if not confirmed and (question := self._question(actions)) and table.match.why_not(actions) is None:
            table.stage.push(ConfirmDialog(table.stage, question, self._confirmed(actions, moving)))
            return False
        table.forget_hint()
        refusal = self._loop.play(tuple(actions))
        if refusal is not None:
            table.refuse(refusal)
            return False
        self._feed.presenter.prefer(moving)
        table.forget_refusal()
        return True

    def take_back(self) -> None:
        """Undo the last action of the turn."""
        self._table.select([])
        self._loop.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self._table.select([])
        self._loop.redo()

    def _question(self, actions: Sequence[Action]) -> str:
        question = next(filter(None, (component.asks(actions) for component in self._components)), "")
        if not question and self._table.stage.profile.settings.confirm_moves:
            question = self._game.question(self._table.view(), actions)
        return question

    def _confirmed(self, actions: Sequence[Action], moving: Sequence[Sprite]) -> Callable[[], None]:
        def do() -> None:
            if self.act(actions, moving, confirmed=True):
                self._table.select([])

        return do


class ConfirmDialog(Dialog):
    """Yes or no; Escape and a click beside it mean no."""

    name = "confirm"

    def __init__(self, stage: Stage, question: str, act: Callable[[], object]) -> None:
        self._act = act
        super().__init__(
            stage,
            _("Are you sure?"),
            question,
            [Button("yes", _("Yes"), self._confirmed, kind=ButtonKind.PRIMARY), Button("no", _("No"), stage.pop)],
        )

    def _confirmed(self) -> None:
        self.stage.pop()
        self._act()


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
