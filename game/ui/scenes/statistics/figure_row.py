"""A figure in the list below the large ones: its label, its value and the day on which it was reached, in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.ui.graphics.drawing import Style, draw_text
from game.ui.text import TextStyle

_TEXT: Final = 20
_DAY: Final = 18
_PAD: Final = 10


class FigureLine(NamedTuple):
    """A figure beside its label."""

    label: str
    value: str
    day: str = ""
    """When it was reached; may be empty."""


def paint_figure(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, line: FigureLine, lines: Sequence[FigureLine]
) -> None:
    """One of the `lines`; values without a day take the column of days where labels need the room."""
    days = max((style.type.width(each.day, style.text(_DAY)) for each in lines), default=0)
    days += 2 * style.px(_PAD) if days else 0
    pad, right = style.px(_PAD), rect.right - style.px(_PAD)
    if line.day:
        draw_text(surface, style, line.day, _DAY, style.theme.text_soft, midright=(right, rect.centery))
    if line.day or all(_fits(style, rect.width - days, each) for each in lines):
        right -= days
    at = (right, rect.centery)
    value = draw_text(surface, style, line.value, _TEXT, style.theme.text, TextStyle.STRONG, midright=at)
    room = value.left - rect.left - 2 * pad
    size = style.type.fitted(line.label, style.text(_TEXT), room)
    label = style.type.line(style.type.shortened(line.label, size, room), size, style.theme.text_soft)
    surface.blit(label, label.get_rect(midleft=(rect.left + pad, rect.centery)))


def _fits(style: Style, wide: int, line: FigureLine) -> bool:
    """Whether label and value have room side by side."""
    value = style.type.width(line.value, style.text(_TEXT), TextStyle.STRONG)
    return style.type.width(line.label, style.text(_TEXT)) + value + 3 * style.px(_PAD) <= wide
