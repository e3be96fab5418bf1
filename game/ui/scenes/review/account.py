"""What the result of a round is made of: a bar for each part where the one before ended, at last the whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.review.findings import RoundReview
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.judged.verdicts import Points, signed_or_none
from game.ui.text import TextStyle

_LINES: Final = 4
_SIZE: Final = 19
_RESULT: Final = 24
_CAPTION: Final = 17
_PAD: Final = 16
_BAR: Final = 0.5
"""The height of a bar by that of its line."""
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


def account_parts(review: RoundReview, points: Points) -> list[Part]:
    """What the result of a round is made of, at last the result."""
    sums = points.sums(review)
    nothing = Decimal(0)
    parts = (
        (_("Luck of the cards"), nothing, sums.gift),
        (_("Your decisions"), sums.gift, sums.play),
        (_("The others, and chance"), sums.gift + sums.play, sums.rest),
        (_("Your result"), nothing, sums.lead),
    )
    return [Part(label, signed_or_none(came), float(begin), float(came)) for label, begin, came in parts]


def account_height(style: Style) -> int:
    """Of all its lines, their heading and the tray around them, in pixels."""
    return style.type.height(style.text(_CAPTION)) + _LINES * _step(style) + style.px(26)


def paint_account(surface: pygame.Surface, style: Style, rect: pygame.Rect, parts: Sequence[Part]) -> None:
    """The tray, the heading, and a line for each part, led on to the next; the last is the sum of all others."""
    theme, px, step, pad = style.theme, style.px, _step(style), style.px(_PAD)
    draw_panel(surface, style, rect, PanelKind.TRAY)
    head, size = _("What your result is made of, in points"), style.text(_CAPTION)
    heading = style.type.line(head, style.type.fitted(head, size, rect.width - 2 * pad), theme.text_soft)
    surface.blit(heading, (rect.left + pad, rect.top + px(8)))
    top = rect.top + px(10) + style.type.height(size)
    foot = pygame.Rect(rect.left + px(6), top + (len(parts) - 1) * step + px(4), rect.width - 2 * px(6), step + px(6))
    draw_panel(surface, style, foot, PanelKind.ROW, radius=6)
    middles = [top + number * step + step // 2 for number in range(len(parts) - 1)] + [foot.centery]
    figures = max(style.type.width(part.said, style.text(_RESULT), TextStyle.STRONG) for part in parts)
    words = max(style.type.width(part.label, style.text(_SIZE), TextStyle.STRONG) for part in parts)
    inner = rect.width - 2 * pad
    words = min(words, round(inner * _WORDS), inner - figures - px(20))
    bars = pygame.Rect(rect.left + pad + words + px(18), top, 0, 0)
    bars.width = max(0, rect.right - pad - figures - px(18) - bars.left)
    for part, middle in zip(parts, middles, strict=True):
        last = part is parts[-1]
        kind, shade = (TextStyle.STRONG, theme.text) if last else (TextStyle.BODY, theme.text)
        fitted = style.type.fitted(part.label, style.text(_SIZE), words, kind)
        line = style.type.line(part.label, fitted, shade, kind)
        surface.blit(line, line.get_rect(midleft=(rect.left + pad, middle)))
        colour = theme.good if part.points > 0 else theme.bad if part.points < 0 else theme.text
        place = (rect.right - pad, middle)
        draw_text(surface, style, part.said, _RESULT if last else _SIZE, colour, TextStyle.STRONG, midright=place)
    if bars.width >= px(_LEAST):
        _paint_bars(surface, style, bars, parts, middles)


def _paint_bars(
    surface: pygame.Surface, style: Style, field: pygame.Rect, parts: Sequence[Part], middles: Sequence[int]
) -> None:
    """Each begins where the one before ended, and a line leads from one to the other; the last begins at nothing."""
    theme, px = style.theme, style.px
    ends = [0.0, *(part.begin for part in parts), *(part.begin + part.points for part in parts)]
    low, whole = min(ends), (max(ends) - min(ends)) or 1.0
    high, thin = max(px(6), round(_step(style) * _BAR)), max(1, px(1))

    def across(points: float) -> int:
        return field.left + round(field.width * (points - low) / whole)

    begun, ended = middles[0] - high // 2 - px(3), middles[-1] + high // 2 + px(3)
    surface.fill(theme.text_faint, (across(0.0), begun, thin, ended - begun))
    for number, (part, middle) in enumerate(zip(parts, middles, strict=True)):
        begin, end = sorted((across(part.begin), across(part.begin + part.points)))
        colour = theme.good if part.points > 0 else theme.bad
        if part.points:
            surface.fill(colour, (begin, middle - high // 2, max(px(2), end - begin), high))
        if number < len(parts) - 1:
            led = across(part.begin + part.points)
            surface.fill(theme.text_soft, (led - thin // 2, middle, max(2, px(2)), middles[number + 1] - middle))


def _step(style: Style) -> int:
    return style.type.height(style.text(_SIZE)) + style.px(3)
