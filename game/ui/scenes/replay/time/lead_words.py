"""What a curve of the lead is called, and the lead at the moment that is shown, before the curve."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.time.lead import lead_titles
from game.ui.shared_texts import number_text
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark, mark_colour

_HEAD: Final = 14
_VALUE: Final = 20
"""Units of the letters of what it is, and of the lead."""
_CLOSE: Final = 1.7
"""Lines that one above the other takes at least: few letters reach below theirs."""
_THREE: Final = 2.6
"""The same of three."""
_SHARE: Final = 45
"""Of the height the letters of the lead have no more than this, in percent."""
_MARK: Final = 6
"""Units of the size of the mark of who leads."""
_BEFORE: Final = 2 * _MARK + 6
"""Units that it takes before the lead."""


def lead_height(style: Style) -> int:
    """The least height in which what it is stands above the lead."""
    return round(_CLOSE * style.type.height(style.text(_HEAD)))


def draw_lead(
    surface: pygame.Surface,
    style: Style,
    room: pygame.Rect,
    lead: Decimal | None,
    leader: int,
    names: Sequence[str],
    parts: str = "",
) -> None:
    """One above the other, the lead in the colour of the team that has it; these are the `names` of all teams.

    Below it stands what it is made of, where there is room.
    """
    if room.width <= 0:
        return
    theme, type_ = style.theme, style.type
    head = lead_titles(names)[leader if lead else 0]
    value = "–" if lead is None else number_text(abs(lead))
    before = style.px(_BEFORE) if lead else 0
    small = type_.fitted(head, style.text(_HEAD), room.width)
    large = type_.fitted(value, style.text(_VALUE), room.width - before, TextStyle.STRONG)
    large = min(large, max(small, room.height * _SHARE // 100))
    number = type_.line(value, large, mark_colour(theme, leader) if lead else theme.text, TextStyle.STRONG)
    line = type_.line(type_.shortened(head, small, room.width), small, theme.text_soft)
    apart = min(room.height // 2, (type_.height(small) + type_.height(large, TextStyle.STRONG)) // 2)
    upper, lower = room.centery - apart // 2, room.centery + apart - apart // 2
    if parts and type_.width(parts, small) <= room.width and room.height >= _THREE * type_.height(small):
        apart = min(apart, (room.height - type_.height(small) * 4 // 5) // 2)
        upper, lower = room.centery - apart, room.centery
        made = type_.line(parts, small, theme.text_soft)
        surface.blit(made, made.get_rect(midleft=(room.left, room.centery + apart)))
    surface.blit(line, line.get_rect(midleft=(room.left, upper)))
    place = number.get_rect(midleft=(room.left + before, lower))
    surface.blit(number, place)
    if lead:
        draw_mark(surface, style, leader, (place.left - before + style.px(_MARK), place.centery), _MARK)
