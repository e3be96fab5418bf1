"""Rings around what has the focus or is hinted at, tilted as the card is; cards that lie above it cover its ring."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from game.ui.graphics.style import Style
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.mirror import is_mirrored
from game.ui.table.board import Board
from game.ui.table.cards.sprite import Sprite
from game.ui.table.layout.geometry import Slot

_INK: Final = "#10130f"
_CORNER: Final = 0.05
"""The roundness of a card's corners in card heights."""


class Ring(NamedTuple):
    """Around an upright box, left, top, width and height; tilted by `angle` degrees."""

    box: tuple[int, int, int, int]
    angle: float = 0.0
    above: tuple[Slot, ...] = ()
    """The cards that lie over it, where they come to rest."""

    def area(self, style: Style) -> pygame.Rect:
        """All that it may cover."""
        box = pygame.Rect(self.box)
        wide, high = _bounds(style, box, self.angle)
        area = pygame.Rect(0, 0, wide, high)
        area.center = box.center
        return area


def ring_of(board: Board, sprite: Sprite) -> Ring:
    """The ring of a card of the own hand, where it comes to rest."""
    own = _at_rest(sprite)
    box = pygame.Rect(0, 0, own.w, own.h)
    box.center = (round(own.cx), round(own.cy))
    around = pygame.Rect(own.rect).inflate(own.w, own.w)
    return Ring((*box.topleft, *box.size), own.angle, tuple(_above(board, sprite, around)))


def _above(board: Board, sprite: Sprite, area: pygame.Rect) -> Iterator[Slot]:
    """Cards of the own hand that lie above one and reach into an area."""
    for row in (board.in_hand, board.staging.sprites):
        if sprite in row:
            for other in row[row.index(sprite) + 1 :]:
                slot = _at_rest(other)
                if other not in board.carried and area.colliderect(slot.rect):
                    yield slot


def _at_rest(sprite: Sprite) -> Slot:
    return sprite.slot._replace(cx=sprite.x.target, cy=sprite.y.target)


def draw_ring(
    surface: pygame.Surface, style: Style, ring: Ring, colour: Rgb | None = None, *, dashed: bool = False
) -> None:
    """Draw a ring; `dashed` for what is only proposed."""
    area, box = ring.area(style), pygame.Rect(ring.box)
    lean = 1 if is_mirrored(surface) else -1
    width = max(2, style.px(3))
    gap = style.px(2)
    wide, high = box.width + 2 * gap, box.height + 2 * gap
    left, top = (area.width - wide) / 2, (area.height - high) / 2
    dashes = f' stroke-dasharray="{3 * width},{2 * width}"' if dashed else ""
    rect = f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="{style.px(9)}" fill="none"'
    middle = f"{area.width / 2} {area.height / 2}"
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{area.width}" height="{area.height}">'
        f'<g transform="rotate({lean * ring.angle} {middle})">'
        f'{rect} stroke="{_INK}" stroke-width="{width + 3}"/>'
        f'{rect} stroke="{hex_of(colour or style.theme.focus)}" stroke-width="{width}"{dashes}/></g></svg>'
    )
    drawn = style.pictures.drawn(markup, area.size)
    if ring.above:
        drawn = drawn.copy()
        for slot in ring.above:
            hole = pygame.Rect(slot.rect)
            place = hole.move(-area.left, -area.top)
            if lean > 0:
                place.left = area.right - hole.right
            drawn.blit(_shape(style, slot, lean), place, special_flags=pygame.BLEND_RGBA_SUB)
    surface.blit(drawn, area)


def _shape(style: Style, slot: Slot, lean: int) -> pygame.Surface:
    """A card as black as can be, to take away what it covers."""
    wide, high = slot.rect.w, slot.rect.h
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        f'<g transform="rotate({lean * slot.angle} {wide / 2} {high / 2})">'
        f'<rect x="{(wide - slot.w) / 2}" y="{(high - slot.h) / 2}" width="{slot.w}" height="{slot.h}" '
        f'rx="{slot.h * _CORNER}" fill="#000"/></g></svg>'
    )
    return style.pictures.drawn(markup, (wide, high))


def _bounds(style: Style, box: pygame.Rect, angle: float) -> tuple[int, int]:
    turn = math.radians(angle)
    sine, cosine = abs(math.sin(turn)), abs(math.cos(turn))
    edge = 2 * (style.px(2) + max(2, style.px(3)) + 4)
    wide, high = box.width + edge, box.height + edge
    return math.ceil(wide * cosine + high * sine), math.ceil(wide * sine + high * cosine)
