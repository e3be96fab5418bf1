"""The emblem of a game on a disc of the cloth of its home, for lists and tabs."""

from __future__ import annotations

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.tables import TABLES, home_of
from game.ui.graphics.theme import hex_of, table_theme

_WOVEN = 62
"""The share of the disc that the emblem takes, in percent."""


def draw_emblem(surface: pygame.Surface, style: Style, rect: pygame.Rect, game: str) -> None:
    """A disc that fills a square."""
    look = TABLES[home_of(game)]
    theme = look.dyed(table_theme(style.theme))
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="c" cx="0.5" cy="0.4">'
        f'<stop offset="0" stop-color="{hex_of(theme.felt_light)}"/>'
        f'<stop offset="1" stop-color="{hex_of(theme.felt_deep)}"/></radialGradient></defs>'
        f'<circle cx="50" cy="50" r="47" fill="url(#c)" stroke="{hex_of(theme.brass)}" stroke-width="4"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
    side = max(1, rect.width * _WOVEN // 100)
    emblem = style.pictures.svg(("table", look.name, "emblem.svg"), (side, side))
    surface.blit(emblem, emblem.get_rect(center=rect.center))
