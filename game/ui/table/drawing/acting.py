"""What somebody does, in one line: the face, the words, and the cards that were seen."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb
from game.ui.text import TextStyle

_TEXT: Final = 24
_CARD: Final = 76
"""Units of the width of a card of which the index is shown."""


class Acting(NamedTuple):
    """Somebody, and what is said of it."""

    name: str
    face: str
    colour: Rgb
    mood: str
    text: str
    cards: str
    """As many as were seen."""


def draw_acting(surface: pygame.Surface, style: Style, acting: Acting, rect: pygame.Rect) -> None:
    """On the left of `rect`; cards only where there is room for all of them."""
    gap = style.px(10)
    ring = pygame.Rect(0, 0, rect.height - 4, rect.height - 4)
    ring.midleft = (rect.left + gap, rect.centery)
    draw_medallion(surface, style, ring, acting.name, acting.colour, face=acting.face, mood=acting.mood)
    text, px, left = _words(style, acting, rect)
    line = style.type.line(text, px, style.theme.text, TextStyle.STRONG)
    surface.blit(line, line.get_rect(midleft=(left, rect.centery)))
    left += line.get_width() + gap
    wide, high = strip_size(style, len(acting.cards.split()), 10_000, _CARD)
    if acting.cards and wide <= rect.right - gap - left and high < rect.height:
        draw_strip(surface, style, acting.cards, pygame.Rect(left, rect.centery - high // 2, wide, high), _CARD)


def draw_acting_panel(surface: pygame.Surface, style: Style, acting: Acting, rect: pygame.Rect, middle: int) -> None:
    """The same on a panel of its own."""
    panel = acting_panel(style, acting, rect, middle)
    draw_panel(surface, style, panel, PanelKind.ROW_CHOSEN, radius=8)
    draw_acting(surface, style, acting, panel)


def acting_panel(style: Style, acting: Acting, rect: pygame.Rect, middle: int) -> pygame.Rect:
    """Where that panel is: as wide as it must be, as near to a `middle` as `rect` lets it be."""
    gap = style.px(10)
    text, px, left = _words(style, acting, rect)
    wide = left - rect.left + style.type.width(text, px, TextStyle.STRONG) + 2 * gap
    if acting.cards:
        wide += strip_size(style, len(acting.cards.split()), 10_000, _CARD)[0] + gap
    panel = pygame.Rect(0, rect.top, min(rect.width, wide), rect.height)
    panel.centerx = middle
    return panel.clamp(rect)


def _words(style: Style, acting: Acting, rect: pygame.Rect) -> tuple[str, int, int]:
    """The words as they find room, how large, and where they begin."""
    gap = style.px(10)
    left = rect.left + rect.height - 4 + 2 * gap
    room = rect.right - gap - left
    px = style.type.fitted(acting.text, style.text(_TEXT), room, TextStyle.STRONG)
    return style.type.shortened(acting.text, px, room, TextStyle.STRONG), px, left
