"""A row below the large figures: a heading, or a part that was won as a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.i18n import _
from game.statistics.figures import RoundRecord
from game.ui.graphics.drawing import Style, draw_text
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb, area_of, hex_of, mixed
from game.ui.text import TextStyle

_SMALLER: Final = 2
"""Units by which days and headings are smaller than the rest."""
_PAD: Final = 10
_BAR: Final = 16
"""Units of the height of a bar."""
_HALF_MARK: Final = (3, 5)
"""Units of the mark at the half: how wide it is, and by how much it is higher than the bar at either end."""
_LABEL: Final = 0.34
"""The part of a row with a bar that its label has at most."""
_SHORTEST: Final = 40
"""Units of the shortest bar."""
_FACE: Final = 1.5
"""So many times as high as the text beside it is a portrait."""
_EVEN: Final = 0.5
_GROOVE: Final = 0.6
_SHADED: Final = 0.2
"""How much of the colour of edges is in what is not won, and of the ground at the foot of a bar."""


class FigureLine(NamedTuple):
    """What one row or tile says."""

    label: str
    value: str = ""
    """Empty for a heading."""
    day: str = ""
    """When it was reached, or what it was counted from; may be empty."""
    share: float | None = None
    """A part of 1 that is shown as a bar."""
    record: RoundRecord | None = None
    """The round that it leads to."""
    face: str = ""
    """The portrait of whom it is about; may be empty."""

    @property
    def spoken(self) -> str:
        """All that it says."""
        return ", ".join(filter(None, (self.label, self.value, self.day)))


def paint_figure(
    surface: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    line: FigureLine,
    lines: Sequence[FigureLine],
    *,
    units: float = 20,
) -> None:
    """One of the `lines`, in columns with the others; `units` are the size of its texts."""
    inner = rect.inflate(-2 * style.px(_PAD), 0)
    if line.share is None:
        _paint_heading(surface, style, inner, line, lines, units)
    else:
        _paint_share(surface, style, inner, line, lines, units)


def _paint_heading(
    surface: pygame.Surface,
    style: Style,
    inner: pygame.Rect,
    line: FigureLine,
    lines: Sequence[FigureLine],
    units: float,
) -> None:
    """At the foot of its row, upon a thin line; the first one tells what the mark on the bars below it means."""
    size = style.type.fitted(line.label, style.text(units - _SMALLER), inner.width, TextStyle.STRONG)
    text = style.type.line(line.label, size, style.theme.gilt, TextStyle.STRONG)
    foot = max(inner.bottom - style.px(5), inner.top + text.get_height())
    surface.blit(text, text.get_rect(bottomleft=(inner.left, foot)))
    surface.fill(style.theme.rim, (inner.left, inner.bottom - style.px(2), inner.width, max(1, style.px(1))))
    if line is lines[0] and any(each.share is not None for each in lines):
        bar = _bar_of(style, inner, lines, units)
        half = _("{number}%", number=round(100 * _EVEN))
        said = style.type.line(half, style.text(units - _SMALLER), style.theme.text)
        place = said.get_rect(midbottom=(bar.centerx, foot))
        if bar.width >= style.px(_SHORTEST) and place.left > inner.left + text.get_width() + style.px(_PAD):
            surface.blit(said, place)


def _paint_share(
    surface: pygame.Surface,
    style: Style,
    inner: pygame.Rect,
    line: FigureLine,
    lines: Sequence[FigureLine],
    units: float,
) -> None:
    """Portrait and label, a bar with a mark at the half, the part in percent and what it was counted from."""
    theme, pad = style.theme, style.px(_PAD)
    counts, labels, faces = (
        _counts(style, lines, units),
        _labels(style, inner, lines, units),
        _faces(style, lines, units),
    )
    named = inner.copy()
    if line.face:
        side = min(faces - pad, inner.height)
        disc = pygame.Rect(inner.left, inner.centery - side // 2, side, side)
        draw_medallion(surface, style, disc, line.label, theme.us, face=line.face)
        named.left, labels = named.left + faces, labels - faces
    _paint_label(surface, style, named, line.label, labels, units)
    at = (inner.right, inner.centery)
    draw_text(surface, style, line.day, units - _SMALLER, theme.text_soft, midright=at)
    at = (inner.right - counts - pad, inner.centery)
    draw_text(surface, style, line.value, units, theme.text, TextStyle.STRONG, midright=at)
    bar = _bar_of(style, inner, lines, units)
    high = bar.height
    if bar.width < style.px(_SHORTEST) or line.share is None:
        return
    filled = pygame.Rect(bar.topleft, (round(bar.width * line.share), high))
    _paint_pill(surface, style, bar, mixed(theme.panel, theme.panel_edge, _GROOVE))
    if filled.width >= high:
        _paint_pill(surface, style, filled, area_of(theme, theme.won if round(line.share, 2) >= _EVEN else theme.lost))
    half = pygame.Rect(0, 0, max(2, style.px(_HALF_MARK[0])), high + 2 * style.px(_HALF_MARK[1]))
    half.center = bar.center
    surface.fill(theme.text, half)


def _bar_of(style: Style, inner: pygame.Rect, lines: Sequence[FigureLine], units: float) -> pygame.Rect:
    """Where the bar of a part lies in its row; all of them begin and end alike."""
    pad, high = style.px(_PAD), style.px(_BAR)
    values = max(style.type.width(each.value, style.text(units), TextStyle.STRONG) for each in _shares(lines))
    left = inner.left + _labels(style, inner, lines, units) + 2 * pad
    right = inner.right - _counts(style, lines, units) - values - 3 * pad
    return pygame.Rect(left, inner.centery - high // 2, right - left, high)


def _shares(lines: Sequence[FigureLine]) -> list[FigureLine]:
    return [each for each in lines if each.share is not None]


def _counts(style: Style, lines: Sequence[FigureLine], units: float) -> int:
    """The pixels of what parts were counted from."""
    return max(style.type.width(each.day, style.text(units - _SMALLER)) for each in _shares(lines))


def _faces(style: Style, lines: Sequence[FigureLine], units: float) -> int:
    """The pixels of portraits before labels, with what parts them; none where there are none."""
    return style.px(units * _FACE) + style.px(_PAD) if any(each.face for each in lines) else 0


def _labels(style: Style, inner: pygame.Rect, lines: Sequence[FigureLine], units: float) -> int:
    """The pixels before bars."""
    faces = _faces(style, lines, units)
    wide = max(style.type.width(each.label, style.text(units)) + bool(each.face) * faces for each in _shares(lines))
    return min(wide, round(inner.width * _LABEL))


def _paint_pill(surface: pygame.Surface, style: Style, rect: pygame.Rect, colour: Rgb) -> None:
    """A bar with round ends, a little darker at its foot."""
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{rect.width}" height="{rect.height}">'
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{rect.height}"><stop offset="0" stop-color="{hex_of(colour)}"/>'
        f'<stop offset="1" stop-color="{hex_of(mixed(colour, style.theme.panel, _SHADED))}"/></linearGradient></defs>'
        f'<rect width="{rect.width}" height="{rect.height}" rx="{rect.height / 2}" fill="url(#g)"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


def _paint_label(
    surface: pygame.Surface, style: Style, inner: pygame.Rect, label: str, room: int, units: float
) -> pygame.Rect:
    """Returns where it lies."""
    size = style.type.fitted(label, style.text(units), room)
    text = style.type.line(style.type.shortened(label, size, room), size, style.theme.text_soft)
    place = text.get_rect(midleft=(inner.left, inner.centery))
    surface.blit(text, place)
    return place
