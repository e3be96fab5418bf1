"""Where what is said hangs at the table: beside the panel of whoever says it, over as few cards as may be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.kit import Align, Role, Text, Tone
from game.ui.kit.bubble import TAIL, Bubble
from game.ui.kit.tokens import Space
from game.ui.table.drawing.rim_panels import is_broad
from game.ui.table.layout.geometry import TableLayout

_WIDEST: Final = 250
"""Units of a line; a longer text is wrapped."""
_LOWER: Final = 180
"""Units that a bubble hangs below the top of a panel at most, where it keeps clear of cards."""


def speech_bubble(
    style: Style, text: str, panel: pygame.Rect, window: tuple[int, int], cards: Iterable[pygame.Rect] = ()
) -> Bubble:
    """A bubble beside the panel of a seat, over as few of the cards as may be; below it where it is broad."""
    px = style.px
    words = Text(text, Role.STRONG, Tone.INK, lines=0, side=Align.CENTER)
    bubble = Bubble(words, speaker=panel)
    wide = words.longest(style, px(_WIDEST)) + 2 * bubble.padding(style)[0]
    rect = pygame.Rect(panel.left, panel.bottom + px(TAIL), wide, bubble.heights(style, wide).natural)
    late = panel.centerx > window[0] // 2 + window[0] // 4
    if is_broad(panel):
        if late:
            rect.right = panel.right
        rect.clamp_ip(pygame.Rect((0, 0), window))
    else:
        rect.left = panel.left - px(TAIL) - rect.width if late else panel.right + px(TAIL)
        step = px(Space.MEDIUM.value)
        rect = freest(
            (rect.move(0, top - rect.top) for top in range(panel.top + step, panel.top + px(_LOWER), step)), cards
        )
    bubble.arrange(style, rect)
    return bubble


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
