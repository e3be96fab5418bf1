"""Which round of the match is shown, and which of its moments, in two lines."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.text import TextStyle
from game.ui.widgets import Widget

_TEXT: Final = 20
"""Units of the letters."""


class Words(Widget):
    """Says it and does nothing."""

    def __init__(self, name: str) -> None:
        super().__init__(name, focusable=False)
        self._said = ("", "")

    def show(self, said: tuple[str, str]) -> None:
        """The round, and the moment in it."""
        self.dirty |= said != self._said
        self._said = said

    @property
    def spoken(self) -> str:
        """Both."""
        return ". ".join(self._said)

    def parts(self) -> dict[str, pygame.Rect]:
        """Nothing of it can be clicked."""
        return {}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """One above the other, in letters of one size."""
        theme, rect = style.theme, self.rect
        most = min(style.text(_TEXT), rect.height * 2 // 5)
        size = min(style.type.fitted(text, most, rect.width, TextStyle.STRONG) for text in self._said)
        step = style.type.height(size, TextStyle.STRONG)
        for text, shade, middle in zip(
            self._said, (theme.gilt, theme.text), (rect.centery - step // 2, rect.centery + step // 2), strict=True
        ):
            line = style.type.line(style.type.shortened(text, size, rect.width), size, shade, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midleft=(rect.left, middle)))
