"""Where everything of a replay lies beside its table.

In a broad window a column with the list of moves stands beside the table and has the signs at its foot; the time line
lies below the table. In a tall one the list lies below the table, and time line and signs below that as wide as the
window. Where there is no room for a list one bar holds everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from game.ui.graphics.drawing import SMALLEST_TARGET, Style
from game.ui.scenes.replay.findings.why import why_height
from game.ui.scenes.replay.time.lead_words import lead_height
from game.ui.scenes.replay.time.time_line import line_height

COLUMN: Final = 400
"""Units of the width of the list beside a table."""
_COLUMN_PART: Final = 0.235
_COLUMN_WIDE: Final = 300
"""In a small window it has this part of the width, up to so many pixels: words take as much there."""
FOOT: Final = 700
LEAST_FOOT: Final = 290
"""Units of its height below one, where there is room, and of the least."""
_LEAST: Final = 1440
"""Units of width that are left to a table beside it."""
_HIGHER: Final = 1.08
"""By how much a table above it stays higher than wide."""
_BAR: Final = 80
"""Units of the height of a bar that holds everything."""
_LEAD: Final = 128
_LEAD_ACROSS: Final = 106
_LEAST_LEAD: Final = 34
"""Units of the height of the curve of the lead beside a list, across a tall window, and the least."""
_SPARE: Final = (300, 0.16)
"""Beside a list it has this part of what a window is higher than so many pixels: words take as much in a small one."""
_ABOVE: Final = 4
"""Units between it and the rounds below it."""
_SIGNS: Final = 56
_BUTTON: Final = 44
"""Units of the heights of signs and of other buttons."""
_SIGN: Final = 84
"""Units of the width of a sign where that is free."""
_IN_A_ROW: Final = 64
"""The same in a bar that holds everything."""
_HEAD: Final = 68
"""Units of the head of the column."""
_BACK: Final = 110
_SPEED: Final = 170
_WORDS: Final = 200
"""Units of widths: of what leads back, of the speed, and of what is said of the moment."""


_COSTLY: Final = 54
"""Units of the height of what a review found of the round."""
_WHY_LINES: Final = 2
"""Lines of a reason in a list as wide as the window."""


def _nowhere() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles in pixels; what has no place of its own here is empty, and stands at the table."""

    bar: pygame.Rect
    """What is a panel below the table."""
    column: pygame.Rect
    """The panel of the list; empty without one."""
    lead: pygame.Rect
    """Of the curve above the rounds of the time line, and of what it is called before it."""
    line: pygame.Rect
    signs: pygame.Rect
    """Of all signs beside one another."""
    speed: pygame.Rect
    words: pygame.Rect
    """Where round and moment are said."""
    lists: pygame.Rect
    """Of moves and key moments."""
    back: pygame.Rect
    others: tuple[pygame.Rect, ...] = ()
    """Of what plays on, hands and seat; review as well where that has no place of its own."""
    costly: pygame.Rect = field(default_factory=_nowhere)
    """Of what a review found of the round, and what leads from one costly decision to the next."""
    why: pygame.Rect = field(default_factory=_nowhere)
    """Of the reason why another way was better."""
    review: pygame.Rect = field(default_factory=_nowhere)
    """Of what leads to the review."""

    def holds(self, rect: pygame.Rect) -> bool:
        """Whether it is within one of the panels, and not at the table."""
        return bool(self.bar.contains(rect) or self.column.contains(rect))

    def left_of(self, size: tuple[int, int]) -> tuple[int, int]:
        """What of a window of this size is left to the table."""
        if not self.column:
            return size[0], self.bar.top
        return (self.column.left, self.bar.top) if self.column.left else (size[0], self.column.top)


def nowhere(size: tuple[int, int]) -> Places:
    """The table has the whole window to itself."""
    bar = pygame.Rect(0, size[1], size[0], 0)
    none = pygame.Rect(0, 0, 0, 0)
    return Places(bar, none, none, none, none, none, none, none, none)


