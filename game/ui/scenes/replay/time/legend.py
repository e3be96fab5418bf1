"""What stands before a time line: what the lines of its rounds are, and what its marks are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.match.playback import Playback
from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.key_moments import place_of, team_name

_HEAD: Final = 16
"""Units of the letters of the heads."""
_HEADS: Final = 6
"""These take no more than 1 / so much of the width."""
_APART: Final = 14
"""Units behind them."""
_MOST: Final = 4
"""It takes no more than 1 / so much of the width of what it explains."""


def whose_marks(playback: Playback, seat: int) -> Sequence[str]:
    """The names of all teams in the order of their marks, as seen from a seat."""
    teams = sorted(set(playback.teams), key=lambda team: place_of(playback, team, seat))
    return [team_name(playback, team, playback.teams[seat]) for team in teams]


def before_line(style: Style, heads: Sequence[str], curve: tuple[int, int], room: int) -> int:
    """The pixels that it takes before a line, with so much room for both; 0 where that is not enough.

    Where that is possible there is room for the pixels of the words of a curve, and of the figures behind them.
    """
    widest = max(style.type.width(each, style.text(_HEAD)) for each in heads) + style.px(_APART)
    wide, whole = min(widest, room // _HEADS), sum(curve) + style.px(_APART)
    return max(wide, whole) if whole * _MOST <= room else wide


def draw_heads(surface: pygame.Surface, style: Style, heads: Sequence[str], rect: pygame.Rect, step: int) -> None:
    """In two lines that lie `step` apart."""
    room, top = rect.width - style.px(_APART), rect.centery - step // 2
    for row, head in enumerate(heads):
        size = style.type.fitted(head, style.text(_HEAD), room)
        line = style.type.line(style.type.shortened(head, size, room), size, style.theme.text_soft)
        surface.blit(line, line.get_rect(midleft=(rect.left, top + row * step)))
