"""What is painted on and around resting cards of any game: outlines, rings, and light where cards may be dropped.

Outlines show the last action. The light lies beneath the cards: an edge on all places,
brightness on the one that is meant, in what cards leave free. Rings around what has the focus or is hinted at are
tilted as the card is; cards that lie above it cover its ring.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from game.engine import Place
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import is_mirrored, pixels_of
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.board import Board
from game.ui.table.contract.context import AnyComponent, Drawing
from game.ui.table.layout.geometry import Rect, Slot, bounds, without
from game.ui.table.layout.zone import Zone

OUTLINE: Final = (255, 150, 40)
OUTLINE_EDGE: Final = (46, 20, 2)
_ARM: Final = 0.26
"""How long the arms of an open corner are, in the shorter side of what it is about."""
_STRIP: Final = 2
_STRIP_ARM: Final = 0.16
"""What is so many times as high as wide is a strip; the part of its height that its arms have."""
_CORNER: Final = 0.05
"""The roundness of a card's corners in card heights."""


class Marks:
    """Painted over the still layer's cards; a card in flight gets its marks where it lands, when it has landed."""

    def __init__(self, style: Style, board: Board) -> None:
        self.outlined: list[Sprite] = []
        self._style = style
        self._board = board

    def outlines(self) -> list[pygame.Rect]:
        """What the outlines of the last action's cards cover."""
        margin = 2 * self._outline_width + 4
        return [pygame.Rect(sprite.slot.rect).inflate(margin, margin) for sprite in self.outlined]

    @property
    def _outline_width(self) -> int:
        return max(3, self._style.px(4))

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything that touches `area`."""
        if area.collidelist(self.outlines()) >= 0:
            for box, covered in self._outlined_boxes():
                self._outline(surface, area, box, covered)

    def _outlined_boxes(self) -> list[tuple[Rect, list[Rect]]]:
        """A box around each row of neighbours among the cards of the last action, and what lies above it."""
        aloft = self._board.aloft
        wanted = {sprite for sprite in self.outlined if sprite.face is not None and sprite not in aloft}
        boxes = []
        for place in dict.fromkeys(sprite.place for sprite in self.outlined):
            slots = self._board.layout.slots.get(place, ())
            row: list[Rect] = []
            for sprite, slot in zip((*self._board.pool.at(place), None), (*slots, None), strict=False):
                if sprite in wanted and slot is not None and not slot.angle:
                    row.append(slot.rect)
                    continue
                if row:
                    shown = _uncovered(whole := bounds(row), slot)
                    above = [bounds([slot.rect, slots[-1].rect])] if slot is not None and shown == whole else []
                    boxes.append((shown, above + self._lower_rows(place, row[0])))
                row = []
        return boxes

    def _lower_rows(self, place: Place, card: Rect) -> list[Rect]:
        """The places that lie over one because they stand in a row further down."""
        rows = self._board.config.rows
        held = [slots for of, slots in self._board.layout.slots.items() if of.zone in rows and of != place and slots]
        boxes = [bounds([slots[0].rect, slots[-1].rect]) for slots in held]
        return [box for box in boxes if card.y < box.y < card.bottom]

    def _outline(self, surface: pygame.Surface, area: pygame.Rect, box: Rect, covered: Sequence[Rect]) -> None:
        """Four corners, bright between dark lines, seen on cards and on felt, beneath the cards above.

        They are open, unlike the rings of what is selected or has the focus.
        """
        width = self._outline_width
        outer = pygame.Rect(box).inflate(2 * width, 2 * width)
        whole = outer.inflate(4, 4)
        if not whole.colliderect(area):
            return
        corner = round(box.h * _CORNER) + width
        shown = [Rect(*angle.clip(area)) for angle in _angles(whole)]
        for part in (part for angle in shown for part in without(angle, covered)):
            surface.set_clip(pygame.Rect(part))
            for colour, rect, line in ((OUTLINE_EDGE, outer.inflate(2, 2), width + 2), (OUTLINE, outer, width)):
                pygame.draw.rect(surface, colour, pixels_of(surface, rect), line, border_radius=corner)
        surface.set_clip(area)


def _uncovered(row: Rect, after: Slot | None) -> Rect:
    """What is seen of a row of cards, if a little raised, beneath the one `after` it that stands in the same line."""
    if after is None or after.angle or 2 * abs(after.rect.y - row.y) > row.h or not row.x < after.rect.x < row.right:
        return row
    return row._replace(w=after.rect.x - row.x)


def _angles(box: pygame.Rect) -> list[pygame.Rect]:
    """The four corners of a box, of which the middle of every side is left; of a strip that of both long ones."""
    wide = high = round(min(box.size) * _ARM)
    if box.width * _STRIP < box.height:
        wide, high = (box.width + 1) // 2, round(box.height * _STRIP_ARM)
    first = pygame.Rect(box.topleft, (wide, high))
    right, low = box.width - wide, box.height - high
    return [first.move(x, y) for x in (0, right) for y in (0, low)]


_STEPS: Final = 8
"""So many cards of a heap are looked at."""
_VEIL: Final = 40
"""How opaque the light is, of 255."""


class DropHighlight:
    """Which zones are lit, and having them painted again when that changes."""

    def __init__(self, table: Drawing, components: Sequence[AnyComponent]) -> None:
        self._table = table
        self._components = components
        self._legal: tuple[Zone, ...] = ()
        self._target: Zone | None = None

    def set(self, legal: Sequence[Zone], target: Zone | None) -> None:
        """Light these zones from now on."""
        changed: set[Zone | None] = {*(set(self._legal) ^ set(legal))}
        if target != self._target:
            changed |= {target, self._target}
        self._legal, self._target = tuple(legal), target
        zones = self._table.board.layout.zones
        margin = self._table.style.px(16)
        for zone in changed:
            if zone is not None and zone in zones:
                self._table.damage.add(pygame.Rect(zones[zone]).inflate(margin, margin))

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Light the zones within `area`."""
        style, zones, config = self._table.style, self._table.board.layout.zones, self._table.board.config
        for zone in self._legal:
            if zone not in zones:
                continue
            rect = pygame.Rect(zones[zone])
            if config.is_block(zone):
                rect = rect.inflate(style.px(10), style.px(10))
            if not rect.colliderect(area):
                continue
            meant = zone == self._target
            if meant:
                self._veil(surface, rect.clip(area))
                self._write(surface, rect.clip(area), area)
            width = style.px(5 if meant else 2)
            colour = style.theme.focus if meant else style.theme.brass
            pygame.draw.rect(surface, colour, pixels_of(surface, rect), width, border_radius=style.px(10))

    def _veil(self, surface: pygame.Surface, lit: pygame.Rect) -> None:
        """Brighten `lit` where no card lies."""
        blocks = self._blocks()
        for part in without(Rect(*lit), blocks):
            veil = pygame.Surface((part.w, part.h), pygame.SRCALPHA)
            veil.fill((*self._table.style.theme.brass_light, _VEIL))
            surface.blit(veil, (part.x, part.y))

    def _write(self, surface: pygame.Surface, lit: pygame.Rect, area: pygame.Rect) -> None:
        """What is read upon the light."""
        surface.set_clip(lit)
        for component in self._components:
            component.paint_again(surface, lit)
        surface.set_clip(area)

    def _blocks(self) -> list[Rect]:
        """What cards cover, and panels."""
        config, slots = self._table.board.config, self._table.board.layout.slots
        there = [(place.zone, [slot.rect for slot in held]) for place, held in slots.items() if held]
        blocks = [
            rect for zone, rects in there if zone in config.blocks for rect in _block(rects, zone in config.heaps)
        ]
        blocks += [Rect(*panel) for component in self._components for panel in component.panels()]
        return blocks + [rect for zone, rects in there if zone in config.scattered for rect in rects]


