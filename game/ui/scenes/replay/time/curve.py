"""The lead over the whole match as a curve above the rounds of the time line, which it shares its places with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.mirror import is_mirrored
from game.ui.scenes.replay.time.lead import Lead, lead_text
from game.ui.scenes.replay.time.lead_words import Now, draw_lead, draw_title, parts_text, scaled_text
from game.ui.scenes.replay.time.owners import draw_owners
from game.ui.scenes.replay.time.scale import Scale, axis_width, side_of, spread
from game.ui.scenes.replay.time.shapes import LeadShape, StandingsShape
from game.ui.scenes.replay.time.time_line import TimeLine
from game.ui.widgets import Widget

_LIMIT: Final = 8
_LIMIT_TEXT: Final = 14
"""Units before the words on the line of a limit, and of their letters."""
_AROUND: Final = 7
"""Units above and below the curve."""
_DOT: Final = 6
"""Units of the size of the moment."""
_COMING: Final = 170
"""How much is seen of what is still to come, of 255."""
_APART: Final = 8
"""Units between words and curve."""


class Curve(Widget):
    """A click or a drag leads to a moment of the match; keys are those of the scene."""

    def __init__(
        self,
        name: str,
        lead: Lead,
        line: TimeLine,
        go: Callable[[int], None],
        called: Callable[[int], Sequence[str]],
        shape: LeadShape | StandingsShape,
    ) -> None:
        """It lies above the cells of the rounds of `line`; `called` gives the names of round and moment of a number."""
        super().__init__(name)
        self._lead = lead
        self._line = line
        self._go = go
        self._called = called
        self._shape = shape
        self.bare = ""
        """What a round is called in the game."""
        self._held = False
        self.begins: Sequence[int] = ()
        """The moments at which rounds begin."""
        self._last = 0
        self._at = 0
        self._pointed: pygame.Rect | None = None
        self._drawn: tuple[object, pygame.Surface] | None = None
        """The curve, and what it was drawn for."""
        self._measured: object = None
        """The place that it was measured for."""

    def show(self, at: int, last: int, rounds: Sequence[int]) -> None:
        """The moment that is shown, the last there is, and those at which rounds begin."""
        self.dirty |= (at, last, rounds) != (self._at, self._last, self.begins)
        self._at, self._last, self.begins = at, last, rounds

    @property
    def unready(self) -> bool:
        """Whether it is still to be measured, as soon as the lead is known."""
        return self.visible and self._measured != self._where

    def measure(self) -> None:
        """What takes longer than painting it, in a frame of its own."""
        self._shape.measure(self, self._plot.right)
        self._measured = self._where
        self.dirty = True

    @property
    def _where(self) -> object:
        return tuple(self._plot), self._last

    @property
    def spoken(self) -> str:
        """The lead at the moment that is shown."""
        return lead_text(self._lead.at(self._at))

    @property
    def explained(self) -> pygame.Rect:
        """The moment that the pointer is at."""
        return self._pointed or self.rect

    def point(self, position: tuple[int, int]) -> None:
        """Say how the match stood there."""
        self.tip, self._pointed = "", None
        if self.begins and self._lead.ready and self._before(position):
            parts = self._lead.parts(self._at)
            self.tip = (
                _("The totals, and what is being played now: {parts}", parts=parts_text(parts, self.bare))
                if parts
                else ""
            )
            self._pointed = pygame.Rect(*self.rect.topleft, self._plot.left - self.rect.left, self.rect.height)
        elif self.begins and self._lead.ready:
            number = self._moment_at(position[0])
            told = " ".join(filter(None, (lead_text(self._lead.at(number)), self._lead.note)))
            if self._lead.at(number) is None and not self._alone:
                told = _("From another seat you see how it went on.")
            self.tip = ". ".join(text for text in (*self._called(number), told) if text)
            self._pointed = pygame.Rect(self._x_of(number) - 8, self.rect.top, 16, self.rect.height)

    def _before(self, position: tuple[int, int]) -> bool:
        """Whether it is where the lead stands in words."""
        return position[0] < self._plot.left

    def handle(self, event: pygame.Event) -> bool:
        """Press, drag, release."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = True
        elif event.type == pygame.MOUSEBUTTONUP and self._held:
            self._held = False
            return True
        if not self._held or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            return False
        self._go(self._moment_at(event.pos[0]))
        return True

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """What it is; the curve with a line where nobody leads or has points, and where rounds begin."""
        theme, rect, plot = style.theme, self.rect, self._plot
        ready = bool(self.begins) and self._lead.ready and self._measured is not None  # all of it is shown at once
        lead = self._lead.at(self._at) if ready else None
        words = pygame.Rect(rect.left + style.px(6), rect.top, 0, rect.height)
        axis = min(axis_width(style), plot.left - words.left)
        words.width = plot.left - words.left - axis - style.px(_APART)
        if self._alone:
            draw_title(surface, style, words, self._line.titles)
        if not ready:
            return
        shown = self._place
        draw_panel(surface, style, plot, PanelKind.FIELD, radius=4)
        y_of = self._heights(style, plot)
        scale = Scale(plot, y_of, self._shape.span(), lead=not self._alone)
        scale.paint_axis(surface, style, axis)
        if not self._alone:
            now = Now(lead, self._made_of(lead))
            draw_lead(surface, style, words, scale.halves(), now)
        cell = self._line.cell(shown)
        surface.fill(theme.panel_raised, (cell.left, plot.top + 1, cell.width, plot.height - 2))
        scale.paint_ground(surface, style)
        for place in range(1, len(self.begins)):
            if self._alone or self._lead.at(self.begins[place]) is not None:
                surface.fill(theme.panel_edge, (self._line.cell(place).left, plot.top + 1, 1, plot.height - 2))
        scale.paint_line(surface, style)
        x = self._x_of(self._at)
        self._paint_shape(surface, style, plot, x)
        if self._alone or lead is not None:
            surface.fill(theme.gilt, (x, plot.top + 1, max(1, style.px(1)), plot.height - 2))
        if isinstance(self._shape, StandingsShape):
            behind = pygame.Rect(plot.right, rect.top, self._line.after, rect.height)
            ends = [(each, y_of(each)) for each in self._shape.ends()]
            if behind.width:
                draw_owners(surface, style, self._line.names, ends, behind, won=self._shape.won)
            if self._shape.limit:
                self._paint_limit(surface, style, self._shape.limit_said, y_of(self._shape.limit))
        elif lead is not None:
            dot = pygame.Rect(0, 0, 2 * style.px(_DOT), 2 * style.px(_DOT))
            dot.center = x, y_of(float(lead))
            draw_panel(surface, style, dot, PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS, _DOT)
        if self.focused:
            draw_focus(surface, style, rect)

    def _paint_limit(self, surface: pygame.Surface, style: Style, said: str, y: int) -> None:
        """What happens at it, above its line, or below where there is no room."""
        line, left = style.type.line(said, style.text(_LIMIT_TEXT), style.theme.gilt), self._plot.left
        below = y - line.get_height() < self._plot.top
        corner = (left + style.px(_LIMIT), y + 1 if below else y - line.get_height())
        surface.blit(line, corner)

    @property
    def _alone(self) -> bool:
        """Whether everybody has a line."""
        return isinstance(self._shape, StandingsShape)

    def _made_of(self, lead: Decimal | None) -> str:
        """What the lead at the moment comes from, where its figure alone does not say that."""
        parts = self._lead.parts(self._at)
        if parts is not None:
            return parts_text(parts, self.bare)
        if lead is None or self._lead.scale == 1 or not self._lead.is_of_round(self._at):
            return ""
        return scaled_text(lead, self.bare, self._lead.scale)

    def _paint_shape(self, surface: pygame.Surface, style: Style, plot: pygame.Rect, x: int) -> None:
        """What was up to a place, and fainter what is still to come."""
        picture, mirrored = self._picture(style), is_mirrored(surface)
        for left, right, seen in ((plot.left, x, 255), (x, plot.right, _COMING)):
            part = pygame.Rect(left - plot.left, 0, right - left, plot.height)
            if part.width > 0:
                cut = picture.subsurface(part)
                if seen < 255:
                    cut = cut.copy()
                    cut.fill((255, 255, 255, seen), None, pygame.BLEND_RGBA_MULT)
                surface.blit(pygame.transform.flip(cut, mirrored, False), (left, plot.top))

    def _picture(self, style: Style) -> pygame.Surface:
        """The whole curve, drawn when it is seen for the first time in its place."""
        plot = self._plot
        wanted = (plot.size, plot.left, style.theme, self._last, style.scale)
        if self._drawn is None or self._drawn[0] != wanted:
            if self.unready:
                self.measure()
            head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{plot.width}" height="{plot.height}">'
            drawn = self._shape.markup(style, plot, self._heights(style, plot))
            self._drawn = wanted, style.pictures.drawn("".join([head, *drawn, "</svg>"]), plot.size)
        return self._drawn[1]

    def _heights(self, style: Style, plot: pygame.Rect) -> Callable[[float], int]:
        """Where a value stands in the window, in pixels from the top."""
        around = style.px(_AROUND)
        foot, room = plot.bottom - around, plot.height - 2 * around
        low, high = self._shape.span()
        if not self._alone:
            low, high = spread(low, high, side_of(style, room, around))
        high = high if high > low else low + 1.0
        return lambda value: foot - round(room * (value - low) / (high - low))

    @property
    def _plot(self) -> pygame.Rect:
        """Where the curve is: above the cells of all rounds."""
        if not self.begins:
            return self.rect.copy()
        first, last = self._line.cell(0), self._line.cell(len(self.begins) - 1)
        return pygame.Rect(first.left, self.rect.top, last.right - first.left, self.rect.height)

    @property
    def _place(self) -> int:
        """Of the round that is shown."""
        return max(0, sum(begin <= self._at for begin in self.begins) - 1)

    def cell(self, place: int) -> pygame.Rect:
        """Where a round lies."""
        return self._line.cell(place)

    def moves_of(self, place: int) -> int:
        """How many it has."""
        end = self.begins[place + 1] - 1 if place + 1 < len(self.begins) else self._last
        return end - self.begins[place]

    def _x_of(self, number: int) -> int:
        place = max(0, sum(begin <= number for begin in self.begins) - 1)
        cell = self._line.cell(place)
        return cell.left + cell.width * (number - self.begins[place]) // (self.moves_of(place) + 1)

    def _moment_at(self, x: int) -> int:
        places = range(len(self.begins))
        place = next((each for each in places if x < self._line.cell(each).right), len(self.begins) - 1)
        cell = self._line.cell(place)
        part = max(0.0, (x - cell.left) / max(1, cell.width))
        return self.begins[place] + min(self.moves_of(place), int(part * (self.moves_of(place) + 1)))
