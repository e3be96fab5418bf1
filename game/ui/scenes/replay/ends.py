"""The ends of an arc: where the cards of a move came from, and where they lie now."""

from __future__ import annotations

import pygame

from game.engine import Event, Place
from game.ui.table.board import Board
from game.ui.table.layout.geometry import CARD_ASPECT, bounds


def is_from_pile(event: Event) -> bool:
    """Whether it took the newest discard alone."""
    return event.source is not None and event.source.zone == "discards" and len(event.cards) == 1


def left(board: Board, event: Event) -> pygame.Rect | None:
    """Where the cards came from; one that was the newest discard lay beside what is left of them."""
    place = event.source
    if place is None:
        return None
    slots = board.layout.slots.get(place, ())
    if is_from_pile(event) and slots:
        last = pygame.Rect(slots[-1].rect)
        return last.move(last.width + last.width // 8, 0)
    spot = spot_of(board, place)
    if spot is not None and place.zone == "discards" and not slots:  # where the first one of an empty pile lies
        spot.width = min(spot.width, round(spot.height * CARD_ASPECT))
    return spot


def reached(board: Board, event: Event) -> pygame.Rect | None:
    """The cards where they lie now, as far as they are seen there."""
    place = event.target
    if place is None:
        return None
    wanted, found, after = list(event.cards), [], None
    for sprite in reversed(board.pool.at(place)):
        rect = sprite.slot.rect
        if sprite.face is not None and sprite.face in wanted:
            wanted.remove(sprite.face)
            covered = after is not None and rect.x < after < rect.right
            found.append(rect._replace(w=after - rect.x) if after is not None and covered else rect)
        after = rect.x
    return pygame.Rect(bounds(found)) if found else spot_of(board, place)


def whole_of(board: Board, event: Event, end: pygame.Rect) -> pygame.Rect:
    """What a way ends at the edge of: in a hand not at one of its cards."""
    place = event.target
    hand = spot_of(board, place) if place is not None and place.zone == "hand" else None
    return end if hand is None else end.union(hand)


def cards_lying(board: Board) -> list[pygame.Rect]:
    """Where cards lie, those of a place together."""
    return [pygame.Rect(bounds([slot.rect for slot in slots])) for slots in board.layout.slots.values() if slots]


def spot_of(board: Board, place: Place) -> pygame.Rect | None:
    """Where cards of a place lie on the table, or would lie."""
    zones = board.layout.zones
    slots = board.layout.slots.get(place, ())
    if slots:
        return pygame.Rect(bounds([slot.rect for slot in slots]))
    named = zones.get(f"backs.{place.owner}" if place.zone == "hand" and place.owner != board.seat else place.zone)
    return pygame.Rect(named) if named is not None else None
