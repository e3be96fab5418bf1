"""A short explanation beside the widget that the pointer or the focus rests on."""

from __future__ import annotations

import pygame

from game.ui.look import Look
from game.ui.paint import draw_paragraph, draw_plate
from game.ui.plates import PlateKind
from game.ui.widgets.base import Widget
from game.ui.widgets.group import WidgetGroup

_REST_MS = 450.0


class Tooltip:
    """Belongs to a scene; `update` says whether something must be painted."""

    def __init__(self) -> None:
        self._about: Widget | None = None
        self._since = 0.0
        self._shown = False
        self.rect = pygame.Rect(0, 0, 0, 0)

    def update(self, group: WidgetGroup, look: Look, bounds: pygame.Rect, now: float) -> list[pygame.Rect]:
        """Follow pointer and focus; returns what changed on screen."""
        about = group.hovered() or group.focus
        if about and not (about.tip and about.visible):
            about = None
        changed: list[pygame.Rect] = []
        if about is not self._about:
            if self._shown:
                changed.append(self.rect.copy())
            self._about, self._since, self._shown = about, now, False
        if about and not self._shown and now - self._since >= _REST_MS:
            self._shown = True
            self.rect = self._placed(about, look, bounds)
            changed.append(self.rect.copy())
        return changed

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until it appears; None if nothing is awaited."""
        if self._about is None or self._shown:
            return None
        return max(0.0, self._since + _REST_MS - now)

    def forget(self) -> None:
        """Hide without a trace, because everything is painted anew."""
        self._about, self._shown = None, False

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint it if it is shown."""
        if not self._shown or self._about is None:
            return
        draw_plate(surface, look, self.rect, PlateKind.TOAST)
        inner = self.rect.inflate(-2 * look.px(16), -2 * look.px(10))
        draw_paragraph(surface, look, self._about.tip, 19, look.theme.text, inner)

    def _placed(self, about: Widget, look: Look, bounds: pygame.Rect) -> pygame.Rect:
        size = look.text(19)
        lines = look.type.wrap(about.tip, size, look.px(460))
        width = max(look.type.width(line, size) for line in lines) + 2 * look.px(16)
        height = len(lines) * look.type.height(size) + 2 * look.px(10)
        rect = pygame.Rect(0, 0, width, height)
        rect.midtop = (about.rect.centerx, about.rect.bottom + look.px(8))
        if rect.bottom > bounds.bottom:
            rect.bottom = about.rect.top - look.px(8)
        return rect.clamp(bounds)
