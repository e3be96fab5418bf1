"""The numbers of the steps of a lap, each in a shape that says what was done."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.table.lap.deeds import INTO_THE_HAND, Deed, Step
from game.ui.text import TextStyle

_INTO: Final = (158, 205, 240)
_OUT: Final = (255, 176, 92)
_DOWN: Final = (160, 222, 150)
_WON: Final = (250, 222, 120)
_INK: Final = (16, 19, 15)
_FILLS: Final = {Deed.DISCARDED: _OUT, Deed.WON: _WON}
_SHAPES: Final = {
    Deed.DRAWN: "M50 3 L97 36 V97 H3 V36 Z",
    Deed.TAKEN: "M50 3 L97 36 V97 H3 V36 Z",
    Deed.RESERVE: "M3 40 L26 6 L50 32 L74 6 L97 40 V97 H3 Z",
    Deed.LAID: "M12 4 H88 Q96 4 96 12 V88 Q96 96 88 96 H12 Q4 96 4 88 V12 Q4 4 12 4 Z",
    Deed.ADDED: "M20 3 H80 V20 H97 V80 H80 V97 H20 V80 H3 V20 H20 Z",
    Deed.DISCARDED: "M3 3 H97 V64 L50 97 L3 64 Z",
    Deed.PLAYED: "M50 4 A46 46 0 1 1 49.9 4 Z",
    Deed.WON: "M50 0 L64 16 L85 15 L84 36 L100 50 L84 64 L85 85 L64 84 L50 100 L36 84 L15 85 L16 64 L0 50 L16 36 "
    "L15 15 L36 16 Z",
}
"""A house points into the hand, one with two roofs is a whole hand, a shield points out of it, a square is laid, a
cross is added, a disc is played, a star has won."""
_SIDE: Final = 30
"""Units of a badge."""


def badge_side(style: Style) -> int:
    """The side of a badge in pixels."""
    return max(20, style.px(_SIDE))


def draw_badge(surface: pygame.Surface, style: Style, step: Step, rect: pygame.Rect) -> None:
    """The number of a step in the shape of its deed."""
    fill = _FILLS.get(step.deed, _INTO if step.deed in INTO_THE_HAND else _DOWN)
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108">'
        f'<path d="{_SHAPES[step.deed]}" fill="{hex_of(fill)}" stroke="{hex_of(_INK)}" stroke-width="8"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
    px = max(13, round(rect.height * (0.58 if step.number < 10 else 0.46)))
    sign = style.type.line(str(step.number), px, _INK, TextStyle.STRONG)
    lean = {Deed.DISCARDED: -0.06}.get(step.deed, 0.06 if step.deed in INTO_THE_HAND else 0.0)
    surface.blit(sign, sign.get_rect(center=(rect.centerx, rect.centery + round(rect.height * lean))))
