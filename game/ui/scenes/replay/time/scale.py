"""What the height of the curve of the lead means: a line where nobody leads, and figures with words before the curve.

Roots of leads lie equally far apart: so an early round is seen as well as the one that decided the match.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import Final, NamedTuple

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, Theme
from game.ui.shared_texts import signed_text
from game.ui.text import TextStyle
from game.ui.widgets.graph import mark_colour

_UNUSED: Final = 0.08
"""The part of the height of a side on which nobody ever leads."""
_SIDE: Final = 0.25
_WORDS_SIDE: Final = 0.42
"""That of one on which somebody does, at least; and where figures need so much, at most."""
_TEXT: Final = 14
"""Units of the letters."""
_AROUND: Final = 8
"""Units between figures and the curve."""
_TINT: Final = 22
"""How much of the ground is in the colour of who leads there, of 255."""
_LINE: Final = 1.5
"""Units of the width of the line."""
_TICK: Final = 4
"""Units of the stroke between a figure and the curve."""
_TWO_TEAMS: Final = 2
_LOW: Final = 0.85
"""The part of a line of words that is to be free: few letters reach below theirs."""
_WIDEST: Final = "−0000"
"""No lead of a match takes more room, or hardly any."""


class _Figure(NamedTuple):
    value: Decimal
    word: str
    """Who leads there; empty within a side."""
    colour: Rgb


def sides(names: Sequence[str]) -> tuple[str, str]:
    """Who leads above the line and below it; these are the names of all teams, with one's own first."""
    return _("You lead"), _("They lead") if len(names) <= _TWO_TEAMS else _("Others lead")


def side_colours(theme: Theme, names: Sequence[str]) -> tuple[Rgb, Rgb]:
    """The colours of both sides: those of the teams; that of several others is nobody's."""
    return mark_colour(theme, 0), mark_colour(theme, 1) if len(names) <= _TWO_TEAMS else theme.text_soft


def axis_width(style: Style, names: Sequence[str]) -> int:
    """The pixels that figures and words take before a curve."""
    texts = (f"{word} {_WIDEST}" for word in sides(names))
    return max(style.type.width(each, style.text(_TEXT), TextStyle.STRONG) for each in texts) + style.px(_AROUND)


def title_height(style: Style) -> int:
    """That of one line above it."""
    return round(style.type.height(style.text(_TEXT)) * _LOW)


def draw_title(surface: pygame.Surface, style: Style, text: str, rect: pygame.Rect) -> None:
    """What the curve is, in a line above it."""
    size = style.type.fitted(text, style.text(_TEXT), rect.width)
    line = style.type.line(style.type.shortened(text, size, rect.width), size, style.theme.text_soft)
    surface.blit(line, line.get_rect(midleft=rect.midleft))


def root_of(lead: float) -> float:
    """How far from the line a lead stands: order and side are kept."""
    return math.copysign(math.sqrt(abs(lead)), lead)


def side_of(style: Style, high: int, around: int) -> float:
    """The part of such a height, with so much above and below it, that a side is to have for its figure."""
    needed = round(style.type.height(style.text(_TEXT)) * _LOW) * 3 // 2 - around
    return min(_WORDS_SIDE, max(_SIDE, needed / max(1, high)))


def spread(low: float, high: float, side: float = _SIDE) -> tuple[float, float]:
    """What the height reaches from and to, in roots: a side on which nobody ever leads has no more than its edge."""
    below, above = -root_of(low), root_of(high)
    if not (below or above):
        return -1.0, 1.0
    shares = [side if each else _UNUSED for each in (below, above)]
    return -max(below, above * shares[0] / (1 - shares[0])), max(above, below * shares[1] / (1 - shares[1]))


class Scale:
    """Lies below and before a curve in a `plot`, which has a lead at a height given by `y_of`."""

    def __init__(
        self, plot: pygame.Rect, y_of: Callable[[float], int], names: Sequence[str], span: tuple[float, float]
    ) -> None:
        """The `names` are those of all teams, own first; the `span` is from the least to the greatest lead."""
        self._plot = plot
        self._zero = y_of(0.0)
        self._y_of = y_of
        self._names = names
        self._span = span

    def paint_ground(self, surface: pygame.Surface, style: Style) -> None:
        """Either side in a breath of the colour of who leads there."""
        for rect, colour in zip(self._halves(), side_colours(style.theme, self._names), strict=True):
            if rect.height > 0:
                tint = pygame.Surface(rect.size, pygame.SRCALPHA)
                tint.fill((*colour, _TINT))
                surface.blit(tint, rect)

    def paint_line(self, surface: pygame.Surface, style: Style) -> None:
        """Where nobody leads."""
        wide = max(1, style.px(_LINE))
        surface.fill(style.theme.text_soft, (self._plot.left, self._zero - wide // 2, self._plot.width, wide))

    def paint_axis(self, surface: pygame.Surface, style: Style, room: int, within: pygame.Rect) -> None:
        """Figures before the curve, the greatest leads with who has them: in so many pixels, `within` a place."""
        size, around, taken = style.text(_TEXT), style.px(_AROUND), list[int]()
        high = round(style.type.height(size) * _LOW)
        for value, word, colour in self._figures(style.theme):
            y = self._y_of(float(value))
            middle = max(self._plot.top + high // 2, min(self._plot.bottom - high // 2, y))
            if any(abs(middle - each) < high for each in taken):
                continue
            texts = [f"{word} {signed_text(value)}" if word else "", signed_text(value) if value else "0"]
            for text in filter(None, texts):
                line = style.type.line(text, size, colour, TextStyle.STRONG)
                if line.get_width() + around <= room:
                    place = line.get_rect(midright=(self._plot.left - around, middle))
                    surface.blit(line, place.clamp(within))
                    tick = style.px(_TICK)
                    surface.fill(colour, (self._plot.left - tick - 1, y, tick, max(1, style.px(1))))
                    taken.append(middle)
                    break

    def _figures(self, theme: Theme) -> Iterator[_Figure]:
        """The greatest leads of both sides, nothing, and what lies between, the most wanted first."""
        (low, high), (above, below) = self._span, side_colours(theme, self._names)
        ends = [(high, sides(self._names)[0], above), (low, sides(self._names)[1], below)]
        used = [(value, word, colour) for value, word, colour in ends if value]
        for value, word, colour in used:
            yield _Figure(Decimal(str(round(value, 2))), word, colour)
        yield _Figure(Decimal(0), "", theme.text)
        for value, _word, colour in used:
            if middle := round_figure(abs(value) / 4):
                yield _Figure(Decimal(middle if value > 0 else -middle), "", colour)

    def _halves(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Above the line and below it."""
        plot = self._plot.inflate(-2, -2)
        upper = pygame.Rect(plot.left, plot.top, plot.width, max(0, self._zero - plot.top))
        return upper, pygame.Rect(plot.left, upper.bottom, plot.width, plot.bottom - upper.bottom)


def round_figure(value: float) -> int:
    """1, 2, 5, 10, 20, 50 … , whichever is next below; 0 below 1."""
    if value < 1:
        return 0
    ten = int(10 ** int(math.log10(value)))
    return max(ten * each for each in (1, 2, 5) if ten * each <= value)
