"""A short explanation beside the widget that the pointer or the focus rests on."""

from __future__ import annotations

import pygame

from game.ui.graphics.drawing import draw_panel, draw_paragraph
from game.ui.graphics.panels import PanelKind
from game.ui.graphics.style import Style
from game.ui.widgets.base import Widget
from game.ui.widgets.group import WidgetGroup

_REST_MS = 450.0


class Tooltip:
    """Belongs to a scene; `update` says whether something must be painted."""

    def __init__(self) -> None:
        self._about: Widget | None = None
        self._text = ""
        self._since = 0.0
        self._shown = False
        self.rect = pygame.Rect(0, 0, 0, 0)

    def update(self, group: WidgetGroup, style: Style, bounds: pygame.Rect, now: float) -> list[pygame.Rect]:
        """Follow pointer and focus; returns what changed on screen."""
        keyed = group.focus if group.focus and group.focus.focused else None
        about = keyed if keyed and keyed.problem else group.hovered() or keyed
        text = about.problem or about.tip if about and about.visible else ""
        if not text:
            about = None
        changed: list[pygame.Rect] = []
        if about is not self._about or text != self._text:
            if self._shown:
                changed.append(self.rect.copy())
            self._about, self._text, self._since, self._shown = about, text, now, False
        if about and not self._shown and now - self._since >= _rest_of(about):
            self._shown = True
            self.rect = self._placed(about, group, style, bounds)
            changed.append(self.rect.copy())
        return changed

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until it appears; None if nothing is awaited."""
        if self._about is None or self._shown:
            return None
        return max(0.0, self._since + _rest_of(self._about) - now)

    def forget(self) -> None:
        """Hide without a trace, because everything is painted anew."""
        self._about, self._shown = None, False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Paint it if it is shown."""
        if not self._shown or self._about is None:
            return
        draw_panel(surface, style, self.rect, PanelKind.TOAST)
        inner = self.rect.inflate(-2 * style.px(16), -2 * style.px(10))
        draw_paragraph(surface, style, self._text, 19, style.theme.text, inner)

    def _placed(self, about: Widget, group: WidgetGroup, style: Style, bounds: pygame.Rect) -> pygame.Rect:
        """Below the widget, or above or beside it where that hides no other widget."""
        size, gap = style.text(19), style.px(8)
        lines = style.type.wrap(self._text, size, style.px(460))
        width = max(style.type.width(line, size) for line in lines) + 2 * style.px(16)
        height = len(lines) * style.type.height(size) + 2 * style.px(10)
        rect = pygame.Rect(0, 0, width, height)
        here = about.rect
        places = []
        for side, point in (
            ("midtop", (here.centerx, here.bottom + gap)),
            ("midbottom", (here.centerx, here.top - gap)),
            ("midright", (here.left - gap, here.centery)),
            ("midleft", (here.right + gap, here.centery)),
        ):
            place = rect.copy()
            setattr(place, side, point)
            places.append(place.clamp(bounds))
        others = [widget.rect for widget in group.widgets if widget.visible and widget is not about]
        free = [place for place in places if not place.colliderect(here)]
        clear = [place for place in free if place.collidelist(others) < 0]
        return next(iter(clear or free or places))


def _rest_of(about: Widget) -> float:
    """Milliseconds before anything is said about a widget."""
    return 0.0 if about.problem else _REST_MS
