"""What the height of a curve means: a plain scale with a few round figures, and words for the sides of a lead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import number_text
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, Theme, area_of
from game.ui.text import TextStyle
from game.ui.widgets.graph import mark_colour

_UNUSED: Final = 0.08
"""The part of the height of a side on which nobody ever leads."""
_SIDE: Final = 0.25
_WORDS_SIDE: Final = 0.42
"""That of one on which somebody does, at least; and where words need so much, at most."""
_TEXT: Final = 15
"""Units of the letters."""
_AROUND: Final = 8
"""Units between figures and the curve."""
_TINT: Final = 22
"""How much of the ground is in the colour of who leads there, of 255."""
_LINE: Final = 1.5
"""Units of the width of the line."""
_TICK: Final = 4
"""Units of the stroke between a figure and the curve."""
_LOW: Final = 0.85
"""The part of a line of words that is to be free: few letters reach below theirs."""
_DIGITS: Final = 0.62
_CLOSE: Final = 1.3
"""The part that figures take, and how far apart they are in that."""
_WIDEST: Final = "0000"
"""No figure takes more room, or hardly any."""
_STEPS: Final = (1, 2, 5)
_LEAST_POWER, _MOST_POWER = -2, 6
"""Of ten, times which they are."""
_FIGURES: Final = 4
"""On no side are there more."""


def sides() -> tuple[str, str]:
    """Who leads above the line and below it."""
    return _("You lead"), _("They lead")


def side_colours(theme: Theme) -> tuple[Rgb, Rgb]:
    """The colours of both sides: those of the teams."""
    return mark_colour(theme, 0), mark_colour(theme, 1)


def axis_width(style: Style) -> int:
    """The pixels that figures take before a curve."""
    return style.type.width(_WIDEST, style.text(_TEXT), TextStyle.STRONG) + style.px(_AROUND)


def side_of(style: Style, high: int, around: int) -> float:
    """The part of such a height, with so much above and below it, that a side is to have for its word."""
    needed = round(style.type.height(style.text(_TEXT)) * _LOW) * 3 // 2 - around
    return min(_WORDS_SIDE, max(_SIDE, needed / max(1, high)))


def spread(low: float, high: float, side: float = _SIDE) -> tuple[float, float]:
    """What the height of a lead reaches from and to: a side on which nobody ever leads has no more than its edge."""
    below, above = -low, high
    if not (below or above):
        return -1.0, 1.0
    shares = [side if each else _UNUSED for each in (below, above)]
    return -max(below, above * shares[0] / (1 - shares[0])), max(above, below * shares[1] / (1 - shares[1]))


def step_of(most: float, pixels: float, apart: int) -> Decimal:
    """1, 2, 5, 10, 20, 50 …: how far round figures lie from one another, where so much is so many pixels high.

    They are no closer than `apart`, and no more of them than can be taken in at a glance; at least one has its place.
    """
    best = Decimal(1)
    for power in range(_LEAST_POWER, _MOST_POWER):
        for factor in _STEPS:
            step = factor * Decimal(10) ** power
            if float(step) > most:
                return best
            best = step
            if float(step) * pixels >= apart * most and float(step) * (_FIGURES + 1) > most:
                return best
    return best


class Scale:
    """Lies below and before a curve in a `plot`, which has a value at a height given by `y_of`."""

    def __init__(
        self, plot: pygame.Rect, y_of: Callable[[float], int], span: tuple[float, float], *, lead: bool
    ) -> None:
        """The `span` is from the least to the greatest value; `lead`: whether it is that of one of two teams."""
        self._plot = plot
        self._zero = y_of(0.0)
        self._y_of = y_of
        self._span = span
        self._lead = lead

    def paint_ground(self, surface: pygame.Surface, style: Style) -> None:
        """Either side in a breath of the colour of who leads there, or a faint line at each figure."""
        if not self._lead:
            for value in self.figures(style):
                surface.fill(style.theme.panel_edge, (self._plot.left, self._y_of(float(value)), self._plot.width, 1))
            return
        for rect, colour in zip(self.halves(), side_colours(style.theme), strict=True):
            if rect.height > 0:
                tint = pygame.Surface(rect.size, pygame.SRCALPHA)
                tint.fill((*area_of(style.theme, colour), _TINT))
                surface.blit(tint, rect)

    def paint_line(self, surface: pygame.Surface, style: Style) -> None:
        """Where nobody leads, or has any points."""
        wide = max(1, style.px(_LINE))
        surface.fill(style.theme.text_soft, (self._plot.left, self._zero - wide // 2, self._plot.width, wide))

    def paint_axis(self, surface: pygame.Surface, style: Style, room: int) -> None:
        """Round figures before the curve, in so many pixels."""
        size, around, type_ = style.text(_TEXT), style.px(_AROUND), style.type
        above, below = side_colours(style.theme) if self._lead else (style.theme.text_soft, style.theme.text_soft)
        high, tick = self._high(style), style.px(_TICK)
        for value in self.figures(style):
            y, colour = self._y_of(float(value)), above if value > 0 else below if value else style.theme.text
            middle = max(self._plot.top + high // 2, min(self._plot.bottom - high // 2, y))
            text = number_text(abs(value) if self._lead else value)
            line = type_.line(text, size, colour, TextStyle.STRONG)
            if line.get_width() + around <= room:
                surface.blit(line, line.get_rect(midright=(self._plot.left - around, middle)))
                surface.fill(colour, (self._plot.left, y, tick, max(1, style.px(1))))

    def figures(self, style: Style) -> Iterator[Decimal]:
        """Nothing, and the multiples of a round figure on both sides."""
        low, high = self._span
        most = max(-low, high)
        pixels = abs(self._y_of(most if high >= -low else -most) - self._zero)
        step = step_of(most, pixels, round(self._high(style) * _CLOSE))
        yield Decimal(0)
        for way, reach in ((1, high), (-1, -low)):
            for number in range(1, int(Decimal(str(reach)) / step) + 1):
                yield way * number * step

    @staticmethod
    def _high(style: Style) -> int:
        return round(style.type.height(style.text(_TEXT)) * _DIGITS)

    def halves(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Above the line and below it; empty where nobody ever leads."""
        plot, (low, high) = self._plot.inflate(-2, -2), self._span
        upper = pygame.Rect(plot.left, plot.top, plot.width, max(0, self._zero - plot.top) * (high > 0))
        foot = max(plot.top, self._zero)
        return upper, pygame.Rect(plot.left, foot, plot.width, max(0, plot.bottom - foot) * (low < 0))
