"""The signs of a review on the groove of a time line, beside one another, and the knob that shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.table.drawing.marks import INK

_SIGN, _WANTED, _LEAST = 20, 16, 12
"""The size of a sign in units; no less than so many pixels where there is room, and where there is little."""
_BESIDE: Final = 1.05
"""From one to the next of signs that stand beside one another, in their width."""
_MOST: Final = 4
"""So many of them stand beside one another; more of them lie upon one another, no further from where they belong."""
_RING, _EDGE = 3, 0.75
"""Units of the width of the ring that the knob is around a sign, and of its dark edges."""


def beside(wanted: Sequence[int], wide: int, room: tuple[int, int]) -> list[int]:
    """The middles of signs of a width, in their order, each as near as can be to where it is `wanted`.

    Those that would hide one another stand beside one another around the middle of where they belong, within a room.
    """
    runs = list[list[int]]()
    for x in wanted:
        runs.append([x])
        while len(runs) > 1 and _middles(runs[-2], wide, room)[-1] + wide > _middles(runs[-1], wide, room)[0]:
            later = runs.pop()
            runs[-1] += later
    return [x for run in runs for x in _middles(run, wide, room)]


def _middles(run: Sequence[int], wide: int, room: tuple[int, int]) -> list[int]:
    """Of the signs that stand beside one another."""
    step = wide * _BESIDE * min(1.0, _MOST / len(run))
    half = step * (len(run) - 1) / 2
    middle = max(room[0] + half, min(room[1] - half, sum(run) / len(run)))
    return [round(middle - half + step * number) for number in range(len(run))]


def sign_size(style: Style, above: int) -> int:
    """The pixels of the side of a sign with so many above the groove: there it hides no number."""
    return max(_LEAST, min(above, max(_WANTED, style.px(_SIGN))))


def draw_ring(surface: pygame.Surface, style: Style, centre: tuple[int, int], sign: int, *, lit: bool) -> None:
    """The knob where it is at a sign of so many pixels: brass between dark edges around that."""
    wide, edge = max(2, style.px(_RING)), max(1, style.px(_EDGE))
    side = sign + 2 * (wide + edge)
    rect, radius = pygame.Rect(0, 0, side, side), (sign + wide) / 2
    rect.center = centre
    colour = style.theme.brass_light if lit else style.theme.brass
    circles = "".join(
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius}" fill="none" stroke="{hex_of(shade)}" '
        f'stroke-width="{width}"/>'
        for shade, width in ((INK, wide + 2 * edge), (colour, wide))
    )
    markup = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">{circles}</svg>'
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
