"""Where something that is said at the table lies: beside what it is about, and over as few cards as may be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.ui.table.layout.geometry import TableLayout


def cards_in(layout: TableLayout) -> Sequence[pygame.Rect]:
    """Where cards lie, those of hands among them."""
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
