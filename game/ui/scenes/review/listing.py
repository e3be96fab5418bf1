"""How the list of decisions is set: roomy where what mattered is listed, or closer; a line for each where all are.

There the turn stands once before all that was decided in it, and a thin line above it parts it from the one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum, auto
from typing import Final

import pygame

from game.i18n.wording import number_text
from game.review.judging import Judged
from game.ui.graphics.drawing import Style, draw_panel, draw_text
from game.ui.judged.deeds import Deed
from game.ui.judged.signs import draw_sign, sign_of, signs_of_ways
from game.ui.judged.verdicts import Points, figure_of, verdict_colour, verdict_text
from game.ui.scenes.review.deeds import Deeds
from game.ui.scenes.review.rows import (
    CARDS,
    ROW_GAP,
    Said,
    cards_column,
    close_height,
    draw_mark,
    has_head,
    mark_wide,
    paint_deed,
    paint_row,
    panel_of,
    row_height,
    way_high,
    words_lines,
)
from game.ui.scenes.review.words import placed_text, turn_text
from game.ui.text import SMALLEST, TextStyle

_ROOMIEST: Final = 1.3
"""By what rows are larger at most where there are few."""
_AIRIEST: Final = 1.25
"""By what they are higher at most besides."""
_ENOUGH: Final = 3
"""So many rows are to be seen at least, or all that there are."""
_FEWEST: Final = 2
"""With fewer of them in sight they may say turns in numbers."""
_CLOSE_GAP: Final = 4
"""Units between rows that are close."""
_SPARED: Final = 0.97
"""The part of the height that they fill at most: their parts are rounded."""
_TURN: Final = 17
_FIGURE: Final = 19
_DISC: Final = 26
"""Units of the sign of what is found of a decision."""
_FEWEST_CARDS: Final = 5
"""Cards take one part in so many of a line at most where its words need the rest."""
_SIDE: Final = 12
"""Units at either side of a row."""
_APART: Final = 10
"""Units between what stands beside one another."""


@dataclass(frozen=True, slots=True)
class _Columns:
    """Widths in pixels, with what is free beside them."""

    turns: int
    figures: int

    def words(self, style: Style, rect: pygame.Rect) -> pygame.Rect:
        """Where cards and words of a row stand."""
        left = rect.left + style.px(_SIDE) + self.turns
        right = rect.right - style.px(_SIDE) - self.figures - style.px(_DISC) - style.px(_APART)
        return pygame.Rect(left, rect.top, right - left, rect.height)


class Form(Enum):
    """What a row says."""

    ROOMY = auto()
    """In a line of its own the turn with what is found in words, below it both ways."""
    CLOSE = auto()
    """Both ways, the turn before what was done and what is found in words behind it: where all of them have room."""
    BRIEF = auto()
    """The first of these lines alone."""


class Listing:
    """Measured anew whenever other decisions are listed."""

    def __init__(self, style: Style, deeds: Deeds, points: Points) -> None:
        self._style = style
        """What rows are set in."""
        self._deeds = deeds
        self._points = points
        self._decisions: Sequence[Judged] = ()
        self._lines = 1
        """How many lines the words of each way take."""
        self._form = Form.ROOMY
        self._short = False
        """Whether turns are numbers alone there, and what was found a figure."""
        self._share = CARDS
        """The part of a line that cards take at most: one in so many."""
        self._columns = _Columns(0, 0)

    def measure(self, style: Style, decisions: Sequence[Judged], width: int, form: Form) -> int:
        """In a list of this width in pixels; returns how high a row is."""
        self._style, self._decisions, self._form = style, decisions, form
        if form is Form.ROOMY:
            self._lines = words_lines(style, map(self._deeds.both, decisions), width)
        else:
            self._lines = self._fit(style, width)
        return self._height(style)

    def closer(self, size: tuple[int, int]) -> int:
        """Rows of two lines where too few of the roomy ones find room in a list; how high one is then, else 0.

        They say all in words, or numbers where not even two of the roomy ones would be seen.
        """
        style, roomy, height = self._style, self._lines, size[1]
        count = len(self._decisions)
        if self._form is not Form.ROOMY or self._shown(style, height) >= min(_ENOUGH, count):
            return 0
        before = self._shown(style, height)
        for self._short in (False, True) if before < min(_FEWEST, count) else (False,):
            high = self.measure(style, self._decisions, size[0], Form.CLOSE)
            if self._lines == 1 and self._shown(style, height) > before:
                return high
        self._form, self._lines, self._short = Form.ROOMY, roomy, False
        return 0

    def spread(self, size: tuple[int, int], bar: int) -> tuple[int, int]:
        """Rows larger, and with more air, where a few leave room in the list; returns how high one is, and its gap."""
        gap, style, count = self.gap, self._style, max(1, len(self._decisions))
        if self._form is Form.ROOMY:
            needed = count * (self._height(style) + gap)
            larger = replace(style, scale=style.scale * max(1.0, min(_ROOMIEST, _SPARED * size[1] / needed)))
            if words_lines(larger, map(self._deeds.both, self._decisions), size[0] - bar) <= self._lines:
                self._style = style = larger
        usual, apart = self._height(style), style.px(self._units)
        shared = (size[1] + apart) // count - apart
        return max(usual, min(shared, round(usual * _AIRIEST))), apart

    def paint(
        self, surface: pygame.Surface, rect: pygame.Rect, place: int, *, first: bool, chosen: bool, focused: bool
    ) -> None:
        """The row of a decision; `first` is the first in sight."""
        decision, panel = self._decisions[place], panel_of(chosen=chosen, focused=focused)
        turn, grade = self._deeds.turn(decision), self._points.grade_of(decision)
        if self._form is Form.ROOMY:
            verdict, style = verdict_text(decision, self._points), self._style
            placed = placed_text(turn, self._deeds.stage(decision))
            said = Said(
                placed if has_head(style, rect.width, placed, verdict) else turn_text(turn),
                *self._deeds.both(decision),
                verdict,
                grade,
            )
            paint_row(surface, style, rect, decision, said, self._lines, panel)
            return
        style, theme, close = self._style, self._style.theme, self._form is Form.CLOSE
        begins = close or first or not place or self._deeds.turn(self._decisions[place - 1]) != turn
        if chosen or close:
            draw_panel(surface, style, rect, panel)
        elif begins and not first:
            edge = style.px(_SIDE) // 2
            surface.fill(theme.panel_edge, (rect.left + edge, rect.top, rect.width - 2 * edge, max(1, style.px(1))))
        high = way_high(style, self._lines)
        line = rect.inflate(0, 2 * high - rect.height) if close else rect
        line = pygame.Rect(line.left, line.top, line.width, high if close else line.height)
        left, right = rect.left + style.px(_SIDE), rect.right - style.px(_SIDE)
        if begins:
            draw_text(surface, style, self._turn(decision), _TURN, theme.text_soft, midleft=(left, line.centery))
        words = self._columns.words(style, line)
        paint_deed(surface, style, self._deeds.done(decision), words, self._lines, self._share)
        if close:
            mark, other = signs_of_ways(decision)
            below = pygame.Rect(words.left, line.bottom, right - words.left, high)
            draw_mark(surface, style, words.left, line.centery, mark)
            draw_mark(surface, style, below.left, below.centery, other)
            paint_deed(surface, style, self._deeds.instead(decision), below, self._lines, self._share)
        colour, end = verdict_colour(theme, decision, grade), (right, line.centery)
        written = draw_text(surface, style, self._worth(decision), _FIGURE, colour, TextStyle.STRONG, midright=end)
        sign = pygame.Rect(0, 0, style.px(_DISC), style.px(_DISC))
        sign.midleft = (words.right + style.px(_APART), line.centery)
        if close:
            sign.right = written.left - style.px(_APART) // 2
        draw_sign(surface, style, sign, sign_of(decision, grade))

    def _worth(self, decision: Judged) -> str:
        worded = self._form is Form.CLOSE and not self._short
        return (verdict_text if worded else figure_of)(decision, self._points)

    def _turn(self, decision: Judged) -> str:
        turn = self._deeds.turn(decision)
        if self._form is Form.CLOSE and not self._short:
            return placed_text(turn, self._deeds.stage(decision))
        return number_text(Decimal(turn)) if self._short else turn_text(turn)

    def _fit(self, style: Style, width: int) -> int:
        """The widest columns that leave the words a line; returns how many lines these need."""
        close = self._form is Form.CLOSE
        shares = range(CARDS, _FEWEST_CARDS + 1)
        modes = (
            [(self._short, each) for each in shares] if close else [(False, CARDS), *((True, each) for each in shares)]
        )
        for self._short, self._share in modes:
            turns, figures = map(self._turn, self._decisions), map(self._worth, self._decisions)
            self._columns = _columns(style, list(figures), list(turns), mark_wide(style) * close)
            words = self._columns.words(style, pygame.Rect(0, 0, width, 0))
            ways = [(deed, words.width) for deed in map(self._deeds.done, self._decisions)]
            if close:
                below = width - style.px(_SIDE) - words.left
                ways += [(deed, below) for deed in map(self._deeds.instead, self._decisions)]
            if all(self._has_room(style, deed, room) for deed, room in ways):
                return 1
        return 2

    def _has_room(self, style: Style, deed: Deed, room: int) -> bool:
        return cards_column(style, deed, room, self._share) + style.type.width(deed.text, SMALLEST) <= room

    def _height(self, style: Style) -> int:
        match self._form:
            case Form.ROOMY:
                return row_height(style, self._lines)
            case Form.CLOSE:
                return close_height(style, self._lines)
            case Form.BRIEF:
                return max(way_high(style, self._lines), style.px(_DISC)) + style.px(6)

    @property
    def gap(self) -> int:
        """Pixels between rows."""
        return self._style.px(self._units)

    @property
    def _units(self) -> int:
        """The same in units."""
        return {Form.ROOMY: ROW_GAP, Form.CLOSE: _CLOSE_GAP, Form.BRIEF: 0}[self._form]

    def _shown(self, style: Style, height: int) -> int:
        """How many rows find room in a list of this height."""
        gap = style.px(self._units)
        return (height + gap) // (self._height(style) + gap)


def _columns(style: Style, figures: Sequence[str], turns: Sequence[str], marks: int) -> _Columns:
    figure = max((style.type.width(text, style.text(_FIGURE), TextStyle.STRONG) for text in figures), default=0)
    wide = max((style.type.width(text, style.text(_TURN)) for text in turns), default=0) + marks
    return _Columns(wide + style.px(_APART), figure + style.px(_APART) * bool(figure))
