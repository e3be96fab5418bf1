"""The lines of one column of a score: words, cards and points, and the sum below them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final

import pygame

from game.cards import format_faces
from game.engine import ScoreLine
from game.i18n.phrases import phrases_of
from game.i18n.wording import signed_text
from game.match.match import Match
from game.ui.graphics.card_strip import SCORE_CARD, cards_in, draw_strip, strip_size
from game.ui.graphics.drawing import Style, draw_text
from game.ui.graphics.theme import Rgb, hex_of, mixed
from game.ui.text import TextStyle

WORDS: Final = 21
NOTE: Final = 18
"""Units of what stands beside a line."""
_POINTS: Final = 25
_APART: Final = 30
"""Units between the longest words of a column and its cards."""
_AFTER: Final = 12
"""Units between words and the note after them."""
_BETWEEN: Final = 8
_ABOVE_CARDS: Final = 4
"""Units between words and the cards below them."""
_ROOMY: Final = 1.5
"""How much higher than they must be rows become where there is room."""
_LARGER_CARDS: Final = (170, 150, 130, 118, 105, 98, 92)
"""Units of the width of a card where lines are few."""
_MOST_STRIPS: Final = 5
"""In so many strips cards may lie below their words."""
ARRIVES_MS: Final = 200.0
"""For a line to come to its place."""
_VEIL: Final = 150
"""How much of a line that is not counted yet is hidden, of 255."""
GLOWS_MS: Final = 900.0
"""So long a meld that earned something is seen in a glow."""
_COMES_FROM: Final = 36
"""Units to the side from which a line comes."""
GROWS: Final = 0.6
"""How much larger a sum is in the moment it is written, and what a meld earned in that of its glow."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line as it is shown."""

    line: ScoreLine
    points: Decimal
    """With what is folded into it."""
    label: str
    note: str
    """Whose cards they are, or how the points come about, where that is worth saying; else empty."""
    cards: tuple[str, ...]
    good: bool
    bonus: bool
    """Whether a single meld earned it."""


def rows_of(
    match: Match, lines: Sequence[ScoreLine], folded: frozenset[str], beside: Mapping[tuple[int, str], str]
) -> list[Row]:
    """The lines of one column, those that are mere bookkeeping folded into the first.

    `beside` says by team and key how the points of a line come about.
    """
    phrases, sparing = phrases_of(match.game_name), match.game.fewest_win
    alone = len(set(match.teams)) == len(match.seats)
    rows: list[Row] = []
    for line in lines:
        if line.key in folded and rows:
            rows[0] = replace(rows[0], points=rows[0].points + line.points)
            continue
        detail = dict(line.detail)
        cards = tuple(str(detail.get("cards", "")).split())
        good = line.points <= 0 if sparing else line.points >= 0
        holder = "" if alone or "count" in detail else _holder(match, cards)
        note = beside.get((line.team, line.key), holder)
        bonus = good and "count" in detail and bool(cards)
        rows.append(Row(line, line.points, phrases.score(line), note, cards, good, bonus))
    return rows


def _holder(match: Match, cards: tuple[str, ...]) -> str:
    """The name of who holds exactly these cards at the end of the round."""
    if not cards:
        return ""
    held = [sorted(format_faces(match.view(seat).hand).split()) for seat in range(len(match.seats))]
    found = [seat for seat, hand in enumerate(held) if hand == sorted(cards)]
    return match.seats[found[0]].name if len(found) == 1 else ""


