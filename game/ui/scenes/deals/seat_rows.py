"""The seats of a deal below each other: who sat there, what the cards came to beside Club, and the way to play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import groupby
from typing import Final

import pygame

from game.i18n import _
from game.i18n.dates import short_day_text
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb
from game.ui.scenes.deals.seat_results import SeatResult
from game.ui.shared_texts import number_text
from game.ui.text import TextStyle
from game.ui.widgets import Button

_HEAD: Final = 20
_NAME: Final = 27
_LEVEL: Final = 20
_POINTS: Final = 32
_SMALL: Final = 19
_ROW: Final = (106, 128)
"""Units of a row, and of one in an upright window."""
_LARGER: Final = 1.15
"""So much larger are the texts of such a row."""
_GAP: Final = 10
_PAD: Final = 16
_COLUMNS: Final = (22, 12, 17)
"""Percent of the width that the columns of results take, and the button at its end."""
_BUTTON: Final = (24, 62)
_PLAY: Final = 21
_BAR: Final = (132, 8)
"""Units of the bar of a lead, and of its height."""
_RIM: Final = 2
_BRACE: Final = 4
"""Units of the line beside the seats that share a result."""
_WAITS: Final = "…"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Everything about one seat but its results."""

    seat: int
    team: int
    name: str
    detail: str
    """The level of who sits there, or that it is the player."""
    face: str
    ours: bool
    own: bool
    play: Button


