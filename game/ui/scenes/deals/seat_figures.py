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
_GROOVE: Final = 0.8
"""How much of the colour of edges is in the ground of bars and tracks."""
_SMALLER: Final = 0.8
"""The part of its size that a head has at least, and a difference in all its words."""
_WAITS: Final = "…"


@dataclass(frozen=True, slots=True)
class Figures:
    """What all seats have in common."""

    compared: bool
    """Whether Club is told beside what was scored."""
    larger: float
    waits: bool
    """Whether Club is still playing."""
    fewest_win: bool
    brief: bool
    """Whether differences are told in the fewest words."""
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
    surface: pygame.Surface, style: Style, room: pygame.Rect, result: SeatResult, figures: Figures
) -> None:
    """In the middle of its room."""
    lead = result.lead
    if lead is None:
        return
    size = style.text(_DIFFERENCE * figures.larger)
    said = difference_texts(lead, fewest_win=figures.fewest_win)[figures.brief]
    fitted = style.type.fitted(said, size, room.width, TextStyle.STRONG)
    words = style.type.line(said, fitted, lead_colour(style, lead), TextStyle.STRONG)
    surface.blit(words, words.get_rect(center=room.center))


def differences_fit(style: Style, leads: Sequence[Decimal], room: int, larger: float, *, fewest_win: bool) -> bool:
    """Whether all of them have room in all their words, a little smaller if need be."""
    texts = [difference_texts(lead, fewest_win=fewest_win)[0] for lead in leads]
    size = round(style.text(_DIFFERENCE * larger) * _SMALLER)
    return all(style.type.width(text, size, TextStyle.STRONG) <= room for text in texts)


def difference_texts(lead: Decimal, *, fewest_win: bool) -> tuple[str, str]:
    """By how much points differ from Club's, in words, and in fewer of them; `lead` is by how much they are better."""
    if lead == 0:
        return _("As many as a Club player"), _("Even")
    points = number_text(abs(lead))
    if (lead > 0) is fewest_win:
        return _("{points} fewer than a Club player", points=points), _("{points} fewer", points=points)
    return _("{points} more than a Club player", points=points), _("{points} more", points=points)


def lead_text(lead: Decimal, *, fewest_win: bool) -> str:
    """The same with a sign, where that cannot be misread: not where fewer are a lead."""
    return difference_texts(lead, fewest_win=fewest_win)[1] if fewest_win or lead == 0 else signed_text(lead)


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
