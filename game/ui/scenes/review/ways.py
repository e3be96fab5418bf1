"""Two ways to go on, drawn on a table: rings around the cards, and an arrow to where they go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from math import hypot
from typing import Final

import pygame

from game.engine import Place
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.mirror import is_mirrored
from game.ui.table.board import Board
from game.ui.table.cards.sprite import Sprite
from game.ui.table.drawing.marks import INK, Ring, draw_ring, ring_of


class Sign(Enum):
    """What is found of a way to go on; each has a shape of its own."""

    GOOD = auto()
    EVEN = auto()
    BAD = auto()


_COLOURS: Final[dict[Sign, Rgb]] = {Sign.GOOD: (126, 222, 150), Sign.EVEN: (242, 216, 152), Sign.BAD: (255, 128, 104)}
_STROKES: Final = {
    Sign.GOOD: "M27 52 L44 69 L74 33",
    Sign.EVEN: "M28 40 H72 M28 60 H72",
    Sign.BAD: "M32 32 L68 68 M68 32 L32 68",
}
_SIGN: Final = 34
"""Units of the sign at the end of an arrow."""
_SPARED: Final = 8
"""Units between the ends of an arrow and what it leads from and to."""
_ASIDE: Final = 0.54
"""How far the faint cards of two ways lie from the middle of their place, in widths of a card."""
_FAINT: Final = 205
"""How opaque a card is that does not lie there yet, of 255."""
_APART: Final = 70
"""Units from the middle of the hand to where something comes that is taken into it."""
_WIDTH: Final = 7
_HEAD: Final = 22
_RINGED: Final = frozenset({"meld", "low", "high", "discards", "stock", "morto"})
"""Places that are so small that a ring around them says something."""


@dataclass(frozen=True, slots=True)
class Way:
    """One gesture of a way."""

    cards: tuple[Sprite, ...]
    zone: str
    better: bool
    """Whether it is what would have been better; else it was done."""
    sign: Sign


def draw_sign(surface: pygame.Surface, style: Style, rect: pygame.Rect, sign: Sign) -> None:
    """A tick, two even lines or a cross on a disc, which fills a square."""
    shade = hex_of(INK)
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="46" fill="{hex_of(_COLOURS[sign])}" stroke="{shade}" stroke-width="6"/>'
        f'<path d="{_STROKES[sign]}" fill="none" stroke="{shade}" stroke-width="13"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


def paint_ways(surface: pygame.Surface, style: Style, board: Board, ways: Sequence[Way]) -> None:
    """Each in its colour; what was done is dashed, what would have been better is not."""
    ghosts = _ghosts(board, ways)
    for way, ghost in zip(ways, ghosts, strict=True):  # arrows lie over the cards of both
        if ghost is not None:
            _paint_ghost(surface, style, way, ghost)
    for way, ghost in zip(ways, ghosts, strict=True):
        colour = _COLOURS[way.sign]
        for sprite in way.cards:
            draw_ring(surface, style, ring_of(board, sprite), colour)
        target = ghost or _target(board, way.zone)
        if target is None:
            continue
        if way.zone.partition(".")[0] in _RINGED:
            draw_ring(surface, style, Ring((*target.topleft, *target.size)), colour)
        begin, end = _ends(style, board, way, target)
        _arrow(surface, style, begin, end, colour, dashed=not way.better)
        place = pygame.Rect(0, 0, style.px(_SIGN), style.px(_SIGN))
        place.center = ((begin[0] + end[0]) // 2, (begin[1] + end[1]) // 2)
        draw_sign(surface, style, place, way.sign)


def _ends(style: Style, board: Board, way: Way, target: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where an arrow begins and ends: at the edges of what it leads from and to."""
    hand = pygame.Rect(board.layout.zones["hand"])
    boxes = [pygame.Rect(ring_of(board, sprite).box) for sprite in way.cards]
    if boxes:
        source = boxes[0].unionall(boxes[1:])
        begin = source.centerx, source.top
        return begin, _reached(style, target, begin)
    held = [slot.rect.y for slot in board.layout.slots.get(board.own, ())]
    apart = style.px(_APART)
    end = hand.centerx + (apart if way.better else -apart), min(held, default=hand.top) - style.px(_SPARED)
    return _reached(style, target, end), end


def _target(board: Board, zone: str) -> pygame.Rect | None:
    """Where a gesture leads to; the last card of the discards, for the next one lies beside it."""
    if zone == "discards" and (slots := board.layout.slots.get(Place("discards"))):
        return pygame.Rect(slots[-1].rect)
    found = board.layout.zones.get(zone)
    return pygame.Rect(found) if found is not None else None


