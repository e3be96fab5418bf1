"""What lies on resting cards: seals of melds, the outline of the last action, dots on cards that just came."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from game.engine import Place
from game.ui.look import Look
from game.ui.mirror import pixels_of, point_of
from game.ui.paint import draw_plate
from game.ui.plates import PlateKind
from game.ui.table.board import Board
from game.ui.table.facts import Seal, TeamFacts
from game.ui.table.layout.geometry import INDEX_HIGH, INDEX_WIDE, Rect, Slot, bounds, without
from game.ui.table.sprite import Sprite
from game.ui.text import Style

_INDEX_CENTRE: Final = 0.136
_FRESH_AT: Final = 0.425
_WILD_AT: Final = 0.47
"""Points in the strip that stays in sight, below rank and suit even of large indices, in card widths and heights."""
_OVER_EDGE: Final = 0.45
"""The part of a seal that hangs over the edge of its card."""
_STAR: Final = "50,2 62,18 82,16 82,36 98,50 82,64 82,84 62,82 50,98 38,82 18,84 18,64 2,50 18,36 18,16 38,18"
_HEXAGON: Final = "27,10 73,10 98,50 73,90 27,90 2,50"
_SQUARE: Final = "12,12 88,12 88,88 12,88"
_PAPER: Final = "#fcf7eb"
"""A rim of the cards' paper sets a seal off from the robe of a court."""
_OUTLINE: Final = (255, 150, 40)
_OUTLINE_EDGE: Final = (46, 20, 2)
_CORNER: Final = 0.05
"""The roundness of a card's corners in card heights."""
_SHAPES: Final = {
    Seal.CLEAN: (_STAR, "#eec25c", "#5d3c0a"),
    Seal.DIRTY: (_HEXAGON, "#d3dce2", "#39444c"),
    Seal.SPOILT: (_SQUARE, "#b5afa1", "#33302a"),
}


