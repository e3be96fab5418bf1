"""The seats of a deal: who sat there, what the cards came to beside Club, and the way to play them.

They lie below each other under titles of their columns; in an upright window each stands on a panel of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import groupby, pairwise
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.medallion import draw_medallion
from game.ui.scenes.deals.seat_figures import Figures, heads_height, paint_figures, paint_heads, size_of_leads
from game.ui.scenes.deals.seat_results import SeatResult
from game.ui.text import TextStyle
from game.ui.widgets import Button

_NAME: Final = 28
_LEVEL: Final = 21
_ROW: Final = 112
"""Units of a row."""
_GAP: Final = 10
_PAD: Final = 16
_COLUMNS: Final = (21, 17, 19)
_UPRIGHT_COLUMNS: Final = (20, 18, 22)
"""Percent of the width that the columns of results take, and their shares upright."""
_BUTTON: Final = (22, 62)
"""Percent of the width that a button takes, and units of its height."""
_PLAY: Final = 21
_PERSON: Final = 104
_FIGURES: Final = 158
_PLAYED: Final = 70
_AROUND: Final = 18
"""Units of what stands upright: a person, the figures, the row of buttons, and around all of them."""
_PEOPLE: Final = 31
"""Percent of the width that people take beside the figures."""
_FACE: Final = (96, 176)
"""Units of a face at most, and of one upright."""
_STRETCH: Final = 1.7
"""All of it may be so much higher."""
_LARGEST: Final = 1.45
"""Texts are larger by so much at most."""
_LOUDER: Final = 1.25
"""And the words of buttons."""
_BRACE: Final = 4
"""Units of the line beside the seats that share a result."""
_SUNK: Final = 6
"""Units around the tray on which an own try lies."""


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


@dataclass(frozen=True, slots=True)
class _Part:
    """The seats of a side that share a result, and where they lie."""

    rows: Sequence[SeatRow]
    area: pygame.Rect
    people: Sequence[pygame.Rect]
    """For each of them."""
    figures: pygame.Rect

    @property
    def shown(self) -> SeatRow:
        """The one whose result is theirs."""
        return next((row for row in self.rows if row.own), self.rows[0])


class SeatRows:
    """A panel for every side with its seats, and what the side made once beside them."""

    def __init__(self, rows: Sequence[SeatRow], heading: str, *, compared: bool) -> None:
        """`rows` with those of a side together. `heading` is over the points, nothing where there are none.

        Club may be compared.
        """
        self._sides = [list(side) for _team, side in groupby(rows, lambda row: row.team)]
        more = [_("A Club player with these cards"), _("Difference")] if compared else []
        self._heads = [heading, *more] if heading else []
        self._upright = False
        self._larger = 1.0
        self._area = pygame.Rect(0, 0, 0, 0)
        self._parts: list[list[_Part]] = []
        """Of each side."""

    def height(self, style: Style, results: Sequence[SeatResult], wide: int, *, upright: bool) -> int:
        """The pixels that it would like to have, if it is so wide."""
        if upright:
            parts = self._shared(results)
            return round(sum(_natural(style, rows) for rows in parts) * _STRETCH) + (len(parts) - 1) * style.px(_GAP)
        count = sum(len(side) for side in self._sides)
        return self._head_high(style, wide) + (len(self._sides) - 1) * style.px(_GAP) + count * style.px(_ROW)

    def layout(self, style: Style, area: pygame.Rect, results: Sequence[SeatResult], *, upright: bool) -> None:
        """Everything that has a place, and the buttons."""
        self._area, self._upright, self._parts = area, upright, []
        if upright:
            self._stand(style, area, results)
        else:
            self._lie(style, area, results)

    def _lie(self, style: Style, area: pygame.Rect, results: Sequence[SeatResult]) -> None:
        """Lines of one height under the titles of their columns, a button at the end of each."""
        px, self._larger = style.px, 1.0
        top, gaps = area.top + self._head_high(style, area.width), (len(self._sides) - 1) * px(_GAP)
        high = min(px(_ROW), (area.bottom - top - gaps) // sum(len(side) for side in self._sides))
        wide = area.width * _BUTTON[0] // 100
        begin = 100 - _BUTTON[0] - sum(_COLUMNS[: len(self._heads)])
        for side in self._sides:
            parts = []
            for rows in _sharing(side, results):
                whole = pygame.Rect(area.left, top, area.width, high * len(rows))
                figures = pygame.Rect(area.left + area.width * begin // 100, top, 0, whole.height)
                figures.width = whole.right - px(_PAD) - wide - figures.left
                people = []
                for row in rows:
                    people.append(pygame.Rect(whole.left + px(_PAD), top, figures.left - whole.left - px(_PAD), high))
                    button = pygame.Rect(0, 0, wide, min(style.target(_BUTTON[1]), high - px(_GAP)))
                    button.midright = (whole.right - px(_PAD), top + high // 2)
                    row.play.size = _PLAY
                    row.play.place(button)
                    top += high
                parts.append(_Part(rows, whole, people, figures))
            self._parts.append(parts)
            top += px(_GAP)

    def _stand(self, style: Style, area: pygame.Rect, results: Sequence[SeatResult]) -> None:
        """Panels below each other: people, their figures beside them, and the buttons under both."""
        px, every = style.px, self._shared(results)
        gaps = (len(every) - 1) * px(_GAP)
        stretch = max(0.1, (area.height - gaps) / sum(_natural(style, rows) for rows in every))
        self._larger = min(_LARGEST, max(1.0, stretch))
        top, pad = float(area.top), px(_AROUND)
        for side in self._sides:
            parts = []
            for rows in _sharing(side, results):
                high = _natural(style, rows) * stretch
                whole = pygame.Rect(area.left, round(top), area.width, round(high))
                inner = whole.inflate(-2 * pad, -2 * round(pad * min(1.0, stretch)))
                played = min(style.target(_PLAYED * min(stretch, _LARGEST)), inner.height // 3)
                above = pygame.Rect(inner.left, inner.top, inner.width, inner.height - played - px(_GAP))
                wide = above.width * _PEOPLE // 100 if self._heads else above.width
                each, across = above.height // len(rows), (inner.width - (len(rows) - 1) * px(_GAP)) // len(rows)
                people = [pygame.Rect(above.left, above.top + place * each, wide, each) for place in range(len(rows))]
                figures = pygame.Rect(above.left + wide, above.top, above.width - wide, above.height)
                for place, row in enumerate(rows):
                    row.play.size = _PLAY * min(self._larger, _LOUDER)
                    left = inner.left + place * (across + px(_GAP))
                    row.play.place(pygame.Rect(left, inner.bottom - played, across, played))
                parts.append(_Part(rows, whole, people, figures))
                top += high + px(_GAP)
            self._parts.append(parts)

    def paint(self, surface: pygame.Surface, style: Style, results: Sequence[SeatResult], *, waits: bool) -> None:
        """All but the buttons; where something `waits`, Club is still playing."""
        told = [results[part.shown.seat] for side in self._parts for part in side]
        figures = Figures(
            self._heads if self._upright else (),
            self._larger,
            max((abs(result.lead) for result in told if result.lead is not None), default=Decimal(0)),
            waits,
            any(result.tried is not None for result in told),
        )
        if self._heads and not self._upright and self._parts:
            columns = self._columns(self._parts[0][0].figures)
            paint_heads(surface, style, self._heads, columns, self._area.top, self._head_high(style, self._area.width))
        size = 0
        if self._heads and self._parts:
            room = self._columns(self._parts[0][0].figures)[-1].width - style.px(_GAP)
            size = size_of_leads(style, told, room, figures.points)
        for side in self._parts:
            if not self._upright:
                whole = side[0].area.unionall([part.area for part in side])
                own = any(row.own for part in side for row in part.rows)
                draw_panel(surface, style, whole, PanelKind.ROW_CHOSEN if own else PanelKind.ROW)
            for part in side:
                result = results[part.shown.seat]
                self._paint_ground(surface, style, part, result)
                for row, place in zip(part.rows, part.people, strict=True):
                    self._paint_person(surface, style, row, place)
                if self._heads:
                    columns = self._columns(part.figures)
                    paint_figures(surface, style, columns, result, figures, ours=part.shown.ours, lead_size=size)

    def _paint_ground(self, surface: pygame.Surface, style: Style, part: _Part, result: SeatResult) -> None:
        """A panel where parts stand alone, a tray under an own try, and a brace where seats share what they made."""
        if result.tried is not None:
            room = part.area if self._upright else part.area.inflate(-2 * style.px(_SUNK), -2 * style.px(_SUNK))
            draw_panel(surface, style, room, PanelKind.TRAY)
        elif self._upright:
            own = any(row.own for row in part.rows)
            draw_panel(surface, style, part.area, PanelKind.ROW_CHOSEN if own else PanelKind.ROW)
        if len(part.rows) > 1 and self._heads:
            brace = pygame.Rect(part.figures.left, 0, style.px(_BRACE), part.figures.height - 2 * style.px(_PAD))
            brace.centery = part.figures.centery
            surface.fill(style.theme.us if part.shown.ours else style.theme.them, brace)

    def _paint_person(self, surface: pygame.Surface, style: Style, row: SeatRow, place: pygame.Rect) -> None:
        px, theme = style.px, style.theme
        side = min(place.height - px(_PAD), px(_FACE[self._upright]), place.width // 2)
        face = pygame.Rect(place.left, place.centery - side // 2, side, side)
        ring = theme.us if row.ours else theme.them
        draw_medallion(surface, style, face, row.name, ring, face=row.face)
        left = face.right + px(_PAD)
        words = [
            (row.name, _NAME * self._larger, TextStyle.STRONG, theme.text),
            (row.detail, _LEVEL * self._larger, TextStyle.BODY, theme.text_soft),
        ]
        words = [word for word in words if word[0]]
        top = place.centery - sum(style.type.height(style.text(units), kind) for _t, units, kind, _i in words) // 2
        for text, units, kind, ink in words:
            room = place.right - px(_GAP) - left
            size = style.type.fitted(text, style.text(units), room, kind)
            said = style.type.line(style.type.shortened(text, size, room, kind), size, ink, kind)
            surface.blit(said, (left, top))
            top += style.type.height(style.text(units), kind)

    def _columns(self, figures: pygame.Rect) -> list[pygame.Rect]:
        """The columns of results in the room of all of them."""
        shares = (_UPRIGHT_COLUMNS if self._upright else _COLUMNS)[: len(self._heads)]
        edges = [figures.left + figures.width * sum(shares[:place]) // sum(shares) for place in range(len(shares) + 1)]
        return [pygame.Rect(left, figures.top, right - left, figures.height) for left, right in pairwise(edges)]

    def _shared(self, results: Sequence[SeatResult]) -> list[list[SeatRow]]:
        return [rows for side in self._sides for rows in _sharing(side, results)]

    def _head_high(self, style: Style, wide: int) -> int:
        """The pixels of the titles of columns."""
        rooms = [wide * share // 100 for share in _COLUMNS[: len(self._heads)]]
        return heads_height(style, self._heads, rooms) + style.px(_GAP) if self._heads else 0


def _natural(style: Style, rows: Sequence[SeatRow]) -> int:
    """The pixels that seats who share a result need upright."""
    return style.px(max(len(rows) * _PERSON, _FIGURES) + _PLAYED + _GAP + 2 * _AROUND)


def _sharing(side: Sequence[SeatRow], results: Sequence[SeatResult]) -> list[list[SeatRow]]:
    """The seats of a side that share a result; one from which the player tried it has one of its own."""
    parts: list[list[SeatRow]] = []
    for row in side:
        tried = results[row.seat].tried is not None
        if tried or not parts or results[parts[-1][0].seat].tried is not None:
            parts.append([])
        parts[-1].append(row)
    return parts
