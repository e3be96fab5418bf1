"""How far ahead or behind the player was after each round of a match, as bars up and down from a line."""

from __future__ import annotations

from decimal import Decimal
from itertools import accumulate
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import signed_text
from game.match.course import Course
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.theme import area_of
from game.ui.text import TextStyle

_CAPTION: Final = 18
_PAD: Final = 12
_NUMBER: Final = 16
"""Units of the numbers of rounds."""
_LEAST: Final = 86
"""Units of the bars at least."""
_VALUED: Final = 36
"""Units of the bars at least where values stand beyond their ends."""
_MOST: Final = 240
_WIDEST: Final = 34
"""Units of a bar at most, and of all bars together in height."""
_FEWEST: Final = 2
"""Of fewer rounds there is no course to be shown."""


def course_height(style: Style, course: Course) -> int:
    """The pixels that it takes at least; none for a match that has no course yet."""
    return least_course(style) if len(course.results) >= _FEWEST else 0


def draw_course(surface: pygame.Surface, style: Style, room: pygame.Rect, course: Course) -> None:
    """A tray with a caption, the last lead beside it, and a bar for each round; nothing where there is no room."""
    px, theme = style.px, style.theme
    words = style.type.height(style.text(_CAPTION))
    high = min(room.height, px(_MOST) + words + 3 * px(_PAD))
    if len(course.results) < _FEWEST or high < least_course(style):
        return
    tray = pygame.Rect(room.left, room.top, room.width, high)
    draw_panel(surface, style, tray, PanelKind.TRAY)
    leads = [lead + 0.0 for lead in accumulate(course.leads())]
    said = style.type.line(
        _lead_text(leads[-1]), style.text(_CAPTION), theme.won if leads[-1] >= 0 else theme.lost, TextStyle.STRONG
    )
    surface.blit(said, said.get_rect(topright=(tray.right - px(_PAD), tray.top + px(_PAD) // 2)))
    caption, wide = _("Your lead after each round"), tray.width - said.get_width() - 4 * px(_PAD)
    size = style.type.fitted(caption, style.text(_CAPTION), wide)
    line = style.type.line(style.type.shortened(caption, size, wide), size, theme.text_soft)
    surface.blit(line, (tray.left + px(_PAD), tray.top + px(_PAD) // 2))
    plot = pygame.Rect(tray.left + px(_PAD), tray.top + px(_PAD) // 2 + words + px(4), tray.width - 2 * px(_PAD), 0)
    numbers = style.type.height(style.text(_NUMBER))
    plot.height = tray.bottom - px(_PAD) // 2 - numbers - plot.top
    most, least = max(0.0, *leads), min(0.0, *leads)
    slot = plot.width / len(leads)
    values = [_lead_text(lead) for lead in leads]
    valued = max(style.type.width(value, style.text(_NUMBER)) for value in values) <= slot - px(6)
    valued = valued and plot.height >= px(_VALUED) + numbers
    if valued:  # beyond the ends of the bars
        plot.top += numbers if most > 0 else 0
        plot.height -= (numbers if most > 0 else 0) + (numbers if least < 0 else 0)
    scale = plot.height / ((most - least) or 1.0)
    ground = plot.top + round(most * scale)
    foot = plot.bottom + (numbers if valued and least < 0 else 0)
    bar = max(1, min(px(_WIDEST), round(slot * 0.72)))
    widest = style.type.width(str(len(leads)), style.text(_NUMBER)) + px(_PAD)
    every = max(1, -(-widest // max(1, round(slot))))
    for place, lead in enumerate(leads):
        if place % every == 0:
            below = (plot.left + round(slot * (place + 0.5)), foot)
            draw_text(surface, style, str(place + 1), _NUMBER, theme.text_faint, midtop=below)
        end = plot.top + round((most - lead) * scale)
        left = plot.left + round(slot * (place + 0.5)) - bar // 2
        ink = theme.won if lead >= 0 else theme.lost
        surface.fill(area_of(theme, ink), (left, min(end, ground), bar, abs(end - ground)))
        if valued:
            top = min(end, ground) - numbers if lead >= 0 else max(end, ground)
            draw_text(surface, style, values[place], _NUMBER, ink, midtop=(left + bar // 2, top))
    surface.fill(theme.rim, (plot.left, ground, plot.width, max(1, px(1.5))))


def _lead_text(lead: float) -> str:
    return signed_text(Decimal(f"{lead:.4f}").normalize() + 0)


def least_course(style: Style) -> int:
    """The pixels of the lowest tray."""
    return style.px(_LEAST) + style.type.height(style.text(_CAPTION)) + 2 * style.px(_PAD)
