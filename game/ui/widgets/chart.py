"""A graph whose points are walked by keyboard and pointer: bars or a line, each point with a sentence that says it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel, draw_text
from game.ui.graphics.theme import Rgb, Theme, hex_of, mixed
from game.ui.mirror import is_mirrored
from game.ui.widgets.base import Widget

_STEPS: Final = (1, 2, 5)
_GRID_LINES: Final = 5
_KEYS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEUP: -5, pygame.K_PAGEDOWN: 5}
_FAR: Final = 1_000_000
_ENDS: Final = {pygame.K_HOME: -_FAR, pygame.K_END: _FAR}
_SIZE: Final = 18
"""Units of the numbers beside the axes."""
_SWATCH: Final = 16
_BESIDE: Final = 8
_APART: Final = 22
"""Units of a colour in the legend, between it and its word, and to the next."""
_SWATCH_MARKUP: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="{side}" height="{side}">'
    '<rect width="16" height="16" rx="4" fill="{colour}"/></svg>'
)
_GRID: Final = 0.6
"""How far lines of the grid stand out from the panel, of its edge."""
_FADED: Final = 0.25
"""How much of the ground is in the foot of a bar."""
_HEADROOM: Final = 1.06
"""No bar touches the upper end."""


class Tone(Enum):
    """What a mark tells besides its height; always said in its sentence as well."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"
    EVEN = "even"


def tone_colour(theme: Theme, tone: Tone) -> Rgb:
    """The colour in which something is told, of bars and of figures."""
    return {Tone.PLAIN: theme.us, Tone.GOOD: theme.us, Tone.BAD: theme.them, Tone.EVEN: theme.text_faint}[tone]


class Shape(Enum):
    """How the marks are drawn."""

    BARS = "bars"
    LINE = "line"


@dataclass(frozen=True, slots=True)
class Mark:
    """One point of a graph."""

    value: float
    label: str
    """What stands under it; of labels that have no room some are left out."""
    sentence: str
    """All that it says."""
    tone: Tone = Tone.PLAIN
    margin: float = 0.0
    """How far the truth may lie from the value, either way."""


