"""The mark of a key moment on a time line: that of whose doing it was, with the number of the moment in it."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import contrast, hex_of
from game.ui.scenes.replay.key_moments import KeyMoment
from game.ui.text import TextStyle
from game.ui.widgets.graph import mark_colour, mark_markup

KEY: Final = 12
"""Units of half the height of the mark of a key moment."""
_NUMBER: Final = 15
"""Units of its number."""
_SHAPES: Final = (1.18, 1.28, 1.2, 1.3)
"""The size of each mark in halves of its height: shapes of one height hold more or less of a number."""
WIDEST: Final = max(_SHAPES)
"""Half the width of the broadest in halves of its height."""
_LOWER: Final = (0.0, 0.0, 0.0, 0.24)
"""By how much of that the middle of a number lies below that of its mark."""
_FREE: Final = 1.6
"""A number takes no more than so many halves of the height."""
_RING: Final = '<circle cx="{x}" cy="{x}" r="{radius}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'


def draw_key(
    surface: pygame.Surface, style: Style, key: KeyMoment, centre: tuple[int, int], half: int, number: int
) -> None:
    """The mark, `half` its height in pixels, with a `number` in it where that is not 0 and there is room.

    What was nobody's doing has a ring.
    """
    theme, shape = style.theme, (key.place or 0) % len(_SHAPES)
    side = 2 * round(half * WIDEST) + 2
    if key.place is None:
        ink, wide = theme.text_soft, style.px(2)
        drawn = _RING.format(x=side / 2, radius=half - wide / 2, colour=hex_of(ink), wide=wide)
    else:
        shade = mark_colour(theme, key.place)
        ink = max((theme.ink, theme.parchment), key=lambda each: contrast(each, shade))
        drawn = mark_markup(shape, side / 2, side / 2, half * _SHAPES[shape], hex_of(shade))
    markup = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">{drawn}</svg>'
    picture = style.pictures.drawn(markup, (side, side))
    surface.blit(picture, picture.get_rect(center=centre))
    if not number:
        return
    room = round(half * _FREE)
    size = style.type.fitted(str(number), style.text(_NUMBER), room, TextStyle.STRONG)
    line = style.type.line(str(number), size, ink, TextStyle.STRONG)
    if line.get_width() <= room:
        surface.blit(line, line.get_rect(center=(centre[0], centre[1] + round(half * _LOWER[shape]))))
