"""The marks of the last lap: a strip beside the panel of everybody who acted, and numbers while one is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

import pygame

from game.engine import Event, SeatView
from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.system.shortcuts import Command
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.context import AnyComponent, AnyContext, TableComponent
from game.ui.table.lap.deeds import INTO_THE_HAND, Lap, Step
from game.ui.table.lap.ledger import Ledger, Ledgers, badge_side, draw_badge
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Button, Widget

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
        rect = pygame.Rect(0, 0, side, side).move_to(center=self.rect.center)
        surface.blit(style.pictures.drawn(_ARROW.format(ink), rect.size), rect)


class LapStrip(Widget):
    """Where the strip of a seat lies: pointed at it shows numbers, clicked it plays the lap again."""

    def __init__(self, seat: int, again: Callable[[], None], pointed: Callable[[], None]) -> None:
        """`pointed` is called when the pointer came or went."""
        self.zone = Zone("did", seat)
        super().__init__(self.zone, focusable=False)
        self.seat = seat
        self._again = again
        self._pointed = pointed

    def lie(self, rect: pygame.Rect) -> None:
        """Be there from now on."""
        if rect != self.rect:
            self.place(rect)

    @property
    def hovered(self) -> bool:
        """Whether the pointer is over it; numbers are shown while it is."""
        return self._hovered

    @hovered.setter
    def hovered(self, value: bool) -> None:
        if value != self._hovered:
            self._hovered = value
            self._pointed()

    def handle(self, event: pygame.Event) -> bool:
        """A click plays the lap again."""
        if event.type == pygame.MOUSEBUTTONUP and self.rect.collidepoint(event.pos):
            self._again()
        return event.type != pygame.MOUSEMOTION

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The strip itself is among the marks."""


