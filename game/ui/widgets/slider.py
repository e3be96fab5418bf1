"""A value on a scale: dragged, clicked, or stepped with the arrows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel, draw_text
from game.ui.graphics.text import TextStyle
from game.ui.widgets.base import Widget

_FIGURE: Final = 96
"""Units that the figure takes at the end of the track."""
_WIDE, _HIGH = 560, 48
_NARROWEST: Final = 240
"""Units of its size, and of the width in which its steps can still be hit."""


class Slider(Widget):
    """Whole numbers from `low` to `high` in steps.

    `action` is told of every change, and whether it is settled: while the knob is dragged it is not.
    """

    def __init__(
        self,
        name: str,
        span: tuple[int, int, int],
        value: int,
        action: Callable[[int, bool], None],
        shown: Callable[[int], str],
        *,
        tip: str = "",
    ) -> None:
        """`span` is lowest, highest and step; `shown` gives the figure beside the track."""
        super().__init__(name, tip=tip)
        self._low, self._high, self._step = span
        self._value = value
        self._action = action
        self._shown = shown
        self._dragged = False
        self._knob = 12
        self._figure = 60

    @property
    def value(self) -> int:
        """The chosen value."""
        return self._value

    @property
    def spoken(self) -> str:
        """The chosen value."""
        return self._shown(self._value)

    def natural(self, style: Style) -> tuple[int, int]:
        """Wide enough to hit each of many steps."""
        return style.target(_WIDE), style.target(_HIGH)

    def widths(self, style: Style) -> tuple[int, int]:
        """Its steps may lie closer where there is little room."""
        return style.target(_NARROWEST), style.target(_WIDE)

    def handle(self, event: pygame.Event) -> bool:
        """Arrows, Home and End; press, drag, release."""
        if event.type == pygame.KEYDOWN:
            steps = {
                pygame.K_LEFT: -self._step,
                pygame.K_RIGHT: self._step,
                pygame.K_HOME: self._low - self._high,
                pygame.K_END: self._high - self._low,
            }
            if event.key not in steps:
                return False
            self._take(self._value + steps[event.key], settled=True)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._dragged = True
            self._take(self._value_at(event.pos[0]), settled=False)
            return True
        if event.type == pygame.MOUSEMOTION and self._dragged:
            self._take(self._value_at(event.pos[0]), settled=False)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._dragged:
            self._dragged, self.dirty = False, True
            self._action(self._value, True)
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Track, what of it is filled, knob and figure."""
        self._knob, self._figure = style.px(13), style.px(_FIGURE)
        track = self._track()
        groove = pygame.Rect(track.left - self._knob, 0, track.width + 2 * self._knob, style.px(12))
        groove.centery = self.rect.centery
        draw_panel(surface, style, groove, PanelKind.FIELD, radius=6)
        x = self._x_of(self._value)
        filled = pygame.Rect(groove.left, groove.top, x - groove.left, groove.height)
        draw_panel(surface, style, filled, PanelKind.BRASS_PRESSED, radius=6)
        knob = pygame.Rect(0, 0, 2 * self._knob, 2 * self._knob).move_to(center=(x, self.rect.centery))
        draw_panel(surface, style, knob, PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS, 13, shadow=3)
        end = (self.rect.right - style.px(8), self.rect.centery)
        draw_text(surface, style, self._shown(self._value), 21, style.theme.text, TextStyle.STRONG, midright=end)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _track(self) -> pygame.Rect:
        """The line on which the middle of the knob can be."""
        margin = 2 * self._knob
        return pygame.Rect(
            self.rect.left + margin, self.rect.top, self.rect.width - self._figure - 2 * margin, self.rect.height
        )

    def _x_of(self, value: int) -> int:
        track = self._track()
        return track.left + track.width * (value - self._low) // (self._high - self._low)

    def _value_at(self, x: int) -> int:
        track = self._track()
        part = (x - track.left) / max(1, track.width)
        return self._low + round(part * (self._high - self._low) / self._step) * self._step

    def _take(self, value: int, *, settled: bool) -> None:
        value = max(self._low, min(self._high, value))
        if value != self._value:
            self._value, self.dirty = value, True
            self._action(value, settled)
