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
from game.ui.stage.composed_scene import Dialog
from game.ui.stage.stage import Stage
from game.ui.system.shortcuts import Command
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.context import AnyComponent, AnyContext
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.input.hint import Hint
from game.ui.table.input.table_input import TableInput
from game.ui.table.log import LogScene
from game.ui.table.opponents import Loop
from game.ui.table.presenter import EventFeed
from game.ui.table.turn_end import TurnEnd
from game.ui.widgets import Button, ButtonKind

_FIRST_ROUNDS: Final = 2
"""So many rounds of a game a newcomer is asked before a turn is over."""


class Actions:
    """The player's hand on the match."""

    def __init__(
        self,
        table: AnyContext,
        game: AnyTable,
        loop: Loop,
        components: Sequence[AnyComponent],
        feed: EventFeed,
        turn_end: TurnEnd,
    ) -> None:
        self._table = table
        self._game = game
        self._loop = loop
        self._components = components
        self._feed = feed
        self._turn_end = turn_end
        self._rounds_before: int | None = None
        """How many rounds of the game the player had finished before this match; None until it is asked for."""

    def act(self, actions: Sequence[Action], moving: Sequence[Sprite], *, confirmed: bool = False) -> bool:
        """Do something with these very cards; False where it is refused or asked about first."""
        table = self._table
        if not confirmed and (question := self._question(actions)) and table.match.why_not(actions) is None:
            table.stage.push(question(self._confirmed(actions, moving)))
            return False
        only_ends = self._turn_end.is_all_that_is_left(actions)
        table.forget_hint()
        refusal = self._loop.play(tuple(actions))
        if refusal is not None:
            table.refuse(refusal)
            return False
        self._feed.presenter.prefer(moving)
        table.forget_refusal()
        if only_ends:
            self._turn_end.pressed()
        return True

    def take_back(self) -> None:
        """Undo the last action of the turn."""
        self._table.select([])
        self._loop.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self._table.select([])
        self._loop.redo()

    def _question(self, actions: Sequence[Action]) -> Callable[[Callable[[], object]], ConfirmDialog] | None:
        """What is asked first, given what a yes does; None where nothing is."""
        stage = self._table.stage
        question = next(filter(None, (component.asks(actions) for component in self._components)), "")
        if question:
            return partial(ConfirmDialog, stage, question)
        wanted = stage.profile.settings.confirm_moves
        if wanted is False or (wanted is None and not self._is_new_to_the_game()):
            return None
        question = self._game.question(self._table.view(), actions)
        return partial(ConfirmDialog, stage, question, usual=wanted is None) if question else None

    def _is_new_to_the_game(self) -> bool:
        """Whether these are the first rounds of the player's; a match that is not recorded is nobody's first."""
        match = self._table.match
        if match.record is None:
            return False
        if self._rounds_before is None:
            self._rounds_before = self._table.stage.profile.rounds_of(match.game_name, match.record)
        return self._rounds_before + len(match.history()) < _FIRST_ROUNDS

    def _confirmed(self, actions: Sequence[Action], moving: Sequence[Sprite]) -> Callable[[], None]:
        def do() -> None:
            if self.act(actions, moving, confirmed=True):
                self._table.select([])

        return do


class ConfirmDialog(Dialog):
    """Yes or no; Escape and a click beside it mean no."""

    name = "confirm"

    def __init__(self, stage: Stage, question: str, act: Callable[[], object], *, usual: bool = False) -> None:
        """`usual` where the player did not choose to be asked, and may choose not to be asked any more."""
        self._act = act
        answers = [Button("yes", _("Yes"), self._confirmed, kind=ButtonKind.PRIMARY), Button("no", _("No"), stage.pop)]
        if usual:
            answers.append(
                Button("never", _("Yes, and don't ask again"), self._confirmed_for_good, kind=ButtonKind.QUIET)
            )
        super().__init__(stage, _("Are you sure?"), question, answers)

    def _confirmed_for_good(self) -> None:
        self.stage.profile.change(confirm_moves=False)
        self._confirmed()

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
