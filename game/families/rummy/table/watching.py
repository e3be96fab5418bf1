"""Who is out of the match watches the others, or lets them play on to the end at once."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.families.rummy.rules.view import RummyView
from game.i18n import _
from game.ui.table.component import TableComponent
from game.ui.table.context import TableContext
from game.ui.widgets import Button, ButtonKind

_WIDE = 420
"""Units of the button."""


class Watching(TableComponent[RummyView]):
    """The button lies where the own hand would be."""

    def __init__(self, table: TableContext[RummyView]) -> None:
        super().__init__(table)
        self._away = _is_away(table.view())
        self._button = Button("fast_forward", "", self._toggle, kind=ButtonKind.PRIMARY, size=24)
        self._button.visible = False
        self.widgets = (self._button,)

    def prepare(self, view: RummyView) -> Callable[[], object]:
        """Whether the player will be out."""
        away = _is_away(view)

        def show() -> None:
            self._away = away

        return show

    def place(self) -> None:
        """In the middle of the empty hand."""
        table, style = self.table, self.style
        hand = pygame.Rect(self.board.layout.zones["hand"])
        self._button.visible = self._away
        self._button.label = _("Watch again") if table.hastened else _("Play on to the end")
        self._button.tip = _("You are out of the match: the others play on without pauses")
        box = pygame.Rect(0, 0, min(hand.width, style.px(_WIDE)), style.target(64))
        box.center = hand.center
        self._button.place(box)

    def _toggle(self) -> None:
        self.table.hasten(not self.table.hastened)
        self.place()


def _is_away(view: RummyView) -> bool:
    return view.seat not in view.playing
