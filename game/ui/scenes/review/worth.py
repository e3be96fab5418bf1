"""Why one way was better and what that is worth: the points as a large figure, beside them the reason in words.

Below the reason stands what came about by both ways, a line for each with two figures; in words where there is no room.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style, draw_paragraph, draw_text
from game.ui.graphics.theme import Rgb
from game.ui.scenes.review.ways import Sign, draw_sign
from game.ui.text import SMALLEST, TextStyle

_FIGURE: Final = 42
_BELOW: Final = 16
_WHY: Final = 23
_TEXT: Final = 18
_WIDE: Final = 130
"""Units of the figure with what it counts, at least."""
_SIGN: Final = 24
_APART: Final = 30
"""Units between the columns of figures."""


@dataclass(frozen=True, slots=True)
class Pair:
    """What came about by both ways."""

    label: str
    done: str
    better: str


@dataclass(frozen=True, slots=True)
class Worth:
    """What is told of the difference between two ways."""

    figure: str
    """How many points were given away or gained; empty where no difference was found."""
    below: str
    """What the figure counts."""
    within: str
    """How sure it is; empty where that is said elsewhere."""
    shade: Rgb
    """Of the figure."""
    why: str
    """The chief sentence."""
    pairs: Sequence[Pair]
    lines: Sequence[str]
    """The same in words."""


@dataclass(frozen=True, slots=True)
class _Columns:
    """All in pixels."""

    labels: int
    size: int
    """Of the text of labels."""
    figures: tuple[int, int]
    """The width of both columns."""
    heads: tuple[str, str]
    """Empty where there is room for signs alone."""


def worth_height(style: Style, worth: Worth, width: int) -> int:
    """What it takes in pixels."""
    wide = width - _figure_wide(style, worth)
    return max(_words_high(style, worth, wide) + style.px(4), _figure_high(style, worth) if worth.figure else 0)


def usual_height(style: Style) -> int:
    """What it takes in pixels where the reason takes two lines, and two pairs stand below it."""
    return (
        2 * style.type.height(style.text(_WHY), TextStyle.STRONG) + _head_high(style) + 2 * _step(style) + style.px(10)
    )


def paint_worth(surface: pygame.Surface, style: Style, rect: pygame.Rect, worth: Worth) -> None:
    """The figure at the begin of its lines, the words behind it."""
    px, theme = style.px, style.theme
    left = _figure_wide(style, worth)
    if worth.figure:
        middle = rect.left + (left - px(22)) // 2
        below = style.type.height(style.text(_BELOW))
        lower = rect.centery + _figure_high(style, worth) // 2
        for text in (worth.within, worth.below):
            if text:
                draw_text(surface, style, text, _BELOW, theme.text_soft, midbottom=(middle, lower))
                lower -= below
        foot = (middle, lower + below // 10)
        draw_text(surface, style, worth.figure, _FIGURE, worth.shade, TextStyle.STRONG, midbottom=foot)
        surface.fill(theme.panel_edge, (rect.left + left - px(16), rect.top, max(1, px(2)), rect.height))
    words = pygame.Rect(rect.left + left, rect.top, rect.width - left, rect.height)
    words.top += max(0, rect.height - _words_high(style, worth, words.width)) // 2
    reason = "\n".join(_reason(style, worth, words.width))
    words.top += draw_paragraph(surface, style, reason, _WHY, theme.gilt, words, TextStyle.STRONG)
    columns = _columns(style, worth, words.width)
    if columns is not None:
        words.top += px(6)
        _paint_pairs(surface, style, words, worth.pairs, columns)
    else:
        draw_paragraph(surface, style, _flowing(worth), _TEXT, theme.text, words)


def _paint_pairs(
    surface: pygame.Surface, style: Style, room: pygame.Rect, pairs: Sequence[Pair], columns: _Columns
) -> None:
    """Both signs over their columns, and a line for each pair."""
    px, theme = style.px, style.theme
    middles, left = list[int](), room.left + columns.labels
    for wide in columns.figures:
        middles.append(left + px(_APART) + wide // 2)
        left += px(_APART) + wide
    top = room.top + _head_high(style) // 2
    for head, middle, sign in zip(columns.heads, middles, (Sign.BAD, Sign.GOOD), strict=True):
        disc = pygame.Rect(0, 0, px(_SIGN), px(_SIGN))
        wide = style.type.width(head, style.text(_BELOW)) if head else 0
        disc.midleft = middle - (disc.width + (px(6) + wide) * bool(head)) // 2, top
        draw_sign(surface, style, disc, sign)
        if head:
            draw_text(surface, style, head, _BELOW, theme.text_soft, midleft=(disc.right + px(6), top))
    top = room.top + _head_high(style)
    for pair in pairs:
        surface.fill(theme.panel_edge, (room.left, top, left - room.left, max(1, px(1))))
        middle = top + _step(style) // 2
        line = style.type.line(pair.label, columns.size, theme.text)
        surface.blit(line, line.get_rect(midleft=(room.left, middle)))
        for said, centre, colour in zip((pair.done, pair.better), middles, (theme.bad, theme.good), strict=True):
            draw_text(surface, style, said, _TEXT, colour, TextStyle.STRONG, center=(centre, middle))
        top += _step(style)


def _columns(style: Style, worth: Worth, width: int) -> _Columns | None:
    """How the pairs are set in so many pixels; None where there are none or they have no room."""
    if not worth.pairs:
        return None
    apart, sign = style.px(_APART), style.px(_SIGN)
    named = _("your move"), _("the better move")
    sides = [pair.done for pair in worth.pairs], [pair.better for pair in worth.pairs]
    figures = [
        max(sign, *(style.type.width(said, style.text(_TEXT), TextStyle.STRONG) for said in side)) for side in sides
    ]
    for heads, sizes in ((named, (style.text(_TEXT),)), (("", ""), (style.text(_TEXT), SMALLEST))):
        wide = [
            max(figure, sign + style.px(6) + style.type.width(head, style.text(_BELOW)) if head else 0)
            for figure, head in zip(figures, heads, strict=True)
        ]
        for size in sizes:
            labels = max(style.type.width(pair.label, size) for pair in worth.pairs)
            if labels + sum(wide) + 2 * apart <= width:
                return _Columns(labels, size, (wide[0], wide[1]), heads)
    return None


def _reason(style: Style, worth: Worth, width: int) -> list[str]:
    """The lines of the chief sentence, none much shorter than the others."""
    return style.type.balanced(worth.why, style.text(_WHY), max(1, width), TextStyle.STRONG)


def _words_high(style: Style, worth: Worth, width: int) -> int:
    """Of the chief sentence and what stands below it, in pixels."""
    high = len(_reason(style, worth, width)) * style.type.height(style.text(_WHY), TextStyle.STRONG)
    if _columns(style, worth, width) is not None:
        return high + style.px(6) + _head_high(style) + len(worth.pairs) * _step(style)
    flowing = _flowing(worth)
    if not flowing:
        return high
    size = style.text(_TEXT)
    return high + len(style.type.wrap(flowing, size, max(1, width))) * style.type.height(size)


def _head_high(style: Style) -> int:
    return max(style.px(_SIGN), style.type.height(style.text(_BELOW))) + style.px(3)


def _step(style: Style) -> int:
    """From one pair to the next."""
    return style.type.height(style.text(_TEXT)) + style.px(2)


def _figure_high(style: Style, worth: Worth) -> int:
    """Of the figure and what it counts, in pixels."""
    lines = 1 + bool(worth.within)
    figure = style.type.height(style.text(_FIGURE), TextStyle.STRONG) * 9 // 10
    return figure + lines * style.type.height(style.text(_BELOW))


def _flowing(worth: Worth) -> str:
    return " ".join(worth.lines)


def _figure_wide(style: Style, worth: Worth) -> int:
    """What the figure takes of the width, in pixels."""
    if not worth.figure:
        return 0
    texts = (style.type.width(text, style.text(_BELOW)) for text in (worth.below, worth.within) if text)
    figure = style.type.width(worth.figure, style.text(_FIGURE), TextStyle.STRONG)
    return max(style.px(_WIDE), figure, *texts) + style.px(36)
