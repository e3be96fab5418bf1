"""The marks of the moments of a round on their line: what it is told by, and where tricks end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.key_marks import KEY, draw_key
from game.ui.scenes.replay.key_moments import KeyMoment
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark, mark_colour

_TRICK: Final = 14
"""Units of the numbers of tricks."""
_MARK: Final = 5
"""Units of the size of the mark of a trick."""
_LEAST: Final = 4.0
"""Units of that of a key moment at least."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked."""

    keys: Sequence[KeyMoment]
    opening: int
    """The moment before the first card of the first trick."""
    x_of: Callable[[int], int]
    """Where a moment lies in the window."""


def paint_keys(surface: pygame.Surface, style: Style, marks: Marks, groove: pygame.Rect, field: pygame.Rect) -> None:
    """In a field above the groove the marks of key moments; on it where tricks end, and below it their names."""
    theme = style.theme
    room = max(_LEAST, (groove.top - field.top) / 2 / style.scale)
    for each in marks.keys:
        x = marks.x_of(each.number)
        colour = mark_colour(theme, each.place) if each.place is not None else theme.text_soft
        if each.trick:
            surface.fill(colour, pygame.Rect(x - style.px(1), groove.top, max(2, style.px(2)), groove.height))
            continue
        high = (field.top + groove.top) // 2
        surface.fill(colour, pygame.Rect(x - style.px(1), high, max(2, style.px(2)), groove.top - high))
        draw_key(surface, style, each, (x, high), min(KEY, room))
    tricks = [each for each in marks.keys if each.trick]
    if tricks and field.bottom - groove.bottom >= style.text(_TRICK) * 3 // 4:
        _paint_tricks(surface, style, marks, tricks, groove, field.bottom)


def _paint_tricks(
    surface: pygame.Surface, style: Style, marks: Marks, tricks: Sequence[KeyMoment], groove: pygame.Rect, bottom: int
) -> None:
    """Below the stretch of each trick its name, or its number alone, as whose it was; and what came before them."""
    theme, size, mark = style.theme, style.text(_TRICK), style.px(2 * _MARK + 4)
    low = bottom - style.type.height(size) * 2 // 5
    ends = [marks.x_of(marks.opening), *(marks.x_of(each.number) for each in tricks)]
    longest = style.type.width(_("Trick {number}", number=len(tricks)), size, TextStyle.STRONG) + mark
    named = all(after - before >= longest for before, after in pairwise(ends))
    bidding = style.type.line(_("Bidding"), size, theme.text_soft)
    if bidding.get_width() <= ends[0] - groove.left - style.px(8):
        x = (groove.left + ends[0]) // 2
        surface.blit(bidding, bidding.get_rect(center=(x, low)))
        surface.fill(theme.text_soft, pygame.Rect(ends[0] - 1, groove.top, max(2, style.px(2)), groove.height))
    for number, (each, (before, after)) in enumerate(zip(tricks, pairwise(ends), strict=True), start=1):
        colour = mark_colour(theme, each.place) if each.place is not None else theme.text_soft
        text = _("Trick {number}", number=number) if named else str(number)
        line = style.type.line(text, size, colour, TextStyle.STRONG)
        wide = mark + line.get_width()
        if wide <= after - before:
            left = (before + after - wide) // 2
            draw_mark(surface, style, each.place or 0, (left + style.px(_MARK), low), _MARK)
            surface.blit(line, line.get_rect(midright=(left + wide, low)))
