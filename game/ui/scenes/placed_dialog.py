"""Dialogs that place their controls by hand, until they are composed of nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import pygame

from game.ui.graphics.background import corners, inlay, lettering
from game.ui.graphics.drawing import PanelKind, draw_panel, draw_paragraph
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widget_scene import WidgetScene
from game.ui.widgets import Widget

_WIDTH = 680
_ROW: Final = 62


class PlacedDialog(WidgetScene):
    """Controls below each other or in rows, the first focused. Escape and a click beside it take it away."""

    name = "dialog"
    overlay = True
    width: ClassVar[int] = _WIDTH
    """Units that it is wide."""

    def __init__(self, stage: Stage, title: str, text: str, controls: Sequence[Widget | Sequence[Widget]]) -> None:
        super().__init__(stage)
        self.fill(title, text, controls)
        self.group.set_focus(self.group.widgets[0])

    def fill(self, title: str, text: str, controls: Sequence[Widget | Sequence[Widget]]) -> None:
        """What it says and offers; a sequence of controls shares a row."""
        self._title = title
        self._text = text
        self._rows = [[row] if isinstance(row, Widget) else list(row) for row in controls]
        self.group.replace([widget for row in self._rows for widget in row])

    def announcement(self) -> str:
        """Its title and its text."""
        return f"{self._title}. {self._text}"

    def layout(self, size: tuple[int, int]) -> None:
        """In the middle, as high as it needs to be."""
        style, px = self.style, self.style.px
        pad, gap = px(48), px(16)
        width = min(px(self.width), size[0] - px(40))
        inner = width - 2 * pad
        lines = style.type.wrap(self._text, style.text(21), inner) if self._text else []
        heading = style.type.height(style.text(44), TextStyle.TITLE)
        text = len(lines) * style.type.height(style.text(21))
        heights = [self.row_height(row) for row in self._rows]
        controls = sum(heights) + gap * (len(heights) - 1)
        above = text + (px(26) if lines else 0)
        height = pad + heading + px(34) + above + controls + pad
        self._box = pygame.Rect(0, 0, width, height)
        self._box.center = (size[0] // 2, size[1] // 2)
        self._band = pygame.Rect(self._box.left + pad, self._box.top + pad + heading + px(4), inner, px(12))
        self._lines = pygame.Rect(self._band.left, self._band.bottom + px(18), inner, text)
        top = self._box.bottom - pad - controls
        for row, high in zip(self._rows, heights, strict=True):
            width = (inner - gap * (len(row) - 1)) // len(row)
            for place, widget in enumerate(row):
                widget.place(pygame.Rect(self._box.left + pad + place * (width + gap), top, width, high))
            top += high + gap

    def row_height(self, row: Sequence[Widget]) -> int:
        """How high a row of controls is, in pixels."""
        return self.style.target(_ROW)

    def handle(self, event: pygame.Event) -> bool:
        """As every scene of widgets; a click outside closes."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._box.collidepoint(event.pos):
            self.back()
            return True
        return super().handle(event)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The dimmed scene and the box."""
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
        self.paint_box(surface)

    def paint_box(self, surface: pygame.Surface) -> None:
        """The box with its title and its lines."""
        style, theme = self.style, self.style.theme
        draw_panel(surface, style, self._box, PanelKind.PANEL, radius=6)
        corners(style, surface, self._box.inflate(style.px(4), style.px(4)), 52)
        title = lettering(style, self._title, style.text(44))
        surface.blit(title, title.get_rect(midbottom=(self._box.centerx, self._band.top - style.px(4))))
        inlay(style, surface, self._band)
        if self._text:
            draw_paragraph(surface, style, self._text, 21, theme.text, self._lines)
