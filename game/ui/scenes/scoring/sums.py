"""The sum below a column of a score."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

import pygame

from game.i18n import verbatim
from game.i18n.wording import number_text, signed_text
from game.ui.graphics.drawing import Style, draw_text
from game.ui.scenes.scoring.rows import GROWS, NOTE
from game.ui.text import TextStyle

_SUM: Final = 36
_SUM_HIGH: Final = 58


def sum_height(style: Style) -> int:
    """Of the line below a column."""
    return style.px(_SUM_HIGH)


def paint_sum(
    surface: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    label: str,
    points: Decimal,
    gained: Decimal,
    away: float,
    *,
    won: bool,
    good: bool,
) -> None:
    """What the round brought: its points, how they are divided where they are, and what is added to the total."""
    theme, px = style.theme, style.px
    surface.fill(theme.brass_dark, (rect.left + px(14), rect.top, rect.width - px(28), px(1.5)))
    left, right = rect.left + px(20), rect.right - px(20)
    size = style.text(_SUM)
    tint = theme.gilt if not gained else theme.good if good else theme.bad
    told = signed_text(gained) if gained else number_text(gained)
    figure = style.type.line(told, round(size * (1 + GROWS * away)), tint, TextStyle.STRONG)
    still = style.type.width(told, size, TextStyle.STRONG)
    grown = figure.get_rect(midright=(right + (figure.get_width() - still) // 2, rect.centery))
    surface.blit(figure, grown)
    edge = right - still - px(14)
    if gained != points and gained and points % gained == 0:
        way = verbatim(f"{number_text(points)} ÷ {number_text(points / gained)} =")
        wide = style.type.fitted(way, style.text(24), edge - left)
        line = style.type.line(way, wide, theme.text_soft)
        surface.blit(line, line.get_rect(midright=(grown.left - px(14), rect.centery)))
        edge -= line.get_width() + px(16)
    weight, colour = (TextStyle.STRONG, theme.gilt) if won else (TextStyle.BODY, theme.text_soft)
    if style.type.width(label, style.text(NOTE + 1), weight) <= edge - left:
        draw_text(surface, style, label, NOTE + 1, colour, weight, midleft=(left, rect.centery))
