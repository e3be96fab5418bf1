"""A face to click at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.ui.graphics.drawing import Style, draw_focus
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.mirror import point_of
from game.ui.graphics.theme import Rgb
from game.ui.widgets.button import Button

_LARGE: Final = 6
"""In a medallion so many times as wide as the tick, the tick has its place."""


class FaceButton(Button):
    """A medallion in the middle of its place; who is pointed at looks glad."""

    def __init__(
        self,
        name: str,
        who: str,
        face: str,
        action: Callable[[], None],
        *,
        tip: str = "",
        chosen: bool = False,
        us: bool = True,
    ) -> None:
        """`who` is the name, for its first letter where there is no `face`; `us`: in the own team's colour."""
        super().__init__(name, "", action, tip=tip)
        self.face = face
        self._who = who
        self._chosen = chosen
        self._us = us

    @property
    def spoken(self) -> str:
        """Whose face it is."""
        return self._who

    @property
    def chosen(self) -> bool:
        """Whether it is the one that holds."""
        return self._chosen

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The ring is bright where it is chosen, and there is a tick of its colour below it."""
        side = min(self.rect.size)
        rect = pygame.Rect(0, 0, side, side).move_to(center=self.rect.center)
        self.picture(surface, style, rect)
        if self.focused:
            draw_focus(surface, style, rect)

    def portrait(self, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
        """The medallion elsewhere than at its place, where pointing at it changes nothing."""
        ring = style.theme.us if self._us else style.theme.them
        draw_medallion(surface, style, rect, self._who, ring, face=self.face, mood="calm")

    def picture(self, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
        """The medallion in a square, ticked where it is chosen."""
        mood = "glad" if self.hovered or self._chosen else "calm"
        draw_medallion(surface, style, rect, self._who, self._ring(style), face=self.face, mood=mood)
        if self._chosen:
            tick = max(style.px(11), rect.width // 9)
            inside = tick if rect.width > _LARGE * tick else tick // 2  # a letter in a small one stays whole
            x, y = point_of(surface, (rect.right - inside, rect.bottom - inside))
            pygame.draw.circle(surface, style.theme.gilt, (x, y), tick)
            points = [(x - tick // 2, y), (x - tick // 8, y + tick // 2), (x + tick // 2, y - tick // 2)]
            pygame.draw.lines(surface, style.theme.panel, False, points, max(2, style.px(3)))

    def _ring(self, style: Style) -> Rgb:
        if self._chosen or self.hovered:
            return style.theme.gilt
        return style.theme.us if self._us else style.theme.them
