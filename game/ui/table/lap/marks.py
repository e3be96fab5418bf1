"""The marks of the last lap: tickets over the backs of those who acted, the same numbers on cards they moved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.engine import Event, SeatView
from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.shortcuts import Command
from game.ui.table.cards.sprite import Sprite
from game.ui.table.context import AnyComponent, AnyContext, TableComponent
from game.ui.table.lap.deeds import INTO_THE_HAND, Lap, Step
from game.ui.table.lap.replay import LapScene
from game.ui.table.lap.tickets import Ticket, badge_side, draw_badge, draw_ticket, lined_up
from game.ui.widgets import Button

_HEIGHT: Final = 0.24
"""Below the middle of a card of a meld, in card heights, where its index and other marks leave room."""
_ARROW: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M78 26 A36 36 0 1 0 86 58" fill="none" '
    'stroke="{0}" stroke-width="11" stroke-linecap="round"/><path d="M88 6 V42 H52 Z" fill="{0}"/></svg>'
)


class AgainButton(Button):
    """A round arrow."""

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The panel of a button, and the arrow in its middle."""
        super().paint(surface, style)
        side = min(self.rect.size) * 6 // 10
        ink = hex_of(style.theme.text if self.enabled else style.theme.text_faint)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self.rect.center
        surface.blit(style.pictures.drawn(_ARROW.format(ink), rect.size), rect)


class LapMarks(TableComponent[SeatView]):
    """What every opponent did since the player's last action, in order, until the next lap begins."""

    def __init__(self, table: AnyContext, others: Sequence[AnyComponent]) -> None:
        """`others` are the other components of the table, whose words may hang where tickets would."""
        super().__init__(table)
        self.lap = Lap(table.seat)
        self.silent = False
        """Whether nothing is marked, as where a list tells it."""
        self._others = others
        self._again = AgainButton("lap", "", self.show_again, size=18)
        self.widgets = (self._again,)

    def on_event(self, event: Event) -> None:
        """Somebody may have done something."""
        if not self.silent:
            self.lap.hear(event)

    def replay(self, events: Sequence[Event]) -> None:
        """The lap of a round that goes on."""
        self.lap.recall(() if self.silent else events)

    def forget(self) -> None:
        """Mark nothing, as in a picture that explains the table."""
        self.lap.recall(())
        self.table.refresh()

    def show_again(self) -> None:
        """Play the lap once more, step by step."""
        if self.lap.steps:
            self.table.stage.push(LapScene(self.table, tuple(self.lap.steps)))
        else:
            self.table.say(_("Nobody has done anything since your last move."))

    def commands(self) -> Mapping[Command, Callable[[], object]]:
        """The key of the button."""
        return {Command.LAP: self.show_again}

    def place(self) -> None:
        """The button at the end of the line that says what happened last."""
        zone = self.board.layout.zones.get("lap")
        self._again.visible = zone is not None
        self._again.enabled = bool(self.lap.steps)
        if zone is not None:
            self._again.place(pygame.Rect(zone))
        key = self.table.stage.shortcuts.text(Command.LAP) or "–"
        self._again.tip = _("See what the others did since your last move ({key}).", key=key)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Every ticket and every number."""
        shown: dict[str, tuple[pygame.Rect, object]] = {}
        for ticket in self.tickets():
            shown[f"lap {ticket.step.number}"] = (ticket.area, ticket.step)
        for step, _sprite, rect in self._numbered():
            shown[f"lap mark {step.number}"] = (rect, step)
        return shown

    def landing(self, outlined: Sequence[Sprite]) -> Sequence[pygame.Rect]:
        """Numbers appear when their card lies there."""
        wanted = set(outlined)
        return [rect for _step, sprite, rect in self._numbered() if sprite in wanted]

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Numbers on cards, tickets over the backs."""
        aloft = self.board.aloft
        for step, sprite, rect in self._numbered():
            if sprite not in aloft and rect.colliderect(area):
                draw_badge(surface, self.style, step, rect)
        for ticket in self.tickets():
            if ticket.area.colliderect(area):
                draw_ticket(surface, self.style, ticket)

    def tickets(self) -> list[Ticket]:
        """What is shown at the places of those who acted."""
        zones, tickets = self.board.layout.zones, []
        for seat in dict.fromkeys(step.seat for step in self.lap.steps):
            backs = zones.get(f"backs.{seat}")
            if backs is None:
                continue
            room = pygame.Rect(backs)
            if (rail := zones.get(f"rail.{seat}")) is not None:
                room = pygame.Rect(rail.x, backs.y, rail.w, backs.h)
            steps = [step for step in self.lap.steps if step.seat == seat]
            tickets += lined_up(self.style, steps, self._left_of(room))
        return tickets

    def _left_of(self, room: pygame.Rect) -> pygame.Rect:
        """What words that hang there leave of a room."""
        for words in self._words():
            if not words.colliderect(room):
                continue
            if room.width > 2 * room.height:
                room = pygame.Rect(room.left, room.top, max(0, words.left - room.left), room.height)
            else:
                room = pygame.Rect(room.left, words.bottom, room.width, max(0, room.bottom - words.bottom))
        return room

    def _words(self) -> list[pygame.Rect]:
        """What others of the table say there, which numbers and tickets make way for."""
        return [rect for one in self._others for rect in one.hanging()]

    def _numbered(self) -> list[tuple[Step, Sprite, pygame.Rect]]:
        """The cards on the table that bear a number: of a meld that was laid only its first.

        What was brought last is looked for first: an equal card that came before may be gone again. Where cards lie so
        closely that numbers would cover each other, the later one is shown.
        """
        side = badge_side(self.style)
        used: set[Sprite] = set()
        numbered: list[tuple[Step, Sprite, pygame.Rect]] = []
        for step in reversed(self.lap.steps):
            target = step.event.target
            if target is None or step.deed in INTO_THE_HAND:
                continue
            wanted = set(step.seen)
            lying = [one for one in self.board.pool.at(target) if one.face in wanted and one not in used]
            if not lying:
                continue
            on_pile = target.zone == "discards"
            sprite = lying[-1] if on_pile else min(lying, key=lambda one: one.slot.cx)
            used.add(sprite)
            card = pygame.Rect(sprite.slot.rect)
            rect = pygame.Rect(card.left + 1, 0, side, side)
            rect.centery = card.centery + (0 if on_pile else round(card.height * _HEIGHT))
            for words in self._words():
                if words.colliderect(rect):
                    rect.top = words.bottom
            if rect.collidelist([other for _step, _sprite, other in numbered]) < 0:
                numbered.append((step, sprite, rect))
        return numbered
