"""Who sits at the table of a deal: faces side by side, below each the name and how strong it plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.engine.record import SeatSetup
from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.shared_texts import level_of
from game.ui.text import TextStyle

_FACE: Final = 92
_NAME: Final = 21
_LEVEL: Final = 19
_LEAST: Final = 30
"""Units of the smallest face."""


def company_height(style: Style) -> int:
    """Of the row in pixels."""
    return style.px(_FACE + 6) + _words_high(style)


def draw_company(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, seats: Sequence[SeatSetup], teams: Sequence[int]
) -> None:
    """Everybody in the order of play, ringed by team; where there is little room without faces."""
    own = next((team for setup, team in zip(seats, teams, strict=True) if setup.level is None), 0)
    wide, words = rect.width // max(1, len(seats)), _words_high(style)
    side = min(style.px(_FACE), rect.height - words - style.px(6))
    for place, setup in enumerate(seats):
        middle, top = rect.left + place * wide + wide // 2, rect.top
        if side >= style.px(_LEAST):
            face = pygame.Rect(middle - side // 2, top, side, side)
            colour = style.theme.us if teams[place] == own else style.theme.them
            draw_medallion(surface, style, face, setup.name, colour, face=face_of(style, setup))
            top = face.bottom + style.px(6)
        level = level_of(setup.name, setup.level) if setup.level is not None else ""
        for text, units, kind, ink in (
            (setup.name, _NAME, TextStyle.STRONG, style.theme.text),
            (level, _LEVEL, TextStyle.BODY, style.theme.text_soft),
        ):
            shown = style.type.shortened(text, style.text(units), wide - style.px(8), kind)
            line = style.type.line(shown, style.text(units), ink, kind)
            surface.blit(line, line.get_rect(midtop=(middle, top)))
            top += line.get_height()


def _words_high(style: Style) -> int:
    return style.type.height(style.text(_NAME), TextStyle.STRONG) + style.type.height(style.text(_LEVEL))