def _block(rects: Sequence[Rect], heap: bool) -> Sequence[Rect]:
    """What a block of cards covers: a heap rises askew and leaves corners of its bounds free."""
    return (*rects[:: max(1, len(rects) // _STEPS)], rects[-1]) if heap else (bounds(rects),)


INK: Final = (16, 19, 15)
_GAP: Final = 2
"""Units between a ring and what it is about."""
_USUAL: Final = 3
_BOLD: Final = 6
"""Units of the width of a ring."""
_HALO: Final = 4
"""Units of one band of the halo of a glowing ring."""
_FADING: Final = (0.62, 0.36, 0.16)
"""How opaque the bands are, from the ring outwards."""


class Ring(NamedTuple):
    """Around an upright box, left, top, width and height; tilted by `angle` degrees."""

    box: tuple[int, int, int, int]
    angle: float = 0.0
    above: tuple[Slot, ...] = ()
    """The cards that lie over it, where they come to rest."""
    corner: int = 9
    """Units of the radius of its corners."""

    def area(self, style: Style) -> pygame.Rect:
        """All that it may cover."""
        box = pygame.Rect(self.box)
        wide, high = _bounds(style, box, self.angle)
        return pygame.Rect(0, 0, wide, high).move_to(center=box.center)


def ring_of(board: Board, sprite: Sprite) -> Ring:
    """The ring of a card of the own hand, where it comes to rest."""
    own = _at_rest(sprite)
    box = pygame.Rect(0, 0, own.w, own.h).move_to(center=(round(own.cx), round(own.cy)))
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
    surface: pygame.Surface,
    style: Style,
    ring: Ring,
    colour: Rgb | None = None,
    *,
    glowing: bool = False,
    bold: bool = False,
) -> None:
    """Draw a ring; `glowing` for what is only proposed: further out, with a wide halo that fades outwards.

    A `bold` one is seen in a small picture as well, and keeps clear of the cards beside it.
    """
    area, box = ring.area(style), pygame.Rect(ring.box)
    lean = 1 if is_mirrored(surface) else -1
    width, paint = max(2, style.px(_BOLD if bold else _USUAL)), hex_of(colour or style.theme.focus)
    outside = width + 2 if glowing else 0

    def around(away: float, stroke: str) -> str:
        wide, high = (side + 2 * (style.px(_GAP) + outside + away) for side in box.size)
        left, top = (area.width - wide) / 2, (area.height - high) / 2
        corner = style.px(ring.corner) + outside + away
        return f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="{corner}" fill="none" {stroke}/>'

    halo = "".join(
        around(
            width / 2 + (place + 0.5) * style.px(_HALO),
            f'stroke="{paint}" stroke-width="{style.px(_HALO)}" stroke-opacity="{opacity}"',
        )
        for place, opacity in enumerate(_FADING)
        if glowing
    )
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{area.width}" height="{area.height}">'
        f'<g transform="rotate({lean * ring.angle} {area.width / 2} {area.height / 2})">{halo}'
        + around(-1.5 if glowing else 0, f'stroke="{hex_of(INK)}" stroke-width="{width + (1 if glowing else 3)}"')
        + around(0, f'stroke="{paint}" stroke-width="{width}"')
        + "</g></svg>"
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
    edge = 2 * (style.px(_GAP) + 2 * max(2, style.px(3)) + 2 + len(_FADING) * style.px(_HALO) + 4)
    wide, high = box.width + edge, box.height + edge
    return math.ceil(wide * cosine + high * sine), math.ceil(wide * sine + high * cosine)
