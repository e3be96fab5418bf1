"""A push button with a sign beside its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.ui.graphics.drawing import Style, draw_focus, draw_panel
from game.ui.graphics.icons import icon
from game.ui.graphics.text import TextStyle
from game.ui.widgets.button import Button, ButtonKind

_SIGN: Final = 38
"""Units of a sign that stands above the words."""
_HIGH: Final = 2
"""The sign stands above the words of a tile that is so many signs high, else before them."""
_AIR: Final = 6
"""Units around sign and words."""


class Tile(Button):
    """Its sign stands above its words, or before them where it is not high enough."""

    def __init__(
        self, name: str, label: str, action: Callable[[], None], sign: str, *, kind: ButtonKind = ButtonKind.PLAIN
    ) -> None:
        super().__init__(name, label, action, kind=kind, size=21)
        self._sign = sign

    def words(self, style: Style) -> pygame.Rect:
        """What the sign leaves."""
        sign, air = self._place_of_sign(style), style.px(_AIR)
        if self._upright(style):
            return pygame.Rect(self.rect.left, sign.bottom, self.rect.width, self.rect.bottom - air - sign.bottom)
        return pygame.Rect(sign.right, self.rect.top, self.rect.right - air - sign.right, self.rect.height)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Panel, sign, words, focus ring."""
        theme = style.theme
        draw_panel(surface, style, self.rect, self._panel())
        brass = self.kind is ButtonKind.PRIMARY
        down = 1 if self._pressed else 0
        sign = self._place_of_sign(style).move(0, down)
        surface.blit(icon(style, self._sign, sign.height, theme.ink if brass else theme.gilt), sign)
        words = self.words(style)
        texts, size = self.set_label(style)
        step = style.type.height(size, TextStyle.STRONG)
        top = words.centery - step * len(texts) // 2 + down
        for text in texts:
            line = style.type.line(text, size, theme.ink if brass else theme.text, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midtop=(words.centerx, top)))
            top += step
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _upright(self, style: Style) -> bool:
        return self.rect.height >= _HIGH * style.px(_SIGN)

    def _place_of_sign(self, style: Style) -> pygame.Rect:
        air = style.px(_AIR)
        if self._upright(style):
            sign = pygame.Rect(0, 0, style.px(_SIGN), style.px(_SIGN))
            sign.midtop = (self.rect.centerx, self.rect.top + 2 * air)
            return sign
        side = min(style.px(_SIGN), self.rect.height - 2 * air)
        return pygame.Rect(0, 0, side, side).move_to(midleft=(self.rect.left + 2 * air, self.rect.centery))
