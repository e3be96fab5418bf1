"""The small button on the plate of a door: three dots lead to all that can be done with the game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.graphics.drawing import Style, draw_focus, draw_panel
from game.ui.graphics.icons import icon
from game.ui.widgets import Button


class MoreButton(Button):
    """Shows dots, and says what they mean to whoever points at it."""

    def __init__(self, name: str, title: str, action: Callable[[], None], *, tip: str) -> None:
        """`title` is the name of the game."""
        super().__init__(name, "", action, tip=tip)
        self._title = title

    @property
    def spoken(self) -> str:
        """Whose it is."""
        return self._title

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """A panel with three dots."""
        draw_panel(surface, style, self.rect, self._panel())
        dots = icon(style, "more", min(self.rect.size), style.theme.gilt)
        surface.blit(dots, dots.get_rect(center=self.rect.center))
        if self.focused:
            draw_focus(surface, style, self.rect)
