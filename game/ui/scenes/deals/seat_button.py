"""A seat that is a button: the face of who sat there, and beside or below it whose cards a click takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.widgets import Button, ButtonKind

_BROAD: Final = 2
"""A seat that is less wide, in heights of its own, has the face above its words."""
_LINES: Final = 2
_AIR: Final = 9
"""Units around the face."""


class SeatButton(Button):
    """All of a seat; the player's own is the first choice."""

    def __init__(
        self, name: str, label: str, who: str, face: str, action: Callable[[], None], *, own: bool, us: bool
    ) -> None:
        super().__init__(name, label, action, kind=ButtonKind.PRIMARY if own else ButtonKind.PLAIN, size=21)
        self._who = who
        self._face = face
        self._us = us

    def words(self, style: Style) -> pygame.Rect:
        """What the face leaves."""
        face = self._medallion(style)
        if self._upright:
            return pygame.Rect(self.rect.left, face.bottom, self.rect.width, self.rect.bottom - face.bottom)
        return pygame.Rect(face.right, self.rect.top, self.rect.right - style.px(_AIR) - face.right, self.rect.height)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """As a button, with the face before its words; who is pointed at looks glad."""
        super().paint(surface, style)
        ring = style.theme.us if self._us else style.theme.them
        ring = style.theme.ink if self.lit else ring
        mood = "glad" if self.hovered else "calm"
        draw_medallion(surface, style, self._medallion(style), self._who, ring, face=self._face, mood=mood)

    @property
    def _upright(self) -> bool:
        """Whether the face is above the words."""
        return self.rect.width < self.rect.height * _BROAD

    def _medallion(self, style: Style) -> pygame.Rect:
        air = style.px(_AIR)
        if self._upright:
            side = max(0, self.rect.height - _LINES * style.type.height(style.text(self.size)) - 2 * air)
            return pygame.Rect(self.rect.centerx - side // 2, self.rect.top + air, side, side)
        side = min(self.rect.height - 2 * air, self.rect.width // 2)
        return pygame.Rect(self.rect.left + air, self.rect.centery - side // 2, side, side)
