"""The ends of the way of cards that were moved: where they lay before, and where they lie now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine import CardsDealt, Event, Place
from game.match.playback import Still
from game.ui.table.cards.hand_order import Key
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.board import Board
from game.ui.table.layout.geometry import CARD_ASPECT, Rect, TableLayout, bounds
from game.ui.table.layout.zone import Zone


def moved_to(still: Still) -> list[Event]:
    """What moved cards from one place to another on the way to a moment; what is dealt does not count."""
    moved = [
        each for each in still.announced if each.cards and each.seat is not None and not isinstance(each, CardsDealt)
    ]
    return [each for each in moved if each.source is not None and each.target not in (None, each.source)]


def is_from_pile(event: Event) -> bool:
    """Whether it took the newest discard alone."""
    return event.source is not None and event.source.zone == "discards" and len(event.cards) == 1


def left_a_place(board: Board, event: Event, start: pygame.Rect) -> bool:
    """Whether one card lay alone where nothing lies and no place is seen now; beside the discards that are left."""
    place = event.source
    if place is None or place.zone == "hand" or len(event.cards) != 1:
        return False
    if is_from_pile(event):
        return bool(board.layout.slots.get(place))
    return not board.layout.slots.get(place) and start.collidelist(cards_lying(board)) < 0


def left(board: Board, event: Event, before: TableLayout, order: Key) -> pygame.Rect | None:
    """Where the cards came from, on a table that lay as `before`; the own hand was kept in an `order`.

    One that was the newest discard lay beside what is left of them.
    """
    place = event.source
    if place is None:
        return None
    slots = board.layout.slots.get(place, ())
    if is_from_pile(event) and slots:
        last = pygame.Rect(slots[-1].rect)
        return last.move(last.width + last.width // 8, 0)
    if place == board.own:
        return _left_hand(board, event, order)
    spot = spot_of(board, place)
    if not slots and place.zone != "discards" and (lay := before.slots.get(place)):  # it may have no place any more
        return pygame.Rect(bounds([slot.rect for slot in lay]))
    if spot is not None and place.zone == "discards" and not slots:  # where the first one of an empty pile lies
        spot.width = min(spot.width, round(spot.height * CARD_ASPECT))
    return spot


def _left_hand(board: Board, event: Event, order: Key) -> pygame.Rect | None:
    """The places in the own hand that these cards had; the plate of its player where none is left."""
    gone = [card for card in event.cards if card is not None]
    held = sorted([*(each.face for each in board.pool.at(board.own) if each.face is not None), *gone], key=order)
    places = list[int]()
    for card in gone:
        places.append(next((at for at, each in enumerate(held) if each == card and at not in places), 0))
    now = [slot.rect for slot in board.layout.slots.get(board.own, ())]
    if not now:
        plate = board.layout.zones.get(Zone("seat", board.seat))
        return pygame.Rect(plate) if plate else spot_of(board, board.own)
    # what is left of the hand has closed up: none of its cards is to be taken for one that went
    gaps = [_gap(now, at - sum(other < at for other in places)) for at in places]
    return gaps[0].unionall(gaps[1:])


def _gap(hand: Sequence[Rect], at: int) -> pygame.Rect:
    """Where a card left a hand that has closed up: at the head of where its neighbours meet, or at its edge."""
    near = hand[min(at, len(hand) - 1)]
    x = near.x if at < len(hand) else near.right
    return pygame.Rect(x, near.y, 1, near.h // 2 if 0 < at < len(hand) else near.h)


def came(board: Board, event: Event) -> list[Sprite]:
    """The cards where they lie now, as far as their faces are seen there; the last first."""
    if event.target is None:
        return []
    wanted, found = list(event.cards), []
    for sprite in reversed(board.pool.at(event.target)):
        if sprite.face is not None and sprite.face in wanted:
            wanted.remove(sprite.face)
            found.append(sprite)
    return found


def came_to_hand(board: Board, still: Still) -> list[Sprite]:
    """The cards that came into the own hand on the way to a moment."""
    return [sprite for event in moved_to(still) if event.target == board.own for sprite in came(board, event)]


def reached(board: Board, event: Event) -> pygame.Rect | None:
    """What is seen of the cards where they lie now."""
    place = event.target
    if place is None:
        return None
    sprites = came(board, event)
    if not sprites:
        return spot_of(board, place)
    lying = board.in_hand if place == board.own else board.pool.at(place)
    shown, after = list[Rect](), None
    for sprite in reversed(lying):
        rect = sprite.slot.rect
        if sprite in sprites:
            covered = after is not None and rect.x < after < rect.right
            shown.append(rect._replace(w=after - rect.x) if after is not None and covered else rect)
        after = rect.x
    return pygame.Rect(bounds(shown))


def whole_of(board: Board, event: Event, end: pygame.Rect) -> pygame.Rect:
    """What a way ends at the edge of: in the hand of somebody else not at one of its cards."""
    place = event.target
    if place is None or place.zone != "hand" or place == board.own:
        return end
    hand = spot_of(board, place)
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
    zone = Zone(place.zone, place.owner if place.owner is not None else place.index)
    if place.zone == "hand":
        zone = Zone("hand") if place.owner == board.seat else Zone("backs", place.owner)
    found = zones.get(zone, zones.get(Zone(place.zone)))
    return pygame.Rect(found) if found is not None else None
