"""The marks of a time line: that of a key moment, and that of whose a round was."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.scenes.replay.key_moments import KeyMoment
from game.ui.widgets.graph import draw_mark

KEY: Final = 8
"""Units of the size of the mark of a key moment."""
_WON: Final = 5
"""Units of the size of a mark beside a crown."""
_RING: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
    '<circle cx="10" cy="10" r="7.5" fill="none" stroke="{colour}" stroke-width="4"/></svg>'
)
_CROWN: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
    '<path d="M3 16 L1.5 6 L6.5 10 L10 3.5 L13.5 10 L18.5 6 L17 16 Z" fill="{colour}"/></svg>'
)


def draw_key(surface: pygame.Surface, style: Style, key: KeyMoment, centre: tuple[int, int], units: float) -> None:
    """The mark of a key moment: that of whose doing it was, or a ring where it was nobody's."""
    if key.place is not None:
        draw_mark(surface, style, key.place, centre, units)
        return
    radius = style.px(units * 0.85)
    picture = style.pictures.drawn(_RING.format(colour=hex_of(style.theme.text_soft)), (2 * radius, 2 * radius))
    surface.blit(picture, picture.get_rect(center=centre))


def crowned_width(style: Style) -> int:
    """The pixels of a crown with a mark, and of the gap before them."""
    return style.px(4 * _WON + 12)


def draw_crowned(surface: pygame.Surface, style: Style, place: int, colour: Rgb, left: tuple[int, int]) -> None:
    """A crown and the mark of whose it is, behind what ends at the middle `left` of them."""
    crown = pygame.Rect(0, 0, style.px(2 * _WON + 5), style.px(2 * _WON + 5))
    crown.midleft = left[0] + style.px(4), left[1]
    surface.blit(style.pictures.drawn(_CROWN.format(colour=hex_of(colour)), crown.size), crown)
    draw_mark(surface, style, place, (crown.right + style.px(_WON + 2), left[1]), _WON)