class Chart(Widget):
    """A graph with one mark chosen, whose sentence stands below it. Left and right walk from mark to mark."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.chosen = 0
        self._said: Callable[[float], str] = str
        self._empty = ""
        self._marks: Sequence[Mark] = ()
        self._shape = Shape.BARS
        self._level: float | None = None
        self._edges: Sequence[tuple[float, str]] = ()
        self._legend: Sequence[tuple[Tone, str]] = ()
        self._across = self._up = ""
        self._plot = pygame.Rect(0, 0, 0, 0)

    def fill(
        self,
        marks: Sequence[Mark],
        shape: Shape,
        said: Callable[[float], str],
        empty: str,
        level: float | None = None,
        *,
        titles: tuple[str, str] = ("", ""),
        edges: Sequence[tuple[float, str]] = (),
        legend: Sequence[tuple[Tone, str]] = (),
    ) -> None:
        """Show these marks, the highest bar or the end of the line chosen.

        `said` writes a number of the upright axis; `empty` stands where there are no marks; a broken line lies at
        `level`. The `titles` say what is told from left to right, and upwards. Bars that stand for spans have `edges`,
        written in place of their labels, each so many bars from the left. The `legend` says what tones mean.
        """
        self._edges, self._legend, (self._across, self._up) = edges, legend, titles
        self._marks, self._shape, self._level, self._said, self._empty = marks, shape, level, said, empty
        self.chosen = len(marks) - 1 if shape is Shape.LINE else self._highest()
        self.dirty = True

    @property
    def spoken(self) -> str:
        """What the chosen mark says; what is wrong where there is none."""
        return self._marks[self.chosen].sentence if self._marks else self._empty

    def handle(self, event: pygame.Event) -> bool:
        """Keys walk; a click chooses the mark that is nearest."""
        if not self._marks:
            return False
        if event.type == pygame.KEYDOWN:
            step = (_KEYS | _ENDS).get(event.key)
            return step is not None and self._choose(self.chosen + step)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            xs = self._xs()
            self._choose(min(range(len(xs)), key=lambda at: abs(xs[at] - event.pos[0])))
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Tray, grid with numbers, marks, the chosen one and its sentence."""
        draw_panel(surface, style, self.rect, PanelKind.TRAY)
        if not self._marks:
            size = style.type.fitted(self._empty, style.text(24), self.rect.width - style.px(40))
            line = style.type.line(self._empty, size, style.theme.text_soft)
            surface.blit(line, line.get_rect(center=self.rect.center))
        else:
            self._paint_marks(surface, style)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_marks(self, surface: pygame.Surface, style: Style) -> None:
        theme, px = style.theme, style.px
        low, high, step = self._span()
        labels = [self._said(low + step * number) for number in range(round((high - low) / step) + 1)]
        numbers = max(style.type.width(label, style.text(_SIZE)) for label in labels)
        line = style.type.height(style.text(_SIZE))
        told = style.type.height(style.text(22))
        plot = pygame.Rect(self.rect.left + numbers + px(24), self.rect.top + px(20), 0, 0)
        plot.top += line * (bool(self._up) + (bool(self._legend) and not self._legend_beside(style)))
        plot.width = self.rect.right - px(20) - plot.left
        plot.height = self.rect.bottom - told - px(22) - line * (1 + bool(self._across)) - px(8) - plot.top
        self._plot = plot
        for number, label in enumerate(labels):
            value = low + step * number
            y = self._y(value, low, high)
            colour = theme.rim if abs(value) < step / 2 else mixed(theme.panel, theme.panel_edge, _GRID)
            surface.fill(colour, (plot.left, y, plot.width, px(1.5)))
            draw_text(surface, style, label, _SIZE, theme.text_soft, midright=(plot.left - px(10), y))
        if self._level is not None:
            self._paint_level(surface, style, self._y(self._level, low, high))
        if self._shape is Shape.BARS:
            self._paint_bars(surface, style, low, high)
        else:
            self._paint_line(surface, style, low, high)
        self._paint_labels(surface, style)
        self._paint_titles(surface, style, line)
        sentence = self.spoken
        size = style.type.fitted(sentence, style.text(22), self.rect.width - px(40))
        drawn = style.type.line(sentence, size, theme.text)
        surface.blit(drawn, drawn.get_rect(midbottom=(self.rect.centerx, self.rect.bottom - px(12))))

    def _paint_bars(self, surface: pygame.Surface, style: Style, low: float, high: float) -> None:
        theme, plot = style.theme, self._plot
        slot = plot.width / len(self._marks)
        ground = self._y(max(low, 0.0), low, high)
        behind = sum(mark.tone is Tone.BAD for mark in self._marks)
        even = any(mark.tone is Tone.EVEN for mark in self._marks)
        if 0 < behind < len(self._marks) and not even:  # what is even lies between them
            surface.fill(theme.rim, (round(plot.left + slot * behind), plot.top, style.px(1.5), plot.height))
        for at, (mark, x) in enumerate(zip(self._marks, self._xs(), strict=True)):
            width = max(style.px(3), round(slot * 0.78))
            top = self._y(mark.value, low, high)
            bar = pygame.Rect(0, min(top, ground), width, abs(ground - top))
            bar.centerx = round(x)
            self._paint_bar(surface, style, bar, tone_colour(theme, mark.tone))
            if at == self.chosen:
                rim = max(2, style.px(3))
                ring = bar.inflate(2 * rim + 2, 2 * rim + 2)
                ring.height = ring.height - rim - 1
                for side in (
                    (ring.left, ring.top, ring.width, rim),
                    (ring.left, ring.top, rim, ring.height),
                    (ring.right - rim, ring.top, rim, ring.height),
                ):
                    surface.fill(theme.text, side)

    def _paint_bar(self, surface: pygame.Surface, style: Style, bar: pygame.Rect, colour: Rgb) -> None:
        """Lit from above, with a rounded head."""
        if bar.height < 1:
            return
        corner = min(style.px(6), bar.width // 2, bar.height)
        deep = hex_of(mixed(colour, style.theme.panel, _FADED))
        head = f"M0 {bar.height} V{corner} Q0 0 {corner} 0 H{bar.width - corner} Q{bar.width} 0 {bar.width} {corner}"
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{bar.width}" height="{bar.height}">'
            f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{bar.height}">'
            f'<stop offset="0" stop-color="{hex_of(colour)}"/><stop offset="1" stop-color="{deep}"/>'
            f'</linearGradient></defs><path d="{head} V{bar.height} Z" fill="url(#g)"/></svg>'
        )
        surface.blit(style.pictures.drawn(markup, bar.size), bar)

    def _legend_width(self, style: Style) -> int:
        words = sum(style.type.width(said, style.text(_SIZE)) for _tone, said in self._legend)
        return words + len(self._legend) * style.px(_SWATCH + _BESIDE) + (len(self._legend) - 1) * style.px(_APART)

    def _legend_beside(self, style: Style) -> bool:
        """Whether the legend has room in the line of the upper title."""
        taken = style.type.width(self._up, style.text(_SIZE)) + self._legend_width(style) + style.px(_APART)
        return taken <= self.rect.width - style.px(_APART) * 4

    def _paint_legend(self, surface: pygame.Surface, style: Style, bottom: int) -> None:
        """What tones mean, at the end of the line above the plot."""
        side, left = style.px(_SWATCH), self._plot.right - self._legend_width(style)
        for tone, said in self._legend:
            text = style.type.line(said, style.text(_SIZE), style.theme.text_soft)
            words = text.get_rect(bottomleft=(left + side + style.px(_BESIDE), bottom))
            swatch = pygame.Rect(left, words.centery - side // 2, side, side)
            markup = _SWATCH_MARKUP.format(side=side, colour=hex_of(tone_colour(style.theme, tone)))
            surface.blit(style.pictures.drawn(markup, (side, side)), swatch)
            surface.blit(text, words)
            left = words.right + style.px(_APART)

    def _paint_titles(self, surface: pygame.Surface, style: Style, line: int) -> None:
        """What the axes tell: above the upright one, and below the other one; beside it the legend, or below it."""
        plot, soft = self._plot, style.theme.text_soft
        above = plot.top - style.px(8)
        if self._legend:
            self._paint_legend(surface, style, above)
            above -= 0 if self._legend_beside(style) else line
        if self._up:
            size = style.type.fitted(self._up, style.text(_SIZE), plot.width)
            text = style.type.line(self._up, size, soft)
            surface.blit(text, text.get_rect(bottomleft=(plot.left, above)))
        if self._across:
            size = style.type.fitted(self._across, style.text(_SIZE), plot.width)
            text = style.type.line(self._across, size, soft)
            surface.blit(text, text.get_rect(midtop=(plot.centerx, plot.bottom + style.px(6) + line)))

    def _paint_level(self, surface: pygame.Surface, style: Style, y: int) -> None:
        dash = style.px(12)
        for left in range(self._plot.left, self._plot.right, 2 * dash):
            surface.fill(style.theme.text_soft, (left, y, min(dash, self._plot.right - left), style.px(2)))

    def _paint_line(self, surface: pygame.Surface, style: Style, low: float, high: float) -> None:
        margin = style.px(16)
        whole = self._plot.inflate(2 * margin, 2 * margin)
        picture = style.pictures.drawn(self._line_markup(style, whole, low, high), whole.size)
        surface.blit(pygame.transform.flip(picture, True, False) if is_mirrored(surface) else picture, whole)

    def _line_markup(self, style: Style, whole: pygame.Rect, low: float, high: float) -> str:
        colour, text = hex_of(style.theme.us), hex_of(style.theme.text)
        xs = [x - whole.left for x in self._xs()]

        def path(values: Sequence[float]) -> list[str]:
            ys = [self._y(value, low, high) - whole.top for value in values]
            return [f"{x:.1f},{y:.1f}" for x, y in zip(xs, ys, strict=True)]

        points = path([mark.value for mark in self._marks])
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole.width}" height="{whole.height}">']
        if any(mark.margin for mark in self._marks):
            over = path([min(high, mark.value + mark.margin) for mark in self._marks])
            under = path([max(low, mark.value - mark.margin) for mark in self._marks])
            parts.append(f'<path d="M{"L".join(over + under[::-1])}Z" fill="{colour}" fill-opacity="0.22"/>')
        parts.append(
            f'<path d="M{"L".join(points)}" fill="none" stroke="{colour}" stroke-width="{style.px(4)}" '
            'stroke-linejoin="round"/>'
        )
        for at, point in enumerate(points):
            x, y = point.split(",")
            radius = style.px(9 if at == self.chosen else 5)
            rim = f' stroke="{text}" stroke-width="{style.px(3)}"' if at == self.chosen else ""
            parts.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"{rim}/>')
        return "".join([*parts, "</svg>"])

    def _paint_labels(self, surface: pygame.Surface, style: Style) -> None:
        """Under the marks as far as they have room, or between the bars; those of the chosen one in any case."""
        gap, places = style.px(14), self._label_places()
        wanted = self._wanted_labels()
        order = sorted(range(len(places)), key=lambda at: (at not in wanted, self._written(at) != "0", at))
        taken: list[pygame.Rect] = []
        for at in order:
            colour = style.theme.text if at in wanted else style.theme.text_soft
            line = style.type.line(self._written(at), style.text(_SIZE), colour)
            place = line.get_rect(midtop=(round(places[at]), self._plot.bottom + style.px(6)))
            place.clamp_ip(pygame.Rect(self.rect.left, place.top, self.rect.width, place.height))
            if place.inflate(gap, 0).collidelist(taken) < 0:
                surface.blit(line, place)
                taken.append(place)

    def _wanted_labels(self) -> set[int]:
        """Those of the chosen mark: its own, or those at the edges of its span."""
        if not self._edges:
            return {self.chosen}
        return {at for at, (edge, _said) in enumerate(self._edges) if self.chosen <= edge <= self.chosen + 1}

    def _written(self, at: int) -> str:
        return self._edges[at][1] if self._edges else self._marks[at].label

    def _label_places(self) -> list[float]:
        """Where labels stand: under the marks, or at the edges of the spans of bars."""
        if not self._edges:
            return self._xs()
        count, plot = len(self._marks), self._plot
        return [plot.left + plot.width * edge / count for edge, _said in self._edges]

    def _xs(self) -> list[float]:
        count, plot = len(self._marks), self._plot
        if self._shape is Shape.BARS or count == 1:
            return [plot.left + plot.width * (at + 0.5) / count for at in range(count)]
        return [plot.left + plot.width * at / (count - 1) for at in range(count)]

    def _y(self, value: float, low: float, high: float) -> int:
        return self._plot.bottom - round((value - low) / (high - low) * self._plot.height)

    def _span(self) -> tuple[float, float, float]:
        """The lowest and the highest number of the upright axis, and the step between two lines."""
        values = [mark.value + side * mark.margin for mark in self._marks for side in (-1, 1)]
        values += [self._level] if self._level is not None else []
        counts = self._shape is Shape.BARS
        if counts:
            values.append(0.0)
        low, high = min(values), max(values) * (_HEADROOM if counts else 1.0)
        wanted = max((high - low) / _GRID_LINES, abs(high) / 1000, 1.0 if counts else 1e-6)
        step = next(
            factor * 10.0**power for power in range(-6, 9) for factor in _STEPS if factor * 10.0**power >= wanted
        )
        bottom, top = math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step
        return bottom, top if top > bottom else bottom + step, step

    def _highest(self) -> int:
        return max(range(len(self._marks)), key=lambda at: self._marks[at].value, default=0)

    def _choose(self, wanted: int) -> bool:
        wanted = max(0, min(len(self._marks) - 1, wanted))
        if wanted == self.chosen:
            return False
        self.chosen, self.dirty = wanted, True
        return True