def places_of(style: Style, size: tuple[int, int], *, reviewed: bool = False, curved: bool = True) -> Places:
    """For a window of a size in pixels; `reviewed` where a review found something to be told.

    The curve of the lead has a place where it is `curved`.
    """
    width, height = size
    column = max(style.px(COLUMN), min(_COLUMN_WIDE, round(width * _COLUMN_PART)))
    if height > width:
        return _below(style, size, reviewed=reviewed, curved=curved)
    if width - column >= style.px(_LEAST):
        return _beside(style, pygame.Rect(width - column, 0, column, height), reviewed=reviewed, curved=curved)
    return _in_a_row(style, size, reviewed=reviewed)


def shared(style: Style, rows: Sequence[pygame.Rect], count: int) -> tuple[pygame.Rect, ...]:
    """Places for so many buttons in the room of `rows`, which are counted from the end or from below."""
    room, gap = rows[0].unionall(list(rows[1:])), style.px(8)
    if rows[0].top == rows[1].top:
        wide, high = (room.width - gap * (count - 1)) // count, min(room.height, style.target(_BUTTON))
        lefts = [room.right - (wide + gap) * number - wide for number in range(count)]
        return tuple(pygame.Rect(left, room.centery - high // 2, wide, high) for left in lefts)
    gap = min(gap, max(2, (room.height - count * style.target(_BUTTON)) // (count - 1)))
    high = max(SMALLEST_TARGET, min(style.target(_BUTTON), (room.height - gap * (count - 1)) // count))
    return tuple(pygame.Rect(room.left, room.bottom - (high + gap) * n - high, room.width, high) for n in range(count))


def _beside(style: Style, column: pygame.Rect, *, reviewed: bool, curved: bool) -> Places:
    px, pad, gap = style.px, style.px(10), style.px(8)
    spare = round((column.height - _SPARE[0]) * _SPARE[1])
    lead_high = max(px(_LEAST_LEAD), lead_height(style), min(px(_LEAD), spare)) * curved
    line_high, edge = line_height(style), px(5)
    high = lead_high + px(_ABOVE) * curved + line_high + 2 * edge
    bar = pygame.Rect(0, column.bottom - high, column.left, high)
    line = pygame.Rect(px(10), bar.bottom - edge - line_high, bar.width - 2 * px(10), line_high)
    button, signs_high = style.target(_BUTTON), style.target(_SIGNS)
    wide = column.width - 2 * pad
    last, left = column.bottom - pad - button, column.left + pad
    seen = _thirds(pygame.Rect(left, last - px(10) - signs_high, wide, signs_high), gap)
    signs = pygame.Rect(left, seen[0].top - gap - signs_high, wide, signs_high)
    head = px(_HEAD)
    back = pygame.Rect(column.right - pad - px(_BACK), column.top + pad, px(_BACK), max(button, head - 2 * pad))
    words = pygame.Rect(left + px(8), back.top, back.left - left - px(16), back.height)
    costly = pygame.Rect(left, back.bottom + pad, wide, style.target(_COSTLY) * reviewed)
    why = pygame.Rect(left, costly.bottom + px(6), wide, why_height(style) * reviewed)
    review = pygame.Rect(left, (why.bottom if reviewed else back.bottom) + (px(6) if reviewed else pad), wide, button)
    top = review.bottom + pad
    return Places(
        bar,
        column,
        pygame.Rect(line.left, bar.top + edge, line.width * curved, lead_high),
        line,
        signs,
        seen[0],
        words,
        pygame.Rect(left, top, wide, signs.top - px(12) - top),
        back,
        (pygame.Rect(left, last, wide, button), seen[2], seen[1]),
        costly if reviewed else _nowhere(),
        why if reviewed else _nowhere(),
        review,
    )


def _thirds(row: pygame.Rect, gap: int) -> tuple[pygame.Rect, ...]:
    """Three places side by side."""
    wide = (row.width - 2 * gap) // 3
    return tuple(pygame.Rect(row.left + number * (wide + gap), row.top, wide, row.height) for number in range(3))


def _below(style: Style, size: tuple[int, int], *, reviewed: bool, curved: bool) -> Places:
    px, pad, gap, (width, height) = style.px, style.px(10), style.px(8), size
    signs_high, line_high = style.target(_SIGNS), line_height(style)
    lead_high, above = px(_LEAD_ACROSS) * curved, px(_ABOVE) * curved
    high = lead_high + above + line_high + signs_high + 4 * gap
    bar = pygame.Rect(0, height - high, width, high)
    lead = pygame.Rect(pad, bar.top + gap, (width - 2 * pad) * curved, lead_high)
    line = pygame.Rect(pad, lead.bottom + above, width - 2 * pad, line_high)
    signs = _middle_of(style, bar, pygame.Rect(pad, line.bottom + 2 * gap, width - 2 * pad, signs_high), 7)
    speed = pygame.Rect(width - pad - px(_SPEED), signs.top, px(_SPEED), signs_high)
    words = pygame.Rect(pad + px(8), signs.top, signs.left - pad - px(16), signs_high)
    foot = min(px(FOOT), bar.top - round(width * _HIGHER))
    foot = foot if foot >= px(LEAST_FOOT) else 0
    column = pygame.Rect(0, bar.top - foot, width, foot)
    if not (foot or reviewed):
        return Places(bar, column, lead, line, signs, speed, words, _nowhere(), _nowhere())
    lists = column.inflate(-2 * pad, -2 * pad) if foot else _nowhere()
    if not reviewed:
        return Places(bar, column, lead, line, signs, speed, words, lists, _nowhere())
    half, row_high = (width - 2 * pad - px(16)) // 2, why_height(style, _WHY_LINES)
    if not foot:  # it stands above the time line
        bar = pygame.Rect(0, bar.top - row_high - pad, width, bar.height + row_high + pad)
        column = pygame.Rect(0, bar.top, width, 0)
    why = pygame.Rect(width - pad - half, (column if foot else bar).top + pad, half, row_high)
    costly = pygame.Rect(pad, 0, half, style.target(_COSTLY))
    costly.centery = why.centery
    if foot:
        below = why.bottom + pad
        lists = pygame.Rect(lists.left, below, lists.width, lists.bottom - below)
    return Places(bar, column, lead, line, signs, speed, words, lists, _nowhere(), (), costly, why)


def _middle_of(style: Style, bar: pygame.Rect, room: pygame.Rect, signs: int) -> pygame.Rect:
    """In the middle of the bar, as wide as so many signs, with room for words before them and the speed after them."""
    most = room.width - style.px(_SPEED) - style.px(_WORDS) - 2 * style.px(16)
    wide = min(most, signs * (style.px(_SIGN) + style.px(6)))
    place = pygame.Rect(0, room.top, wide, room.height)
    place.centerx = bar.centerx
    place.left = max(room.left + style.px(_WORDS) + style.px(16), place.left)
    place.right = min(room.right - style.px(_SPEED) - style.px(16), place.right)
    return place


def _in_a_row(style: Style, size: tuple[int, int], *, reviewed: bool) -> Places:
    px, pad, (width, height) = style.px, style.px(8), size
    high = style.target(_BAR)
    bar = pygame.Rect(0, height - high, width, high)
    side = style.target(_BAR - 16)
    top = bar.centery - side // 2
    signs = pygame.Rect(pad, top, 7 * px(_IN_A_ROW), side)
    speed = pygame.Rect(width - pad - px(_SPEED), top, px(_SPEED), side)
    words = pygame.Rect(speed.left - pad - px(_WORDS), top, px(_WORDS), side)
    costly = pygame.Rect(signs.right + pad // 2, top, 2 * px(_IN_A_ROW) * reviewed, side)
    line = pygame.Rect(costly.right + pad, top, words.left - 2 * pad - costly.right, side)
    if not reviewed:
        return Places(bar, _nowhere(), _nowhere(), line, signs, speed, words, _nowhere(), _nowhere())
    why = pygame.Rect(pad, bar.top - why_height(style, 1, key=False), width - 2 * pad, why_height(style, 1, key=False))
    bar = pygame.Rect(0, why.top - pad // 2, width, height - why.top + pad // 2)
    return Places(bar, _nowhere(), _nowhere(), line, signs, speed, words, _nowhere(), _nowhere(), (), costly, why)
