"""A graph whose points are walked by keyboard and pointer: bars or a line, each point with a sentence that says it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from game.charts import ChartView, Mark, Merit, Shape
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel, draw_text
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import mixed
from game.ui.widgets.base import Widget
from game.ui.widgets.marks import draw_bar, draw_swatch, line_markup, merit_colour

_STEPS: Final = (1, 2, 5)
_GRID_LINES: Final = 5
_KEYS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEUP: -5, pygame.K_PAGEDOWN: 5}
_FAR: Final = 1_000_000
_ENDS: Final = {pygame.K_HOME: -_FAR, pygame.K_END: _FAR}
_SIZE: Final = 18
_LOUDER: Final = 4
"""Units of the numbers beside the axes, and by which the sentence is larger."""
_SWATCH: Final = 16
"""Units of a colour in the legend."""
_BESIDE: Final = 8
_APART: Final = 22
"""Units between a colour and its word, and to the next."""
_PLATE: Final = 0.53
"""How dark the ground of a graph is, as it is seen behind numbers."""
_GRID: Final = 0.6
"""How far lines of the grid stand out from the panel, of its edge."""
_HEADROOM: Final = 1.1
"""No bar touches the upper end; there is its number."""
_WIDEST: Final = 120
"""Units of a bar at most."""
_LEAST_SLOT: Final = 26
"""Units that a bar has across at least where its number stands above it."""


class Chart(Widget):
    """A graph with one mark chosen, whose sentence stands below it. Left and right walk from mark to mark."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.chosen = 0
        self.size: float = _SIZE
        """Units of the numbers beside the axes."""
        self.view = ChartView()
        """The graph that it shows."""
        self._plot = pygame.Rect(0, 0, 0, 0)

    def fill(self, view: ChartView) -> None:
        """Show a graph, with its highest bar or the end of its line chosen."""
        self.view = view
        self.chosen = len(view.marks) - 1 if view.shape is Shape.LINE else self._highest()
        self.dirty = True

    @property
    def _marks(self) -> Sequence[Mark]:
        return self.view.marks

    @property
    def spoken(self) -> str:
        """What the chosen mark says; what is wrong where there is none."""
        return self._marks[self.chosen].sentence if self._marks else self.view.empty

    def handle(self, event: pygame.Event) -> bool:
        """Keys walk; a click chooses the mark that is nearest."""
        if not self._marks:
            return False
        if event.type == pygame.KEYDOWN:
            step = (_KEYS | _ENDS).get(event.key)
            return step is not None and self._choose(self.chosen + step)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.point(event.pos)
            return True
        return False

    def point(self, position: tuple[int, int]) -> None:
        """The mark that is nearest to the pointer is chosen."""
        if self._marks and self._plot.width:
            xs = self._xs()
            self._choose(min(range(len(xs)), key=lambda at: abs(xs[at] - position[0])))

    @property
    def _pointed(self) -> bool:
        """Whether one mark is asked about."""
        return self.hovered or self.focused or not self.view.summary

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Tray, grid with numbers, marks, the chosen one and its sentence."""
        draw_panel(surface, style, self.rect, PanelKind.TRAY)
        if not self._marks:
            size = style.type.fitted(self.view.empty, style.text(24), self.rect.width - style.px(40))
            line = style.type.line(self.view.empty, size, style.theme.text_soft)
            surface.blit(line, line.get_rect(center=self.rect.center))
        else:
            self._paint_marks(surface, style)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_marks(self, surface: pygame.Surface, style: Style) -> None:
        theme, px = style.theme, style.px
        low, high, step = self._span()
        labels = [self.view.axis(low + step * number) for number in range(round((high - low) / step) + 1)]
        numbers = max(style.type.width(label, style.text(self.size)) for label in labels)
        line = style.type.height(style.text(self.size))
        told = style.type.height(style.text(self.size + _LOUDER))
        plot = pygame.Rect(self.rect.left + numbers + px(24), self.rect.top + px(20), 0, 0)
        plot.top += line * (bool(self.view.up) + (bool(self.view.legend) and not self._legend_beside(style)))
        plot.width = self.rect.right - px(20) - plot.left
        plot.height = self.rect.bottom - told - px(22) - line * (1 + bool(self.view.across)) - px(8) - plot.top
        self._plot = plot
        for number, label in enumerate(labels):
            value = low + step * number
            y = self._y(value, low, high)
            colour = theme.rim if abs(value) < step / 2 else mixed(theme.panel, theme.panel_edge, _GRID)
            surface.fill(colour, (plot.left, y, plot.width, px(1.5)))
            draw_text(surface, style, label, self.size, theme.text_soft, midright=(plot.left - px(10), y))
        if self.view.shape is Shape.BARS:
            self._paint_bars(surface, style, low, high)
        else:
            for level, name in self.view.levels:
                self._paint_level(surface, style, self._y(level, low, high), name)
            self._paint_line(surface, style, low, high)
        self._paint_labels(surface, style)
        self._paint_titles(surface, style, line)
        sentence = self.spoken if self._pointed else self.view.summary
        size = style.type.fitted(sentence, style.text(self.size + _LOUDER), self.rect.width - px(40))
        drawn = style.type.line(sentence, size, theme.text)
        surface.blit(drawn, drawn.get_rect(midbottom=(self.rect.centerx, self.rect.bottom - px(12))))

    def _paint_bars(self, surface: pygame.Surface, style: Style, low: float, high: float) -> None:
        theme, plot, px = style.theme, self._plot, style.px
        slot = plot.width / len(self._marks)
        ground = self._y(max(low, 0.0), low, high)
        behind = sum(mark.merit is Merit.BAD for mark in self._marks)
        even = any(mark.merit is Merit.EVEN for mark in self._marks)
        if self.view.edges and 0 < behind < len(self._marks) and not even:  # what is even lies between them
            surface.fill(theme.rim, (round(plot.left + slot * behind), plot.top, style.px(1.5), plot.height))
        numbered = slot >= style.px(_LEAST_SLOT)
        for at, (mark, x) in enumerate(zip(self._marks, self._xs(), strict=True)):
            pointed = at == self.chosen and self._pointed
            if pointed:
                column = pygame.Rect(round(x - slot / 2), plot.top, round(slot), plot.height)
                draw_panel(surface, style, column, PanelKind.ROW_CHOSEN, radius=4)
            width = max(style.px(3), min(round(slot * 0.78), style.px(_WIDEST)))
            top = self._y(mark.value, low, high)
            bar = pygame.Rect(0, min(top, ground), width, abs(ground - top))
            bar.centerx = round(x)
            draw_bar(surface, style, bar, merit_colour(theme, mark.merit))
            if numbered and mark.value:
                colour = theme.text if pointed else theme.text_soft
                at_top = (bar.centerx, bar.top - style.px(2))
                text = style.type.line(self.view.axis(mark.value), style.text(self.size), colour, TextStyle.STRONG)
                place = text.get_rect(midbottom=at_top)
                if not pointed:  # no line crosses it
                    surface.fill(mixed(theme.panel, theme.night, _PLATE), place.inflate(px(6), -place.height // 3))
                surface.blit(text, place)

    def _legend_width(self, style: Style) -> int:
        words = sum(style.type.width(label, style.text(self.size)) for _merit, label in self.view.legend)
        return (
            words + len(self.view.legend) * style.px(_SWATCH + _BESIDE) + (len(self.view.legend) - 1) * style.px(_APART)
        )

    def _legend_beside(self, style: Style) -> bool:
        """Whether the legend has room in the line of the upper title."""
        taken = style.type.width(self.view.up, style.text(self.size)) + self._legend_width(style) + style.px(_APART)
        return taken <= self.rect.width - style.px(_APART) * 4

    def _paint_legend(self, surface: pygame.Surface, style: Style, bottom: int) -> None:
        """What merits look like, at the end of the line above the plot."""
        side, left = style.px(_SWATCH), self._plot.right - self._legend_width(style)
        for merit, label in self.view.legend:
            text = style.type.line(label, style.text(self.size), style.theme.text_soft)
            words = text.get_rect(bottomleft=(left + side + style.px(_BESIDE), bottom))
            draw_swatch(surface, style, merit, (left, words.centery))
            surface.blit(text, words)
            left = words.right + style.px(_APART)

    def _paint_titles(self, surface: pygame.Surface, style: Style, line: int) -> None:
        """What the axes tell: above the upright one, and below the other one; beside it the legend, or below it."""
        plot, soft = self._plot, style.theme.text_soft
        above = plot.top - style.px(8)
        if self.view.legend:
            self._paint_legend(surface, style, above)
            above -= 0 if self._legend_beside(style) else line
        if self.view.up:
            size = style.type.fitted(self.view.up, style.text(self.size), plot.width)
            text = style.type.line(self.view.up, size, soft)
            surface.blit(text, text.get_rect(bottomleft=(plot.left, above)))
        if self.view.across:
            size = style.type.fitted(self.view.across, style.text(self.size), plot.width)
            text = style.type.line(self.view.across, size, soft)
            surface.blit(text, text.get_rect(midtop=(plot.centerx, plot.bottom + style.px(6) + line)))

    def _paint_level(self, surface: pygame.Surface, style: Style, y: int, name: str) -> None:
        """A broken line with its name at the end that is farther from the marks."""
        dash, plot, soft = style.px(12), self._plot, style.theme.text_soft
        for left in range(plot.left, plot.right, 2 * dash):
            surface.fill(soft, (left, y, min(dash, plot.right - left), style.px(2)))
        low, high, _step = self._span()
        first, last = (abs(self._y(self._marks[end].value, low, high) - y) for end in (0, -1))
        above = y - style.px(3)
        if first >= last:
            draw_text(surface, style, name, self.size, soft, bottomleft=(plot.left + style.px(8), above))
        else:
            draw_text(surface, style, name, self.size, soft, bottomright=(plot.right - style.px(8), above))

    def _paint_line(self, surface: pygame.Surface, style: Style, low: float, high: float) -> None:
        margin = style.px(16)
        whole = self._plot.inflate(2 * margin, 2 * margin)
        xs = [x - whole.left for x in self._xs()]

        def points(values: Sequence[float]) -> list[tuple[float, float]]:
            return [(x, self._y(value, low, high) - whole.top) for x, value in zip(xs, values, strict=True)]

        over = points([min(high, mark.value + mark.margin) for mark in self._marks])
        under = points([max(low, mark.value - mark.margin) for mark in self._marks])
        band = over + under[::-1] if any(mark.margin for mark in self._marks) else []
        line = points([mark.value for mark in self._marks])
        shown = self.chosen if self._pointed else len(line) - 1
        picture = style.pictures.drawn(line_markup(style, whole.size, line, band, shown), whole.size)
        surface.blit(pygame.transform.flip(picture, True, False) if is_mirrored(surface) else picture, whole)
        self._paint_value(
            surface, style, shown, (whole.left + round(line[shown][0]), whole.top + round(line[shown][1]))
        )

    def _paint_value(self, surface: pygame.Surface, style: Style, at: int, place: tuple[int, int]) -> None:
        """The number of a mark on a small plate above it, or below it where there is no room."""
        text = style.type.line(
            self.view.axis(self._marks[at].value), style.text(self.size + 2), style.theme.text, TextStyle.STRONG
        )
        plate = text.get_rect().inflate(style.px(16), style.px(4))
        plate.midbottom = (place[0], place[1] - style.px(14))
        if plate.top < self._plot.top:
            plate.midtop = (place[0], place[1] + style.px(14))
        plate.clamp_ip(pygame.Rect(self._plot.left, self.rect.top, self._plot.width, self.rect.height))
        draw_panel(surface, style, plate, PanelKind.TOAST, radius=6)
        surface.blit(text, text.get_rect(center=plate.center))

    def _paint_labels(self, surface: pygame.Surface, style: Style) -> None:
        """Under the marks as far as they have room, or between the bars; those of the chosen one in any case."""
        gap, places = style.px(14), self._label_places()
        wanted = self._wanted_labels()
        ends = (0, len(places) - 1) if self.view.shape is Shape.LINE else ()
        order = sorted(
            range(len(places)),
            key=lambda at: (at not in wanted, at not in ends, self._written(at) != "0", not self._is_within(at), at),
        )
        taken: list[pygame.Rect] = []
        for at in order:
            colour = style.theme.text if at in wanted else style.theme.text_soft
            line = style.type.line(self._written(at), style.text(self.size), colour)
            place = line.get_rect(midtop=(round(places[at]), self._plot.bottom + style.px(6)))
            place.clamp_ip(pygame.Rect(self.rect.left, place.top, self.rect.width, place.height).inflate(-gap, 0))
            if place.inflate(gap, 0).collidelist(taken) < 0:
                surface.blit(line, place)
                taken.append(place)

    def _wanted_labels(self) -> set[int]:
        """Those of the chosen mark: its own, or those at the edges of its span."""
        if not self._pointed:
            return set()
        if not self.view.edges:
            return {self.chosen}
        return {at for at, (edge, _said) in enumerate(self.view.edges) if self.chosen <= edge <= self.chosen + 1}

    def _written(self, at: int) -> str:
        return self.view.edges[at][1] if self.view.edges else self._marks[at].label

    def _is_within(self, at: int) -> bool:
        """Whether a label says of a bar that it goes on, and so stands under its middle."""
        return bool(self.view.edges) and self.view.edges[at][0] % 1 != 0 and self._written(at) != "0"

    def _label_places(self) -> list[float]:
        """Where labels stand: under the marks, or at the edges of the spans of bars."""
        if not self.view.edges:
            return self._xs()
        count, plot = len(self._marks), self._plot
        return [plot.left + plot.width * edge / count for edge, _said in self.view.edges]

    def _xs(self) -> list[float]:
        count, plot = len(self._marks), self._plot
        if self.view.shape is Shape.BARS or count == 1:
            return [plot.left + plot.width * (at + 0.5) / count for at in range(count)]
        return [plot.left + plot.width * at / (count - 1) for at in range(count)]

    def _y(self, value: float, low: float, high: float) -> int:
        return self._plot.bottom - round((value - low) / (high - low) * self._plot.height)

    def _span(self) -> tuple[float, float, float]:
        """The lowest and the highest number of the upright axis, and the step between two lines."""
        values = [mark.value + side * mark.margin for mark in self._marks for side in (-1, 1)]
        lowest, highest = self.view.within
        values = [min(max(value, lowest), highest) for value in values]
        values += [level for level, _name in self.view.levels]
        counts = self.view.shape is Shape.BARS
        if counts:
            values.append(0.0)
        low, high = min(values), max(values) * (_HEADROOM if counts else 1.0)
        wanted = max((high - low) / _GRID_LINES, abs(high) / 1000, 1.0 if counts else 1e-6)
        step = next(
            factor * 10.0**power for power in range(-6, 9) for factor in _STEPS if factor * 10.0**power >= wanted
        )
        bottom, top = (math.floor(low / step + 1e-9) * step, math.ceil(min(high, highest) / step - 1e-9) * step)
        return bottom, top if top > bottom else bottom + step, step

    def _highest(self) -> int:
        return max(range(len(self._marks)), key=lambda at: self._marks[at].value, default=0)

    def _choose(self, wanted: int) -> bool:
        wanted = max(0, min(len(self._marks) - 1, wanted))
        if wanted == self.chosen:
            return False
        self.chosen, self.dirty = wanted, True
        return True