@dataclass(frozen=True, slots=True)
class Fit:
    """How the lines of all columns are set."""

    units: float
    """Of the width of the cards."""
    strips: int
    """In so many strips the cards of a line may lie."""
    narrow: bool
    """Whether cards lie below their words."""
    width: int
    high: int
    """What a row needs at most."""

    def room_for(self, columns: Sequence[Sequence[Row]]) -> int:
        """The pixels that the longest column takes."""
        return self.high * max((len(rows) for rows in columns), default=0)

    def row_height(self, style: Style, rows: Sequence[Row]) -> int:
        """What the rows of one column need."""
        if not self.narrow:
            return self.high
        most = cards_in(style, max(1, self.width - style.px(40)), self.units)
        strips = max((min(self.strips, -(-len(row.cards) // most)) for row in rows), default=0)
        return _narrow_high(style, self.units, self.width, strips)


def _narrow_high(style: Style, units: float, width: int, strips: int) -> int:
    above = style.type.height(style.text(WORDS))
    return above + max(strip_size(style, 1, width, units)[1] * strips, above) + style.px(_BETWEEN + _ABOVE_CARDS)


def fit(style: Style, columns: Sequence[Sequence[Row]], width: int, high: int, *, narrow: bool) -> Fit:
    """The largest cards with which all rows fit so many pixels."""
    px = style.px
    words = style.type.height(style.text(WORDS))
    held = max((len(row.cards) for rows in columns for row in rows), default=0)
    longest = max((len(rows) for rows in columns), default=0)
    beside = max((words_wide(style, rows) for rows in columns), default=0) + px(_APART + 130)
    tried = Fit(SCORE_CARD, 1, narrow, width, 0)
    for units in (*_LARGER_CARDS, SCORE_CARD):
        wide = max(1, width - px(40) - (0 if narrow else beside))
        whole = cards_in(style, wide, units)
        strips = max(1, min(-(-held // whole), _MOST_STRIPS)) if narrow else 1
        strip = strip_size(style, 1, width, units)[1]
        row = _narrow_high(style, units, width, strips) if narrow else max(strip, words) + px(_BETWEEN) // 2
        tried = Fit(units, strips, narrow, width, row)
        if whole * strips >= held and row * max(1, longest) <= high:
            return tried if narrow else replace(tried, high=min(round(row * _ROOMY), high // max(1, longest)))
    if not narrow or tried.strips <= 2:
        return tried
    return replace(tried, strips=2, high=_narrow_high(style, tried.units, width, 2))


def words_wide(style: Style, rows: Sequence[Row]) -> int:
    """The width of the longest words beside cards in a column, so that all its cards begin at one line."""
    beside = [row for row in rows if row.cards]
    said = [style.type.width(row.label, style.text(WORDS)) + _note_wide(style, row) for row in beside]
    return max([*said, style.px(184)])


def _note_wide(style: Style, row: Row) -> int:
    return style.px(_AFTER) + style.type.width(row.note, style.text(NOTE)) if row.note else 0


def arriving(since: float, now: float) -> tuple[float, float]:
    """How far a line still is from its place and how much it glows, both 1 to 0."""
    away = max(0.0, 1.0 - (now - since) / ARRIVES_MS) ** 2
    return away, max(0.0, 1.0 - (now - since) / GLOWS_MS)


class RowPainter:
    """Paints the rows of one column."""

    def __init__(self, style: Style, rows: Sequence[Row], fitted: Fit) -> None:
        self._style = style
        self._rows = rows
        self._fit = fitted
        self._wide = words_wide(style, rows)

    def paint(self, surface: pygame.Surface, number: int, rect: pygame.Rect, away: float, glow: float) -> None:
        """One row, `away` from its place and glowing where it is a meld that earned something."""
        style, row = self._style, self._rows[number]
        if number:
            surface.fill(style.theme.panel_raised, (rect.left, rect.top, rect.width, style.px(1)))
        if row.bonus and glow > 0:
            _paint_glow(surface, style, rect, glow)
        shift = round(style.px(_COMES_FROM) * away)
        colour = style.theme.good if row.good else style.theme.bad
        size = round(style.text(_POINTS) * (1 + GROWS * glow * row.bonus))
        (self._narrow if self._fit.narrow else self._wide_row)(surface, row, rect, colour, size, shift)

    def foreshadow(self, surface: pygame.Surface, number: int, rect: pygame.Rect) -> None:
        """The cards of a row that is not counted yet, faintly: nothing is said of what they bring."""
        row = self._rows[number]
        (self._narrow if self._fit.narrow else self._wide_row)(surface, row, rect, None, self._style.text(_POINTS), 0)
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        theme = self._style.theme
        veil.fill((*mixed(theme.panel, theme.night, 0.5), _VEIL))
        surface.blit(veil, rect)

    def _wide_row(
        self, surface: pygame.Surface, row: Row, rect: pygame.Rect, colour: Rgb | None, size: int, shift: int
    ) -> None:
        """Words, cards and points at one height; points only in a `colour`, and at their place from the first."""
        style, theme, px = self._style, self._style.theme, self._style.px
        if colour is not None:
            figure = style.type.line(signed_text(row.points), size, colour, TextStyle.STRONG)
            surface.blit(figure, figure.get_rect(midright=(rect.right - px(6), rect.centery)))
        wide = style.type.width(signed_text(row.points), style.text(_POINTS), TextStyle.STRONG)
        left = rect.left + px(6) + shift
        text = draw_text(surface, style, row.label, WORDS, theme.text, midleft=(left, rect.centery))
        if row.note:
            begins = text.right + px(_AFTER)
            room = max(1, (left + self._wide if row.cards else rect.right + shift - px(20) - wide) - begins)
            _paint_note(surface, style, row.note, pygame.Rect(begins, rect.top, room, rect.height))
        if row.cards:
            begins = left + self._wide + px(_APART)
            strip = pygame.Rect(begins, 0, rect.right - px(20) - wide - begins, 0)
            strip.height = strip_size(style, 1, strip.width, self._fit.units)[1]
            strip.centery = rect.centery
            draw_strip(surface, style, " ".join(row.cards), strip, self._fit.units)

    def _narrow(
        self, surface: pygame.Surface, row: Row, rect: pygame.Rect, colour: Rgb | None, points: int, shift: int
    ) -> None:
        """Words beside the points, and below them the cards in as many strips as show whole indices."""
        style, theme, px, units = self._style, self._style.theme, self._style.px, self._fit.units
        left, room, cards = rect.left + px(6) + shift, rect.width - px(12), row.cards
        most = cards_in(style, room, units)
        among = min(self._fit.strips, -(-len(cards) // most))
        most = max(1, -(-len(cards) // max(1, among)))  # strips of one length
        strips = [" ".join(cards[first : first + most]) for first in range(0, len(cards), most)]
        told = signed_text(row.points) if len(self._rows) > 1 else ""  # of a single line the sum below says it
        figure = style.type.line(told, points, colour or style.theme.text, TextStyle.STRONG)
        beside = room - figure.get_width() - px(8)
        size = style.text(WORDS)
        said = style.type.wrap(row.label, size, beside)[: 1 if cards else 2]
        if cards or any(style.type.width(part, size) > beside for part in said):
            size = style.type.fitted(row.label, size, beside)
            said = [style.type.shortened(row.label, size, beside)]
        top = rect.top + px(_BETWEEN) // 2
        first = top + figure.get_height() // 2
        if colour is not None:
            surface.blit(figure, figure.get_rect(topright=(rect.right - px(6), top)))
        top = max(top, first - style.type.height(size) // 2)
        for part in said:
            surface.blit(style.type.line(part, size, theme.text), (left, top))
            top += style.type.height(size)
        if row.note and not cards and len(said) == 1:
            _paint_note(surface, style, row.note, pygame.Rect(left, top, room, style.type.height(style.text(NOTE))))
        high = strip_size(style, 1, room, units)[1]
        top += px(_ABOVE_CARDS)
        for strip in strips:
            draw_strip(surface, style, strip, pygame.Rect(left, top, max(1, room - shift), high), units)
            top += high


def _paint_note(surface: pygame.Surface, style: Style, note: str, room: pygame.Rect) -> None:
    """At the beginning of a room, smaller where it is long, and not at all where it is too long even so."""
    size = style.type.fitted(note, style.text(NOTE), room.width)
    if style.type.width(note, size) <= room.width:
        line = style.type.line(note, size, style.theme.text_soft)
        surface.blit(line, line.get_rect(midleft=room.midleft))


def _paint_glow(surface: pygame.Surface, style: Style, rect: pygame.Rect, glow: float) -> None:
    """Lamplight over a row, for a moment."""
    light = hex_of(style.theme.brass_light)
    stops = "".join(
        f'<stop offset="{part}" stop-color="{light}" stop-opacity="{shade}"/>'
        for part, shade in ((0, 0), (0.5, 0.5), (1, 0))
    )
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 10"><defs>'
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="100" y1="0" y2="0">{stops}'
        '</linearGradient></defs><rect width="100" height="10" fill="url(#g)"/></svg>'
    )
    name = f"score glow {light}"
    light_there = style.pictures.made(name, rect.size)
    if light_there is None:
        small = style.pictures.drawn(markup, (100, 10))
        light_there = style.pictures.store(name, rect.size, pygame.transform.smoothscale(small, rect.size))
    light_there.set_alpha(round(255 * glow))
    surface.blit(light_there, rect)
    light_there.set_alpha(255)
