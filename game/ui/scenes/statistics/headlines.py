"""The figures that matter most, large, each on a panel of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.text import TextStyle
from game.ui.widgets import Widget
from game.ui.widgets.chart import Tone, tone_colour

_VALUE: Final = 38
_LABEL: Final = 18
_ACROSS: Final = 2


class Headline(NamedTuple):
    """One figure."""

    label: str
    value: str
    detail: str = ""
    """What it is made of; may be empty."""
    tone: Tone = Tone.PLAIN
    """Plain figures are gilt."""


class Headlines(Widget):
    """Two in a row. Nothing can be done with them but to listen."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._told: Sequence[Headline] = ()

    def fill(self, told: Sequence[Headline]) -> None:
        """Show these from now on."""
        self._told, self.dirty = told, True
        self.focusable = bool(told)

    @property
    def spoken(self) -> str:
        """All of them."""
        return ". ".join(", ".join(filter(None, (each.label, each.value, each.detail))) for each in self._told)

    def natural(self, style: Style) -> int:
        """The height that it takes, in pixels."""
        rows = -(-len(self._told) // _ACROSS)
        return rows * (self._high(style) + style.px(12))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """A raised panel for each: the figure, and below it what it is."""
        gap, high = style.px(12), self._high(style)
        wide = (self.rect.width - gap * (_ACROSS - 1)) // _ACROSS
        for place, each in enumerate(self._told):
            row, column = divmod(place, _ACROSS)
            rect = pygame.Rect(self.rect.left + column * (wide + gap), self.rect.top + row * (high + gap), wide, high)
            self._paint_one(surface, style, rect, each)
        if self.focused:
            draw_focus(surface, style, self.rect.inflate(0, -gap).move(0, -gap // 2))

    def _paint_one(self, surface: pygame.Surface, style: Style, rect: pygame.Rect, each: Headline) -> None:
        theme, pad = style.theme, style.px(16)
        draw_panel(surface, style, rect, PanelKind.ROW)
        room, top = rect.width - 2 * pad, rect.top + style.px(8)
        size = style.type.fitted(each.value, style.text(_VALUE), room, TextStyle.STRONG)
        colour = theme.gilt if each.tone is Tone.PLAIN else tone_colour(theme, each.tone)
        value = style.type.line(each.value, size, colour, TextStyle.STRONG)
        high = style.type.height(style.text(_VALUE), TextStyle.STRONG)
        surface.blit(value, value.get_rect(midleft=(rect.left + pad, top + high // 2)))
        beside = room - value.get_width() - style.px(10)
        if each.detail and beside > 0:
            small = style.type.fitted(each.detail, style.text(_LABEL), beside)
            if style.type.width(each.detail, small) <= beside:
                detail = style.type.line(each.detail, small, theme.text_soft)
                surface.blit(detail, detail.get_rect(midright=(rect.right - pad, top + high // 2)))
        size = style.type.fitted(each.label, style.text(_LABEL), room)
        label = style.type.line(style.type.shortened(each.label, size, room), size, theme.text)
        surface.blit(label, (rect.left + pad, top + high))

    def _high(self, style: Style) -> int:
        value = style.type.height(style.text(_VALUE), TextStyle.STRONG)
        return value + style.type.height(style.text(_LABEL)) + style.px(16)
