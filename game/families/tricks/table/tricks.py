"""Tricks on the table: how many each team has won, and the last one again on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

import pygame

from game.engine import Action
from game.families.tricks.table.trick_review import Reviewed, TrickReview, reviewable
from game.i18n import _
from game.tricks.rules import SEATS
from game.ui.graphics.drawing import draw_panel
from game.ui.graphics.panels import PanelKind
from game.ui.shortcuts import Command
from game.ui.table.component import TableComponent
from game.ui.table.context import TableContext
from game.ui.table.layout.geometry import bounds
from game.ui.text import TextStyle
from game.ui.widgets import Button
from game.ui.widgets.graph import draw_mark

V = TypeVar("V", bound=Reviewed)

_MARK: Final = 22
"""Units that the mark of a team takes."""


class Tricks(TableComponent[V]):
    """Counts the heaps, and has a button that lays the last trick open."""

    def __init__(
        self, table: TableContext[V], open_review: Callable[[TableContext[V]], TrickReview], playing: type
    ) -> None:
        super().__init__(table)
        self._open_review = open_review
        self._playing = playing
        """The phase in which cards are played."""
        self._button = Button("review", "", self.review, size=18)
        self.widgets = (self._button,)

    def review(self) -> None:
        """Lay the last trick open, or all of them where that was agreed."""
        table = self.table
        if reviewable(table.view()):
            table.stage.push(self._open_review(table))
        else:
            table.say(_("No trick has been taken yet."))

    def commands(self) -> Mapping[Command, Callable[[], object]]:
        """The key that does the same."""
        return {Command.REVIEW: self.review}

    def place(self) -> None:
        """The button stands above the others beside the hand."""
        table = self.table
        view = table.view()
        self._button.label = _("Tricks") if view.options.review == "all_tricks" else _("Last trick")
        key = table.stage.shortcuts.text(Command.REVIEW) or "–"
        self._button.tip = _("What was played to it ({key})", key=key)
        self._button.enabled = bool(reviewable(view))
        self._button.place(table.button_row(2))

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """How many tricks lie on each heap."""
        return {f"tricks {team}": (panel, text) for team, text, panel in self._panels()}

    def clicked(self, zone: str, taking: Sequence[Action]) -> bool:
        """A heap shows the last trick."""
        if not zone.startswith("won."):
            return False
        self.review()
        return True

    def stops(self) -> Sequence[Sequence[str]]:
        """The trick, while cards are played to it."""
        return (("trick",),) if isinstance(self.table.view().phase, self._playing) else ()

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Upon each heap whose it is, and how many tricks it holds."""
        style, teams = self.style, self.table.match.teams
        for team, text, panel in self._panels():
            if panel.colliderect(area):
                draw_panel(surface, style, panel, PanelKind.TOAST, radius=8)
                place = 0 if team == teams[self.table.seat] else 1
                draw_mark(surface, style, place, (panel.left + style.px(_MARK) // 2 + style.px(4), panel.centery), 7)
                line = style.type.line(text, style.text(20), style.theme.text, TextStyle.STRONG)
                surface.blit(line, line.get_rect(midright=(panel.right - style.px(8), panel.centery)))

    def _panels(self) -> list[tuple[int, str, pygame.Rect]]:
        style, board = self.style, self.board
        panels, aloft = [], board.aloft
        for place, slots in board.layout.slots.items():
            landed = sum(sprite not in aloft for sprite in board.pool.at(place))
            if place.zone != "won" or place.owner is None or not slots or not landed:
                continue
            text = str(len(slots) // SEATS)
            heap = pygame.Rect(bounds([slot.rect for slot in slots]))
            wide = style.type.width(text, style.text(20), TextStyle.STRONG) + style.px(_MARK) + style.px(14)
            panel = pygame.Rect(0, 0, wide, style.type.height(style.text(20), TextStyle.STRONG))
            panel.bottomright = (heap.right - style.px(5), heap.bottom - style.px(5))
            panels.append((place.owner, text, panel))
        return panels
