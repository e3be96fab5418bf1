"""The figures of a seat: what was scored beside what Club made of the same cards, and the difference below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, hex_of, mixed
from game.ui.scenes.deals.seat_results import SeatResult
from game.ui.shared_texts import number_text, signed_text
from game.ui.text import TextStyle

_HEAD: Final = 20
_POINTS: Final = 38
_DIFFERENCE: Final = 25
_GAP: Final = 12
_BAR: Final = 10
"""Units of the height of the bar of a difference."""
_NUMBER: Final = 84
"""Units that are left for the number beside it at least, so that all bars are of a length."""
_GROOVE: Final = 0.8
"""How much of the colour of edges is in the ground of that bar."""
_RIM: Final = 2
_SMALLER: Final = 0.8
"""The part of its size that a head has at least."""
_WAITS: Final = "…"


@dataclass(frozen=True, slots=True)
class Figures:
    """What all seats have in common."""

    compared: bool
    """Whether Club is told beside what was scored."""
    larger: float
    most: Decimal
    """The largest difference, whose bar takes a half."""
    waits: bool
    """Whether Club is still playing."""
    fewest_win: bool
    head_lines: int
    """Of the longest head."""


def figures_height(style: Style, larger: float, heads: int) -> int:
    """The pixels of a figure with its head of so many lines."""
    points = style.type.height(style.text(_POINTS * larger), TextStyle.STRONG)
    return heads * style.type.height(style.text(_HEAD * larger)) + points


def difference_height(style: Style, larger: float) -> int:
    """The pixels of a difference."""
    return style.type.height(style.text(_DIFFERENCE * larger), TextStyle.STRONG)


def set_heads(style: Style, heads: Sequence[str], room: int, larger: float) -> tuple[int, dict[str, list[str]]]:
    """The pixels of type of all heads, and the lines of each; they are a little smaller before they take two."""
    usual = style.text(_HEAD * larger)
    size = min((style.type.fitted(head, usual, room - style.px(_GAP)) for head in heads), default=usual)
    size = max(size, round(usual * _SMALLER))
    return size, {head: style.type.balanced(head, size, room - style.px(_GAP)) for head in heads}


def paint_figures(
    surface: pygame.Surface,
    style: Style,
    room: pygame.Rect,
    heads: Sequence[Sequence[str]],
    result: SeatResult,
    figures: Figures,
    *,
    size: int,
    ink: Rgb,
) -> None:
    """Points in a colour, and Club's beside them, each under the lines of its head, which are set in `size`."""
    theme, wide = style.theme, room.width // len(heads)
    unknown = _WAITS if figures.waits else "–"
    texts = [(number_text(result.points), ink)]
    texts.append((number_text(result.club) if result.club is not None else unknown, theme.text))
    for place, (head, (text, colour)) in enumerate(zip(heads, texts, strict=False)):
        middle = room.left + place * wide + wide // 2
        high = style.type.height(style.text(_HEAD * figures.larger))
        below = room.top + high * figures.head_lines
        for step, words in enumerate(reversed(head)):
            line = style.type.line(words, size, theme.text_soft)
            surface.blit(line, line.get_rect(midbottom=(middle, below - step * high)))
        fitted = style.type.fitted(text, style.text(_POINTS * figures.larger), wide - style.px(_GAP), TextStyle.STRONG)
        number = style.type.line(text, fitted, colour, TextStyle.STRONG)
        surface.blit(number, number.get_rect(midtop=(middle, below)))


def paint_difference(
    surface: pygame.Surface, style: Style, room: pygame.Rect, result: SeatResult, figures: Figures, *, ours: bool
) -> None:
    """A bar from its middle, which is Club, to the end where lines go on where it was better; the number beside it.

    What others made of their cards is no gain or loss of the player: only what is `ours` has such a colour.
    """
    lead = result.lead
    if lead is None:
        return
    size = style.text(_DIFFERENCE * figures.larger)
    said, ink = lead_text(lead, fewest_win=figures.fewest_win), lead_colour(style, lead) if ours else style.theme.text
    number = style.type.line(said, size, ink, TextStyle.STRONG)
    gap = style.px(_GAP)
    half = (room.width - gap - max(number.get_width(), style.px(_NUMBER * figures.larger))) // 2
    part = lead / figures.most if figures.most else Decimal(0)
    _paint_bar(surface, style, pygame.Rect(room.left, room.centery, 2 * half, 0), part, ink)
    surface.blit(number, number.get_rect(midright=room.midright))


def lead_text(lead: Decimal, *, fewest_win: bool) -> str:
    """By how much points differ from Club's; where the fewest win, fewer are a lead."""
    return _("Even") if lead == 0 else signed_text(-lead if fewest_win else lead)


def lead_colour(style: Style, lead: Decimal) -> Rgb:
    """As reviews tell better from worse; gold and blue belong to the sides."""
    return style.theme.text if lead == 0 else style.theme.good if lead > 0 else style.theme.bad


def pill(surface: pygame.Surface, style: Style, rect: pygame.Rect, colour: Rgb) -> None:
    """A bar with round ends."""
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{rect.width}" height="{rect.height}">'
        f'<rect width="{rect.width}" height="{rect.height}" rx="{rect.height / 2}" fill="{hex_of(colour)}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


def groove_colour(style: Style) -> Rgb:
    """The ground of bars and tracks."""
    return mixed(style.theme.panel, style.theme.panel_edge, _GROOVE)


def _paint_bar(surface: pygame.Surface, style: Style, line: pygame.Rect, part: Decimal, ink: Rgb) -> None:
    high = style.px(_BAR)
    whole = line.inflate(0, high)
    pill(surface, style, whole, groove_colour(style))
    long = max(high, round(whole.width // 2 * abs(part))) if part else 0
    left = whole.centerx if part > 0 else whole.centerx - long
    if long:
        pill(surface, style, pygame.Rect(left, whole.top, long, high), ink)
    tick = pygame.Rect(0, 0, style.px(_RIM), 2 * high)
    tick.center = whole.center
    surface.fill(style.theme.text, tick)
