"""The numbers of the steps of a lap, each on a disc."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.text import TextStyle

_INK: Final = (16, 19, 15)
_SIDE: Final = 30
"""Units of a badge."""


def badge_side(style: Style) -> int:
    """The side of a badge in pixels."""
    return max(20, style.px(_SIDE))


def draw_badge(surface: pygame.Surface, style: Style, number: int, rect: pygame.Rect, *, lit: bool = True) -> None:
    """The number of a step; one that is not `lit` is a mere outline."""
    theme = style.theme
    fill, edge = (theme.brass_light, _INK) if lit else (theme.panel, theme.brass_dark)
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="45" fill="{hex_of(fill)}" stroke="{hex_of(edge)}" stroke-width="7"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
    px = max(13, round(rect.height * (0.58 if number < 10 else 0.46)))
    sign = style.type.line(str(number), px, _INK if lit else theme.text, TextStyle.STRONG)
    surface.blit(sign, sign.get_rect(center=rect.center))
