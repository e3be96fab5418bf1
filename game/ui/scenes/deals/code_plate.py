"""The code of a deal, large and spaced, as it is read out to a friend."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import verbatim
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.text import TextStyle

_CODE: Final = 38
_LEAST: Final = 20
_APART: Final = 0.36
"""What lies between the groups of a code, in heights of its letters."""


def plate_height(style: Style) -> int:
    """Of the plate in pixels."""
    return style.type.height(style.text(_CODE), TextStyle.STRONG) + 2 * style.px(8)


def draw_code(surface: pygame.Surface, style: Style, rect: pygame.Rect, code: str) -> None:
    """The groups of the code side by side, a dot between them; a code is read from the left in every language."""
    draw_panel(surface, style, rect, PanelKind.FIELD)
    groups = [verbatim(group) for group in code.split("-")]
    for units in range(_CODE, _LEAST - 1, -2):
        size = style.text(units)
        apart = round(size * _APART)
        wide = sum(style.type.width(group, size, TextStyle.STRONG) for group in groups) + 2 * apart * (len(groups) - 1)
        if wide <= rect.width - 2 * style.px(16):
            break
    strip = pygame.Surface((max(1, wide), style.type.height(size, TextStyle.STRONG)), pygame.SRCALPHA)
    left = 0
    for group in groups:
        if left:
            dot = pygame.Rect(0, 0, max(3, size // 7), max(3, size // 7))
            dot.center = (left - apart, strip.get_height() // 2)
            strip.fill(style.theme.rim, dot)
        line = style.type.line(group, size, style.theme.gilt, TextStyle.STRONG)
        strip.blit(line, (left, 0))
        left += line.get_width() + 2 * apart
    surface.blit(strip, strip.get_rect(center=rect.center))