class LapMarks(TableComponent[SeatView]):
    """What every opponent did since the player's last action, in order, until the next lap begins."""

    def __init__(self, table: AnyContext, others: Sequence[AnyComponent]) -> None:
        """`others` are the other components of the table, whose words may hang where numbers would."""
        super().__init__(table)
        self.lap = Lap(table.seat)
        self.silent = False
        """Whether nothing is marked, as where a list tells it."""
        self._others = others
        self._again = AgainButton("lap", "", self.show_again, size=18)
        self.numbered: int | None = None
        """Whose steps show their numbers, on the cards as well, without being pointed at."""
        seats = (seat for seat in range(len(table.match.seats)) if seat != table.seat)
        self._strips = tuple(LapStrip(seat, self.show_again, table.refresh) for seat in seats)
        self.widgets = (self._again, *self._strips)
        self._composed: tuple[object, Ledgers] | None = None
        self._laid: tuple[object, Mapping[int, Ledger]] | None = None
        """What the ledgers were laid out for, and the ledgers: they are asked for in every frame and are seldom new."""

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
            self.table.stage.navigator.open_lap(self.table.match, self.table.seat, len(self.lap.steps))
        else:
            self.table.say(_("Nobody has touched a card since your last move."))

    def commands(self) -> Mapping[Command, Callable[[], object]]:
        """The key of the button."""
        return {Command.LAP: self.show_again}

    def relabel(self) -> None:
        """What the button and the strips do, with the key."""
        key = self.table.stage.shortcuts.text(Command.LAP) or "–"
        for widget in self.widgets:
            widget.tip = _("See what the others did since your last move ({key}).", key=key)

    def place(self) -> None:
        """The button at the end of the line that says what happened last; strips can be pointed at where they are."""
        zone = self.board.layout.zones.get(Zone("lap"))
        self._again.visible = zone is not None
        self._again.enabled = bool(self.lap.steps)
        if zone is not None:
            self._again.place(pygame.Rect(zone))
        ledgers = self.ledgers()
        for strip in self._strips:
            ledger = ledgers.get(strip.seat)
            strip.visible = ledger is not None
            if ledger is not None:
                strip.lie(ledger.rect)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Every strip, and the numbers that are shown."""
        shown: dict[str, tuple[pygame.Rect, object]] = {}
        counted = self._counted
        for seat, ledger in self.ledgers().items():
            shown[f"lap {seat}"] = (ledger.rect, (ledger.items, ledger.units, seat in counted, self.lap.answered))
        for step, _sprite, rect in self._numbered():
            shown[f"lap mark {step.number}"] = (rect, step)
        return shown

    def landing(self, outlined: Sequence[Sprite]) -> Sequence[pygame.Rect]:
        """Numbers appear when their card lies there."""
        wanted = set(outlined)
        return [rect for _step, sprite, rect in self._numbered() if sprite in wanted]

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Numbers on cards, and the strips."""
        for step, sprite, rect in self._numbered():
            if sprite not in self.board.aloft and rect.colliderect(area):
                draw_badge(surface, self.style, rect, step.number)
        for ledger in self.ledgers().values():
            if ledger.rect.colliderect(area):
                ledger.draw(surface, self.style, quiet=self.lap.answered and self.numbered is None)

    def ledgers(self) -> Mapping[int, Ledger]:
        """What is shown at the panels of those who acted."""
        zones = self.board.layout.zones
        rooms = {one.seat: pygame.Rect(zones[one.zone]) for one in self._strips if one.zone in zones}
        counted = self._counted
        table, told = (self.style.signature, rooms), (tuple(self.lap.steps), counted)
        if self._composed is None or self._composed[0] != table:
            self._composed = table, Ledgers(self.style, rooms)
            self._laid = None
        if self._laid is None or self._laid[0] != told:
            full = rooms.keys() if self.numbered is not None else rooms.keys() & counted
            self._laid = told, self._lay_out(self._composed[1], full, counted)
        return self._laid[1]

    def _lay_out(self, ledgers: Ledgers, full: Collection[int], counted: Collection[int]) -> Mapping[int, Ledger]:
        """What is shown; of some seats every step for itself, with its number where that is shown."""
        steps: dict[int, list[Step]] = {}
        for step in self.lap.steps:
            steps.setdefault(step.seat, []).append(step)
        found = dict(ledgers.short(steps)) if steps else {}
        for seat in found.keys() & full:
            ledger = ledgers.full(seat, steps[seat], numbered=seat in counted)
            if ledger is not None:  # no smaller than what was pointed at
                ledger.tree.arrange(self.style, ledger.rect.union(found[seat].rect))
                found[seat] = ledger
        return found

    @property
    def _counted(self) -> set[int]:
        """The seats whose steps show their numbers."""
        pointed = {one.seat for one in self._strips if one.hovered}
        return pointed if self.numbered is None else {self.numbered, *pointed}

    def _words(self) -> list[pygame.Rect]:
        """What others of the table say there, which numbers make way for."""
        return [rect for one in self._others for rect in one.hanging()]

    def _numbered(self) -> list[tuple[Step, Sprite, pygame.Rect]]:
        """The cards on the table that bear a number: of a meld that was laid only its first.

        What was brought last is looked for first: an equal card that came before may be gone again. Where cards lie so
        closely that numbers would cover each other, the later one is shown.
        """
        counted = self._counted
        if not counted:
            return []
        side = badge_side(self.style)
        used: set[Sprite] = set()
        numbered: list[tuple[Step, Sprite, pygame.Rect]] = []
        for step in reversed(self.lap.steps):
            target = step.event.target
            if step.seat not in counted or target is None or step.deed in INTO_THE_HAND:
                continue
            wanted = set(step.seen)
            lying = [one for one in self.board.pool.at(target) if one.face in wanted and one not in used]
            if not lying:
                continue
            on_pile = target.zone == "discards"
            sprite = lying[-1] if on_pile else min(lying, key=lambda one: one.slot.cx)
            used.add(sprite)
            card = pygame.Rect(sprite.slot.rect)
            rect = pygame.Rect(card.left + 1, card.bottom - side * 5 // 4, side, side)  # neither on pips nor on courts
            for words in self._words():
                if words.colliderect(rect):
                    rect.top = words.bottom
            if rect.collidelist([other for _step, _sprite, other in numbered]) < 0:
                numbered.append((step, sprite, rect))
        return numbered
