"""What lies on resting cards of any game: the outline of the last action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.engine import Place
from game.ui.graphics.style import Style
from game.ui.mirror import pixels_of
from game.ui.table.board import Board
from game.ui.table.cards.sprite import Sprite
from game.ui.table.layout.geometry import Rect, bounds, without

_OUTLINE: Final = (255, 150, 40)
_OUTLINE_EDGE: Final = (46, 20, 2)
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
        return max(3, self._style.px(5))

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
                    above = [] if slot is None else [bounds([slot.rect, slots[-1].rect])]
                    boxes.append((bounds(row), above + self._lower_rows(place, row[0])))
                row = []
        return boxes

    def _lower_rows(self, place: Place, card: Rect) -> list[Rect]:
        """The places that lie over one because they stand in a row further down."""
        rows = self._board.config.rows
        held = [slots for of, slots in self._board.layout.slots.items() if of.zone in rows and of != place and slots]
        boxes = [bounds([slots[0].rect, slots[-1].rect]) for slots in held]
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
