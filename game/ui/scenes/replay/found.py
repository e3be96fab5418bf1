"""What a review found of the move that led to a moment, beside the words that tell the move."""

from __future__ import annotations

from typing import Final

import pygame

from game.match.playback import Playback
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.scenes.replay.reviewed import Graded, Reviewed
from game.ui.table.drawing.rim_panels import Panels
from game.ui.text import TextStyle

_TEXT: Final = 20
_GAP: Final = 8
"""Units of the letters, and between sign, words and edges."""
_BORDER: Final = 6
"""Units around the sign."""


class Found:
    """Is seen while the table lies, after a move that was a mistake."""

    def __init__(self, reviewed: Reviewed) -> None:
        self._reviewed = reviewed
        self._graded: Graded | None = None
        self.area = pygame.Rect(0, 0, 0, 0)
        """Empty while nothing is seen."""
        self.words = pygame.Rect(0, 0, 0, 0)
        """The same with what tells the move."""

    def hide(self) -> pygame.Rect:
        """Show nothing; returns what is to be painted again."""
        before, self.area, self._graded = self.area, pygame.Rect(0, 0, 0, 0), None
        return before

    def show(self, style: Style, playback: Playback, panels: Panels) -> pygame.Rect:
        """Of what led to the moment that is shown, beside the panel that tells it; returns what to paint again."""
        before, action, plate = self.hide(), playback.still.action, panels.plate()
        self.words = plate
        graded = self._reviewed.at(playback.number, action.seat) if action is not None else None
        if graded is None:
            return before
        room, gap = panels.prompt_room(), style.px(_GAP)
        needed = style.type.width(self._reviewed.told(graded), style.text(_TEXT), TextStyle.STRONG)
        needed += plate.height + 2 * gap
        after, ahead = room.right - plate.right - gap, plate.left - room.left - gap
        wide = min(needed, max(after, ahead))
        left = plate.right + gap if after >= wide else plate.left - gap - wide
        self._graded, self.area = graded, pygame.Rect(left, plate.top, wide, plate.height)
        self.words = plate.union(self.area)
        return before.union(self.area) if before else self.area

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The sign and the words, where they touch `area`."""
        if self._graded is None or not self.area.colliderect(area):
            return
        gap, text = style.px(_GAP), self._reviewed.told(self._graded)
        draw_panel(surface, style, self.area, PanelKind.PANEL, radius=8)
        side = self.area.height - 2 * style.px(_BORDER)
        sign = pygame.Rect(self.area.left + gap, self.area.centery - side // 2, side, side)
        self._reviewed.draw(surface, style, sign, self._graded)
        left = sign.right + gap
        room = self.area.right - gap - left
        size = style.type.fitted(text, style.text(_TEXT), room, TextStyle.STRONG)
        text = style.type.shortened(text, size, room, TextStyle.STRONG)
        line = style.type.line(text, size, style.theme.text, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midleft=(left, self.area.centery)))