class SeatRows:
    """A panel for every side with its seats below each other, and what the side made once beside them."""

    def __init__(self, rows: Sequence[SeatRow], heading: str, *, compared: bool) -> None:
        """`rows` with those of a side together. `heading` is over the points, nothing where there are none.

        Club may be compared.
        """
        self._rows = rows
        self._sides = [list(side) for _team, side in groupby(rows, lambda row: row.team)]
        self._heads = [heading, *([_("A Club player"), _("Difference")] if compared else [])] if heading else []
        self._upright = False
        self._lines: dict[int, pygame.Rect] = {}
        """Where each seat has its line."""
        self._area = pygame.Rect(0, 0, 0, 0)
        self._lead_size = 0
        """The pixels of type in which all differences have room."""

    def height(self, style: Style, *, upright: bool) -> int:
        """The pixels that it would like to have."""
        return self._head_high(style) + self._gaps(style) + len(self._rows) * style.px(_ROW[upright])

    def layout(self, style: Style, area: pygame.Rect, *, upright: bool) -> None:
        """Lines of one height, and in each its button."""
        px, count = style.px, len(self._rows)
        self._area, self._upright = area, upright
        top = area.top + self._head_high(style)
        high = min(px(_ROW[upright]), (area.bottom - top - self._gaps(style)) // count)
        wide = area.width * _BUTTON[0] // 100 - px(_PAD)
        for side in self._sides:
            for row in side:
                line = self._lines[row.seat] = pygame.Rect(area.left, top, area.width, high)
                button = pygame.Rect(0, 0, wide, min(style.target(self._larger(_BUTTON[1])), line.height - px(_GAP)))
                row.play.size = self._larger(_PLAY)
                button.midright = (line.right - px(_PAD), line.centery)
                row.play.place(button)
                top += high
            top += px(_GAP)

    def paint(self, surface: pygame.Surface, style: Style, results: Sequence[SeatResult], *, waits: bool) -> None:
        """All but the buttons; where something `waits`, Club is still playing."""
        for place, head in enumerate(self._heads):
            cell = self._cell(self._area, place)
            _write(surface, style, head, (_HEAD, TextStyle.BODY, style.theme.text_soft), cell, self._area.top)
        self._lead_size = self._size_of_leads(style, results)
        most = max((abs(result.lead) for result in results if result.lead is not None), default=Decimal(0))
        for side in self._sides:
            panel = self._around(side)
            kind = PanelKind.ROW_CHOSEN if any(row.own for row in side) else PanelKind.ROW
            draw_panel(surface, style, panel, kind)
            for row in side:
                self._paint_person(surface, style, row)
            if not self._heads:
                continue
            parts = _shared(side, results)
            for part in parts:
                row = next((row for row in part if row.own), part[0])
                self._paint_results(
                    surface, style, part, row.ours, results[row.seat], most, waits=waits, named=len(parts) > 1
                )

    def _around(self, rows: Sequence[SeatRow]) -> pygame.Rect:
        """All lines of some seats."""
        return self._lines[rows[0].seat].unionall([self._lines[row.seat] for row in rows])

    def _paint_person(self, surface: pygame.Surface, style: Style, row: SeatRow) -> None:
        px, theme, line = style.px, style.theme, self._lines[row.seat]
        side = line.height - 2 * px(_PAD * 3 / 4)
        face = pygame.Rect(line.left + px(_PAD), line.centery - side // 2, side, side)
        ring = theme.us if row.ours else theme.them
        draw_medallion(surface, style, face, row.name, ring, face=row.face)
        end = self._cell(line, 0).left if self._heads else row.play.rect.left
        left = face.right + px(_PAD)
        words = [
            (row.name, self._larger(_NAME), TextStyle.STRONG, theme.text),
            (row.detail, self._larger(_LEVEL), TextStyle.BODY, theme.text_soft),
        ]
        words = [word for word in words if word[0]]
        top = line.centery - sum(style.type.height(style.text(units), kind) for _t, units, kind, _i in words) // 2
        for text, units, kind, ink in words:
            room = end - px(_GAP) - left
            size = style.type.fitted(text, style.text(units), room, kind)
            said = style.type.line(style.type.shortened(text, size, room, kind), size, ink, kind)
            surface.blit(said, (left, top))
            top += style.type.height(style.text(units), kind)

    def _paint_results(
        self,
        surface: pygame.Surface,
        style: Style,
        part: Sequence[SeatRow],
        ours: bool,
        result: SeatResult,
        most: Decimal,
        *,
        waits: bool,
        named: bool,
    ) -> None:
        """Points, of which match or `named` whose, what Club made, and the difference over its bar."""
        theme, room = style.theme, self._around(part)
        unknown = _WAITS if waits else "–"
        ink = theme.us if ours or result.tried is not None else theme.them
        texts = [(number_text(result.points), ink)]
        caption = result.by if named else ""
        if result.tried is not None:
            caption = _("Your try, {day}", day=short_day_text(result.tried))
        if len(self._heads) > 1:
            texts.append((number_text(result.club) if result.club is not None else unknown, theme.text))
            texts.append(_lead_text(style, result.lead) if result.lead is not None else (unknown, theme.text_soft))
        points, small = self._larger(_POINTS), self._larger(_SMALL)
        value, below = style.type.height(style.text(points), TextStyle.STRONG), style.type.height(style.text(small))
        barred = result.lead is not None and bool(most)
        under = below if (caption or barred) and value + below <= room.height - style.px(_GAP) else 0
        top = room.centery - (value + under) // 2
        if len(part) > 1:
            brace = pygame.Rect(self._cell(room, 0).left, 0, style.px(_BRACE), room.height - 2 * style.px(_PAD))
            brace.centery = room.centery
            surface.fill(theme.us if ours else theme.them, brace)
        for place, (text, colour) in enumerate(texts):
            size = self._lead_size if place == len(_COLUMNS) - 1 else None
            _write(surface, style, text, (points, TextStyle.STRONG, colour), self._cell(room, place), top, size)
        if under and caption:
            how = (small, TextStyle.BODY, ink if result.tried is not None else theme.text_soft)
            _write(surface, style, caption, how, self._cell(room, 0), top + value)
        if under and result.lead is not None and most:
            cell = self._cell(room, len(texts) - 1)
            _paint_bar(surface, style, (cell.centerx, top + value + below // 2), result.lead / most)

    def _size_of_leads(self, style: Style, results: Sequence[SeatResult]) -> int:
        kind, room = TextStyle.STRONG, self._cell(self._area, len(_COLUMNS) - 1).width - style.px(_GAP)
        usual = style.text(self._larger(_POINTS))
        leads = [lead_words(result.lead) for result in results if result.lead is not None]
        return min([style.type.fitted(lead, usual, room, kind) for lead in leads], default=usual)

    def _cell(self, line: pygame.Rect, place: int) -> pygame.Rect:
        """The column of a result."""
        begin = 99 - _BUTTON[0] - sum(_COLUMNS[: len(self._heads)]) + sum(_COLUMNS[:place])
        wide = line.width * _COLUMNS[place] // 100
        return pygame.Rect(line.left + line.width * begin // 100, line.top, wide, line.height)

    def _larger(self, units: float) -> float:
        return units * _LARGER if self._upright else units

    def _gaps(self, style: Style) -> int:
        return (len(self._sides) - 1) * style.px(_GAP)

    def _head_high(self, style: Style) -> int:
        return style.type.height(style.text(_HEAD)) + style.px(_GAP) if self._heads else 0


def _shared(side: Sequence[SeatRow], results: Sequence[SeatResult]) -> list[list[SeatRow]]:
    """The seats of a side that share a result; one from which the player tried it has one of its own."""
    parts: list[list[SeatRow]] = []
    for row in side:
        tried = results[row.seat].tried is not None
        if tried or not parts or results[parts[-1][0].seat].tried is not None:
            parts.append([])
        parts[-1].append(row)
    return parts


def lead_words(lead: Decimal) -> str:
    """How points compare with Club's."""
    if lead == 0:
        return _("Even")
    said = number_text(abs(lead))
    return _("{points} better", points=said) if lead > 0 else _("{points} worse", points=said)


def _lead_text(style: Style, lead: Decimal) -> tuple[str, Rgb]:
    theme = style.theme
    return lead_words(lead), theme.text if lead == 0 else theme.good if lead > 0 else theme.bad


def _paint_bar(surface: pygame.Surface, style: Style, centre: tuple[int, int], part: Decimal) -> None:
    """From the middle, which is Club, to the end where lines go on where it was better; the longest takes a half."""
    theme, half, high = style.theme, style.px(_BAR[0]) // 2, style.px(_BAR[1])
    whole = pygame.Rect(0, 0, 2 * half, high)
    whole.center = centre
    surface.fill(theme.panel_edge, whole)
    long = max(style.px(3), round(half * abs(part))) if part else 0
    left = whole.centerx if part > 0 else whole.centerx - long
    surface.fill(theme.good if part > 0 else theme.bad, (left, whole.top, long, high))
    tick = pygame.Rect(0, 0, style.px(_RIM), 2 * high)
    tick.center = centre
    surface.fill(theme.text, tick)


def _write(
    surface: pygame.Surface,
    style: Style,
    text: str,
    how: tuple[float, TextStyle, Rgb],
    cell: pygame.Rect,
    top: int,
    size: int | None = None,
) -> None:
    """In the middle of a column, smaller where it has no room, or in type of `size` pixels."""
    units, kind, ink = how
    room = cell.width - style.px(_GAP)
    size = size or style.type.fitted(text, style.text(units), room, kind)
    line = style.type.line(style.type.shortened(text, size, room, kind), size, ink, kind)
    high = style.type.height(style.text(units), kind)
    surface.blit(line, line.get_rect(center=(cell.centerx, top + high // 2)))
