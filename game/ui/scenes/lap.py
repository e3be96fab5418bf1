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
from game.ui.graphics.drawing import PanelKind, Style, draw_focus
from game.ui.graphics.motion import Pace, Tempo
from game.ui.kit import Drawing, FirstThatFits, Node, Panel, Row, Space
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene, run_command
from game.ui.system.shortcuts import Command
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.drawing.rim_panels import PROMPT, Acting, Face, Panels, acting_row
from game.ui.table.lap.deeds import Lap, Step
from game.ui.table.lap.ledger import draw_badge
from game.ui.table.layout.geometry import Rect, bounds
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import Zone
from game.ui.table.past_table import PastTable
from game.ui.table.scene import TableScene
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
            self._past.advance(self.steps[self.at].moment)
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
        rect = pygame.Rect(self.board.layout.zones[PROMPT])
        self._ribbon = _ribbon(self.panels, self.steps, self.texts, self.at, rect.height)
        self._ribbon.arrange(self.style, rect)
        self.damage.add(rect)

    def focused(self) -> pygame.Rect | None:
        """The widget that has the focus."""
        return self.group.focus.rect if self.group.focus is not None else None

    @property
    def kind(self) -> str:
        """That it was before."""
        return _("The last round of turns")

    def standing(self) -> str:
        """The step, for whoever listens."""
        return self.words.event(self.steps[self.at].event)

    def news(self) -> Sequence[str]:
        """Nothing: the step that is shown is what is asked."""
        return ()

    def focus_words(self) -> str:
        """One of the buttons."""
        return WidgetScene.focus_words(self)

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The buttons alone: nothing of the table can be clicked."""
        return WidgetScene.targets(self)

    def _paint_between(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        for rect in self._lit:
            draw_focus(surface, self.style, rect)
        self._ribbon.paint(surface, self.style, area)
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


_STEPS: Final = (7, 5, 3, 1)
"""So many steps are numbered on the ribbon where there is no room for all."""
_BADGE: Final = 26
"""Units of the number of a step."""


def _ribbon(panels: Panels, steps: Sequence[Step], texts: Sequence[str], at: int, high: int) -> Node:
    """Who does what in the step `at`, counted from 0, and the numbers of all steps, in a line of `high` pixels.

    Where there is no room for all numbers, those around the step are shown.
    """
    step = steps[at]
    acting = Acting(panels.player(step.seat), texts[at], " ".join(map(str, step.seen)))
    counts = (len(steps), *(most for most in _STEPS if most < len(steps)))
    numbers = (_numbers(panels, steps, at, many, high) for many in counts)
    return Panel(
        Row(acting_row(acting, high, grow=1), FirstThatFits(*numbers)),
        PanelKind.ROW_CHOSEN,
        pad_above=Space.NONE,
        radius=8,
    )


def _numbers(panels: Panels, steps: Sequence[Step], at: int, many: int, high: int) -> Node:
    """A number of steps around the one that is shown, and the face before the first steps of everybody."""
    first = min(max(0, at - many // 2), len(steps) - many)
    shown = list[Node]()
    for place in range(first, first + many):
        if place == first or steps[place - 1].seat != steps[place].seat:
            shown.append(Face(panels.player(steps[place].seat), high))
        shown.append(_badge(steps[place].number, lit=place == at))
    return Row(*shown, gap=Space.SMALL)


def _badge(number: int, *, lit: bool) -> Node:
    def draw(surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
        draw_badge(surface, style, rect, number, lit=lit)

    return Drawing(draw, (number, lit), width=_BADGE, height=_BADGE)
