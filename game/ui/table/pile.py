"""The discards, opened: sorted and large enough to be read, with the button that sweeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.cards import Face
from game.engine import Place, Refusal
from game.i18n import _, plural
from game.ui.paint import draw_plate, draw_text
from game.ui.plates import PlateKind
from game.ui.scenes.base import WidgetScene
from game.ui.table.clicks import DOUBLE_MS
from game.ui.table.layout.geometry import Rect, Slot
from game.ui.table.layout.rows import opened_pile
from game.ui.text import Style
from game.ui.widgets import Button, ButtonKind

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_CARD: Final = 0.3
"""The largest height of a card in window heights."""


def open_pile(table: TableScene, actions: Sequence[Any]) -> None:
    """Open the pile over the table; `actions` take it, where that can be asked for now."""
    faces = tuple(sprite.face for sprite in table.board.cast.at(Place("discards")) if sprite.face is not None)
    if faces:
        table.stage.push(PileScene(table, faces, tuple(actions)))


class PileScene(WidgetScene):
    """Reading the pile. Escape, the second button or a click beside it closes it."""

    name = "pile"
    overlay = True

    def __init__(self, table: TableScene, faces: tuple[Face, ...], actions: tuple[Any, ...]) -> None:
        super().__init__(table.stage)
        self._table = table
        self._faces = sorted(faces)
        self._actions = actions
        self._refusal: Refusal | None = table.match.why_not(actions) if actions else None
        self._opened = self.stage.clock.now()
        self._slots: Sequence[Slot] = ()
        self._plate = pygame.Rect(0, 0, 0, 0)
        self._close = Button("close", _("Close"), self.back, size=24)
        self._take = Button(
            "take", plural("Sweep {count} card", "Sweep {count} cards", len(faces)), self._sweep, size=24
        )
        self._take.kind = ButtonKind.PRIMARY
        self._take.visible = bool(actions)
        self._take.enabled = self._refusal is None
        self.group.replace([self._take, self._close])
        self.group.set_focus(self._take if actions and self._refusal is None else self._close)

    def layout(self, size: tuple[int, int]) -> None:
        """Cards in the middle, the title above and the buttons below them."""
        px = self.look.px
        width, height = size
        pad, title, foot = px(28), px(64), self.look.target(60)
        room = Rect(width // 12, height // 8, width - width // 6, height * 3 // 4 - title - foot - 3 * pad)
        self._slots = opened_pile(len(self._faces), room, int(height * _CARD))
        boxes = [pygame.Rect(slot.rect) for slot in self._slots]
        cards = boxes[0].unionall(boxes[1:])
        self._plate = cards.inflate(2 * pad, 2 * pad)
        self._plate.width = max(self._plate.width, px(640))
        self._plate.centerx = width // 2
        self._plate.top -= title
        self._plate.height += title + foot + pad + (px(30) if self._refusal else 0)
        drop = (height - self._plate.height) // 2 - self._plate.top
        self._plate.top += drop
        self._slots = [slot._replace(cy=slot.cy + drop) for slot in self._slots]
        top = self._plate.bottom - pad - foot
        wide = (self._plate.width - 3 * pad) // 2
        self._take.place(pygame.Rect(self._plate.left + pad, top, wide, foot))
        if self._actions:
            self._close.place(pygame.Rect(self._plate.right - pad - wide, top, wide, foot))
        else:
            self._close.place(pygame.Rect(self._plate.centerx - wide // 2, top, wide, foot))

    def handle(self, event: pygame.Event) -> bool:
        """Widgets, Escape, and clicks beside the pile; the second half of a double click on the pile sweeps it."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        just_opened = self.stage.clock.now() - self._opened <= DOUBLE_MS
        if pressed and just_opened and not self._close.rect.collidepoint(event.pos):
            if self._actions and self._refusal is None:
                self._sweep()
            return True
        if super().handle(event):
            return True
        if pressed and not self._plate.collidepoint(event.pos):
            self.back()
            return True
        return False

    def back(self) -> None:
        """Close it."""
        self.stage.pop()

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The dimmed table, the plate, the cards."""
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
        look = self.look
        draw_plate(surface, look, self._plate, PlateKind.PANEL, radius=16)
        title = plural("The pile: {count} card", "The pile: {count} cards", len(self._faces))
        top = (self._plate.centerx, self._plate.top + look.px(20))
        draw_text(surface, look, title, 30, look.theme.gilt, Style.TITLE, midtop=top)
        for face, slot in zip(self._faces, self._slots, strict=True):
            drawing = self._table.art.card(face, slot.w)
            surface.blit(drawing.surface, drawing.area(slot.cx, slot.cy))
        if self._refusal is not None:
            reason = self._table.phrases.refusal(self._refusal)
            below = (self._plate.centerx, self._take.rect.top - look.px(8))
            draw_text(surface, look, reason, 20, look.theme.text_soft, midbottom=below)

    def _sweep(self) -> None:
        self.stage.pop()
        self._table.act(self._actions)
