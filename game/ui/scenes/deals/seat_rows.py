"""The seats of a deal below each other: who sat there, what the cards came to beside Club, and the way to play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
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
_ROW: Final = 106
_STACKED: Final = (122, 272)
"""Units of a row; of the first part of one whose results are below its name, and of all of it."""
_LARGER: Final = 1.2
"""So much larger are the texts of such a row."""
_GAP: Final = 10
_PAD: Final = 16
_COLUMN: Final = 184
"""Units of a column of results."""
_BUTTON: Final = (288, 62)
_PLAY: Final = 21
_BAR: Final = (132, 8)
"""Units of the bar of a lead, and of its height."""
_RIM: Final = 2
_WAITS: Final = "…"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Everything about one seat but its results."""

    seat: int
    name: str
    detail: str
    """The level of who sits there, or that it is the player."""
    face: str
    ours: bool
    own: bool
    play: Button


class SeatRows:
    """A panel for every seat. In an upright window the results stand below the names."""

    def __init__(self, rows: Sequence[SeatRow], heading: str, *, compared: bool) -> None:
        """`heading` stands over the points of every seat, nothing where there are none; Club may be compared."""
        self._rows = rows
        self._heads = [heading, *([_("A Club player"), _("Difference")] if compared else [])] if heading else []
        self._stacked = False
        self._panels: list[pygame.Rect] = []
        self._area = pygame.Rect(0, 0, 0, 0)

    def height(self, style: Style, *, stacked: bool) -> int:
        """The pixels that it would like to have."""
        row = style.px(_STACKED[1] if stacked and self._heads else _ROW)
        return self._head_high(style, stacked=stacked) + len(self._rows) * (row + style.px(_GAP)) - style.px(_GAP)

    def layout(self, style: Style, area: pygame.Rect, *, stacked: bool) -> None:
        """Rows of one height, and in each its button."""
        px, count = style.px, len(self._rows)
        self._area, self._stacked = area, stacked and bool(self._heads)
        top = area.top + self._head_high(style, stacked=stacked)
        most = px(_STACKED[1] if self._stacked else _ROW)
        high = min(most, (area.bottom - top - (count - 1) * px(_GAP)) // count)
        self._panels = [
            pygame.Rect(area.left, top + place * (high + px(_GAP)), area.width, high) for place in range(count)
        ]
        for row, panel in zip(self._rows, self._panels, strict=True):
            line = self._line(style, panel)
            wide, most = px(self._larger(_BUTTON[0])), style.target(self._larger(_BUTTON[1]))
            button = pygame.Rect(0, 0, wide, min(most, line.height - px(_GAP)))
            row.play.size = self._larger(_PLAY)
            button.midright = (panel.right - px(_PAD), line.centery)
            row.play.place(button)

    def paint(self, surface: pygame.Surface, style: Style, results: Sequence[SeatResult], *, waits: bool) -> None:
        """All but the buttons; where something `waits`, Club is still playing."""
        if not self._stacked:
            for place, head in enumerate(self._heads):
                cell = self._cell(style, self._area, place)
                _write(surface, style, head, (_HEAD, TextStyle.BODY, style.theme.text_soft), cell, self._area.top)
        leads = [abs(result.lead) for result in results if result.lead is not None]
        for row, panel in zip(self._rows, self._panels, strict=True):
            draw_panel(surface, style, panel, PanelKind.ROW_CHOSEN if row.own else PanelKind.ROW)
            self._paint_person(surface, style, panel, row)
            if self._heads:
                result, most = results[row.seat], max(leads, default=Decimal(0))
                self._paint_results(surface, style, panel, row, result, most, waits=waits)

    def _paint_person(self, surface: pygame.Surface, style: Style, panel: pygame.Rect, row: SeatRow) -> None:
        px, theme, line = style.px, style.theme, self._line(style, panel)
        side = line.height - 2 * px(_PAD * 3 / 4)
        face = pygame.Rect(panel.left + px(_PAD), line.centery - side // 2, side, side)
        ring = theme.us if row.ours else theme.them
        draw_medallion(surface, style, face, row.name, ring, face=row.face)
        end = self._cell(style, panel, 0).left if self._heads and not self._stacked else row.play.rect.left
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
        panel: pygame.Rect,
        row: SeatRow,
        result: SeatResult,
        most: Decimal,
        *,
        waits: bool,
    ) -> None:
        """Points, whose they are, what Club made, and the difference over its bar."""
        theme = style.theme
        unknown = _WAITS if waits else "–"
        texts = [(number_text(result.points), theme.us if row.ours else theme.them)]
        below = [result.by]
        if len(self._heads) > 1:
            texts.append((number_text(result.club) if result.club is not None else unknown, theme.text))
            texts.append(_lead_text(style, result.lead) if result.lead is not None else (unknown, theme.text_soft))
        room = self._results(style, panel)
        points, caption = self._larger(_POINTS), self._larger(_SMALL)
        value, small = style.type.height(style.text(points), TextStyle.STRONG), style.type.height(style.text(caption))
        label = small if self._stacked else 0
        under = small if label + value + small <= room.height else 0
        top = room.centery - (label + value + under) // 2
        for place, (text, ink) in enumerate(texts):
            cell = self._cell(style, panel, place)
            if label:
                _write(surface, style, self._heads[place], (caption, TextStyle.BODY, theme.text_soft), cell, top)
            _write(surface, style, text, (points, TextStyle.STRONG, ink), cell, top + label)
            if under and place < len(below):
                _write(
                    surface, style, below[place], (caption, TextStyle.BODY, theme.text_soft), cell, top + label + value
                )
        if under and result.lead is not None and most:
            cell = self._cell(style, panel, len(texts) - 1)
            _paint_bar(surface, style, (cell.centerx, top + label + value + small // 2), result.lead / most)

    def _line(self, style: Style, panel: pygame.Rect) -> pygame.Rect:
        """Where a person and the button stand in a panel."""
        if not self._stacked:
            return panel
        return pygame.Rect(panel.left, panel.top, panel.width, panel.height * _STACKED[0] // _STACKED[1])

    def _results(self, style: Style, panel: pygame.Rect) -> pygame.Rect:
        """Where its results stand."""
        if not self._stacked:
            return panel.inflate(0, -style.px(_GAP))
        line = self._line(style, panel)
        return pygame.Rect(panel.left, line.bottom, panel.width, panel.bottom - line.bottom - style.px(_GAP))

    def _cell(self, style: Style, panel: pygame.Rect, place: int) -> pygame.Rect:
        """The column of a result."""
        px, count = style.px, len(self._heads)
        if self._stacked:
            wide = (panel.width - 2 * px(_PAD)) // count
            return pygame.Rect(panel.left + px(_PAD) + place * wide, panel.top, wide, panel.height)
        right = panel.right - px(_PAD + _BUTTON[0] + _PAD)
        return pygame.Rect(right - (count - place) * px(_COLUMN), panel.top, px(_COLUMN), panel.height)

    def _larger(self, units: float) -> float:
        return units * _LARGER if self._stacked else units

    def _head_high(self, style: Style, *, stacked: bool) -> int:
        return 0 if stacked or not self._heads else style.type.height(style.text(_HEAD)) + style.px(_GAP)


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
    surface: pygame.Surface, style: Style, text: str, how: tuple[float, TextStyle, Rgb], cell: pygame.Rect, top: int
) -> None:
    """In the middle of a column, smaller where it has no room."""
    units, kind, ink = how
    room = cell.width - style.px(_GAP)
    size = style.type.fitted(text, style.text(units), room, kind)
    line = style.type.line(style.type.shortened(text, size, room, kind), size, ink, kind)
    high = style.type.height(style.text(units), kind)
    surface.blit(line, line.get_rect(center=(cell.centerx, top + high // 2)))