def _ghosts(board: Board, ways: Sequence[Way]) -> list[pygame.Rect | None]:
    """Where the card of each way would lie in the trick or behind the discards: two side by side."""
    found: dict[Way, pygame.Rect] = {}
    for zone, first, order in (("trick", *_in_trick(board, ways)), ("discards", *_behind_discards(board, ways))):
        for way in ways:
            if first is not None and way.zone == zone and len(way.cards) == 1 and way.cards[0] in order:
                step = 2 * round(first.width * _ASIDE)
                found[way] = first.move(step * order.index(way.cards[0]), 0)
    return [found.get(way) for way in ways]


def _in_trick(board: Board, ways: Sequence[Way]) -> tuple[pygame.Rect | None, list[Sprite]]:
    """The place of the first card about the middle of the seat's own, and the cards in their order in the hand."""
    order, place = _from_hand(board, ways, "trick"), board.layout.zones.get(f"trick.{board.seat}")
    if place is None:
        return None, order
    return pygame.Rect(place).move(-round(place[2] * _ASIDE) * (len(order) - 1), 0), order


def _behind_discards(board: Board, ways: Sequence[Way]) -> tuple[pygame.Rect | None, list[Sprite]]:
    """The place of the first card behind the last discard, as far as the tray has room for all."""
    order, slots = _from_hand(board, ways, "discards"), board.layout.slots.get(Place("discards"))
    if not slots or not order:
        return None, order
    last, room = pygame.Rect(slots[-1].rect), pygame.Rect(board.layout.zones["discards"])
    step = 2 * round(last.width * _ASIDE)
    spare = room.right - last.right - step * len(order)
    return (last.move(step, 0) if spare >= 0 else None), order


def _from_hand(board: Board, ways: Sequence[Way], zone: str) -> list[Sprite]:
    """Single cards of the hand that go to a place, in their order in the hand."""
    hand = board.in_hand
    gone = {way.cards[0] for way in ways if way.zone == zone and len(way.cards) == 1}
    return [sprite for sprite in hand if sprite in gone]


def _paint_ghost(surface: pygame.Surface, style: Style, way: Way, place: pygame.Rect) -> None:
    """The card as if it lay there already, faint, in the ring of its way."""
    ghost = pygame.Surface(place.size, pygame.SRCALPHA)
    style.pictures.card(str(way.cards[0].face), place.width).draw(ghost, 0, 0)
    ghost.set_alpha(_FAINT)
    surface.blit(ghost, place)
    draw_ring(surface, style, Ring((*place.topleft, *place.size)), _COLOURS[way.sign])


def _reached(style: Style, target: pygame.Rect, source: tuple[int, int]) -> tuple[int, int]:
    """The point at the edge of a place on the way from where the cards are, a little outside."""
    spared = style.px(_SPARED)
    around = target.inflate(2 * spared, 2 * spared)
    middle = (min(max(source[0], target.left + target.width // 4), target.right - target.width // 4), target.centery)
    crossed = around.clipline(source, middle)
    return (round(crossed[0][0]), round(crossed[0][1])) if crossed else middle


def _arrow(
    surface: pygame.Surface, style: Style, begin: tuple[int, int], end: tuple[int, int], colour: Rgb, *, dashed: bool
) -> None:
    length = hypot(end[0] - begin[0], end[1] - begin[1])
    head, width = style.px(_HEAD), max(3, style.px(_WIDTH))
    if length < 2 * head:
        return
    room = pygame.Rect(begin, (1, 1)).union(pygame.Rect(end, (1, 1))).inflate(4 * head, 4 * head)
    across, down = (end[0] - begin[0]) / length, (end[1] - begin[1]) / length
    x, y = end[0] - room.left, end[1] - room.top
    neck_x, neck_y = x - across * head, y - down * head
    wing = head * 0.62
    line = f'<path d="M{begin[0] - room.left} {begin[1] - room.top} L{neck_x:.1f} {neck_y:.1f}" fill="none"'
    tip = (
        f'<path d="M{x} {y} L{neck_x - down * wing:.1f} {neck_y + across * wing:.1f} '
        f'L{neck_x + down * wing:.1f} {neck_y - across * wing:.1f} Z"'
    )
    dashes = f' stroke-dasharray="{3 * width},{2 * width}"' if dashed else ""
    shade, ink = hex_of(INK), hex_of(colour)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{room.width}" height="{room.height}">'
        f'{line} stroke="{shade}" stroke-width="{width + 4}"/>'
        f'{tip} fill="{shade}" stroke="{shade}" stroke-width="5" stroke-linejoin="round"/>'
        f'{line} stroke="{ink}" stroke-width="{width}"{dashes}/>{tip} fill="{ink}"/></svg>'
    )
    picture = style.pictures.drawn(markup, room.size)
    surface.blit(pygame.transform.flip(picture, True, False) if is_mirrored(surface) else picture, room)
