"""Why one way was better and what that is worth: the points as a large figure, beside them the reason in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.graphics.drawing import Style, draw_paragraph, draw_text
from game.ui.graphics.theme import Rgb
from game.ui.text import TextStyle

_FIGURE: Final = 42
_BELOW: Final = 16
_WHY: Final = 23
_TEXT: Final = 18
_WIDE: Final = 130
"""Units of the figure with what it counts, at least."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What is told of the difference between two ways."""

    figure: str
    """How many points were given away or gained; empty where no difference was found."""
    below: str
    """What the figure counts."""
    shade: Rgb
    """Of the figure."""
    why: str
    """The chief sentence."""
    lines: Sequence[str]
    """What else is said."""


def worth_height(style: Style, worth: Worth, width: int) -> int:
    """What it takes in pixels."""
    wide = width - _figure_wide(style, worth)
    words = _high(style, worth.why, _WHY, wide, TextStyle.STRONG) + _high(style, _flowing(worth), _TEXT, wide)
    return max(words + style.px(4), _figure_high(style) if worth.figure else 0)


def _figure_high(style: Style) -> int:
    """Of the figure and what it counts, in pixels."""
    return style.type.height(style.text(_FIGURE), TextStyle.STRONG) * 9 // 10 + style.type.height(style.text(_BELOW))


def usual_height(style: Style) -> int:
    """What it takes in pixels where the reason takes two lines, and all else three."""
    return (
        2 * style.type.height(style.text(_WHY), TextStyle.STRONG)
        + 3 * style.type.height(style.text(_TEXT))
        + style.px(4)
    )


def paint_worth(surface: pygame.Surface, style: Style, rect: pygame.Rect, worth: Worth) -> None:
    """The figure at the begin of its lines, the words behind it."""
    px, theme = style.px, style.theme
    left = _figure_wide(style, worth)
    if worth.figure:
        middle = rect.left + (left - px(22)) // 2
        below = style.type.height(style.text(_BELOW))
        lower = rect.centery + _figure_high(style) // 2
        foot = (middle, lower - below * 9 // 10)
        draw_text(surface, style, worth.figure, _FIGURE, worth.shade, TextStyle.STRONG, midbottom=foot)
        draw_text(surface, style, worth.below, _BELOW, theme.text_soft, midbottom=(middle, lower))
        surface.fill(theme.panel_edge, (rect.left + left - px(16), rect.top, max(1, px(2)), rect.height))
    words = pygame.Rect(rect.left + left, rect.top, rect.width - left, rect.height)
    free = rect.height - _high(style, worth.why, _WHY, words.width, TextStyle.STRONG)
    free -= _high(style, _flowing(worth), _TEXT, words.width)
    words.top += max(0, free) // 2
    words.top += draw_paragraph(surface, style, worth.why, _WHY, theme.gilt, words, TextStyle.STRONG)
    draw_paragraph(surface, style, _flowing(worth), _TEXT, theme.text, words)


def _flowing(worth: Worth) -> str:
    return " ".join(worth.lines)


def _figure_wide(style: Style, worth: Worth) -> int:
    """What the figure takes of the width, in pixels."""
    if not worth.figure:
        return 0
    wide = max(
        style.px(_WIDE),
        style.type.width(worth.figure, style.text(_FIGURE), TextStyle.STRONG),
        style.type.width(worth.below, style.text(_BELOW)),
    )
    return wide + style.px(36)


def _high(style: Style, text: str, units: float, width: int, kind: TextStyle = TextStyle.BODY) -> int:
    if not text:
        return 0
    size = style.text(units)
    return len(style.type.wrap(text, size, max(1, width), kind)) * style.type.height(size, kind)
