"""What the height of the curve of the lead means: a line where nobody leads, who leads above and below it, how far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, Theme
from game.ui.shared_texts import signed_text
from game.ui.text import TextStyle
from game.ui.widgets.graph import mark_colour

_SIDE: Final = 0.3
"""The part of the height that either side of the line has at least."""
_WORDS_SIDE: Final = 0.5
"""The same where words need so much, at most."""
_TEXT: Final = 14
"""Units of the letters."""
_AROUND: Final = 8
"""Units between words and edges."""
_STEP: Final = 12
"""Units from one place that is tried for words to the next."""
_TINT: Final = 20
"""How much of the ground is in the colour of who leads there, of 255."""
_LINE: Final = 1.5
"""Units of the width of the line."""
_TWO_TEAMS: Final = 2
_NEAR: Final = 0.05
"""How far from its place a lead may stand, in parts of the width."""
_LOW: Final = 0.85
"""The part of a line of words that is to be free: few letters reach below theirs."""
Stretch = tuple[int, int, float]
"""Pixels from one to another, and the lead there."""


def sides(names: Sequence[str]) -> tuple[str, str]:
    """Who leads above the line and below it; these are the names of all teams, with one's own first."""
    return _("You lead"), _("They lead") if len(names) <= _TWO_TEAMS else _("Others lead")


def side_of(style: Style, high: int, around: int) -> float:
    """The part of a height, with so much above and below it, that either side of the line is to have for its words."""
    words = round(style.type.height(style.text(_TEXT), TextStyle.STRONG) * _LOW) + 2 - around
    wanted = max(_SIDE, words / max(1, high))
    return wanted if wanted <= _WORDS_SIDE else _SIDE


def spread(low: float, high: float, side: float = _SIDE) -> tuple[float, float]:
    """What the height reaches from and to, so that both sides of the line are seen and have a part of it."""
    whole = max(high, -low) or 1.0
    least = whole * side / (1 - side)
    return min(low, -least), max(high, least)


class Scale:
    """Lies below and over a curve in a `plot`, which has a lead at a height given by `y_of`."""

    def __init__(self, plot: pygame.Rect, y_of: Callable[[float], int], names: Sequence[str], note: str = "") -> None:
        """The `names` are those of all teams, own first; a `note` says what else is to be known of a lead."""
        self._note = note
        self._plot = plot
        self._zero = y_of(0.0)
        self._y_of = y_of
        self._names = names

    def paint_ground(self, surface: pygame.Surface, style: Style) -> None:
        """Either side in a breath of the colour of who leads there, where that is one team."""
        for rect, place in zip(self._halves(), (0, 1), strict=True):
            if rect.height > 0 and (place == 0 or len(self._names) <= _TWO_TEAMS):
                tint = pygame.Surface(rect.size, pygame.SRCALPHA)
                tint.fill((*mark_colour(style.theme, place), _TINT))
                surface.blit(tint, rect)

    def paint_line(self, surface: pygame.Surface, style: Style) -> None:
        """Where nobody leads."""
        wide = max(1, style.px(_LINE))
        surface.fill(style.theme.text_soft, (self._plot.left, self._zero - wide // 2, self._plot.width, wide))

    def paint_words(
        self, surface: pygame.Surface, style: Style, leads: Sequence[Stretch], marks: Sequence[pygame.Rect] = ()
    ) -> None:
        """Who leads on either side, and the greatest lead where that was; `leads` are the stretches of the curve.

        They keep off it, and off the `marks` of the moment; a lead that finds no room near its place stands within it.
        """
        taken, apart = list(marks), 2 * style.px(_AROUND)
        for text, colour, half, middle in self._said(style.theme, leads):
            line = style.type.line(text, style.text(_TEXT), colour, TextStyle.STRONG)
            ranked = sorted(self._places(style, line.get_size(), half), key=lambda each: abs(each.centerx - middle))
            places = [each for each in ranked if each.inflate(apart, 0).collidelist(taken) < 0]
            if middle > half.left:  # a lead
                places = [each for each in places if abs(each.centerx - middle) <= self._plot.width * _NEAR]
            place = next((each for each in places if not self._hidden(each, leads)), None)
            if place is None and middle > half.left:
                near = map(self._at_line, places)
                place = next((each for each in near if self._covered(each, leads)), None)
                line = style.type.line(text, style.text(_TEXT), style.theme.text, TextStyle.STRONG)
            if place is not None:
                surface.blit(line, line.get_rect(center=place.center))
                taken.append(place)

    def _at_line(self, place: pygame.Rect) -> pygame.Rect:
        """The same just beside the line where nobody leads: there the outline of the curve is furthest."""
        if place.top < self._zero:
            return place.move(0, self._zero - 1 - place.bottom)
        return place.move(0, self._zero + 2 - place.top)

    def _said(self, theme: Theme, leads: Sequence[Stretch]) -> Iterator[tuple[str, Rgb, pygame.Rect, int]]:
        """Words, their colour, their side of the line, and what their middle is to be near to."""
        shades = theme.us, mark_colour(theme, 1) if len(self._names) <= _TWO_TEAMS else theme.text_soft
        for half, text, shade in zip(self._halves(), sides(self._names), shades, strict=True):
            yield text, shade, half, half.left
        if self._note:
            upper = self._halves()[0]
            yield self._note, theme.text_soft, upper, upper.left
        for half, shade, sign in zip(self._halves(), shades, (1, -1), strict=True):
            left, right, lead = max(leads, key=lambda each: sign * each[2], default=(0, 0, 0.0))
            if sign * lead > 0:
                yield signed_text(Decimal(str(round(lead, 2)))), shade, half, (left + right) // 2

    def _places(self, style: Style, size: tuple[int, int], half: pygame.Rect) -> Iterator[pygame.Rect]:
        """In the half of the plot that is theirs, as far out as can be."""
        wide, high = size[0], round(size[1] * _LOW)
        if high <= half.height:
            top = half.top if half.top < self._zero else half.bottom - high
            around = style.px(_AROUND)
            for left in range(half.left + around, half.right - around - wide, style.px(_STEP)):
                yield pygame.Rect(left, top, wide, high)

    def _hidden(self, place: pygame.Rect, leads: Sequence[Stretch]) -> bool:
        """Whether the curve passes there."""
        for left, right, lead in leads:
            if left < place.right and right > place.left:
                y = self._y_of(lead)
                if min(y, self._zero) < place.bottom and max(y, self._zero) > place.top:
                    return True
        return False

    def _covered(self, place: pygame.Rect, leads: Sequence[Stretch]) -> bool:
        """Whether all of it lies between the curve and its line."""
        over = [self._y_of(lead) for left, right, lead in leads if left < place.right and right > place.left]
        whole = bool(over) and leads[0][0] <= place.left and place.right <= leads[-1][1]
        return whole and all(min(y, self._zero) <= place.top and max(y, self._zero) >= place.bottom for y in over)

    def _halves(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Above the line and below it."""
        plot = self._plot.inflate(-2, -2)
        upper = pygame.Rect(plot.left, plot.top, plot.width, max(0, self._zero - plot.top))
        return upper, pygame.Rect(plot.left, upper.bottom, plot.width, plot.bottom - upper.bottom)
