"""A tab for each game, with its emblem."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.i18n.phrases import phrases_of
from game.ui.graphics.drawing import Style
from game.ui.graphics.emblem import draw_emblem
from game.ui.graphics.theme import Rgb
from game.ui.text import TextStyle
from game.ui.widgets.choice import Segments

PaintSign = Callable[[pygame.Surface, Style, str, pygame.Rect], None]
_TITLE = 22
_SIGN = 22
_LAPPED = 0.7
"""The part of a sign that lies upon an emblem."""


class GameTabs(Segments[str]):
    """Emblem and title side by side; titles alone where both have no room."""

    def __init__(self, name: str, games: Iterable[str], chosen: str, action: Callable[[str], None]) -> None:
        super().__init__(name, [(game, phrases_of(game).title) for game in games], chosen, action, size=_TITLE)
        self.paint_sign: PaintSign | None = None
        """Paints what there is to tell of a game besides its name into a square on the rim of its emblem, or in the
        corner of a tab that has none."""

    def _paint_label(
        self, surface: pygame.Surface, style: Style, rect: pygame.Rect, value: str, label: str, colour: Rgb
    ) -> None:
        side, gap = rect.height - style.px(8), style.px(14)
        wide = style.type.width(label, style.text(_TITLE), TextStyle.STRONG)
        sign = pygame.Rect(0, 0, style.px(_SIGN), style.px(_SIGN))
        sign.topright = (rect.right - style.px(4), rect.top + style.px(4))
        if side + gap + wide > rect.width - style.px(12):
            super()._paint_label(surface, style, rect, value, label, colour)
            self._sign(surface, style, value, sign)
            return
        left = rect.centerx - (side + gap + wide) // 2
        disc = pygame.Rect(left, rect.centery - side // 2, side, side)
        draw_emblem(surface, style, disc, value)
        sign.bottomleft = (disc.right - round(sign.width * _LAPPED), disc.bottom + style.px(2))
        self._sign(surface, style, value, sign)
        line = style.type.line(label, style.text(_TITLE), colour, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midleft=(disc.right + gap, rect.centery)))

    def _sign(self, surface: pygame.Surface, style: Style, game: str, square: pygame.Rect) -> None:
        if self.paint_sign is not None:
            self.paint_sign(surface, style, game, square)
