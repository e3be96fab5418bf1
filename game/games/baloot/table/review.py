"""Looking at tricks that are over, beside them the projects that were shown (baloot 5.5, 6.3)."""

from __future__ import annotations

from typing import Final

import pygame

from game.families.tricks.table.tricks import TrickReview
from game.games.baloot.rules.state import TRICKS
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table.projects import announced, draw_projects, fitting_width, panel_size
from game.i18n import _
from game.ui.table.context import TableContext
from game.ui.text import TextStyle

_PROJECT: Final = 130
"""Units of the width of a card of a project."""
_LOWEST: Final = 57
"""Pixels of that width at least."""


class BalootReview(TrickReview):
    """A trick, and all projects that lie open."""

    def __init__(self, table: TableContext[BalootView]) -> None:
        super().__init__(table, TRICKS)
        self._projects = [one for one in announced(table.view()) if one.cards]

    @property
    def has_beside(self) -> bool:
        """Whether any project was shown."""
        return bool(self._projects)

    def paint_beside(self, surface: pygame.Surface) -> None:
        """The projects of each player below his name."""
        style, theme, area = self.style, self.style.theme, self.beside
        owners = list(dict.fromkeys(one.seat for one in self._projects))
        if not owners:
            return
        title = style.type.fitted(_("Projects shown"), style.text(26), area.width, TextStyle.STRONG)
        heading = style.type.line(_("Projects shown"), title, theme.text, TextStyle.STRONG)
        surface.blit(heading, area)
        gap = style.px(10)
        top = area.top + heading.get_height() + gap
        each = (area.bottom - top) // len(owners) - gap
        most = max(_LOWEST, style.px(_PROJECT))
        for number, seat in enumerate(owners):
            own = [one for one in self._projects if one.seat == seat]
            name = self.names[seat]
            width = fitting_width(style, own, (area.width, each), most, name)
            rect = pygame.Rect((area.left, top + number * (each + gap)), panel_size(style, own, width, name))
            draw_projects(surface, style, rect, own, width, name)
