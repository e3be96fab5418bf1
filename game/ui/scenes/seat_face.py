"""The face of somebody at the table of a new match; a click on it asks for that partner."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.record import SeatSetup
from game.i18n import _
from game.ui.graphics.drawing import Style, draw_focus
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.widgets import Button


class SeatFace(Button):
    """Without `action` it is only looked at."""

    def __init__(self, name: str, who: SeatSetup, *, friend: bool, action: Callable[[], None] | None = None) -> None:
        super().__init__(name, "", action or (lambda: None))
        self._who = who
        self._friend = friend
        self.enabled = action is not None
        if action is not None:
            self.tip = _("Play with {name} as your partner", name=who.name)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The medallion in the colour of the side, larger under the pointer."""
        theme, who = style.theme, self._who
        grown = style.px(4) if self.hovered and self.enabled else 0
        colour = theme.us if self._friend else theme.them
        draw_medallion(surface, style, self.rect.inflate(grown, grown), who.name, colour, face=face_of(style, who))
        if self.focused:
            draw_focus(surface, style, self.rect, radius=self.rect.height)