class Marks:
    """Painted over the still layer's cards; a card in flight gets its marks where it lands, when it has landed."""

    def __init__(self, look: Look, board: Board, teams: Sequence[int]) -> None:
        self.seals: Sequence[TeamFacts] = ()
        self.outlined: list[Sprite] = []
        self._look = look
        self._board = board
        self._teams = sorted(set(teams))

    def outlines(self) -> list[pygame.Rect]:
        """What the outlines of the last action's cards cover, and the seals of their melds beyond them."""
        margin = 2 * self._outline_width + 4
        areas = [pygame.Rect(sprite.slot.rect).inflate(margin, margin) for sprite in self.outlined]
        melds = dict.fromkeys(sprite.place for sprite in self.outlined if sprite.place.zone == "meld")
        slots = self._board.layout.slots
        return areas + [self.seal_box(place, held) for place in melds if (held := slots.get(place))]

    @property
    def _outline_width(self) -> int:
        return max(3, self._look.px(5))

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything that touches `area`."""
        slots = self._board.layout.slots
        for box, covered in self._outlined_boxes():  # beneath the seals, which hang over the edges of their cards
            self._outline(surface, area, box, covered)
        for team in self._teams:
            for number, facts in enumerate(self.seals[team].melds if self.seals else ()):
                place = Place("meld", team, number)
                meld = slots.get(place, ())
                landed = [not self._board.flying(sprite) for sprite in self._board.cast.at(place)]
                for wild in facts.wilds:
                    if wild < len(landed) and landed[wild]:
                        self._wild(surface, area, meld[wild])
                if landed and landed[-1] and facts.seal is not Seal.NONE:
                    self._seal(surface, area, self.seal_box(place, meld), facts.seal, facts.bonus)
        self._count(surface, area)
        fresh = self._board.hand.fresh
        for sprite in self._board.hand.sprites:
            if sprite in fresh and sprite not in self._board.carried:
                self._dot(surface, area, sprite)

    def seal_box(self, place: Place, meld: Sequence[Slot]) -> pygame.Rect:
        """Where the seal of a meld hangs: at the upper edge of its last card, in part above it, within the tray."""
        last = meld[-1]
        edge = round(last.cy - last.h / 2)
        room = edge - self._board.layout.zones[f"tray.{place.owner}"].y - 1
        between = round(last.w * (1 - 2 * INDEX_WIDE) * 1.02)
        side = max(26, min(between, round(last.h * INDEX_HIGH) + room, round(last.h * 0.5)))
        return pygame.Rect(round(last.cx) - side // 2, edge - min(room, round(side * _OVER_EDGE)), side, side)

    def _seal(self, surface: pygame.Surface, area: pygame.Rect, rect: pygame.Rect, seal: Seal, bonus: str) -> None:
        if not rect.colliderect(area):
            return
        side = rect.width
        shape, fill, edge = _SHAPES[seal]
        markup = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 112 112">'
            f'<polygon points="{shape}" fill="{_PAPER}" stroke="{_PAPER}" stroke-width="17" stroke-linejoin="round"/>'
            f'<polygon points="{shape}" fill="{fill}" stroke="{edge}" stroke-width="5" stroke-linejoin="round"/></svg>'
        )
        surface.blit(self._look.pictures.drawn(markup, rect.size), rect)
        px = max(13, round(side * 0.4))
        text = self._look.type.line(bonus, px, (8, 5, 0), Style.STRONG)
        if text.get_width() > side * 0.9:
            text = pygame.transform.smoothscale_by(text, side * 0.9 / text.get_width())
        surface.blit(text, text.get_rect(center=rect.center))

    def _count(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """How many cards the stock still has, on its back."""
        stock = slots[-1] if (slots := self._board.layout.slots.get(Place("stock"), ())) else None
        if stock is None:
            return
        look = self._look
        text = look.type.line(str(len(slots)), look.text(22), look.theme.text, Style.STRONG)
        plate = text.get_rect().inflate(look.px(16), 0)
        plate.midbottom = (round(stock.cx), round(stock.cy + stock.h / 2) - look.px(8))
        if plate.colliderect(area):
            draw_plate(surface, look, plate, PlateKind.TOAST, radius=8)
            surface.blit(text, text.get_rect(center=plate.center))

    def _outlined_boxes(self) -> list[tuple[Rect, list[Rect]]]:
        """A box around each row of neighbours among the cards of the last action, and what lies above it."""
        wanted = {sprite for sprite in self.outlined if sprite.face is not None and not self._board.flying(sprite)}
        boxes = []
        for place in dict.fromkeys(sprite.place for sprite in self.outlined):
            slots = self._board.layout.slots.get(place, ())
            row: list[Rect] = []
            for sprite, slot in zip((*self._board.cast.at(place), None), (*slots, None), strict=False):
                if sprite in wanted and slot is not None and not slot.angle:
                    row.append(slot.rect)
                    continue
                if row:
                    above = [] if slot is None else [bounds([slot.rect, slots[-1].rect])]
                    boxes.append((bounds(row), above + self._lower_rows(place, row[0])))
                row = []
        return boxes

    def _lower_rows(self, place: Place, card: Rect) -> list[Rect]:
        """The melds that lie over one because they stand in a row further down."""
        melds = [slots for of, slots in self._board.layout.slots.items() if of.zone == "meld" and of != place and slots]
        boxes = [bounds([slots[0].rect, slots[-1].rect]) for slots in melds]
        return [box for box in boxes if card.y < box.y < card.bottom]

    def _outline(self, surface: pygame.Surface, area: pygame.Rect, box: Rect, covered: Sequence[Rect]) -> None:
        """A bright line between two dark ones, seen on cards and on felt, beneath the cards above."""
        width = self._outline_width
        outer = pygame.Rect(box).inflate(2 * width, 2 * width)
        if not outer.colliderect(area):
            return
        corner = round(box.h * _CORNER) + width
        for part in without(Rect(*outer.inflate(4, 4).clip(area)), covered):
            surface.set_clip(pygame.Rect(part))
            for colour, rect, line in (
                (_OUTLINE_EDGE, outer.inflate(2, 2), width + 2),
                (_OUTLINE, outer, width),
            ):
                pygame.draw.rect(surface, colour, pixels_of(surface, rect), line, border_radius=corner)
        surface.set_clip(area)

    def _dot(self, surface: pygame.Surface, area: pygame.Rect, sprite: Sprite) -> None:
        """A brass dot under the index of a card that just came."""
        slot = sprite.slot
        radius = max(4, round(slot.w * 0.045))
        x, y = _under_index(slot, _FRESH_AT)
        if area.colliderect((x - radius, y - radius, 2 * radius, 2 * radius)):
            middle = point_of(surface, (x, y))
            pygame.draw.aacircle(surface, self._look.theme.brass_dark, middle, radius + 1)
            pygame.draw.aacircle(surface, self._look.theme.brass, middle, radius - 1)

    def _wild(self, surface: pygame.Surface, area: pygame.Rect, slot: Slot) -> None:
        """A star under the index of a card that stands for another."""
        side = max(12, round(slot.w * 0.2))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = _under_index(slot, _WILD_AT)
        if rect.colliderect(area):
            markup = (
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
                f'<polygon points="{_STAR}" fill="#6b3fa0" stroke="#f2d898" stroke-width="9" '
                'stroke-linejoin="round"/></svg>'
            )
            surface.blit(self._look.pictures.drawn(markup, rect.size), rect)


def _under_index(slot: Slot, depth: float) -> tuple[int, int]:
    """A point of the card below its left upper index, `depth` card heights down, wherever the card is turned."""
    turn = math.radians(slot.angle)
    dx, dy = slot.w * (_INDEX_CENTRE - 0.5), slot.h * (depth - 0.5)
    return (
        round(slot.cx + dx * math.cos(turn) + dy * math.sin(turn)),
        round(slot.cy - dx * math.sin(turn) + dy * math.cos(turn)),
    )
