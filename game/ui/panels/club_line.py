"""The line that compares a match with Club, painted by the scenes that are not composed of nodes yet."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style

CLUB_LINE: Final = 22
"""Units of its text."""


def draw_club_line(surface: pygame.Surface, style: Style, rect: pygame.Rect, text: str) -> None:
    """Write the text in the middle of a rectangle, in lines that have room, else in one that is smaller."""
    size = style.text(CLUB_LINE)
    lines = style.type.balanced(text, size, rect.width)
    if len(lines) > max(1, rect.height // style.type.height(size)):
        size = style.type.fitted(text, size, rect.width)
        lines = [style.type.shortened(text, size, rect.width)]
    high = style.type.height(size)
    top = rect.centery - len(lines) * high // 2
    for words in lines:
        line = style.type.line(words, size, style.theme.gilt)
        surface.blit(line, line.get_rect(midtop=(rect.centerx, top)))
        top += high
