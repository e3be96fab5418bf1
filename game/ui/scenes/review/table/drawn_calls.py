"""What the player called out and what would have been better, in bubbles at the own panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.judged.signs import Sign, draw_sign
from game.ui.table.board import Board
from game.ui.table.calls import CALL_ROUND, draw_call
from game.ui.table.drawing.marks import Ring, draw_ring
from game.ui.table.layout.zone import Zone
from game.ui.text import TextStyle

_TEXT: Final = 24
"""Units of the letters of a call."""
_AROUND: Final = (32, 12)
"""Units of what a bubble is wider and higher than its words."""
_GAP: Final = 22
"""Units between two, and below them."""
_SIGN: Final = 34


class DrawnCalls:
    """Measured once for a layout."""

    def __init__(
        self, style: Style, board: Board, calls: Sequence[tuple[str, Sign]], hanging: Sequence[pygame.Rect]
    ) -> None:
        """Words with what is found of them; they keep off what is `hanging` on the table."""
        self._style = style
        zones = board.layout.zones
        self._panel = pygame.Rect(zones[Zone("seat", board.seat)])
        self._calls: list[tuple[str, Sign, pygame.Rect]] = []
        kind, gap = TextStyle.STRONG, style.px(_GAP)
        wide, high = style.px(_AROUND[0]), style.type.height(style.text(_TEXT), kind) + style.px(_AROUND[1])
        widths = [style.type.width(text, style.text(_TEXT), kind) + wide for text, _sign in calls]
        whole = pygame.Rect(0, 0, sum(widths) + gap * (len(calls) - 1), high)
        whole.bottomleft = self._panel.left + style.px(_SIGN) // 2, self._panel.top - gap
        lying = [pygame.Rect(slot.rect) for slots in board.layout.slots.values() for slot in slots]
        window = pygame.Rect(0, 0, 0, 0).unionall([pygame.Rect(rect) for rect in zones.values()])
        kept = [each.inflate(gap, gap) for each in (*hanging, *lying)]
        tops = range(whole.top, window.top + high, -max(1, high // 2))
        lefts = range(whole.left, max(whole.left + 1, window.centerx - whole.width), gap)
        free = (whole.move(left - whole.left, top - whole.top) for top in tops for left in lefts)
        whole = next((each for each in free if each.collidelist(kept) < 0), whole)
        left = whole.left
        for (text, sign), width in zip(calls, widths, strict=True):
            self._calls.append((text, sign, pygame.Rect(left, whole.top, width, high)))
            left += width + gap

    @property
    def boxes(self) -> Sequence[pygame.Rect]:
        """Where they hang."""
        return [rect for _text, _sign, rect in self._calls]

    def paint(self, surface: pygame.Surface) -> None:
        """All of them, each with its sign at its begin; one that hangs just above the panel points at it."""
        style, side = self._style, self._style.px(_SIGN)
        for text, sign, rect in self._calls:
            draw_ring(surface, style, Ring((*rect.topleft, *rect.size), corner=CALL_ROUND), sign.colour, bold=True)
            below = rect.left < self._panel.centerx < rect.right and self._panel.top - rect.bottom <= 2 * style.px(_GAP)
            draw_call(surface, style, text, rect, panel=self._panel if below else None)
            disc = pygame.Rect(0, 0, side, side)
            disc.center = rect.topleft
            disc.clamp_ip(surface.get_rect())
            draw_sign(surface, style, disc, sign)
