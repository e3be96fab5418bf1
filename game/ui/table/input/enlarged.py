"""Cards enlarged by the second button of the mouse: while it is held, or after a click until something else is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.cards import Face
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.stage.idle import Job, Priority
from game.ui.table.contract.context import Drawing
from game.ui.table.layout.geometry import Rect, Slot
from game.ui.table.layout.rows import opened_pile

CLICK_MS: Final = 350.0
"""A button that comes up sooner was clicked, not held."""
_HIGH: Final = 0.5
"""Height of an enlarged card in window heights."""
_OF_MANY: Final = 0.4
_IN_A_ROW: Final = 15
"""So many cards and more have room for two rows."""
_BUTTON: Final = 3


class Enlarged:
    """Shows a card of the hand, or all faces of another place, large over everything."""

    def __init__(self, table: Drawing) -> None:
        self._table = table
        self._faces: list[Face] = []
        self._slots: Sequence[Slot] = ()
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._opened = 0.0
        self._sketched = False
        """Whether a card was painted resized, because it is still to be drawn at its size."""

    @property
    def shown(self) -> bool:
        """Whether something is enlarged."""
        return bool(self._faces)

    @property
    def rect(self) -> pygame.Rect:
        """Where it is."""
        return self._rect

    def handle(self, event: pygame.Event) -> bool:
        """Open and close; True where the event meant nothing else.

        A press beside it and a key close it and do what they always do; Escape, and a press on it, only close it.
        """
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == _BUTTON:
            return self._pressed(event.pos)
        if not self.shown:
            return False
        if event.type == pygame.MOUSEBUTTONUP and event.button == _BUTTON:
            if self._table.now - self._opened > CLICK_MS:
                self.close()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            inside = self._rect.collidepoint(event.pos)
            return self.close() and inside
        if event.type == pygame.KEYDOWN:
            return self.close() and event.key == pygame.K_ESCAPE
        return event.type == pygame.MOUSEMOTION

    def close(self) -> bool:
        """Let it be small again; False where nothing is enlarged."""
        if not self._faces:
            return False
        self._faces = []
        self._touch()
        return True

    def job(self) -> Job:
        """What has it painted again when its cards have been drawn at their size."""
        return Job(self._touch, lambda: 0.0 if self._is_outdated else None, Priority.SHOWN)

    @property
    def _is_outdated(self) -> bool:
        return self.shown and self._sketched and not self._table.art.sketched

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint it."""
        if not self._faces or not self._rect.colliderect(area):
            return
        draw_panel(surface, self._table.style, self._rect, PanelKind.PANEL, radius=16)
        for face, slot in zip(self._faces, self._slots, strict=True):
            drawing = self._table.art.card(face, slot.w)
            surface.blit(drawing.surface, drawing.area(slot.cx, slot.cy))
        self._sketched = self._table.art.sketched

    def _pressed(self, position: tuple[int, int]) -> bool:
        """Enlarge what lies there; the same again, or a press on what is enlarged, only closes that."""
        before = list(self._faces)
        closed, inside = self.close(), self._rect.collidepoint(position)
        if not (closed and inside) and self._open(position) and self._faces == before:
            self.close()
        return closed or self.shown

    def _open(self, position: tuple[int, int]) -> bool:
        """Enlarge what lies at a position: a card of the player, or all of another place; False where nothing does."""
        table, board = self._table, self._table.board
        sprite = board.hand_at(position, table.now) or board.staged_at(position)
        if sprite is not None:
            faces = [sprite.face]
        else:
            hit = board.face_up_at(position, table.now)
            faces = [one.face for one in board.pool.at(hit.place)] if hit else []
        self._faces = [face for face in faces if face is not None]
        if not self._faces:
            return False
        self._opened = table.now
        width, height = table.size
        pad = table.style.px(28)
        card = int(height * (_HIGH if len(self._faces) == 1 else _OF_MANY))
        high = card if len(self._faces) < _IN_A_ROW else card * 3 // 2
        self._slots = opened_pile(len(self._faces), Rect(width // 12, (height - card) // 2, width * 5 // 6, high), card)
        boxes = [pygame.Rect(slot.rect) for slot in self._slots]
        self._rect = boxes[0].unionall(boxes[1:]).inflate(2 * pad, 2 * pad)
        self._touch()
        return True

    def _touch(self) -> None:
        self._sketched = False
        margin = self._table.style.px(60)
        self._table.damage.add(self._rect.inflate(margin, margin))
