"""The discards, opened: sorted and large enough to be read, with the buttons that take them.

Where a game lets single cards be taken, a click, Space or Enter picks a card, or no longer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, Generic, TypeVar

import pygame

from game.cards import Face
from game.engine import Place
from game.i18n import _, plural
from game.i18n.phrases import card_name
from game.ui.graphics.drawing import Style
from game.ui.kit import Align, Column, Control, DialogFrame, Extent, Node, Role, Row, Space, Spacer, Text
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.stage.idle import Job, Priority
from game.ui.table.cards.card_art import CardArt
from game.ui.table.contract.config import DOUBLE_CLICK_MS
from game.ui.table.contract.context import TableContext
from game.ui.table.contract.facts import PileFacts
from game.ui.table.contract.game_table import MeldTable
from game.ui.table.drawing.marks import Ring, draw_ring
from game.ui.table.layout.geometry import Rect, Slot
from game.ui.table.layout.rows import opened_pile
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
            mark = pygame.Rect(0, 0, side, side).move_to(midbottom=(risen.centerx, risen.bottom - style.px(6)))
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
_BESIDE, _AROUND, _BUTTON = 96, 250, 290
"""Units of the box beside the cards, of what lies above and below them, and of the width of a button at least."""


def open_pile(table: TableContext[V], game: MeldTable[V]) -> None:
    """Open the pile over the table, if there is one."""
    faces = tuple(sprite.face for sprite in table.board.pool.at(Place("discards")) if sprite.face is not None)
    if faces:
        table.stage.push(PileScene(table, game, faces))


class _Cards(Node):
    """The cards of a pile in their rows; each can be hit where those after it leave it in sight."""

    def __init__(self, cards: Sequence[PileCard], slots: Sequence[Slot]) -> None:
        super().__init__()
        self._cards, self._slots = cards, slots
        boxes = [pygame.Rect(slot.rect) for slot in slots]
        self._box = boxes[0].unionall(boxes[1:])

    def own_widgets(self) -> Sequence[Widget]:
        """The cards."""
        return self._cards

    def texts(self) -> Iterator[str]:
        """What lies there."""
        yield _(", ").join(card.spoken for card in self._cards) + "."

    def measure_width(self, style: Style) -> Extent:
        """That of the longest row."""
        return Extent.fixed(self._box.width)

    def measure_height(self, style: Style, width: int) -> Extent:
        """All rows."""
        return Extent.fixed(self._box.height)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put each card where it belongs."""
        super().arrange(style, rect)
        dx, dy = rect.left - self._box.left, rect.top - self._box.top
        slots = [slot._replace(cx=slot.cx + dx, cy=slot.cy + dy) for slot in self._slots]
        below = {high.rect.y: low.rect.y for high, low in pairwise(slots) if low.cy > high.cy}
        for card, slot, after in zip(self._cards, slots, [*slots[1:], None], strict=True):
            box = pygame.Rect(slot.rect)
            if after is not None and after.cy == slot.cy:
                box.width = min(box.width, after.rect.x - box.x)
            box.height = min(box.height, below.get(box.y, box.bottom) - box.y)
            card.lie(slot, box)


class PileScene(ComposedDialog, Generic[V]):
    """Reading the pile. Escape, the second button or a click beside it closes it."""

    name = "pile"
    overlay = True

    def __init__(self, table: TableContext[V], game: MeldTable[V], faces: tuple[Face, ...]) -> None:
        super().__init__(table.stage)
        self._table = table
        self._game = game
        self._facts = PileFacts()
        self._opened = self.stage.clock.now()
        self._picking = False
        """Whether any card was picked, so that the line is another than was said when it opened."""
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

    @property
    def title(self) -> str:
        """How many cards lie in it."""
        return plural("Discard pile: {count} card", "Discard pile: {count} cards", len(self.cards))

    def compose(self) -> DialogFrame:
        """The box, as wide as its cards and its buttons."""
        box, style = self.compose_box(), self.style
        wide = max(each.widths(style).natural for each in box.children if not isinstance(each, Text))
        return DialogFrame(self.title, box, width=wide / style.scale + _BESIDE, beneath=lambda: self.stage.backdrop)

    def compose_box(self) -> Node:
        """The cards, with room for picked ones to rise, what is said of them, and the buttons."""
        wide, high = self.size
        room = Rect(0, 0, wide * 5 // 6, high * 3 // 4 - self.style.px(_AROUND))
        pile = _Cards(self.cards, opened_pile(len(self.cards), room, int(high * _CARD)))
        risen = [Spacer(height=Space.LARGE.value)] if self._facts.picks else []
        line = [Text(self.line, Role.SOFT, lines=0, side=Align.CENTER)] if self.line else []
        buttons = [Control(each, width=_BUTTON, height=60) for each in (*self._takes, self._close) if each.visible]
        row = Row(*buttons, gap=Space.LARGE, even=len(buttons) > 1, justify=Align.CENTER)
        return Column(*risen, Row(pile, justify=Align.CENTER), *line, row, gap=Space.WIDE)

    def handle(self, event: pygame.Event) -> bool:
        """Widgets, Escape, and clicks beside the pile; the second half of a double click on the pile takes it."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        just_opened = self.stage.clock.now() - self._opened <= DOUBLE_CLICK_MS
        if pressed and just_opened and not self._close.rect.collidepoint(event.pos):
            if self._takes[0].takes_focus and not self._facts.picks:
                self._take(0)
            return True
        return super().handle(event)

    def _draw_card(self) -> bool:
        """Draw a card at its size that is shown resized; the table beneath does nothing while this scene is on top."""
        self._table.art.draw_shown()
        for card in self.cards:
            card.dirty = True
        return self._table.art.sketched

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

    def standing(self) -> str:
        """What would be left to do, as soon as that changes."""
        return self.line if self._picking else ""

    def _changed(self) -> None:
        self._picking = True
        self._offer()
        self.refresh()

    def _offer(self) -> None:
        picked = [card.face for card in self.cards if card.picked]
        self._facts = self._game.pile(self._table.match, self._table.view(), picked)
        wanted = [
            place
            for place, offer in enumerate(self._facts.offers[:_OFFERS])
            if offer.refusal is None and offer.actions and self._table.is_wanted(offer.actions)
        ]
        for card in self.cards:
            card.focusable = self._facts.picks
        for place, button in enumerate(self._takes):
            button.visible = place < len(self._facts.offers)
            if button.visible:
                offer = self._facts.offers[place]
                button.name, button.label = offer.name, offer.label
                button.enabled = offer.refusal is None and bool(offer.actions)
                button.kind = ButtonKind.PRIMARY if place in wanted[:1] else ButtonKind.PLAIN

    def _take(self, place: int) -> None:
        self.stage.pop()
        self._table.act(self._facts.offers[place].actions)
