"""The last lap once more: the table goes back to where it began, and everything happens again, step by step.

It is the table as it was, at which nothing can be done; in place of the prompt a ribbon says who does what. It goes on
by itself, or at once with a click, and stays at the last step until it is closed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.engine import Place, redacted
from game.i18n import _
from game.i18n.phrases import captions_of
from game.match.match import Match
from game.match.round_playback import RoundPlayback
from game.match.turn_loop import NullTurnLoop
from game.ui.graphics.drawing import PanelKind, draw_focus, draw_panel
from game.ui.graphics.medallion import draw_medallion
from game.ui.motion import Pace, Tempo
from game.ui.shortcuts import Command
from game.ui.stage import Stage
from game.ui.table.drawing.rim_panels import Acting, Panels, draw_acting
from game.ui.table.game_table import AnyTable
from game.ui.table.lap.deeds import Lap, Step
from game.ui.table.lap.ledger import badge_side, draw_badge
from game.ui.table.layout.geometry import Rect, bounds
from game.ui.table.layout.zone import Zone
from game.ui.table.mode import TableMode
from game.ui.table.past_table import PastTable
from game.ui.table.scene import TableScene
from game.ui.widget_scene import WidgetScene, run_command
from game.ui.widgets import Button, ButtonKind

_BEFORE_MS: Final = 420.0
"""How long the eye is led to where something will happen."""
_AFTER_MS: Final = 520.0
"""How long it lies there, besides the time that every table takes to tell it."""


class LapScene(TableScene):
    """Above the table of the match that goes on."""

    name = "lap"

    def __init__(self, stage: Stage, match: Match, seat: int, steps: int) -> None:
        """The first `steps` of the last lap of a match, as a seat saw them."""
        self._own = seat
        self.steps = _steps_of(match, seat)[:steps]
        self._begins = [at for at, step in enumerate(self.steps) if not at or step.begun > self.steps[at - 1].moment]
        """The first of the steps that came about together, with one action."""
        self.at = 0
        """Which step is shown, from 0."""
        self._past = RoundPlayback(match, self._before(0))
        self._since = stage.clock.now()
        self._happens = False
        """Whether the step happens, or has happened."""
        self._lies_since: float | None = None
        self._lit: tuple[pygame.Rect, ...] = ()
        super().__init__(stage, self._past, (), NullTurnLoop())
        self.company.silent = True
        names = match.names
        captions = captions_of(match.game_name)
        self.texts = [captions.caption(step.event, names[step.seat], own=False, names=names) for step in self.steps]
        self.ribbon = Ribbon(self.panels, self.steps, self.texts)
        self._again = Button("again", "", self._restart, size=18)
        self._close = Button("close", "", self.back, kind=ButtonKind.PRIMARY, size=20)
        self._label()
        self.group.replace([self._again, self._close])
        self.group.set_focus(self._close)

    # What a table differs in on which nobody plays.

    def seat_of(self, match: Match) -> int:
        """The seat from which it is seen."""
        return self._own

    def table_of(self, match: Match) -> AnyTable:
        """The same, with nothing to be done at it."""
        return PastTable(super().table_of(match), self.mode, self._past)

    @property
    def mode(self) -> TableMode:
        """The last lap is only looked at."""
        return TableMode.LAP

    @property
    def pace(self) -> Tempo:
        """At least as slow as usual: it is looked at once more to be seen."""
        pace = self.stage.pace
        quick = pace in (Pace.FAST, Pace.INSTANT)
        return Tempo(Pace.NORMAL if quick else pace, still=self.stage.profile.settings.reduce_motion)

    def all_told(self, now: float) -> None:
        """The next step after a while."""
        if not self._happens:
            return
        if self._lies_since is None:
            self._lies_since = now
        if not self._last and now - self._lies_since >= self.pace.pause(_AFTER_MS):
            self._turn(1)

    # The life of the scene.

    def enter(self) -> None:
        """Begin, or come back from what lay above."""
        self.opponents.follow_pace()
        self._show(self.at)

    def relabel(self) -> None:
        """Buttons as well in the words of another language."""
        super().relabel()
        self._label()

    def back(self) -> None:
        """Back to the table as it is."""
        self.stage.pop()

    def handle(self, event: pygame.Event) -> bool:
        """Arrows and clicks beside the buttons lead from step to step; the key that opened it plays it again."""
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                self._turn(1 if event.key == pygame.K_RIGHT else -1)
                return True
            if self.stage.shortcuts.command_for(event) is Command.LAP:
                self._restart()
                return True
        if self.group.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self._last:
                self.back()
            else:
                self._turn(1)
            return True
        command = self.stage.shortcuts.command_for(event)
        return command is not None and run_command(self.stage, command)

    def update(self, now: float) -> None:
        """Let the step happen when its place has been seen."""
        if not self._happens and now - self._since >= self.pace.pause(_BEFORE_MS):
            self._happens = True
            self._past.tell(self.steps[self.at].moment)
            self.feed.pull()
        super().update(now)
        self._light()

    def wake_after(self) -> float | None:
        """When the step happens, or the next one comes."""
        waits = [super().wake_after()]
        if not self._happens:
            waits.append(max(0.0, self._since + self.pace.pause(_BEFORE_MS) - self.now))
        elif self._lies_since is not None and not self._last:
            waits.append(max(0.0, self._lies_since + self.pace.pause(_AFTER_MS) - self.now))
        return min((wait for wait in waits if wait is not None), default=None)

    def refresh(self) -> None:
        """Whoever acts in the step is lit; the buttons stand where somebody who plays has theirs."""
        seat = self.steps[self.at].seat
        self.panels.facts = replace(self.panels.facts, actor=seat, prompt="", urgent=False)
        self.lap_marks.numbered = seat
        super().refresh()
        self._close.place(self.buttons.row(0))
        self._again.place(self.buttons.row(1))

    def focused(self) -> pygame.Rect | None:
        """The widget that has the focus."""
        return self.group.focus.rect if self.group.focus is not None else None

    def focus_words(self) -> str:
        """The step, for whoever listens."""
        return self.texts[self.at]

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The buttons alone: nothing of the table can be clicked."""
        return WidgetScene.targets(self)

    def _paint_between(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        for rect in self._lit:
            draw_focus(surface, self.style, rect)
        self.ribbon.paint(surface, self._ribbon_rect(), self.at)
        super()._paint_between(surface, area)

    # From step to step.

    def _restart(self) -> None:
        self._show(0)

    @property
    def _last(self) -> bool:
        """Whether nothing comes after what is shown."""
        return self._begins[-1] <= self.at

    def _turn(self, by: int) -> None:
        """Go to what happened next, or before."""
        place = self._begins.index(self.at) + by
        self._show(self._begins[min(max(0, place), len(self._begins) - 1)])

    def _show(self, at: int) -> None:
        """Lie as before a step, which then happens."""
        self.at = at
        self.presenter.hurry(self.now)
        self._past.go(self._before(self.at))
        self.feed.lie()
        if not self.at:
            self.lap_marks.forget()  # what was done in the lap before
        self.board.hand.sort(self.board.config.sortings[0])
        self.board.rearrange(self.now, 0.0)
        self._since, self._happens, self._lies_since = self.now, False, None
        self.refresh()
        self.damage.add(self._ribbon_rect())

    def _before(self, at: int) -> int:
        """The moment before a step."""
        return self.steps[at].begun - 1

    def _light(self) -> None:
        """Rings around where cards come from and go to."""
        event = self.steps[self.at].event
        places = (event.source,) if not self._happens else (event.target,)
        lit = tuple(pygame.Rect(self._spot(place)) for place in places)
        if lit != self._lit:
            margin = 2 * self.style.px(12)
            for rect in (*lit, *self._lit):
                self.damage.add(rect.inflate(margin, margin))
            self._lit = lit

    def _spot(self, place: Place | None) -> Rect:
        """Where cards of a place lie on the table."""
        layout = self.board.layout
        if place is None:
            return layout.zones[Zone("felt")]
        if place.zone == "hand" and place.owner != self.seat:
            return layout.zones[Zone("backs", place.owner)]
        slots = layout.slots.get(place, ())
        return (
            bounds([slot.rect for slot in slots])
            if slots
            else layout.zones.get(Zone(place.zone), layout.zones[Zone("felt")])
        )

    def _ribbon_rect(self) -> pygame.Rect:
        return pygame.Rect(self.board.layout.zones[Zone("prompt")])

    def _label(self) -> None:
        self._again.label, self._close.label = _("Play it again"), _("Close")


def _steps_of(match: Match, seat: int) -> tuple[Step, ...]:
    """The last lap with the actions of the round that brought it about."""
    lap = Lap(seat)
    for number, (_state, events) in enumerate(match.round_so_far()):
        lap.moment = number
        for event in events:
            lap.hear(redacted(event, seat))
    return tuple(lap.steps)


_WORDS: Final = 46
"""The part of the ribbon that words have at least, in percent."""
_LEAST_BADGE: Final = 18


class Ribbon:
    """Paints itself for one step after the other."""

    def __init__(self, panels: Panels, steps: Sequence[Step], texts: Sequence[str]) -> None:
        self._panels = panels
        self._steps = steps
        self._texts = texts

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, at: int) -> None:
        """Fill `rect` with step `at`, counted from 0."""
        panels, style = self._panels, self._panels.style
        draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN, radius=8)
        step = self._steps[at]
        numbers = self._numbers(surface, rect.inflate(-2 * style.px(10), 0), at)
        seat = step.seat
        acting = Acting(
            panels.names[seat],
            panels.faces[seat],
            panels.colour_of(seat),
            "calm",
            self._texts[at],
            " ".join(map(str, step.seen)),
        )
        draw_acting(surface, style, acting, pygame.Rect(rect.left, rect.top, numbers - rect.left, rect.height))

    def _numbers(self, surface: pygame.Surface, room: pygame.Rect, at: int) -> int:
        """All steps at the end of the ribbon, or those around the one that is shown; returns where they begin.

        Before the first step of everybody stands the face.
        """
        panels, style, gap = self._panels, self._panels.style, self._panels.style.px(7)
        side, face = min(badge_side(style), room.height - 2 * gap), room.height - gap
        wide = room.width * (100 - _WORDS) // 100
        shown = self._around(at, len(self._steps))
        while side > _LEAST_BADGE and self._width(shown, side + gap, face + gap) > wide:
            side -= 1
        while len(shown) > 1 and self._width(shown, side + gap, face + gap) > wide:
            shown = self._around(at, len(shown) - 1)
        left = begins = room.right - self._width(shown, side + gap, face + gap)
        for place in shown:
            seat = self._steps[place].seat
            if place == shown[0] or self._steps[place - 1].seat != seat:
                ring = pygame.Rect(left, room.centery - face // 2, face, face)
                draw_medallion(
                    surface, style, ring, panels.names[seat], panels.colour_of(seat), face=panels.faces[seat]
                )
                left += face + gap
            badge = pygame.Rect(left, room.centery - side // 2, side, side)
            draw_badge(surface, style, self._steps[place].number, badge, lit=place == at)
            left += side + gap
        return begins

    def _around(self, at: int, many: int) -> range:
        """A number of steps with the one that is shown in their middle."""
        first = min(max(0, at - many // 2), len(self._steps) - many)
        return range(first, first + many)

    def _width(self, shown: range, badge: int, face: int) -> int:
        """What these steps take, and the faces before them."""
        seats = [self._steps[place].seat for place in shown]
        return len(shown) * badge + face * sum(
            not place or seats[place - 1] != seats[place] for place in range(len(seats))
        )
