"""A number on a gold coin, as it stands in a picture and before the text about it."""

from __future__ import annotations

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.text import TextStyle


def draw_badge(surface: pygame.Surface, style: Style, rect: pygame.Rect, number: str) -> None:
    """Fills `rect`, which is square."""
    across = rect.width
    rim = max(1.5, across / 16)
    theme = style.theme
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{across}">'
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{across}">'
        f'<stop offset="0" stop-color="{hex_of(theme.brass_light)}"/>'
        f'<stop offset="1" stop-color="{hex_of(theme.brass)}"/></linearGradient></defs>'
        f'<circle cx="{across / 2}" cy="{across / 2}" r="{across / 2 - rim / 2}" fill="url(#g)" '
        f'stroke="{hex_of(theme.ink)}" stroke-width="{rim}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
    line = style.type.line(number, round(across * 0.62), theme.ink, TextStyle.STRONG)
    surface.blit(line, line.get_rect(center=rect.center))
