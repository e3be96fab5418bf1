"""The mark of a key moment on a time line."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.scenes.replay.key_moments import KeyMoment
from game.ui.widgets.graph import draw_mark

KEY: Final = 8
"""Units of the size of the mark of a key moment."""
_RING: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
    '<circle cx="10" cy="10" r="7.5" fill="none" stroke="{colour}" stroke-width="4"/></svg>'
)


def draw_key(surface: pygame.Surface, style: Style, key: KeyMoment, centre: tuple[int, int], units: float) -> None:
    """The mark of a key moment: that of whose doing it was, or a ring where it was nobody's."""
    if key.place is not None:
        draw_mark(surface, style, key.place, centre, units)
        return
    radius = style.px(units * 0.85)
    picture = style.pictures.drawn(_RING.format(colour=hex_of(style.theme.text_soft)), (2 * radius, 2 * radius))
    surface.blit(picture, picture.get_rect(center=centre))
