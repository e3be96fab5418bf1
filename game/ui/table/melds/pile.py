"""The discards, opened: sorted and large enough to be read, with the buttons that take them.

Where a game lets single cards be taken, a click, Space or Enter picks a card, or no longer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, Generic, TypeVar

import pygame

from game.cards import Face
from game.engine import Place
from game.i18n import _, plural
from game.i18n.phrases import card_name
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.idle import Job, Priority
from game.ui.table.cards.card_art import CardArt
from game.ui.table.context import TableContext
from game.ui.table.drawing.marks import Ring, draw_ring
from game.ui.table.facts import PileFacts
from game.ui.table.game_table import MeldTable
from game.ui.table.input.clicks import DOUBLE_MS
from game.ui.table.layout.geometry import Rect, Slot
from game.ui.table.layout.rows import opened_pile
from game.ui.text import TextStyle
from game.ui.widget_scene import WidgetScene
from game.ui.widgets import Button, ButtonKind, Widget

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

    @property
    def spoken(self) -> str:
        """Its face, and whether it is picked."""
        name = str(card_name(self.face))
        return _("{card}, selected", card=name) if self.picked else name

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


V = TypeVar("V")
_CARD: Final = 0.3
"""The largest height of a card in window heights."""
_OFFERS: Final = 2
_WIDTHS: Final = (640, 640, 900)
"""Units that as many buttons of offers need at least, beside the one that closes."""


def open_pile(table: TableContext[V], game: MeldTable[V]) -> None:
    """Open the pile over the table, if there is one."""
    faces = tuple(sprite.face for sprite in table.board.pool.at(Place("discards")) if sprite.face is not None)
    if faces:
        table.stage.push(PileScene(table, game, faces))


class PileScene(WidgetScene, Generic[V]):
    """Reading the pile. Escape, the second button or a click beside it closes it."""

    name = "pile"
    overlay = True

    def __init__(self, table: TableContext[V], game: MeldTable[V], faces: tuple[Face, ...]) -> None:
        super().__init__(table.stage)
        self._table = table
        self._game = game
        self._facts = PileFacts()
        self._opened = self.stage.clock.now()
        self._panel = pygame.Rect(0, 0, 0, 0)
        self.cards = [PileCard(number, face, table.art, self._changed) for number, face in enumerate(sorted(faces))]
        self._close = Button("close", _("Close"), self.back, size=24)
        self._takes = [
            Button("", "", partial(self._take, place), kind=ButtonKind.PRIMARY, size=24) for place in range(_OFFERS)
        ]
        self._offer()
        self.group.replace([*self.cards, *self._takes, self._close])
        takes = next((button for button in self._takes if button.takes_focus), self._close)
        self.group.set_focus(takes)
        self.prepare(Job(self._draw_card, lambda: 0.0 if table.art.sketched else None, Priority.SHOWN))

    def announcement(self) -> str:
        """What lies in it."""
        names = ", ".join(card.spoken for card in self.cards)
        return " ".join(filter(None, (_("Discard pile: {names}.", names=names), self._facts.line)))

    def layout(self, size: tuple[int, int]) -> None:
        """Cards in the middle, the title above and the buttons below them."""
        px = self.style.px
        width, height = size
        pad, title, foot = px(28), px(64), self.style.target(60)
        said = px(30) if self.line else 0
        room = Rect(width // 12, height // 8, width - width // 6, height * 3 // 4 - title - foot - 3 * pad)
        slots = opened_pile(len(self.cards), room, int(height * _CARD))
        if self._facts.picks:  # room for picked cards below the title
            title += round(slots[0].h * RISE / 2)
        boxes = [pygame.Rect(slot.rect) for slot in slots]
        cards = boxes[0].unionall(boxes[1:])
        self._panel = cards.inflate(2 * pad, 2 * pad)
        shown = [button for button in self._takes if button.visible]
        self._panel.width = max(self._panel.width, px(_WIDTHS[len(shown)]))
        self._panel.centerx = width // 2
        self._panel.top -= title
        self._panel.height += title + foot + pad + said
        drop = (height - self._panel.height) // 2 - self._panel.top
        self._panel.top += drop
        self._lay_cards([slot._replace(cy=slot.cy + drop) for slot in slots])
        top = self._panel.bottom - pad - foot
        columns = max(2, len(shown) + 1)
        wide = (self._panel.width - (columns + 1) * pad) // columns
        for place, button in enumerate(shown):
            button.place(pygame.Rect(self._panel.left + pad + place * (wide + pad), top, wide, foot))
        left = self._panel.right - pad - wide if shown else self._panel.centerx - wide // 2
        self._close.place(pygame.Rect(left, top, wide, foot))

    def handle(self, event: pygame.Event) -> bool:
        """Widgets, Escape, and clicks beside the pile; the second half of a double click on the pile takes it."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        just_opened = self.stage.clock.now() - self._opened <= DOUBLE_MS
        if pressed and just_opened and not self._close.rect.collidepoint(event.pos):
            if self._takes[0].takes_focus and not self._facts.picks:
                self._take(0)
            return True
        if super().handle(event):
            return True
        if pressed and not self._panel.collidepoint(event.pos):
            self.back()
            return True
        return False

    def _draw_card(self) -> bool:
        """Draw a card at its size that is shown resized; the table beneath does nothing while this scene is on top."""
        self._table.art.draw_shown()
        self.damage.add(self._panel)
        return self._table.art.sketched

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The dimmed table, the panel, the words; cards are painted as all widgets are."""
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
        style = self.style
        draw_panel(surface, style, self._panel, PanelKind.PANEL, radius=16)
        title = plural("Discard pile: {count} card", "Discard pile: {count} cards", len(self.cards))
        top = (self._panel.centerx, self._panel.top + style.px(20))
        draw_text(surface, style, title, 30, style.theme.gilt, TextStyle.TITLE, midtop=top)
        if self.line:
            below = (self._panel.centerx, self._close.rect.top - style.px(8))
            px = style.type.fitted(self.line, style.text(20), self._panel.width - style.px(32))
            line = style.type.line(self.line, px, style.theme.text_soft)
            surface.blit(line, line.get_rect(midbottom=below))

    @property
    def line(self) -> str:
        """Why the pile is not to be had, or what is to be known of it."""
        refusal = self._facts.offers[0].refusal if self._facts.offers else None
        return self._table.phrases.refusal(refusal) if refusal is not None else self._facts.line

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The ring around a card lies upon the cards beside it."""
        super().paint(surface, area)
        focused = next((card for card in self.cards if card.focused), None)
        if focused is not None and focused.area(self.style).colliderect(area):
            draw_ring(surface, self.style, Ring(Rect(*focused.rect)))

    def _lay_cards(self, slots: Sequence[Slot]) -> None:
        """Each card where it belongs; it can be hit where those after it leave it in sight."""
        below = {high.rect.y: low.rect.y for high, low in pairwise(slots) if low.cy > high.cy}
        for place, (card, slot) in enumerate(zip(self.cards, slots, strict=True)):
            box = pygame.Rect(slot.rect)
            after = slots[place + 1] if place + 1 < len(slots) else None
            if after is not None and after.cy == slot.cy:
                box.width = min(box.width, after.rect.x - box.x)
            box.height = min(box.height, below.get(box.y, box.bottom) - box.y)
            card.lie(slot, box)

    def _changed(self) -> None:
        said = self.line
        self._offer()
        if bool(said) != bool(self.line):
            self.resize(self.size)
        self.damage.add(self._panel)

    def _offer(self) -> None:
        picked = [card.face for card in self.cards if card.picked]
        self._facts = self._game.pile(self._table.match, self._table.view(), picked)
        for card in self.cards:
            card.focusable = self._facts.picks
        for place, button in enumerate(self._takes):
            button.visible = place < len(self._facts.offers)
            if button.visible:
                offer = self._facts.offers[place]
                button.name, button.label = offer.name, offer.label
                button.enabled = offer.refusal is None and bool(offer.actions)
                first = not any(other.enabled for other in self._takes[:place])
                button.kind = ButtonKind.PRIMARY if first else ButtonKind.PLAIN

    def _take(self, place: int) -> None:
        self.stage.pop()
        self._table.act(self._facts.offers[place].actions)
