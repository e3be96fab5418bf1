"""What the result of a round is made of, in lines of a label and a figure; the first is what the others add up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.text import TextStyle

_LINES: Final = 4
_SIZE: Final = 20


def account_height(style: Style) -> int:
    """Of all its lines and the tray around them, in pixels."""
    return _LINES * _step(style) + style.px(16)


def paint_account(surface: pygame.Surface, style: Style, rect: pygame.Rect, lines: Sequence[tuple[str, str]]) -> None:
    """The tray and the lines."""
    theme, px, step = style.theme, style.px, _step(style)
    draw_panel(surface, style, rect, PanelKind.TRAY)
    y = rect.top + px(8) + step // 2
    for number, (label, value) in enumerate(lines):
        shade = theme.text_soft if number else theme.text
        drawn = draw_text(surface, style, value, _SIZE, theme.text, TextStyle.STRONG, midright=(rect.right - px(16), y))
        room = drawn.left - rect.left - px(32)
        line = style.type.line(label, style.type.fitted(label, style.text(_SIZE), room), shade)
        surface.blit(line, line.get_rect(midleft=(rect.left + px(16), y)))
        y += step


def _step(style: Style) -> int:
    return style.type.height(style.text(_SIZE)) + style.px(4)
