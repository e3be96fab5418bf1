"""Whose the lines of a match are, behind their ends: the mark, the name, and what each had at last."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import number_text
from game.ui.graphics.drawing import Style
from game.ui.graphics.icons import icon
from game.ui.scenes.replay.time.lead_words import CLOSE
from game.ui.scenes.replay.time.marks import beside_one_another, draw_stem
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark, mark_colour

_TEXT: Final = 15
"""Units of the letters."""
_MARK: Final = 5
"""Units of the size of a mark."""
_GAP: Final = 6
"""Units between the curve, marks, names and figures."""
_MOST: Final = 5
"""They take no more than 1 / so much of the width of what they stand behind."""
_WIDEST: Final = "−000"
_THICK: Final = 2
"""Units of the width of what leads from a line to its mark."""


def owners_width(style: Style, names: Sequence[str], room: int) -> int:
    """The pixels that they take; 0 where that is too much of the room, or there is nobody."""
    size, gap = style.text(_TEXT), style.px(_GAP)
    named = max((style.type.width(name, size, TextStyle.STRONG) for name in names), default=0)
    wide = 4 * gap + style.px(2 * _MARK) + size + named + style.type.width(_WIDEST, size, TextStyle.STRONG)
    return wide if names and wide * _MOST <= room else 0


def draw_owners(
    surface: pygame.Surface,
    style: Style,
    names: Sequence[str],
    ends: Sequence[tuple[float, int]],
    room: pygame.Rect,
    *,
    won: Sequence[int] = (),
) -> None:
    """For each of the names what was had at last, and at which height its line ends: as near to that as others let it.

    Those places that have `won` stand in gold, with a tick.

    Above them stands what they are, where there is room; where not all lines have room below one another they are
    smaller.
    """
    type_, gap, mark = style.type, style.px(_GAP), style.px(_MARK)
    size = style.text(_TEXT)
    high = min(round(type_.height(size, TextStyle.STRONG) * CLOSE), room.height // max(1, len(names)))
    if high * (len(names) + 1) <= room.height:
        head = type_.line(_("At the end"), type_.fitted(_("At the end"), size, room.width - gap), style.theme.text_soft)
        surface.blit(head, head.get_rect(topright=room.topright))
        room = pygame.Rect(room.left, room.top + high, room.width, room.height - high)
    order = sorted(range(len(names)), key=lambda place: (ends[place][1], place))
    wanted = [ends[place][1] - high // 2 for place in order]
    tops = beside_one_another(wanted, [high] * len(order), (room.top, room.bottom))
    for place, top in zip(order, tops or wanted, strict=True):
        (points, end), middle, colour = ends[place], top + high // 2, mark_colour(style.theme, place)
        x = room.left + 2 * gap + mark
        draw_stem(surface, style, colour, ((room.left, end), (x - mark, middle)), max(1.5, style.px(_THICK)))
        draw_mark(surface, style, place, (x, middle), _MARK)
        shade = style.theme.won if place in won else style.theme.text
        figure = type_.line(number_text(Decimal(str(points))), size, shade, TextStyle.STRONG)
        surface.blit(figure, figure.get_rect(midright=(room.right, middle)))
        left, right = x + mark + gap, room.right - figure.get_width() - gap
        if place in won:
            tick = icon(style, "tick", size, shade)
            surface.blit(tick, tick.get_rect(midright=(right + gap // 2, middle)))
            right -= size - gap // 2
        name = type_.shortened(names[place], size, right - left, TextStyle.STRONG)
        line = type_.line(name, size, colour, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midleft=(left, middle)))
