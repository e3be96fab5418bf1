"""What the days of a month lie on: the cloth of the game's home in a frame of wood and brass."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.ui.graphics.background import corners
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.tables import TABLES, home_of
from game.ui.graphics.theme import DAY, hex_of, mixed, table_theme

FRAME: Final = 13
"""Units of the frame."""
_BLEACHED: Final = 0.7
"""How much of a white page is in the cloth by day."""
_CORNER: Final = 50
_OVER: Final = 5
"""Units of the brass corners, and by which they reach over the frame."""
_RADIUS: Final = 8


def felt_style(style: Style, game: str) -> Style:
    """The style in which something lies on the cloth of a game's home, which is bleached by day."""
    look = TABLES[home_of(game)]
    if style.theme is not DAY:
        return replace(style, theme=look.dyed(table_theme(style.theme)))
    dyed, page = look.dyed(DAY), DAY.parchment
    light, deep = mixed(dyed.felt_light, page, _BLEACHED), mixed(dyed.felt, page, _BLEACHED)
    return replace(style, theme=replace(DAY, felt_light=light, felt_deep=deep))


def draw_board(surface: pygame.Surface, style: Style, cloth: pygame.Rect) -> None:
    """The cloth, by day a light one with a hem, its frame around it, a line of brass on either edge, and corners.

    The `style` is that of the cloth.
    """
    whole = cloth.inflate(2 * style.px(FRAME), 2 * style.px(FRAME))
    draw_panel(surface, style, whole, PanelKind.CLOTH if style.theme is DAY else PanelKind.FELT, radius=_RADIUS)
    surface.blit(style.pictures.drawn(_lines_markup(style, whole.size), whole.size), whole)
    corners(style, surface, whole.inflate(2 * style.px(_OVER), 2 * style.px(_OVER)), _CORNER)


def _lines_markup(style: Style, size: tuple[int, int]) -> str:
    """A thin line at the outer edge of the frame and a brighter one at the inner."""
    (wide, high), theme, inner = size, style.theme, style.px(FRAME)
    lines = ((1.5 * style.scale, theme.brass_dark, 1.0), (inner, theme.brass, 0.9))
    drawn = "".join(
        f'<rect x="{inset}" y="{inset}" width="{wide - 2 * inset}" height="{high - 2 * inset}" rx="{style.px(4)}" '
        f'fill="none" stroke="{hex_of(colour)}" stroke-opacity="{opacity}" stroke-width="{max(1.0, 2 * style.scale)}"/>'
        for inset, colour, opacity in lines
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">{drawn}</svg>'
