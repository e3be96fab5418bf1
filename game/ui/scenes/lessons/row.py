"""One lesson in the list: its number or a tick, what it teaches, the cards it is about, and how it stands with it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

import pygame

from game.i18n import _, plural
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.text import TextStyle

_TITLE: Final = 26
_ABOUT: Final = 20
_SMALL: Final = 19
_CLOSE: Final = 18
"""Units of what a lesson is about where that takes two lines."""
_SMALLEST_CARD: Final = 57
"""Pixels of width at which the index is 14 pixels high."""
_STEP: Final = 0.36
"""From one card to the next, in widths of a card."""
_MOST: Final = 7
_LEAST: Final = 2
"""So many cards are shown, or none."""


class Standing(Enum):
    """How it stands with a lesson."""

    LATER = auto()
    NEXT = auto()
    BEGUN = auto()
    DONE = auto()


@dataclass(frozen=True, slots=True)
class LessonRow:
    """What a row says."""

    number: int
    title: str
    about: str
    minutes: int
    cards: tuple[str, ...]
    standing: Standing
    way: float
    """The part of it that is done, of one that was begun."""

    @property
    def state(self) -> str:
        """How it stands with it, in a word; empty for one that comes later."""
        match self.standing:
            case Standing.LATER:
                return ""
            case Standing.NEXT:
                return _("Up next")
            case Standing.BEGUN:
                return _("Begun")
            case Standing.DONE:
                return _("Done")

    @property
    def length(self) -> str:
        """How long it takes."""
        return plural("{count} minute", "{count} minutes", self.minutes)

    @property
    def spoken(self) -> str:
        """All of it in words."""
        return ". ".join(filter(None, (self.title, self.about.rstrip("."), self.state, self.length)))


def paint_lesson(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, row: LessonRow, column: int, *, chosen: bool
) -> None:
    """The row within a rectangle; `column` pixels at its end are for how it stands with it."""
    theme, px = style.theme, style.px
    draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if chosen else PanelKind.ROW)
    side = min(px(60), rect.height - px(14))
    disc = pygame.Rect(rect.left + px(16), rect.centery - side // 2, side, side)
    _paint_number(surface, style, disc, row)
    left, right = disc.right + px(18), rect.right - px(20)
    colour = {Standing.DONE: theme.good, Standing.LATER: theme.text_soft}.get(row.standing, theme.gilt)
    said = [(text, ink) for text, ink in ((row.state, colour), (row.length, theme.text_soft)) if text]
    below = rect.centery - len(said) * style.type.height(style.text(_SMALL)) // 2
    for text, ink in said:
        kind = TextStyle.STRONG if text == row.state else TextStyle.BODY
        drawn = draw_text(surface, style, text, _SMALL, ink, kind, topright=(right, below))
        below = drawn.bottom
    right -= column + px(20)
    words = max(
        style.type.width(row.title, style.text(_TITLE), TextStyle.STRONG),
        style.type.width(row.about, style.text(_ABOUT)),
    )
    right -= _paint_cards(surface, style, rect, row.cards, right, right - left - words - px(24))
    room = right - left
    size = style.type.fitted(row.title, style.text(_TITLE), room, TextStyle.STRONG)
    title = style.type.line(
        style.type.shortened(row.title, size, room, TextStyle.STRONG), size, theme.text, TextStyle.STRONG
    )
    whole = style.type.width(row.about, style.text(_ABOUT)) <= room
    size = style.text(_ABOUT if whole else _CLOSE)
    about = [row.about] if whole else style.type.wrap(row.about, size, room)
    lines = [title, *(style.type.line(text, size, theme.text_soft) for text in about)]
    top = rect.centery - sum(line.get_height() for line in lines) // 2
    for line in lines:
        surface.blit(line, (left, top))
        top += line.get_height()


def column_width(style: Style, rows: Sequence[LessonRow]) -> int:
    """What the words at the end of rows take, the same for all."""
    said = [text for row in rows for text in (row.state, row.length)]
    return max((style.type.width(text, style.text(_SMALL), TextStyle.STRONG) for text in said), default=0)


def least_height(style: Style) -> int:
    """Of a row in pixels: its title, and what it is about in two lines."""
    title = style.type.height(style.text(_TITLE), TextStyle.STRONG)
    return title + 2 * style.type.height(style.text(_CLOSE)) + style.px(6)


def foresee_cards(style: Style, cards: tuple[str, ...], height: int) -> None:
    """Ask for the pictures of cards that rows of a height will show; until they are drawn, their places are empty."""
    style.pictures.want(cards[:_MOST], _card_width(style, height), (_depth(style),))


def _card_width(style: Style, height: int) -> int:
    """Of a card that stands in a row of this height; in a low one its foot is hidden."""
    return max(_SMALLEST_CARD, round((height - 2 * style.px(6)) / CARD_RATIO))


def _depth(style: Style) -> int:
    """Of the shadow of a card, in pixels."""
    return style.px(3)


def _paint_number(surface: pygame.Surface, style: Style, rect: pygame.Rect, row: LessonRow) -> None:
    """A coin with the number; with a tick where it is done, and an arc for the part that is."""
    theme = style.theme
    ring: Rgb = {Standing.DONE: theme.good, Standing.LATER: theme.rim}.get(row.standing, theme.gilt)
    sign = ""
    if row.standing is Standing.DONE:
        sign = f'<path d="M30 52 L45 67 L72 36" fill="none" stroke="{hex_of(theme.good)}" stroke-width="9"/>'
    if row.standing is Standing.BEGUN:
        turn = 2 * math.pi * min(0.999, max(0.08, row.way))
        x, y = 50 + 44 * math.sin(turn), 50 - 44 * math.cos(turn)
        sign = (
            f'<path d="M50 6 A44 44 0 {int(turn > math.pi)} 1 {x:.1f} {y:.1f}" fill="none" '
            f'stroke="{hex_of(theme.gilt)}" stroke-width="8"/>'
        )
        ring = theme.rim
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="44" fill="{hex_of(theme.panel)}" stroke="{hex_of(ring)}" stroke-width="4"/>'
        f"{sign}</svg>"
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
    if row.standing is not Standing.DONE:
        ink = theme.text_soft if row.standing is Standing.LATER else theme.gilt
        number = style.type.line(str(row.number), max(13, rect.height * 48 // 100), ink, TextStyle.TITLE)
        surface.blit(number, number.get_rect(center=rect.center))


def _paint_cards(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, cards: tuple[str, ...], right: int, room: int
) -> int:
    """As many cards as there is room for, rising from the lower edge of the row; returns what they take."""
    wide = _card_width(style, rect.height)
    step = round(wide * _STEP)
    shown = cards[: max(0, min(_MOST, (room - wide) // step + 1))]
    if len(shown) < min(_LEAST, len(cards)):
        return 0
    taken = wide + step * (len(shown) - 1)
    outer, edge = surface.get_clip(), style.px(3)
    surface.set_clip(outer.clip(rect.inflate(-2 * edge, -2 * edge)))
    for place, card in enumerate(shown):
        if style.pictures.has_card(card, wide, _depth(style)):
            picture = style.pictures.card(card, wide, _depth(style))
            top = max(rect.top + style.px(6), rect.centery - picture.size[1] // 2)
            picture.draw(surface, right - taken + place * step, top)
    surface.set_clip(outer)
    return taken + style.px(20) if shown else 0
