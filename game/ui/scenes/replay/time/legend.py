"""What stands before a time line: what the lines of its rounds are, and whose its marks are, in two lines each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.match.playback import Playback
from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.key_moments import place_of, team_name
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark, mark_colour

_TEXT: Final = 15
"""Units of the letters."""
_HEAD: Final = 16
"""Units of those of the heads."""
_HEADS: Final = 6
"""These take no more than 1 / so much of the width."""
_MARK: Final = 6
"""Units of the size of a mark."""
_BEFORE: Final = 20
_APART: Final = 14
"""Units that a mark takes before its name, and between two columns."""
_MOST: Final = 4
"""It takes no more than 1 / so much of the width of what it explains."""
_ROWS: Final = 2
_CLOSER: Final = 1.4
"""Lines of names may lie so much closer than those of a text."""


def whose_marks(playback: Playback, seat: int) -> Sequence[str]:
    """The names of all teams in the order of their marks, as seen from a seat."""
    teams = sorted(set(playback.teams), key=lambda team: place_of(playback, team, seat))
    return [team_name(playback, team, playback.teams[seat]) for team in teams]


def before_line(
    style: Style, names: Sequence[str], heads: Sequence[str], curve: tuple[int, int], room: tuple[int, int]
) -> int:
    """The pixels that it takes before a line, with so much room for both; 0 where that is not enough.

    Where that is possible there is room for the pixels of the words of a curve, and of the figures behind them.
    """
    wide = _legend_width(style, names, heads, room)
    whole = sum(curve) + style.px(_APART)
    return max(wide, whole) if wide and whole * _MOST <= room[0] else wide


def _head_width(style: Style, heads: Sequence[str], room: tuple[int, int]) -> int:
    widest = max(style.type.width(each, style.text(_HEAD)) for each in heads) + style.px(_APART)
    return min(widest, room[0] // _HEADS)


def _legend_width(style: Style, names: Sequence[str], heads: Sequence[str], room: tuple[int, int]) -> int:
    wide, high = sum(_columns(style, names)) + style.px(_APART), _ROWS * style.type.height(style.text(_TEXT))
    wide = max(wide, _head_width(style, heads, room))
    return wide if wide * _MOST <= room[0] and (not names or high <= room[1] * _CLOSER) else 0


def draw_legend(surface: pygame.Surface, style: Style, names: Sequence[str], rect: pygame.Rect) -> None:
    """From the upper left corner down, then in the next column; lines keep to the middle of the height."""
    left, step = rect.left, min(rect.height // _ROWS, style.type.height(style.text(_TEXT)) + style.px(6))
    top = rect.centery - step * (_ROWS - 1) // 2
    for column, wide in enumerate(_columns(style, names)):
        for row, name in enumerate(names[column * _ROWS : (column + 1) * _ROWS]):
            middle, place = top + row * step, column * _ROWS + row
            draw_mark(surface, style, place, (left + style.px(_MARK), middle), _MARK)
            line = style.type.line(name, style.text(_TEXT), mark_colour(style.theme, place), TextStyle.STRONG)
            surface.blit(line, line.get_rect(midleft=(left + style.px(_BEFORE), middle)))
        left += wide


def draw_heads(surface: pygame.Surface, style: Style, heads: Sequence[str], rect: pygame.Rect, step: int) -> None:
    """In two lines that lie `step` apart."""
    room, top = rect.width - style.px(_APART), rect.centery - step // 2
    for row, head in enumerate(heads):
        size = style.type.fitted(head, style.text(_HEAD), room)
        line = style.type.line(style.type.shortened(head, size, room), size, style.theme.text_soft)
        surface.blit(line, line.get_rect(midleft=(rect.left, top + row * step)))


def _columns(style: Style, names: Sequence[str]) -> Iterator[int]:
    """The width of each column, with the gap after it."""
    size, around = style.text(_TEXT), style.px(_BEFORE) + style.px(_APART)
    for first in range(0, len(names), _ROWS):
        held = names[first : first + _ROWS]
        yield around + max(style.type.width(name, size, TextStyle.STRONG) for name in held)
