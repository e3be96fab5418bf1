"""A bubble of speech beside the panel of whoever says it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from game.ui.graphics.bubble import Point, bubble_area, draw_bubble
from game.ui.graphics.drawing import Style
from game.ui.table.drawing.rim_panels import is_broad
from game.ui.table.layout.geometry import TableLayout
from game.ui.text import TextStyle

_SIZE: Final = 22
_WIDEST: Final = 250
"""Units of a line; a longer text is wrapped."""
_TAIL: Final = 12
_STEP: Final = 12
_LOWER: Final = 180
"""Units that a bubble lies below the top of a panel at most, and steps on the way, where it keeps clear of cards."""


def bubble_rect(
    style: Style, text: str, panel: pygame.Rect, window: tuple[int, int], cards: Iterable[pygame.Rect] = ()
) -> pygame.Rect:
    """Beside the panel of a seat, over as few of the cards as may be; below it where it is broad."""
    px, size = style.px, style.text(_SIZE)
    lines = style.type.wrap(text, size, px(_WIDEST), TextStyle.STRONG)
    wide = max(style.type.width(line, size, TextStyle.STRONG) for line in lines)
    high = len(lines) * style.type.height(size, TextStyle.STRONG)
    rect = pygame.Rect(panel.left, panel.bottom + px(_TAIL), wide + px(32), high + px(18))
    late = panel.centerx > window[0] // 2 + window[0] // 4
    if is_broad(panel):
        if late:
            rect.right = panel.right
        return rect.clamp(pygame.Rect((0, 0), window))
    rect.left = panel.left - px(_TAIL) - rect.width if late else panel.right + px(_TAIL)
    tops = range(panel.top + px(_STEP), panel.top + px(_LOWER), px(_STEP))
    return freest((rect.move(0, top - rect.top) for top in tops), cards)


def draw_speech(surface: pygame.Surface, style: Style, text: str, rect: pygame.Rect, panel: pygame.Rect) -> None:
    """The words on paper, with a tail towards the panel."""
    px, size, ink = style.px, style.text(_SIZE), style.theme.ink
    draw_bubble(surface, style, rect, _tip(style, rect, panel))
    top = rect.top + px(9)
    for words in style.type.wrap(text, size, px(_WIDEST), TextStyle.STRONG):
        line = style.type.line(words, size, ink, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midtop=(rect.centerx, top)))
        top += style.type.height(size, TextStyle.STRONG)


def speech_area(style: Style, rect: pygame.Rect, panel: pygame.Rect) -> pygame.Rect:
    """What it covers: the bubble, its shadow and its tail, which reaches into the panel."""
    return bubble_area(style, rect, _tip(style, rect, panel))


def _tip(style: Style, rect: pygame.Rect, panel: pygame.Rect) -> Point:
    """Where the tail ends: over a bubble below the panel, else at the nearer edge of the panel."""
    px = style.px
    if rect.top >= panel.bottom and rect.left < panel.right and rect.right > panel.left:
        root = max(rect.left + px(24), min(panel.centerx, rect.right - px(24)))
        return root, rect.top - px(_TAIL) + px(2)
    edge = panel.right - px(2) if rect.left >= panel.right else panel.left + px(2)
    return edge, max(rect.top, panel.top + panel.height // 3)


def cards_in(layout: TableLayout) -> Sequence[pygame.Rect]:
    """The areas of all cards, those of hands among them."""
    return [pygame.Rect(slot.rect) for held in layout.slots.values() for slot in held]


def beside(size: tuple[int, int], about: pygame.Rect, room: pygame.Rect, gap: int) -> Sequence[pygame.Rect]:
    """The places in a room below, above, after and before something, the most welcome first; at least its middle."""
    wide, high = size
    across, down = about.centerx - wide // 2, about.centery - high // 2
    tried = [
        (across, about.bottom + gap),
        (across, about.top - gap - high),
        (about.right + gap, down),
        (about.left - gap - wide, down),
        (room.centerx - wide // 2, room.centery - high // 2),
    ]
    places = [pygame.Rect(place, size).clamp(room) for place in tried]
    return [place for place in places if not place.colliderect(about)] or places[-1:]


def freest(places: Iterable[pygame.Rect], cards: Iterable[pygame.Rect]) -> pygame.Rect:
    """The first of those places that cover the least of cards."""
    held = list(cards)
    return min(places, key=lambda place: _covered(place, held))


def _covered(place: pygame.Rect, cards: Sequence[pygame.Rect]) -> int:
    """Pixels of cards below a place; those of cards one over another count for each."""
    parts = (place.clip(card) for card in cards)
    return sum(part.width * part.height for part in parts)
