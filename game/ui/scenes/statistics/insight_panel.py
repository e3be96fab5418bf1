"""Sentences about the figures on a panel, and a ring that is as far round as a part of a whole."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.theme import area_of, hex_of, mixed
from game.ui.mirror import is_mirrored

_PAD: Final = 16
_MARK: Final = 12
_BESIDE: Final = 12
"""Units around the sentences, of the mark before each, and between both."""
_LEADING: Final = 1.12
"""Heights of a line of type from one line to the next."""
_STROKE: Final = 0.11
"""The part of a ring that its line takes."""
_GROOVE: Final = 0.7
"""How much of the colour of edges is in what is left of the ring."""


def insights_height(style: Style, texts: Sequence[str], wide: int, units: float) -> int:
    """The pixels of a panel so wide, with sentences in this size."""
    lines = sum(len(each) for each in _set(style, texts, wide, units))
    return lines * _step(style, units) + style.px(_PAD)


def paint_insights(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, texts: Sequence[str], units: float
) -> None:
    """One below the other in the middle of the panel, each with a mark before it."""
    draw_panel(surface, style, rect, PanelKind.ROW)
    size = style.text(units)
    high, found = _step(style, units), _set(style, texts, rect.width, units)
    spare = rect.height - high * sum(len(lines) for lines in found)
    gap = max(0, min(high // 2, spare // (len(found) + 1)))
    top = rect.top + (spare - gap * (len(found) - 1)) // 2
    begin, end = rect.left + style.px(_PAD), rect.right - style.px(_PAD)
    begins_here = is_mirrored(surface) == style.mirrored
    for lines in found:
        _paint_mark(surface, style, (begin if begins_here else end - style.px(_MARK), top + high // 2))
        for words in lines:
            line = style.type.line(words, style.type.fitted(words, size, _room(style, rect.width)), style.theme.text)
            left = (
                begin + style.px(_MARK + _BESIDE) if begins_here else end - style.px(_MARK + _BESIDE) - line.get_width()
            )
            surface.blit(line, (left, top))
            top += high
        top += gap


def _set(style: Style, texts: Sequence[str], wide: int, units: float) -> list[list[str]]:
    """The lines of each sentence."""
    return [style.type.balanced(text, style.text(units), _room(style, wide)) for text in texts]


def _step(style: Style, units: float) -> int:
    """The pixels from one line to the next: signs below letters do not come near to those above others."""
    return round(style.type.height(style.text(units)) * _LEADING)


def _room(style: Style, wide: int) -> int:
    return wide - style.px(2 * _PAD + _MARK + _BESIDE)


def _paint_mark(surface: pygame.Surface, style: Style, midleft: tuple[int, int]) -> None:
    """A gilt diamond."""
    side = style.px(_MARK)
    half = side / 2
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">'
        f'<path d="M{half} 0L{side} {half}L{half} {side}L0 {half}Z" fill="{hex_of(style.theme.gilt)}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, (side, side)), (midleft[0], midleft[1] - side // 2))


def draw_ring(surface: pygame.Surface, style: Style, disc: pygame.Rect, share: float) -> None:
    """It begins at the top and goes round as the hands of a clock do."""
    side, theme = disc.width, style.theme
    stroke = side * _STROKE
    radius = (side - stroke) / 2
    around = 2 * math.pi * radius
    groove = hex_of(mixed(theme.panel, theme.panel_edge, _GROOVE))
    won = hex_of(area_of(theme, theme.won))
    circle = f'cx="{side / 2}" cy="{side / 2}" r="{radius}" fill="none" stroke-width="{stroke}"'
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}"><circle {circle} stroke="{groove}"/>'
        f'<circle {circle} stroke="{won}" stroke-dasharray="{around * share:.2f} {around:.2f}" '
        f'transform="rotate(-90 {side / 2} {side / 2})"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, disc.size), disc)
