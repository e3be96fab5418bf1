"""What a review found of the move that led to a moment, beside the words about the move, with the better way."""

from __future__ import annotations

from typing import Final

import pygame

from game.match.playback import Playback
from game.ui.graphics.drawing import PanelKind, Style
from game.ui.kit import Node, Panel, Space, Spacer
from game.ui.panels.decision import mistake_line
from game.ui.scenes.replay.reviewed import Graded, Reviewed
from game.ui.table.drawing.rim_panels import Panels

_SHARE: Final = 60
"""It may have this part of the place of the prompt at least, in percent."""


class Found:
    """A line that is seen while the table is at rest, after a move that was a mistake."""

    def __init__(self, reviewed: Reviewed) -> None:
        self._reviewed = reviewed
        self._graded: Graded | None = None
        self._panels: Panels | None = None
        self.node: Node = Spacer()
        """The line."""
        self.area = pygame.Rect(0, 0, 0, 0)
        """Where it is; empty while nothing is seen."""
        self.words = pygame.Rect(0, 0, 0, 0)
        """The area with that of the words about the move."""

    @property
    def said(self) -> str:
        """What it says in words."""
        return self._reviewed.said(self._graded) if self._graded is not None else ""

    def hide(self) -> pygame.Rect:
        """Show nothing; returns what is to be painted again."""
        before, self.area, self._graded = self.area, pygame.Rect(0, 0, 0, 0), None
        if self._panels is not None:
            self._panels.aside = 0
        return before

    def show(self, style: Style, playback: Playback, panels: Panels) -> pygame.Rect:
        """Show what was found of the move that led here; returns what is to be painted again.

        The panel with the words about the move makes room for it as far as it can.
        """
        self._panels = panels
        before, action = self.hide(), playback.still.action
        self.words = plate = panels.plate()
        graded = self._reviewed.at(playback.number, action.seat) if action is not None else None
        if graded is None:
            return before
        self._graded, room, gap = graded, panels.prompt_room(), style.px(Space.SMALL.value)
        line = mistake_line(self._reviewed.view(graded))
        self.node = Panel(line, PanelKind.PANEL, pad=Space.SMALL, pad_above=Space.NONE, radius=8)
        free = max(room.width - plate.width - gap, room.width * _SHARE // 100)
        wide = min(self.node.widths(style).natural, free)
        panels.aside = wide + gap
        plate = panels.plate()
        self.area = pygame.Rect(plate.right + gap, plate.top, wide, plate.height)
        self.node.arrange(style, self.area)
        self.words = plate.union(self.area)
        return before.union(self.area) if before else self.area

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The line, where it touches `area`."""
        if self.area.colliderect(area):
            self.node.paint(surface, style, self.area)
