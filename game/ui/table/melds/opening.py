"""The meter of an opening: a bar of the points that the first melds must count, and its words."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import opening_text
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import mixed
from game.ui.table.facts import Opening
from game.ui.text import TextStyle

_WIDE: Final = 300
"""Units of a room for words that is wide."""
_WIDEST: Final = 640
"""Units of the bar at most."""
_BAR: Final = 18
_BELOW: Final = 8
"""Units between the bar and its words."""
_LINES: Final = 2
"""Those that each part of what is needed is set in, where that makes it no smaller."""
_DARK: Final = 0.55
"""How much darker than the felt the bar is where nothing fills it."""


def opening_words(opening: Opening, *, brief: bool = False) -> tuple[str, ...]:
    """How many of the points there are, and whether there is a pure run where one is needed."""
    points = opening_text(opening.points, opening.limit)
    if brief and opening.points < opening.limit:
        points = _("{number} of {count}", number=opening.points, count=opening.limit)
    if opening.pure_run is None:
        return (points,)
    return points, _("pure run ✓") if opening.pure_run else _("pure run ✗")


def opening_height(style: Style, opening: Opening, room: tuple[int, int]) -> int:
    """What the meter takes of a room of this width and height: without its bar where both have none."""
    words = sum(style.type.height(size, TextStyle.STRONG) for _part, size in _lines(style, opening, room))
    whole = words + style.px(_BAR) + style.px(_BELOW)
    return whole if whole <= room[1] else words


def paint_opening(surface: pygame.Surface, style: Style, opening: Opening, room: pygame.Rect) -> None:
    """In the middle of a room."""
    lines = _lines(style, opening, room.size)
    step = style.type.height(max(size for _part, size in lines), TextStyle.STRONG)
    bar = pygame.Rect(0, 0, min(room.width - 2 * style.px(14), style.px(_WIDEST)), style.px(_BAR))
    below = bar.height + style.px(_BELOW)
    with_bar = step * len(lines) + below <= room.height and bar.width > 4 * bar.height
    top = room.centery - (step * len(lines) + below * with_bar) // 2
    if with_bar:
        _paint_bar(surface, style, opening, bar.move_to(midtop=(room.centerx, top)))
        top += below
    for part, size in lines:
        line = style.type.line(part, size, style.theme.brass_light, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midtop=(room.centerx, top)))
        top += step


def _paint_bar(surface: pygame.Surface, style: Style, opening: Opening, rect: pygame.Rect) -> None:
    theme, edge = style.theme, style.px(2)
    surface.fill(theme.brass_light, rect)
    inner = rect.inflate(-2 * edge, -2 * edge)
    surface.fill(mixed(theme.felt_deep, (0, 0, 0), _DARK), inner)
    filled = inner.inflate(-2 * edge, -2 * edge)
    filled.width = round(filled.width * min(1.0, opening.points / opening.limit))
    surface.fill(theme.brass_light, filled)


def _lines(style: Style, opening: Opening, room: tuple[int, int]) -> list[tuple[str, int]]:
    """The words in lines that fit, each with its size; each part in one line where more would be too high."""
    lines: list[tuple[str, int]] = []
    wide = room[0] - style.px(8)
    usual = style.text(30 if wide > style.px(_WIDE) else 20)
    whole = opening_words(opening)[0]
    brief = style.type.width(whole, style.type.fitted(whole, usual, wide, TextStyle.STRONG), TextStyle.STRONG) > wide
    for most in (_LINES, 1):
        lines = []
        for text in opening_words(opening, brief=brief):
            size = usual
            if len(style.type.wrap(text, size, wide, TextStyle.STRONG)) > most:
                size = style.type.fitted(text, size, most * wide * 9 // 10, TextStyle.STRONG)
            size = min(style.type.fitted(word, size, wide, TextStyle.STRONG) for word in text.split())
            lines += [(part, size) for part in style.type.wrap(text, size, wide, TextStyle.STRONG)]
        if style.type.height(usual, TextStyle.STRONG) * len(lines) <= room[1]:
            break
    return lines
