"""The code of a deal, large, as it is read out to a friend and typed by one."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import verbatim
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.text import TextStyle

_CODE: Final = 36


def plate_height(style: Style) -> int:
    """Of the plate in pixels."""
    return style.type.height(style.text(_CODE), TextStyle.STRONG) + 2 * style.px(8)


def draw_code(surface: pygame.Surface, style: Style, rect: pygame.Rect, code: str) -> None:
    """The code in the middle of a plate; it is read from the left in every language."""
    draw_panel(surface, style, rect, PanelKind.FIELD)
    text = verbatim(code)
    size = style.type.fitted(text, style.text(_CODE), rect.width - 2 * style.px(16), TextStyle.STRONG)
    line = style.type.line(text, size, style.theme.gilt, TextStyle.STRONG)
    surface.blit(line, line.get_rect(center=rect.center))
