"""The field for the code of a deal, ticked as soon as the code is whole."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.text import TextStyle
from game.ui.widgets import TextField

_TICK: Final = 34
_PAD: Final = 16
"""Units of the tick, and beside it."""
_MARKUP: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 40 40">'
    '<circle cx="20" cy="20" r="19" fill="{good}"/><path d="M11 21L18 28L30 14" fill="none" stroke="{night}" '
    'stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)


class CodeField(TextField):
    """Shows whether its text is the code of a deal."""

    holds = False
    face = TextStyle.STRONG
    between = "\u2009"

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """With a tick at its end, where the text leaves room for one."""
        super().paint(surface, style)
        side, pad = style.px(_TICK), style.px(_PAD)
        taken = style.type.width(self.between.join(self.text), style.text(self._size), self.face) + side + 3 * pad
        if self.holds and taken <= self.rect.width:
            theme = style.theme
            markup = _MARKUP.format(side=side, good=hex_of(theme.good), night=hex_of(theme.night))
            tick = style.pictures.drawn(markup, (side, side))
            surface.blit(tick, tick.get_rect(midright=(self.rect.right - pad, self.rect.centery)))
