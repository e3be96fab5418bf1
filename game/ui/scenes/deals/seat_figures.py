"""The figures of a seat side by side: what was scored, what Club made of the same cards, and the difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.dates import short_day_text
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, hex_of, mixed
from game.ui.scenes.deals.seat_results import SeatResult
from game.ui.shared_texts import number_text
from game.ui.text import TextStyle

_HEAD: Final = 20
_POINTS: Final = 36
_ALONE: Final = 44
_SMALL: Final = 19
_GAP: Final = 10
_BAR: Final = (140, 10)
"""Units of the bar of a lead, and of its height."""
_GROOVE: Final = 0.8
"""How much of the colour of edges is in the ground of that bar."""
_RIM: Final = 2
_WAITS: Final = "…"


@dataclass(frozen=True, slots=True)
class Figures:
    """What all seats have in common."""

    heads: Sequence[str]
    """What stands above each figure; nothing where columns have titles."""
    larger: float
    most: Decimal
    """The largest difference, whose bar takes a half."""
    waits: bool
    """Whether Club is still playing."""
    named: bool
    """Whether it is told of which match a result is."""

    @property
    def points(self) -> float:
        """Units of the figures; larger where each has its head above it."""
        return (_ALONE if self.heads else _POINTS) * self.larger


def paint_heads(
    surface: pygame.Surface, style: Style, heads: Sequence[str], columns: Sequence[pygame.Rect], top: int, high: int
) -> None:
    """The titles of columns, in one or two lines that end above them."""
    bottom = top + high - style.px(_GAP)
    for head, column in zip(heads, columns, strict=True):
        _write_lines(surface, style, head, 1.0, column, bottom)


def paint_figures(
    surface: pygame.Surface,
    style: Style,
    columns: Sequence[pygame.Rect],
    result: SeatResult,
    figures: Figures,
    *,
    ours: bool,
    lead_size: int,
) -> None:
    """Points, of which match, what Club made, and the difference over its bar, which is written in `lead_size`."""
    theme, larger = style.theme, figures.larger
    unknown = _WAITS if figures.waits else "–"
    ink = theme.us if ours or result.tried is not None else theme.them
    texts = [(number_text(result.points), ink)]
    if len(columns) > 1:
        texts.append((number_text(result.club) if result.club is not None else unknown, theme.text))
        texts.append(_lead_text(style, result.lead) if result.lead is not None else (unknown, theme.text_soft))
    caption = ""
    if figures.named:
        caption = _("In this match") if result.tried is None else _("Your try, {day}", day=short_day_text(result.tried))
    value = style.type.height(style.text(figures.points), TextStyle.STRONG)
    below = style.type.height(style.text(_SMALL * larger))
    barred = result.lead is not None and bool(figures.most)
    room = columns[0]
    heads, rooms = figures.heads, [column.width for column in columns[: len(figures.heads)]]
    above = heads_height(style, heads, rooms, larger)
    under = below if (caption or barred) and above + value + below <= room.height else 0
    top = room.centery - (above + value + under) // 2
    for head, column in zip(heads, columns, strict=False):
        _write_lines(surface, style, head, larger, column, top + above)
    top += above
    for place, ((text, colour), column) in enumerate(zip(texts, columns, strict=True)):
        size = lead_size if place == len(texts) - 1 > 0 else None
        _write(surface, style, text, (figures.points, TextStyle.STRONG, colour), column, top, size)
    if under and caption:
        how = (_SMALL * larger, TextStyle.BODY, theme.text_soft if result.tried is None else theme.us)
        _write(surface, style, caption, how, columns[0], top + value)
    if under and result.lead is not None and figures.most:
        _paint_bar(surface, style, (columns[-1].centerx, top + value + below // 2), result.lead / figures.most, larger)


def size_of_leads(style: Style, results: Sequence[SeatResult], room: int, points: float) -> int:
    """The pixels of type in which all differences have room."""
    usual = style.text(points)
    leads = [_lead_words(result.lead) for result in results if result.lead is not None]
    return min([style.type.fitted(lead, usual, room, TextStyle.STRONG) for lead in leads], default=usual)


def _lead_words(lead: Decimal) -> str:
    """How points compare with Club's."""
    if lead == 0:
        return _("Even")
    said = number_text(abs(lead))
    return _("{points} better", points=said) if lead > 0 else _("{points} worse", points=said)


def _lead_text(style: Style, lead: Decimal) -> tuple[str, Rgb]:
    theme = style.theme
    return _lead_words(lead), theme.text if lead == 0 else theme.good if lead > 0 else theme.bad


def heads_height(style: Style, heads: Sequence[str], rooms: Sequence[int], larger: float = 1.0) -> int:
    """The pixels of the heads in columns of these widths, all of as many lines as the longest takes."""
    lines = [len(_lines(style, head, larger, wide)) for head, wide in zip(heads, rooms, strict=True)]
    return max(lines, default=0) * style.type.height(style.text(_HEAD * larger))


def _lines(style: Style, head: str, larger: float, wide: int) -> list[str]:
    return style.type.balanced(head, style.text(_HEAD * larger), wide - style.px(_GAP))


def _write_lines(
    surface: pygame.Surface, style: Style, head: str, larger: float, column: pygame.Rect, bottom: int
) -> None:
    """In the middle of a column, ending at `bottom`."""
    size, lines = style.text(_HEAD * larger), _lines(style, head, larger, column.width)
    top = bottom - len(lines) * style.type.height(size)
    for text in lines:
        line = style.type.line(text, size, style.theme.text_soft)
        surface.blit(line, line.get_rect(midtop=(column.centerx, top)))
        top += style.type.height(size)


def _paint_bar(surface: pygame.Surface, style: Style, centre: tuple[int, int], part: Decimal, larger: float) -> None:
    """From the middle, which is Club, to the end where lines go on where it was better; the longest takes a half."""
    theme, half, high = style.theme, style.px(_BAR[0] * larger) // 2, style.px(_BAR[1])
    whole = pygame.Rect(0, 0, 2 * half, high)
    whole.center = centre
    _pill(surface, style, whole, mixed(theme.panel, theme.panel_edge, _GROOVE))
    long = max(high, round(half * abs(part))) if part else 0
    left = whole.centerx if part > 0 else whole.centerx - long
    if long:
        _pill(surface, style, pygame.Rect(left, whole.top, long, high), theme.good if part > 0 else theme.bad)
    tick = pygame.Rect(0, 0, style.px(_RIM), 2 * high)
    tick.center = centre
    surface.fill(theme.text, tick)


def _pill(surface: pygame.Surface, style: Style, rect: pygame.Rect, colour: Rgb) -> None:
    """A bar with round ends."""
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{rect.width}" height="{rect.height}">'
        f'<rect width="{rect.width}" height="{rect.height}" rx="{rect.height / 2}" fill="{hex_of(colour)}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


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
