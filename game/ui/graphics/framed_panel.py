"""The framed panel that most scenes put their things on."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.graphics.background import corners, inlay, lettering
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.graphics.style import Style


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel in the middle of the window, with room for a title above `inner`."""

    rect: pygame.Rect
    inner: pygame.Rect
    band: pygame.Rect
    """The inlay under the title."""

    def paint(self, surface: pygame.Surface, style: Style, title: str) -> None:
        """The panel with brass corners, the title and its inlay."""
        draw_panel(surface, style, self.rect, PanelKind.PANEL, radius=6)
        corners(style, surface, self.rect.inflate(style.px(6), style.px(6)))
        text = lettering(style, title, style.px(62))
        surface.blit(text, text.get_rect(midbottom=(self.rect.centerx, self.band.top - style.px(2))))
        inlay(style, surface, self.band)


def panel_for(style: Style, size: tuple[int, int], units: tuple[float, float]) -> Panel:
    """A panel of up to `units` in a window of `size` pixels."""
    px = style.px
    rect = pygame.Rect(0, 0, min(px(units[0]), size[0] - px(56)), min(px(units[1]), size[1] - px(48)))
    rect.center = (size[0] // 2, size[1] // 2)
    band = pygame.Rect(rect.left + px(90), rect.top + px(96), rect.width - px(180), px(14))
    top = band.bottom + px(28)
    inner = pygame.Rect(rect.left + px(64), top, rect.width - px(128), rect.bottom - px(40) - top)
    return Panel(rect, inner, band)
