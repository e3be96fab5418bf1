"""The ribbon of a lap that is shown again: the face of whoever acts, what is done, and all steps by player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.graphics.medallion import draw_medallion
from game.ui.table.drawing.acting import Acting, draw_acting
from game.ui.table.drawing.rim_panels import Panels
from game.ui.table.lap.badges import badge_side, draw_badge
from game.ui.table.lap.deeds import Step

_WORDS: Final = 46
"""The part of the ribbon that words have at least, in percent."""
_LEAST_BADGE: Final = 18


class Ribbon:
    """Paints itself for one step after the other."""

    def __init__(self, panels: Panels, steps: Sequence[Step], texts: Sequence[str]) -> None:
        self._panels = panels
        self._steps = steps
        self._texts = texts

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, at: int) -> None:
        """Fill `rect` with step `at`, counted from 0."""
        panels, style = self._panels, self._panels.style
        draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN, radius=8)
        step = self._steps[at]
        numbers = self._numbers(surface, rect.inflate(-2 * style.px(10), 0), at)
        seat = step.seat
        acting = Acting(
            panels.names[seat],
            panels.faces[seat],
            panels.colour_of(seat),
            "calm",
            self._texts[at],
            " ".join(map(str, step.seen)),
        )
        draw_acting(surface, style, acting, pygame.Rect(rect.left, rect.top, numbers - rect.left, rect.height))

    def _numbers(self, surface: pygame.Surface, room: pygame.Rect, at: int) -> int:
        """All steps at the end of the ribbon, or those around the one that is shown; returns where they begin.

        Before the first step of everybody stands the face.
        """
        panels, style, gap = self._panels, self._panels.style, self._panels.style.px(7)
        side, face = min(badge_side(style), room.height - 2 * gap), room.height - gap
        wide = room.width * (100 - _WORDS) // 100
        shown = self._around(at, len(self._steps))
        while side > _LEAST_BADGE and self._width(shown, side + gap, face + gap) > wide:
            side -= 1
        while len(shown) > 1 and self._width(shown, side + gap, face + gap) > wide:
            shown = self._around(at, len(shown) - 1)
        left = begins = room.right - self._width(shown, side + gap, face + gap)
        for place in shown:
            seat = self._steps[place].seat
            if place == shown[0] or self._steps[place - 1].seat != seat:
                ring = pygame.Rect(left, room.centery - face // 2, face, face)
                draw_medallion(
                    surface, style, ring, panels.names[seat], panels.colour_of(seat), face=panels.faces[seat]
                )
                left += face + gap
            badge = pygame.Rect(left, room.centery - side // 2, side, side)
            draw_badge(surface, style, self._steps[place].number, badge, lit=place == at)
            left += side + gap
        return begins

    def _around(self, at: int, many: int) -> range:
        """So many steps with the one that is shown in their middle."""
        first = min(max(0, at - many // 2), len(self._steps) - many)
        return range(first, first + many)

    def _width(self, shown: range, badge: int, face: int) -> int:
        """What these steps take, and the faces before them."""
        seats = [self._steps[place].seat for place in shown]
        return len(shown) * badge + face * sum(
            not place or seats[place - 1] != seats[place] for place in range(len(seats))
        )
