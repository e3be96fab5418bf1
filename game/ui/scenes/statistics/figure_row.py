"""A row below the large figures: a heading, a figure with the day on which it was reached, or a part that was won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.statistics.figures import RoundRecord
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.icons import icon
from game.ui.mirror import is_mirrored
from game.ui.text import TextStyle

_TEXT: Final = 20
_SMALL: Final = 18
_PAD: Final = 10
_SIGN: Final = 18
_BAR: Final = 12
"""Units of the height of a bar."""
_LABEL: Final = 0.34
"""The part of a row with a bar that its label has at most."""
_EVEN: Final = 0.5


class FigureLine(NamedTuple):
    """What one row says."""

    label: str
    value: str = ""
    """Empty for a heading."""
    day: str = ""
    """When it was reached, or what it was counted from; may be empty."""
    share: float | None = None
    """A part of 1 that is shown as a bar."""
    record: RoundRecord | None = None
    """The round that it leads to."""


def paint_figure(
    surface: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    line: FigureLine,
    lines: Sequence[FigureLine],
    *,
    pointed: bool,
) -> None:
    """One of the `lines`, in columns with the others."""
    pad = style.px(_PAD)
    if pointed and line.record is not None:
        draw_panel(surface, style, rect, PanelKind.ROW_HOVER, radius=6)
    inner = pygame.Rect(rect.left + pad, rect.top, rect.width - 2 * pad, rect.height)
    if not line.value:
        _paint_heading(surface, style, inner, line)
    elif line.share is not None:
        _paint_share(surface, style, inner, line, lines)
    else:
        _paint_value(surface, style, inner, line, [each for each in lines if each.share is None and each.value])


def _paint_heading(surface: pygame.Surface, style: Style, inner: pygame.Rect, line: FigureLine) -> None:
    """At the foot of its row, upon a thin line."""
    size = style.type.fitted(line.label, style.text(_SMALL), inner.width, TextStyle.STRONG)
    text = style.type.line(line.label, size, style.theme.gilt, TextStyle.STRONG)
    surface.blit(text, text.get_rect(bottomleft=(inner.left, inner.bottom - style.px(5))))
    surface.fill(style.theme.rim, (inner.left, inner.bottom - style.px(3), inner.width, max(1, style.px(1))))


def _paint_value(
    surface: pygame.Surface, style: Style, inner: pygame.Rect, line: FigureLine, lines: Sequence[FigureLine]
) -> None:
    """Label with its day, and the value at the end; what leads to a round has an arrow behind it."""
    pad, arrow = style.px(_PAD), style.px(_SIGN) if any(each.record is not None for each in lines) else 0
    if line.record is not None:
        sign = icon(style, "onward", arrow, style.theme.gilt)
        sign = pygame.transform.flip(sign, True, False) if is_mirrored(surface) else sign
        surface.blit(sign, sign.get_rect(midright=(inner.right, inner.centery)))
    at = (inner.right - (arrow + pad // 2 if arrow else 0), inner.centery)
    value = draw_text(surface, style, line.value, _TEXT, style.theme.text, TextStyle.STRONG, midright=at)
    room = value.left - inner.left - pad
    right = _paint_label(surface, style, inner, line.label, room).right + pad
    if line.day and right + style.type.width(line.day, style.text(_SMALL)) <= value.left - pad:
        draw_text(surface, style, line.day, _SMALL, style.theme.text_faint, midleft=(right, inner.centery))


def _paint_share(
    surface: pygame.Surface, style: Style, inner: pygame.Rect, line: FigureLine, lines: Sequence[FigureLine]
) -> None:
    """Label, a bar with a mark at the half, the part in percent and what it was counted from."""
    theme, pad = style.theme, style.px(_PAD)
    alike = [each for each in lines if each.share is not None]
    counts = max(style.type.width(each.day, style.text(_SMALL)) for each in alike)
    values = max(style.type.width(each.value, style.text(_TEXT), TextStyle.STRONG) for each in alike)
    labels = max(style.type.width(each.label, style.text(_TEXT)) for each in alike)
    labels = min(labels, round(inner.width * _LABEL))
    _paint_label(surface, style, inner, line.label, labels)
    at = (inner.right, inner.centery)
    draw_text(surface, style, line.day, _SMALL, theme.text_soft, midright=at)
    at = (inner.right - counts - pad, inner.centery)
    draw_text(surface, style, line.value, _TEXT, theme.text, TextStyle.STRONG, midright=at)
    high = style.px(_BAR)
    bar = pygame.Rect(inner.left + labels + 2 * pad, inner.centery - high // 2, 0, high)
    bar.width = inner.right - counts - values - 3 * pad - bar.left
    if bar.width < style.px(40) or line.share is None:
        return
    draw_panel(surface, style, bar, PanelKind.FIELD, radius=_BAR / 2)
    filled = bar.copy()
    filled.width = round(bar.width * line.share)
    outer = surface.get_clip()
    surface.set_clip(outer.clip(filled))
    surface.fill(theme.us if round(line.share, 2) >= _EVEN else theme.them, bar.inflate(-style.px(4), -style.px(4)))
    surface.set_clip(outer)
    surface.fill(theme.text, (bar.centerx, bar.top - style.px(2), max(1, style.px(1.5)), high + 2 * style.px(2)))


def _paint_label(surface: pygame.Surface, style: Style, inner: pygame.Rect, label: str, room: int) -> pygame.Rect:
    """Returns where it lies."""
    size = style.type.fitted(label, style.text(_TEXT), room)
    text = style.type.line(style.type.shortened(label, size, room), size, style.theme.text_soft)
    return surface.blit(text, text.get_rect(midleft=(inner.left, inner.centery)))
