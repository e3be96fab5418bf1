"""A card of the opened pile, which can be picked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.cards import Face
from game.ui.graphics.style import Style
from game.ui.table.cards.card_art import CardArt
from game.ui.table.layout.geometry import Slot
from game.ui.widgets import Widget

RISE: Final = 0.12
"""How far a picked card rises, in card heights."""
_MARK: Final = 0.3
"""The side of the mark on a picked card, in card widths."""


class PileCard(Widget):
    """Picked with a click, Space or Enter, where cards may be picked; then it stands out and bears a mark."""

    def __init__(self, number: int, face: Face, art: CardArt, changed: Callable[[], None]) -> None:
        super().__init__(f"card.{number}", focusable=False)
        self.face = face
        self.picked = False
        self._art = art
        self._changed = changed
        self._slot = Slot(0, 0, 1, 1)

    def lie(self, slot: Slot, seen: pygame.Rect) -> None:
        """It belongs there, and this much of it is in sight."""
        self._slot = slot
        self.place(seen)

    def area(self, style: Style) -> pygame.Rect:
        """The whole card with its shadow, at rest and risen."""
        rise = round(self._slot.h * RISE)
        box = pygame.Rect(self._slot.rect).inflate(style.px(24), style.px(24))
        return pygame.Rect(box.x, box.y - rise, box.width, box.height + rise)

    def handle(self, event: pygame.Event) -> bool:
        """Pick it, or no longer."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        typed = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
        if not self.focusable or not (clicked or typed):
            return False
        self.picked = not self.picked
        self.dirty = True
        self._changed()
        return True

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The card; picked it stands out, with a tick at the foot of what is in sight."""
        slot = self._slot._replace(cy=self._slot.cy - self._slot.h * RISE) if self.picked else self._slot
        drawing = self._art.card(self.face, slot.w)
        surface.blit(drawing.surface, drawing.area(slot.cx, slot.cy))
        risen = self.rect.move(0, round(slot.cy - self._slot.cy))
        if self.picked:
            side = max(20, round(slot.w * _MARK))
            mark = pygame.Rect(0, 0, side, side)
            mark.midbottom = (risen.centerx, risen.bottom - style.px(6))
            surface.blit(style.pictures.drawn(_TICK, mark.size), mark)

    def parts(self) -> dict[str, pygame.Rect]:
        """By its place, and by its place and face."""
        return {self.name: self.rect, f"{self.name}.{self.face}": self.rect}


_TICK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    '<circle cx="50" cy="50" r="44" fill="#1d5b3a" stroke="#fcf7eb" stroke-width="8"/>'
    '<path d="M27 52 L44 69 L74 34" fill="none" stroke="#fcf7eb" stroke-width="12" '
    'stroke-linecap="round" stroke-linejoin="round"/></svg>'
)
