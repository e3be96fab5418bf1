"""A card or a whole meld enlarged while the right button is held."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.cards import Face
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.table.context import Drawing
from game.ui.table.layout.geometry import Rect, Slot
from game.ui.table.layout.rows import opened_pile

_HIGH: Final = 0.5
"""Height of an enlarged card in window heights."""


class Peek:
    """Shows the faces of one place large, over everything."""

    def __init__(self, table: Drawing) -> None:
        self._table = table
        self._faces: list[Face] = []
        self._slots: Sequence[Slot] = ()
        self._rect = pygame.Rect(0, 0, 0, 0)

    @property
    def shown(self) -> bool:
        """Whether something is enlarged."""
        return bool(self._faces)

    def open(self, position: tuple[int, int]) -> bool:
        """Enlarge what lies at a position: a card of the hand or a whole meld or pile; False where nothing does."""
        table = self._table
        sprite = table.board.hand_at(position, table.now)
        if sprite is not None:
            faces = [sprite.face]
        else:
            hit = table.board.face_up_at(position, table.now, table.board.config.peeked)
            faces = [one.face for one in table.board.pool.at(hit.place)] if hit else []
        self._faces = [face for face in faces if face is not None]
        if not self._faces:
            return False
        width, height = table.size
        pad = table.style.px(28)
        card = int(height * (_HIGH if len(self._faces) == 1 else _HIGH * 0.8))
        room = Rect(
            width // 12, (height - card) // 2, width - width // 6, card if len(self._faces) < 15 else card * 3 // 2
        )
        self._slots = opened_pile(len(self._faces), room, card)
        boxes = [pygame.Rect(slot.rect) for slot in self._slots]
        self._rect = boxes[0].unionall(boxes[1:]).inflate(2 * pad, 2 * pad)
        table.damage.add(self._rect.inflate(pad, pad))
        return True

    def close(self) -> bool:
        """Let it be small again."""
        if self._faces:
            self._faces = []
            self._table.damage.add(self._rect.inflate(self._table.style.px(60), self._table.style.px(60)))
        return True

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint it."""
        if not self._faces or not self._rect.colliderect(area):
            return
        draw_panel(surface, self._table.style, self._rect, PanelKind.PANEL, radius=16)
        for face, slot in zip(self._faces, self._slots, strict=True):
            drawing = self._table.art.card(face, slot.w)
            surface.blit(drawing.surface, drawing.area(slot.cx, slot.cy))
