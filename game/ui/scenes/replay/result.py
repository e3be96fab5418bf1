"""How a round ended, in a panel: whose it was, and what every team made."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.scenes.replay.key_moments import Ended
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark, mark_colour

_HIGH: Final = 132
"""Units of its height."""
_VERDICT: Final = 19
_NAME: Final = 17
_POINTS: Final = 26
_MARK: Final = 7
"""Units of the letters, and of the size of a mark."""


def result_height(style: Style, ended: Ended | None) -> int:
    """The pixels that it takes; 0 where there is nothing to tell."""
    return style.px(_HIGH) if ended is not None and ended.made else 0


def draw_result(surface: pygame.Surface, style: Style, rect: pygame.Rect, ended: Ended) -> None:
    """The verdict, and below it a column a team: its name above its points."""
    theme, px, type_ = style.theme, style.px, style.type
    draw_panel(surface, style, rect, PanelKind.ROW, radius=8)
    colour = theme.text if ended.place is None else mark_colour(theme, ended.place)
    size = type_.fitted(ended.verdict, style.text(_VERDICT), rect.width - px(24), TextStyle.STRONG)
    line = type_.line(ended.verdict, size, colour, TextStyle.STRONG)
    surface.blit(line, line.get_rect(midtop=(rect.centerx, rect.top + px(10))))
    top = rect.top + px(14) + line.get_height()
    wide = rect.width // len(ended.made)
    room = wide - px(30)
    named = min(type_.fitted(name, style.text(_NAME), room) for _place, name, _points in ended.made)
    for column, (place, name, points) in enumerate(ended.made):
        middle = rect.left + wide * column + wide // 2
        label = type_.line(type_.shortened(name, named, room), named, theme.text_soft)
        shown = label.get_rect(midtop=(middle + px(10), top))
        surface.blit(label, shown)
        draw_mark(surface, style, place, (shown.left - px(12), shown.centery), _MARK)
        number = type_.line(points, type_.fitted(points, style.text(_POINTS), room), theme.text, TextStyle.STRONG)
        surface.blit(number, number.get_rect(midtop=(middle, shown.bottom)))
