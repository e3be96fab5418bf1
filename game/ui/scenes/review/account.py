"""What the result of a round is made of: a bar for each part where the one before ended, at last the whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.text import TextStyle

_LINES: Final = 4
_SIZE: Final = 19
_CAPTION: Final = 17
_PAD: Final = 16
_BAR: Final = 0.5
"""The height of a bar by that of its line."""
_BARS: Final = 0.4
"""The part of the width that bars take at most."""
_WORDS: Final = 0.5
"""The part that words take at most where there is no room for both beside the figures."""
_LEAST: Final = 80
"""Units of width below which bars say nothing."""


@dataclass(frozen=True, slots=True)
class Part:
    """A line of the account."""

    label: str
    said: str
    """Its points."""
    begin: float
    """How many points there were before it."""
    points: float


def account_height(style: Style) -> int:
    """Of all its lines, their heading and the tray around them, in pixels."""
    return style.type.height(style.text(_CAPTION)) + _LINES * _step(style) + style.px(22)


def paint_account(surface: pygame.Surface, style: Style, rect: pygame.Rect, parts: Sequence[Part]) -> None:
    """The tray, the heading, and a line for each part; the last is the sum of all others."""
    theme, px, step, pad = style.theme, style.px, _step(style), style.px(_PAD)
    draw_panel(surface, style, rect, PanelKind.TRAY)
    head, size = _("What your result is made of, in points"), style.text(_CAPTION)
    heading = style.type.line(head, style.type.fitted(head, size, rect.width - 2 * pad), theme.text_soft)
    surface.blit(heading, (rect.left + pad, rect.top + px(8)))
    top = rect.top + px(10) + style.type.height(size)
    figures = max(style.type.width(part.said, style.text(_SIZE), TextStyle.STRONG) for part in parts)
    words = max(style.type.width(part.label, style.text(_SIZE), TextStyle.STRONG) for part in parts)
    inner = rect.width - 2 * pad
    words = min(words, round(inner * _WORDS), inner - figures - px(20))
    bars = pygame.Rect(rect.left + pad + words + px(18), top, 0, 0)
    bars.width = max(0, rect.right - pad - figures - px(18) - bars.left)
    ends = [0.0, *(part.begin for part in parts), *(part.begin + part.points for part in parts)]
    low, whole = min(ends), (max(ends) - min(ends)) or 1.0

    def across(points: float) -> int:
        return bars.left + round(bars.width * (points - low) / whole)

    shown = bars.width >= px(_LEAST)
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        middle = top + number * step + step // 2 + (px(4) if last else 0)
        if last:
            surface.fill(theme.panel_edge, (rect.left + pad, top + number * step + px(1), inner, max(1, px(1))))
        kind, shade = (TextStyle.STRONG, theme.text) if last else (TextStyle.BODY, theme.text_soft)
        fitted = style.type.fitted(part.label, style.text(_SIZE), words, kind)
        line = style.type.line(part.label, fitted, shade, kind)
        surface.blit(line, line.get_rect(midleft=(rect.left + pad, middle)))
        draw_text(surface, style, part.said, _SIZE, theme.text, TextStyle.STRONG, midright=(rect.right - pad, middle))
        if shown and part.points:
            begin, end = sorted((across(part.begin), across(part.begin + part.points)))
            high = max(px(6), round(step * _BAR))
            colour = theme.good if part.points > 0 else theme.bad
            surface.fill(colour, (begin, middle - high // 2, max(px(2), end - begin), high))
    if shown:
        surface.fill(theme.text_faint, (across(0.0), top + px(2), max(1, px(1)), _LINES * step))


def _step(style: Style) -> int:
    return style.type.height(style.text(_SIZE)) + style.px(3)
