"""Choosing a game: a segment or a tab for each, with the emblem of its home."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.i18n.phrases import phrases_of
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.emblem import draw_emblem
from game.ui.graphics.tables import look_of
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb
from game.ui.widgets.choice import Segments

_AIR: Final = 8
"""Units around emblem and name."""
_LEAST: Final = 30
"""Units of an emblem that can be told apart; a smaller one is left out."""


class EmblemSegments(Segments[str]):
    """All games side by side, each with the emblem of its home; the chosen one is raised, with a golden edge."""

    def __init__(
        self, name: str, choices: Sequence[tuple[str, str]], value: str, action: Callable[[str], None], size: float = 20
    ) -> None:
        super().__init__(name, choices, value, action, size=size)
        self._alike = True
        """Whether all are as wide as each other."""

    def fit(self, style: Style) -> None:
        """Longer names have more room than others where they need it."""
        self._alike = True
        super().fit(style)
        if self.one_at_a_time:
            self._alike = False
            super().fit(style)

    def segments(self) -> list[pygame.Rect]:
        """All of the same width, if names have room so."""
        if not self._alike:
            return super().segments()
        count = len(self.choices)
        edges = [self.rect.left + self.rect.width * number // count for number in range(count + 1)]
        return [pygame.Rect(left, self.rect.top, right - left, self.rect.height) for left, right in pairwise(edges)]

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Emblems above names."""
        if self.one_at_a_time:
            super().paint(surface, style)
            return
        draw_panel(surface, style, self.rect, PanelKind.FIELD)
        air = style.px(_AIR)
        for (value, label), cell in zip(self.choices, self.segments(), strict=True):
            inner = cell.inflate(-air, -air)
            chosen = value == self.value
            if chosen:
                draw_panel(surface, style, inner, PanelKind.ROW_CHOSEN, radius=8)
            size = style.type.fitted(label, style.text(self.size), inner.width - air, TextStyle.STRONG)
            colour = style.theme.gilt if chosen else style.theme.text
            line = style.type.line(label, size, colour, TextStyle.STRONG)
            room = pygame.Rect(inner.left, inner.top, inner.width, inner.height - line.get_height())
            side = min(room.height - air, room.width - 2 * air)
            place = line.get_rect(center=inner.center)
            if side >= style.px(_LEAST):
                emblem = style.pictures.svg(("table", look_of(value).name, "emblem.svg"), (side, side))
                surface.blit(emblem, emblem.get_rect(center=(room.centerx, room.centery + air // 4)))
                place = line.get_rect(midbottom=(inner.centerx, inner.bottom - air // 4))
            surface.blit(line, place)
        if self.focused:
            draw_focus(surface, style, self.rect)


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
