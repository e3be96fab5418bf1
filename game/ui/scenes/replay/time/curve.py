"""The lead over the whole match as a curve above the rounds of the time line, which it shares its places with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.theme import hex_of
from game.ui.mirror import is_mirrored
from game.ui.scenes.replay.time.lead import Lead, lead_text, line_title, parts_text
from game.ui.scenes.replay.time.lead_words import draw_lead
from game.ui.scenes.replay.time.scale import (
    Scale,
    axis_width,
    draw_title,
    root_of,
    side_colours,
    side_of,
    spread,
    title_height,
)
from game.ui.scenes.replay.time.time_line import TimeLine
from game.ui.widgets import Widget

_AROUND: Final = 4
"""Units above and below the curve."""
_WIDE: Final = 2.5
_DOT: Final = 6
"""Units of the width of the curve, and of the size of the moment."""
_FILLED: Final = 0.55
_COMING: Final = 170
"""How strong the ground below the curve is, and how much is seen of what is still to come, of 255."""
_APART: Final = 8
"""Units between words and curve."""
_LEAST: Final = 2.6
"""Titles that it is high at least where it has one above it."""
_Stretch = tuple[int, int, float]
"""Pixels from one to another, and the lead there."""


class Curve(Widget):
    """A click or a drag leads to a moment of the match; keys are those of the scene."""

    def __init__(
        self, name: str, lead: Lead, line: TimeLine, go: Callable[[int], None], called: Callable[[int], Sequence[str]]
    ) -> None:
        """It lies above the cells of the rounds of `line`; `called` gives the names of round and moment of a number."""
        super().__init__(name)
        self._lead = lead
        self._line = line
        self._go = go
        self._called = called
        self._held = False
        self._rounds: Sequence[int] = ()
        self._last = 0
        self._at = 0
        self._pointed: pygame.Rect | None = None
        self._drawn: tuple[object, pygame.Surface] | None = None
        """The curve, and what it was drawn for."""
        self._extremes: tuple[float, float] | None = None
        self._parts: tuple[object, Sequence[Sequence[_Stretch]]] | None = None
        """Stretches in which the lead is on one side, and where they lie."""
        self._head = 0
        """Pixels of the line above it that says what it is."""

    def lay(self, style: Style, rect: pygame.Rect) -> None:
        """Put it there, below its title where it has one and room for it."""
        high = title_height(style)
        self._head = high if line_title(self._line.names, self._lead.note) and rect.height >= _LEAST * high else 0
        self.place(rect)

    def show(self, at: int, last: int, rounds: Sequence[int]) -> None:
        """The moment that is shown, the last there is, and those at which rounds begin."""
        self.dirty |= (at, last, rounds) != (self._at, self._last, self._rounds)
        self._at, self._last, self._rounds = at, last, rounds

    @property
    def unready(self) -> bool:
        """Whether it is still to be measured, as soon as the lead is known."""
        return self.visible and (self._parts is None or self._parts[0] != self._where)

    def measure(self) -> None:
        """What takes longer than painting it, in a frame of its own."""
        self._span()
        self._parts = self._where, list(self._sides())
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
        if self._rounds and self._lead.ready and self._before(position):
            parts = self._lead.parts(self._at)
            self.tip = _("The totals, and what is being played now: {parts}", parts=parts_text(parts)) if parts else ""
            self._pointed = pygame.Rect(*self.rect.topleft, self._plot.left - self.rect.left, self.rect.height)
        elif self._rounds and self._lead.ready:
            number = self._moment_at(position[0])
            told = " ".join(filter(None, (lead_text(self._lead.at(number)), self._lead.note)))
            if self._lead.at(number) is None:
                told = _("From another seat you see how it went on.")
            self.tip = ". ".join((*self._called(number), told))
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
        """What it is and the lead at the moment; the curve with a line where nobody leads, and where rounds begin."""
        theme, rect, plot = style.theme, self.rect, self._plot
        lead = self._lead.at(self._at) if self._parts is not None else None  # all of it is shown at once
        words = pygame.Rect(self.rect.left + style.px(6), self.rect.top, 0, self.rect.height)
        axis = min(axis_width(style, self._line.names), plot.left - words.left)
        words.width = plot.left - words.left - axis - style.px(_APART)
        parts = self._lead.parts(self._at) if lead is not None else None
        made = parts_text(parts) if parts is not None else ""
        draw_lead(surface, style, words, lead, self._lead.leader(self._at), self._line.names, made)
        if not (self._rounds and self._lead.ready and self._parts is not None):
            return
        shown = self._place
        draw_panel(surface, style, plot, PanelKind.FIELD, radius=4)
        y_of = self._heights(style, plot)
        if self._head:
            title = pygame.Rect(plot.left, self.rect.top, plot.width, self._head)
            draw_title(surface, style, line_title(self._line.names, self._lead.note), title)
        scale = Scale(plot, y_of, self._line.names, self._span())
        scale.paint_axis(surface, style, axis, self.rect)
        scale.paint_ground(surface, style)
        cell = self._line.cell(shown)
        surface.fill(theme.panel_raised, (cell.left, plot.top + 1, cell.width, plot.height - 2))
        for place in range(1, len(self._rounds)):
            if self._lead.at(self._rounds[place]) is None:
                continue
            surface.fill(theme.panel_edge, (self._line.cell(place).left, plot.top + 1, 1, plot.height - 2))
        scale.paint_line(surface, style)
        picture, x = self._picture(style), self._x_of(self._at)
        mirrored = is_mirrored(surface)
        for left, right, seen in ((plot.left, x, 255), (x, plot.right, _COMING)):
            part = pygame.Rect(left - plot.left, 0, right - left, plot.height)
            if part.width > 0:
                cut = picture.subsurface(part)
                if seen < 255:
                    cut = cut.copy()
                    cut.fill((255, 255, 255, seen), None, pygame.BLEND_RGBA_MULT)
                surface.blit(pygame.transform.flip(cut, mirrored, False), (left, plot.top))
        dot = pygame.Rect(0, 0, 2 * style.px(_DOT), 2 * style.px(_DOT))
        dot.center = x, y_of(float(lead or 0))
        if lead is not None:
            surface.fill(theme.gilt, (x, plot.top + 1, max(1, style.px(1)), plot.height - 2))
            draw_panel(surface, style, dot, PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS, _DOT)
        if self.focused:
            draw_focus(surface, style, rect)

    def _picture(self, style: Style) -> pygame.Surface:
        """The whole curve, drawn when it is seen for the first time in its place."""
        plot, theme = self._plot, style.theme
        wanted = (plot.size, plot.left, theme, self._last, style.scale)
        if self._drawn is None or self._drawn[0] != wanted:
            y_of = self._heights(style, plot)
            zero = y_of(0.0) - plot.top
            parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{plot.width}" height="{plot.height}">']
            if self._parts is None or self.unready:
                self.measure()
            above, below = map(hex_of, side_colours(theme, self._line.names))
            for part in self._parts[1] if self._parts is not None else ():
                lead = part[0][2]
                colour = above if lead > 0 else below if lead else hex_of(theme.text)
                points = [(x - plot.left, y_of(each) - plot.top) for left, right, each in part for x in (left, right)]
                path = "L".join(f"{x},{y}" for x, y in [(points[0][0], zero), *points, (points[-1][0], zero)])
                if lead:
                    parts.append(f'<path d="M{path}Z" fill="{colour}" fill-opacity="{_FILLED}"/>')
                parts.append(
                    f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="{max(1.5, style.px(_WIDE))}" '
                    'stroke-linejoin="round"/>'
                )
            picture = style.pictures.drawn("".join([*parts, "</svg>"]), plot.size)
            self._drawn = wanted, picture
        return self._drawn[1]

    def _sides(self) -> Iterator[Sequence[_Stretch]]:
        """Stretches in a row on one side of the line, or on it."""
        for _side, part in groupby(self._stretches(), lambda each: (each[2] > 0) - (each[2] < 0)):
            yield list(part)

    def _stretches(self) -> Iterator[_Stretch]:
        """The lead from one pixel to another, no more than one of them in a pixel."""
        begin, before = self._plot.left, None
        for place, first in enumerate(self._rounds):
            cell, count = self._line.cell(place), self._moves_of(place) + 1
            for number in range(first, first + count):
                lead, x = self._lead.at(number), cell.left + cell.width * (number - first) // count
                now = float(lead) if lead is not None else None
                if before is not None and before != now and x > begin:
                    yield begin, x, before
                if before != now:
                    begin, before = x, now
        if before is not None:
            yield begin, self._plot.right, before

    def _span(self) -> tuple[float, float]:
        """The least and the greatest lead of the match, 0 among them."""
        if self._extremes is None:
            known = (self._lead.at(number) for number in range(self._last + 1))
            leads = [float(lead) for lead in known if lead is not None]
            self._extremes = min([0.0, *leads]), max([0.0, *leads])
        return self._extremes

    def _heights(self, style: Style, plot: pygame.Rect) -> Callable[[float], int]:
        """Where a lead stands in the window, in pixels from the top."""
        around = style.px(_AROUND)
        foot, room = plot.bottom - around, plot.height - 2 * around
        low, high = spread(*self._span(), side_of(style, room, around))
        return lambda lead: foot - round(room * (root_of(lead) - low) / (high - low))

    @property
    def _plot(self) -> pygame.Rect:
        """Where the curve is: above the cells of all rounds."""
        if not self._rounds:
            return self.rect.copy()
        first, last = self._line.cell(0), self._line.cell(len(self._rounds) - 1)
        top = self.rect.top + self._head
        return pygame.Rect(first.left, top, last.right - first.left, self.rect.bottom - top)

    @property
    def _place(self) -> int:
        """Of the round that is shown."""
        return max(0, sum(begin <= self._at for begin in self._rounds) - 1)

    def _moves_of(self, place: int) -> int:
        end = self._rounds[place + 1] - 1 if place + 1 < len(self._rounds) else self._last
        return end - self._rounds[place]

    def _x_of(self, number: int) -> int:
        place = max(0, sum(begin <= number for begin in self._rounds) - 1)
        cell = self._line.cell(place)
        return cell.left + cell.width * (number - self._rounds[place]) // (self._moves_of(place) + 1)

    def _moment_at(self, x: int) -> int:
        places = range(len(self._rounds))
        place = next((each for each in places if x < self._line.cell(each).right), len(self._rounds) - 1)
        cell = self._line.cell(place)
        part = max(0.0, (x - cell.left) / max(1, cell.width))
        return self._rounds[place] + min(self._moves_of(place), int(part * (self._moves_of(place) + 1)))
