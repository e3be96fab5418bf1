"""What there is to say of the chosen day beside the calendar: how it went beside Club, or that it waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.dates import day_text
from game.match.summary import SavedMatch
from game.ui.graphics.background import lettering
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.emblem import draw_emblem
from game.ui.graphics.theme import Rgb
from game.ui.mirror import is_mirrored
from game.ui.scenes.deals.pack import draw_pack
from game.ui.scenes.deals.tiles import draw_tiles, tiles_height
from game.ui.scenes.deals.verdict import verdict
from game.ui.scenes.load.about import paint_teams, teams_height
from game.ui.text import TextStyle

_TITLE: Final = 36
_SAID: Final = 21
_LEAD: Final = 26
_EMBLEM: Final = 60
_PAD: Final = 16
_APART: Final = 12
"""Units around what stands on the card, and between it and the figures."""
_LOUD: Final = 34
"""Units of the verdict, and of one that has room in one line of that size."""
_STRETCH: Final = 1.6
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
    """The match, if it is over."""
    teams: tuple[int, ...]
    """Of its seats."""
    figures: Sequence[tuple[str, str]]


def paint_day(surface: pygame.Surface, style: Style, room: pygame.Rect, told: ChosenDay) -> None:
    """A card with its name and what is said of it, how it ended or the pack; below it the figures, given room."""
    px, card = style.px, room.copy()
    result = teams_height(style, told.teams) if told.saved is not None else 0
    tiles = tiles_height(style, room.width, told.figures)
    if room.height - tiles - px(_APART) >= _least_high(style, room, told) + result:
        card.height -= tiles + px(_APART)
        draw_tiles(surface, style, pygame.Rect(card.left, room.bottom - tiles, card.width, tiles), told.figures)
    draw_panel(surface, style, card, PanelKind.ROW_CHOSEN if told.is_today else PanelKind.ROW)
    about = card.inflate(-2 * px(_PAD), -2 * px(_PAD))
    foot = about.bottom
    about.top += _paint_title(surface, style, about, told)
    if told.lead is not None:
        about.top += _paint_verdict(surface, style, about, told.lead, won=told.won)
    for text, colour in told.lines:
        size, lines = _set(style, text, about.width)
        high = len(lines) * style.type.height(size)
        if about.top + high + result > foot:
            break
        for line in lines:
            _paint_line(surface, style, about, style.type.line(line, size, colour))
            about.top += style.type.height(size)
        about.top += px(6)
    about.top += px(4)
    left = pygame.Rect(about.left, about.top, about.width, foot - about.top)
    if told.saved is not None:
        left.top += max(0, (left.height - round(result * _STRETCH)) // 2)
        paint_teams(surface, style, left, left, told.saved, told.teams, _STRETCH)
    else:
        draw_pack(surface, style, left, told.game)


def _least_high(style: Style, room: pygame.Rect, told: ChosenDay) -> int:
    """Of a card with its title and the verdict."""
    wide, high = room.width - 2 * style.px(_PAD), 2 * style.px(_PAD) + style.px(_EMBLEM) + style.px(16)
    if told.lead is None:
        return high
    size, said = style.text(_LEAD), verdict(won=told.won, lead=told.lead)
    lines = len(style.type.wrap(said, size, wide, TextStyle.STRONG))
    return high + lines * style.type.height(size, TextStyle.STRONG) + style.px(6)


def _paint_title(surface: pygame.Surface, style: Style, about: pygame.Rect, told: ChosenDay) -> int:
    """The emblem of the game beside the day; returns what they take."""
    side = style.px(_EMBLEM)
    draw_emblem(surface, style, pygame.Rect(*about.topleft, side, side), told.game)
    day, left = day_text(told.day), about.left + side + style.px(16)
    said = _("Today's deal") if told.is_today else day
    size = style.type.fitted(said, style.text(_TITLE), about.right - left - style.px(8), TextStyle.TITLE)
    title, middle = lettering(style, said, size), about.top + side // 2
    if told.is_today:
        surface.blit(title, title.get_rect(bottomleft=(left, middle + style.px(12))))
        at = (left, middle + style.px(9))
        draw_text(surface, style, day, 20, style.theme.text_soft, topleft=at)
    else:
        surface.blit(title, title.get_rect(midleft=(left, middle)))
    return side + style.px(12)


def _paint_verdict(surface: pygame.Surface, style: Style, about: pygame.Rect, lead: Decimal, *, won: bool) -> int:
    """How it went beside Club, in larger lines; returns what they take."""
    theme, said, size = style.theme, verdict(won=won, lead=lead), style.text(_LEAD)
    if style.type.width(said, style.text(_LEAD), TextStyle.STRONG) <= about.width:
        size = style.type.fitted(said, style.text(_LOUD), about.width, TextStyle.STRONG)
    ink = theme.good if won else theme.text
    high = style.type.height(size, TextStyle.STRONG)
    room = about.copy()
    for words in style.type.balanced(said, size, about.width, TextStyle.STRONG):
        _paint_line(surface, style, room, style.type.line(words, size, ink, TextStyle.STRONG))
        room.top += high
    return room.top - about.top + style.px(6)


def _set(style: Style, text: str, width: int) -> tuple[int, list[str]]:
    """A sentence in one line that may be a little smaller, else in lines of about one length."""
    full = style.text(_SAID)
    alone = style.type.fitted(text, full, width)
    if alone >= full * _IN_ONE and style.type.width(text, alone) <= width:
        return alone, [text]
    return full, style.type.balanced(text, full, width)


def _paint_line(surface: pygame.Surface, style: Style, about: pygame.Rect, line: pygame.Surface) -> None:
    """At the side where lines of the language begin."""
    begins_here = is_mirrored(surface) == style.mirrored
    surface.blit(line, (about.left if begins_here else about.right - line.get_width(), about.top))
