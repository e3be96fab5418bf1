"""A bubble of speech beside the panel of whoever says it."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.bubble import draw_bubble
from game.ui.graphics.drawing import Style
from game.ui.text import TextStyle

_SIZE: Final = 22
_WIDEST: Final = 250
"""Units of a line; a longer text is wrapped."""
_TAIL: Final = 12


def bubble_rect(style: Style, text: str, panel: pygame.Rect, window: tuple[int, int]) -> pygame.Rect:
    """Below the panel of the seat, from its outer edge inwards; its tail reaches up to the panel."""
    px, size = style.px, style.text(_SIZE)
    lines = style.type.wrap(text, size, px(_WIDEST), TextStyle.STRONG)
    wide = max(style.type.width(line, size, TextStyle.STRONG) for line in lines)
    high = len(lines) * style.type.height(size, TextStyle.STRONG)
    rect = pygame.Rect(panel.left, panel.bottom + px(_TAIL), wide + px(32), high + px(18))
    if panel.centerx > window[0] // 2 + window[0] // 4:
        rect.right = panel.right
    return rect.clamp(pygame.Rect((0, 0), window))


def draw_speech(surface: pygame.Surface, style: Style, text: str, rect: pygame.Rect, panel: pygame.Rect) -> None:
    """The words on paper, with a tail towards the panel."""
    px, size, ink = style.px, style.text(_SIZE), style.theme.ink
    root = max(rect.left + px(24), min(panel.centerx, rect.right - px(24)))
    draw_bubble(surface, style, rect, (root, rect.top - px(_TAIL) + px(2)))
    top = rect.top + px(9)
    for words in style.type.wrap(text, size, px(_WIDEST), TextStyle.STRONG):
        line = style.type.line(words, size, ink, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midtop=(rect.centerx, top)))
        top += style.type.height(size, TextStyle.STRONG)
