"""Why one way was better and what that is worth: the points as a large figure, beside them the reason in words.

Below the reason stands what came about by both ways, a line for each with two figures and their bars; in words where
there is no room for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n.wording import number_text
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_paragraph, draw_text
from game.ui.graphics.theme import Rgb, mixed
from game.ui.scenes.review.evidence import (
    Columns,
    Evidence,
    columns_of,
    evidence_height,
    head_high,
    key_room,
    paint_evidence,
    usual_evidence,
)
from game.ui.scenes.review.key import key_size, paint_key
from game.ui.text import TextStyle

_FIGURE: Final = (56, 38)
"""Units of the figure: of one that is hardly known the smaller."""
_BELOW: Final = 18
_WHY: Final = (28, 25)
"""Units of the chief sentence: the smaller where it takes more than a line."""
_TEXT: Final = 20
_WIDE: Final = 150
"""Units of the figure with what it counts, at least."""
_SLIM: Final = 0.7
"""The part of a width from which on lines are tried that leave room for the key behind them."""
_PALE: Final = 0.35
"""The part of the ground in the tracks of bars."""
_ZERO: Final = 15
"""Units of what stands at the begin of what shows how sure a figure is."""
_SPAN: Final = 18
"""Units of the height of what shows how sure a figure is."""
_BEAM: Final = 0.55
"""The part of the ground in its beam."""
_PAD: Final = 14


@dataclass(frozen=True, slots=True)
class Worth:
    """What is told of the difference between two ways."""

    figure: str
    """How many points were given away or gained; empty where no difference was found."""
    sure: bool
    """Whether the truth hardly lies far from it."""
    below: str
    """What the figure counts."""
    within: str
    """How sure it is; empty where that is said elsewhere."""
    span: tuple[float, float, float]
    """The least that it may be, what it is, and the most: points from nothing on."""
    shade: Rgb
    """Of the figure."""
    why: str
    """The chief sentence, with what it leads to."""
    evidence: Evidence
    lines: Sequence[str]
    """The same in words."""
    ringed: str = ""
    """A card that the chief sentence names and that has a ring on the table without a sign, in notation; else empty."""
    brief: str = ""
    """The chief sentence alone, for where there is little room; empty where nothing else is said."""
    chance: str = ""
    """What it means for the match, in words; empty where that is not known or next to nothing."""


def worth_height(style: Style, worth: Worth, width: int, *, wraps: bool) -> int:
    """What it takes in pixels; labels may take two lines each where it `wraps`."""
    wide = width - _figure_wide(style, worth) - style.px(_PAD)
    words, figure = _words_high(style, worth, wide, wraps=wraps), _figure_high(style, worth) if worth.figure else 0
    return max(words, figure) + 2 * style.px(_PAD - 4)


def usual_height(style: Style) -> int:
    """What it takes in pixels where the reason takes a line, and two pairs with their sum stand below it."""
    why = style.type.height(style.text(_WHY[0]), TextStyle.STRONG)
    return why + style.px(6) + usual_evidence(style) + 2 * style.px(_PAD - 4)


def paint_worth(surface: pygame.Surface, style: Style, rect: pygame.Rect, worth: Worth, *, wraps: bool) -> None:
    """A tray: the figure at the begin of its lines, the words behind it."""
    px, theme = style.px, style.theme
    draw_panel(surface, style, rect, PanelKind.TRAY, radius=6)
    left = _figure_wide(style, worth)
    if worth.figure:
        middle, below = rect.left + left // 2 - px(6), style.type.height(style.text(_BELOW))
        lower = rect.centery + _figure_high(style, worth) // 2
        wide = left - px(44)
        bar = pygame.Rect(middle - wide // 2, lower - px(_SPAN), wide, px(_SPAN))
        _paint_span(surface, style, bar, worth)
        lower = bar.top - px(2)
        for text in (worth.within, worth.below):
            if text:
                draw_text(surface, style, text, _BELOW, theme.text_soft, midbottom=(middle, lower))
                lower -= below
        foot, units = (middle, lower + below // 8), _figure_units(worth)
        draw_text(surface, style, worth.figure, units, worth.shade, TextStyle.STRONG, midbottom=foot)
        line = (rect.left + left - px(14), rect.top + px(_PAD), max(1, px(2)), rect.height - 2 * px(_PAD))
        surface.fill(theme.panel_edge, line)
    words = pygame.Rect(rect.left + left, rect.top, rect.width - left - px(_PAD), rect.height)
    words.top += max(0, rect.height - _words_high(style, worth, words.width, wraps=wraps)) // 2
    units, lines = _reason(style, worth, words.width)
    words.top += draw_paragraph(surface, style, "\n".join(lines), units, theme.gilt, words, TextStyle.STRONG)
    columns = columns_of(style, worth.evidence, words.width, wraps=wraps)
    if worth.ringed:
        below = _key_high(style, worth, words.width, columns)
        high = below or style.type.height(style.text(units), TextStyle.STRONG)
        words.top += below
        key = (words.right, words.top - high // 2)
        if not (below or _has_key(style, units, lines, words.width)):
            key = (
                words.left + key_room(style, worth.evidence, columns, words.width, key_size(style)[0]),
                words.top + px(6) + head_high(style) // 2,
            )
        paint_key(surface, style, worth.ringed, key)
    if columns is not None:
        words.top += px(6)
        paint_evidence(surface, style, words, worth.evidence, columns)
        words.top += evidence_height(style, worth.evidence, columns)
        draw_paragraph(surface, style, worth.chance, _BELOW, theme.text_soft, words)
    else:
        draw_paragraph(surface, style, _flowing(worth), _TEXT, theme.text, words)


def _paint_span(surface: pygame.Surface, style: Style, room: pygame.Rect, worth: Worth) -> None:
    """From nothing at the begin to the most that it may be: a beam from the least on, with the mean as a bold mark."""
    px, theme = style.px, style.theme
    zero = draw_text(surface, style, number_text(Decimal(0)), _ZERO, theme.text_soft, midleft=room.midleft)
    room = pygame.Rect(zero.right + px(4), room.top, room.right - zero.right - px(4), room.height)
    least, mean, most = (round(room.width * each / (worth.span[2] or 1.0)) for each in worth.span)
    track = pygame.Rect(room.left, room.centery - px(2), room.width, px(4))
    surface.fill(mixed(theme.panel_edge, theme.panel, _PALE), track)
    surface.fill(theme.text_soft, (room.left, room.top + px(2), max(1, px(2)), room.height - 2 * px(2)))
    beam = pygame.Rect(room.left + least, room.centery - px(4), max(px(4), most - least), 2 * px(4))
    surface.fill(mixed(worth.shade, theme.panel, _BEAM), beam)
    for edge in (beam.left, beam.right - px(2)):
        surface.fill(worth.shade, (edge, room.top + px(2), max(1, px(2)), room.height - 2 * px(2)))
    surface.fill(theme.text, (room.left + mean - px(2), room.top, 2 * px(2), room.height))


def _reason(style: Style, worth: Worth, width: int) -> tuple[float, list[str]]:
    """The size and the lines of the chief sentence, none much shorter than the others but where the key has room so."""
    for units in _WHY:
        lines = style.type.balanced(worth.why, style.text(units), max(1, width), TextStyle.STRONG)
        if len(lines) == 1:
            break
    if worth.ringed and not _has_key(style, units, lines, width):
        for wide in range(round(width * _SLIM), width + 1, style.px(_PAD)):
            other = style.type.wrap(worth.why, style.text(units), wide, TextStyle.STRONG)
            if len(other) == len(lines) and _has_key(style, units, other, width):
                return units, other
    return units, lines


def _has_key(style: Style, units: float, lines: Sequence[str], width: int) -> bool:
    """Whether what tells what rings mean has room behind the last of the lines."""
    last = style.type.width(lines[-1], style.text(units), TextStyle.STRONG) if lines else 0
    return last + style.px(_PAD) + key_size(style)[0] <= width


def _key_high(style: Style, worth: Worth, width: int, columns: Columns | None) -> int:
    """What it takes to tell what rings mean, in pixels; 0 where that has room behind the chief sentence or below it."""
    units, lines = _reason(style, worth, width)
    if not worth.ringed or _has_key(style, units, lines, width):
        return 0
    wide, high = key_size(style)
    return 0 if key_room(style, worth.evidence, columns, width, wide) else high


def _words_high(style: Style, worth: Worth, width: int, *, wraps: bool) -> int:
    """Of the chief sentence and what stands below it, in pixels."""
    units, lines = _reason(style, worth, width)
    columns = columns_of(style, worth.evidence, width, wraps=wraps)
    high = len(lines) * style.type.height(style.text(units), TextStyle.STRONG)
    high += _key_high(style, worth, width, columns)
    if columns is not None:
        high += style.px(6) + evidence_height(style, worth.evidence, columns)
        below = style.text(_BELOW)
        chance = style.type.wrap(worth.chance, below, max(1, width)) if worth.chance else ()
        return high + len(chance) * style.type.height(below)
    flowing = _flowing(worth)
    if not flowing:
        return high
    size = style.text(_TEXT)
    return high + len(style.type.wrap(flowing, size, max(1, width))) * style.type.height(size)


def _figure_high(style: Style, worth: Worth) -> int:
    """Of the figure and what it counts, in pixels."""
    lines = 1 + bool(worth.within)
    figure = style.type.height(style.text(_figure_units(worth)), TextStyle.STRONG) * 9 // 10
    return figure + lines * style.type.height(style.text(_BELOW)) + style.px(_SPAN + 2)


def _figure_units(worth: Worth) -> float:
    return _FIGURE[0] if worth.sure else _FIGURE[1]


def _flowing(worth: Worth) -> str:
    return " ".join(text for text in (*worth.lines, worth.chance) if text)


def _figure_wide(style: Style, worth: Worth) -> int:
    """What the figure takes of the width, in pixels; the edge of the tray where there is none."""
    if not worth.figure:
        return style.px(_PAD)
    texts = (style.type.width(text, style.text(_BELOW)) for text in (worth.below, worth.within) if text)
    figure = style.type.width(worth.figure, style.text(_figure_units(worth)), TextStyle.STRONG)
    return max(style.px(_WIDE), figure, *texts) + style.px(44)
