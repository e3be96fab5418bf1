"""The last lap played again above the table, one step after the other: who, what, and the cards large.

Cards fly from where they were taken to where they went; where nothing flies they appear. It goes on by itself, or at
once with a click, and stays at the last step until it is closed.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.engine import Place
from game.i18n import _
from game.i18n.phrases import captions_of
from game.ui.graphics.drawing import PanelKind, draw_focus, draw_panel
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.motion import Pace, Tempo
from game.ui.scenes.base import WidgetScene
from game.ui.shortcuts import Command
from game.ui.table.context import AnyContext
from game.ui.table.lap.deeds import Step
from game.ui.table.lap.tickets import badge_side, draw_badge
from game.ui.table.layout.geometry import Rect, bounds
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind

_FLY_MS: Final = 320.0
_READ_MS: Final = 900.0
_READ_CARD_MS: Final = 130.0
_CARD: Final = 150
"""Units of the width of a card while it is read."""
_STEP: Final = 0.5
"""From one card to the next in card widths, or less where there are many."""
_SMALL: Final = 0.5
"""How large a card is where it comes from and where it goes, by its size in between."""
_SHOWN: Final = 13


class LapScene(WidgetScene):
    """Over the dimmed table."""

    name = "lap"
    overlay = True

    def __init__(self, table: AnyContext, steps: tuple[Step, ...]) -> None:
        super().__init__(table.stage)
        self.style = table.style
        self._table = table
        self.steps = steps
        self.at = 0
        """Which step is shown, from 0."""
        self._since = table.now
        names = [seat.name for seat in table.match.seats]
        captions = captions_of(table.match.game_name)
        self.texts = [captions.caption(step.event, names[step.seat], own=False, names=names) for step in steps]
        self._again = Button("again", _("Play it again"), self._restart, size=20)
        self._close = Button("close", _("Close"), self.back, kind=ButtonKind.PRIMARY, size=20)
        self.group.replace([self._again, self._close])
        self.group.set_focus(self._close)

    @property
    def mirrored(self) -> bool:
        """As the table beneath."""
        return self._table.mirrored

    def layout(self, size: tuple[int, int]) -> None:
        """Two buttons in the middle below."""
        style = self.style
        high, wide, gap = style.target(52), style.px(260), style.px(16)
        top = size[1] - high - style.px(24)
        self._again.place(pygame.Rect(size[0] // 2 - wide - gap // 2, top, wide, high))
        self._close.place(pygame.Rect(size[0] // 2 + gap // 2, top, wide, high))

    def handle(self, event: pygame.Event) -> bool:
        """Arrows and clicks beside the buttons lead from step to step; the key that opened it plays it again."""
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.group.focus is None:
                self._turn(1 if event.key == pygame.K_RIGHT else -1)
                return True
            if self.stage.shortcuts.command_for(event) is Command.LAP:
                self._restart()
                return True
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self.at + 1 < len(self.steps):
                self._turn(1)
            else:
                self.back()
            return True
        return False

    def update(self, now: float) -> None:
        """The next step when its time has come."""
        super().update(now)
        if self._moving(now):
            self.damage.everything(self.size)
        if self.at + 1 < len(self.steps) and now - self._since >= self._length():
            self._turn(1)

    def wake_after(self) -> float | None:
        """At once while cards fly, else when the next step is due."""
        now = self.stage.clock.now()
        if self._moving(now):
            return 0.0
        due = max(0.0, self._since + self._reads_until() - now) if self.at + 1 < len(self.steps) else None
        waits = [wait for wait in (super().wake_after(), due) if wait is not None]
        return min(waits, default=None)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The dimmed table, the cards of the step, and its words."""
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
        step = self.steps[self.at]
        self._light(surface, step)
        self._cards(surface, step, self.stage.clock.now())
        self._words(surface, step)

    @property
    def _tempo(self) -> Tempo:
        """At least as slow as usual: it is looked at once more to be seen."""
        pace = self.stage.pace
        quick = pace in (Pace.FAST, Pace.INSTANT)
        return Tempo(Pace.NORMAL if quick else pace, still=self.stage.profile.settings.reduce_motion)

    def _restart(self) -> None:
        self.at = 0
        self._turn(0)

    def _turn(self, by: int) -> None:
        self.at = min(max(0, self.at + by), len(self.steps) - 1)
        self._since = self.stage.clock.now()
        self.damage.everything(self.size)

    def _reads_until(self) -> float:
        """When the cards begin to leave, after the step began."""
        tempo, cards = self._tempo, min(len(self.steps[self.at].cards), 6)
        return tempo.move(_FLY_MS) + tempo.pause(_READ_MS + cards * _READ_CARD_MS)

    def _length(self) -> float:
        return self._reads_until() + self._tempo.move(_FLY_MS)

    def _moving(self, now: float) -> bool:
        gone, fly = now - self._since, self._tempo.move(_FLY_MS)
        leaving = self.at + 1 < len(self.steps) and gone > self._reads_until()
        return fly > 0 and (gone <= fly or leaving)

    def _spot(self, place: Place | None) -> Rect:
        """Where cards of a place lie on the table."""
        layout = self._table.board.layout
        if place is None:
            return layout.zones["felt"]
        if place.zone == "hand":
            return layout.zones.get(f"backs.{place.owner}") or layout.zones[f"seat.{place.owner}"]
        slots = layout.slots.get(place, ())
        return bounds([slot.rect for slot in slots]) if slots else layout.zones.get(place.zone, layout.zones["felt"])

    def _light(self, surface: pygame.Surface, step: Step) -> None:
        """A ring around whoever acts."""
        draw_focus(surface, self.style, pygame.Rect(self._table.board.layout.zones[f"seat.{step.seat}"]))

    def _cards(self, surface: pygame.Surface, step: Step, now: float) -> None:
        felt = self._table.board.layout.zones["felt"]
        middle = (float(felt.centre[0]), felt.y + felt.h * 0.42)
        fly, gone = self._tempo.move(_FLY_MS), now - self._since
        here: tuple[float, float] = middle
        size = 1.0
        source, target = self._spot(step.event.source), self._spot(step.event.target)
        if fly > 0 and gone < fly:
            here, size = _between(source.centre, middle, gone / fly), _SMALL + (1 - _SMALL) * gone / fly
        elif fly > 0 and self.at + 1 < len(self.steps) and gone > self._reads_until():
            part = min(1.0, (gone - self._reads_until()) / fly)
            here, size = _between(middle, target.centre, part), 1 - (1 - _SMALL) * part
        names = ["back" if card is None else str(card) for card in step.cards[:_SHOWN]]
        width = max(57, round(self.style.px(_CARD) * size))
        room = felt.w * 0.8
        pitch = min(width * _STEP, (room - width) / max(1, len(names) - 1))
        left = here[0] - (width + pitch * (len(names) - 1)) / 2
        top = here[1] - width * CARD_RATIO / 2
        for place, name in enumerate(names):
            self.style.pictures.card(name, width, max(2, width // 24)).draw(
                surface, round(left + place * pitch), round(top)
            )

    def _words(self, surface: pygame.Surface, step: Step) -> None:
        """What is done, and below it the numbers of all steps."""
        style, felt = self.style, self._table.board.layout.zones["felt"]
        side = round(badge_side(style) * 1.3)
        text = self.texts[self.at]
        room = felt.w - 2 * side
        px = style.type.fitted(text, style.text(30), room, TextStyle.STRONG)
        line = style.type.line(style.type.shortened(text, px, room, TextStyle.STRONG), px, style.theme.text)
        wide = line.get_width() + side + style.px(60)
        panel = pygame.Rect(0, 0, wide, max(line.get_height(), side) + style.px(24))
        panel.midtop = (felt.centre[0], felt.y + round(felt.h * 0.42) + round(style.px(_CARD) * CARD_RATIO / 2) + 8)
        draw_panel(surface, style, panel, PanelKind.TOAST)
        badge = pygame.Rect(0, 0, side, side)
        badge.midleft = (panel.left + style.px(18), panel.centery)
        draw_badge(surface, style, step, badge)
        surface.blit(line, line.get_rect(midleft=(badge.right + style.px(16), panel.centery)))
        small, gap = badge_side(style), style.px(10)
        left = felt.centre[0] - (len(self.steps) * (small + gap) - gap) // 2
        for number, one in enumerate(self.steps):
            rect = pygame.Rect(left + number * (small + gap), panel.bottom + style.px(14), small, small)
            if number == self.at:
                draw_focus(surface, style, rect)
            draw_badge(surface, style, one, rect)


def _between(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    eased = part * part * (3 - 2 * part)
    return start[0] + (end[0] - start[0]) * eased, start[1] + (end[1] - start[1]) * eased
