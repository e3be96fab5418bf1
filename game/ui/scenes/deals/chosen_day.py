"""What there is to say of the chosen day beside the calendar: how it went beside Club, or that it waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.dates import day_text
from game.match.course import LOST, WON
from game.match.deals.club_line import verdict
from game.match.saved_views import team_views
from game.match.summary import SavedMatch
from game.ui.graphics.background import lettering
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.emblem import draw_emblem
from game.ui.graphics.outcome import draw_outcome
from game.ui.graphics.theme import Rgb
from game.ui.mirror import is_mirrored
from game.ui.panels.teams import TeamCards, card_height
from game.ui.scenes.deals.pack import draw_pack
from game.ui.scenes.deals.tiles import draw_tiles, tiles_height
from game.ui.text import TextStyle

_TITLE: Final = 36
_SAID: Final = 21
_LEAD: Final = 26
_EMBLEM: Final = 60
_DATE: Final = 20
_PAD: Final = 20
_APART: Final = 12
"""Units around what stands on the card, and between it and the figures."""
_LEAST_GAP: Final = 10
"""Units at least between the title, what is said and how it ended."""
_SIZES: Final = (1.4, 1.25, 1.1, 1.0, 0.9)
"""How large the words are set, the largest first for which there is room."""
_LINES: Final = 2
"""A verdict is rather smaller than in more lines."""
_LOUD: Final = 34
"""Units of the verdict, and of one that has room in one line of that size."""
_SEAL: Final = 52
"""Units of the sign before the verdict."""
_STRETCH: Final = 1.9
"""Cards of teams may be so much higher where there is room."""
_IN_ONE: Final = 0.85
"""A sentence may be smaller by so much before it takes two lines."""


@dataclass(frozen=True, slots=True)
class ChosenDay:
    """All that its side shows."""

    game: str
    day: date
    is_today: bool
    won: bool
    lead: Decimal | None
    """By how much the player did better than Club; None as long as that is not known."""
    lines: Sequence[tuple[str, Rgb]]
    """What is said of it, and in which colour."""
    saved: SavedMatch | None
    """The match, if it is over; left out where there is no room for it."""
    teams: tuple[int, ...]
    """Of its seats."""
    figures: Sequence[tuple[str, str]]


def paint_day(surface: pygame.Surface, style: Style, room: pygame.Rect, told: ChosenDay) -> None:
    """A card with its name and what is said of it, how it ended or the pack; below it the figures, given room."""
    px, card = style.px, room.copy()
    count = max(1, len(set(told.teams)))
    result = count * (card_height(style, count) + px(_APART)) if told.saved is not None else 0
    tiles = tiles_height(style, room.width, told.figures)
    if room.height - tiles - px(_APART) >= _least_high(style, room, told) + result:
        card.height -= tiles + px(_APART)
        draw_tiles(surface, style, pygame.Rect(card.left, room.bottom - tiles, card.width, tiles), told.figures)
    draw_panel(surface, style, card, PanelKind.ROW_CHOSEN if told.is_today else PanelKind.ROW)
    about = card.inflate(-2 * px(_PAD), -2 * px(_PAD))
    foot, title, gap, result = about.bottom, _title_high(style, told), px(_LEAST_GAP), max(0, result - px(_APART))
    if title + 2 * gap + result > about.height:
        result, told = 0, replace(told, saved=None)
    fixed = title + 2 * gap + result
    sizes = [_words(style, about.width, told, size) for size in _SIZES]
    fitting = [said for said in sizes if fixed + _high(said) <= about.height]
    brief = [said for said in fitting if told.lead is None or len(said[0][0]) <= _LINES]
    words = next(iter(brief or fitting), sizes[-1])
    while words and fixed + _high(words) > about.height:
        words.pop()
    spare = max(0, about.height - fixed - _high(words))
    grown = min(spare, round((_STRETCH - 1) * result)) if told.saved is not None else 0
    gap += (spare - grown) // 2 if told.saved is not None else 0
    _paint_title(surface, style, about, told, title)
    about.top += title + gap
    for place, (lines, after) in enumerate(words):
        column, high = about.copy(), sum(line.get_height() for line in lines)
        if place == 0 and told.lead is not None:
            side = style.px(_SEAL)
            disc = pygame.Rect(about.left, about.top + (high - side) // 2, side, side)
            draw_outcome(surface, style, disc, WON if told.won else LOST)
            column.left, column.width = column.left + _sealed(style), column.width - _sealed(style)
        for line in lines:
            _paint_line(surface, style, column, line)
            column.top += line.get_height()
        about.top += high + after
    if told.saved is not None:
        left = pygame.Rect(about.left, foot - result - grown, about.width, result + grown)
        cards = TeamCards(team_views(told.saved))
        cards.arrange(style, left)
        cards.paint(surface, style, left)
    else:
        draw_pack(surface, style, pygame.Rect(about.left, about.top, about.width, max(0, foot - about.top)), told.game)


def _words(style: Style, width: int, told: ChosenDay, larger: float) -> list[tuple[list[pygame.Surface], int]]:
    """The verdict and all that is said of the day, so much larger than usual: the lines of each, and what follows."""
    said = [_set_verdict(style, width, told.lead, larger, won=told.won)] if told.lead is not None else []
    for text, colour in told.lines:
        size, lines = _set(style, text, width, larger)
        said.append([style.type.line(line, size, colour) for line in lines])
    return [(lines, 0 if place == len(said) - 1 else style.px(6)) for place, lines in enumerate(said)]


def _high(words: Sequence[tuple[Sequence[pygame.Surface], int]]) -> int:
    """Pixels of all that is said."""
    return sum(sum(line.get_height() for line in lines) + after for lines, after in words)


def _least_high(style: Style, room: pygame.Rect, told: ChosenDay) -> int:
    """Of a card with its title and the verdict."""
    high = 2 * style.px(_PAD) + _title_high(style, told) + 2 * style.px(_LEAST_GAP)
    if told.lead is None:
        return high
    lines = _set_verdict(style, room.width - 2 * style.px(_PAD), told.lead, _SIZES[-1], won=told.won)
    return high + sum(line.get_height() for line in lines)


def _title_high(style: Style, told: ChosenDay) -> int:
    """Of the emblem and what stands beside it."""
    title = style.type.height(style.text(_TITLE), TextStyle.TITLE)
    return max(style.px(_EMBLEM), title + style.type.height(style.text(_DATE)) if told.is_today else title)


def _paint_title(surface: pygame.Surface, style: Style, about: pygame.Rect, told: ChosenDay, high: int) -> None:
    """The emblem of the game beside the day."""
    side, middle = style.px(_EMBLEM), about.top + high // 2
    draw_emblem(surface, style, pygame.Rect(about.left, middle - side // 2, side, side), told.game)
    day, left = day_text(told.day), about.left + side + style.px(16)
    said = _("Today's deal") if told.is_today else day
    size = style.type.fitted(said, style.text(_TITLE), about.right - left, TextStyle.TITLE)
    title = lettering(style, said, size)
    if told.is_today:
        surface.blit(title, title.get_rect(topleft=(left, about.top)))
        date_high = style.type.height(style.text(_DATE))
        at = (left, about.top + high - date_high)
        draw_text(surface, style, day, _DATE, style.theme.text_soft, topleft=at)
    else:
        surface.blit(title, title.get_rect(midleft=(left, middle)))


def _set_verdict(style: Style, width: int, lead: Decimal, larger: float, *, won: bool) -> list[pygame.Surface]:
    """How it went beside Club, in larger lines, with room before them for the sign of a result."""
    width -= _sealed(style)
    theme, said, size = style.theme, verdict(won=won, lead=lead), style.text(_LEAD * larger)
    if style.type.width(said, size, TextStyle.STRONG) <= width:
        size = style.type.fitted(said, style.text(_LOUD * larger), width, TextStyle.STRONG)
    lines = style.type.balanced(said, size, width, TextStyle.STRONG)
    return [style.type.line(line, size, theme.gilt if won else theme.text, TextStyle.STRONG) for line in lines]


def _sealed(style: Style) -> int:
    """The pixels of the sign before a verdict, with what parts them."""
    return style.px(_SEAL + _APART)


def _set(style: Style, text: str, width: int, larger: float) -> tuple[int, list[str]]:
    """A sentence in one line that may be a little smaller, else in lines of about one length."""
    full = style.text(_SAID * larger)
    alone = style.type.fitted(text, full, width)
    if alone >= full * _IN_ONE and style.type.width(text, alone) <= width:
        return alone, [text]
    return full, style.type.balanced(text, full, width)


def _paint_line(surface: pygame.Surface, style: Style, about: pygame.Rect, line: pygame.Surface) -> None:
    """At the side where lines of the language begin."""
    begins_here = is_mirrored(surface) == style.mirrored
    surface.blit(line, (about.left if begins_here else about.right - line.get_width(), about.top))
