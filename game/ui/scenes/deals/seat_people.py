"""Who sat in a seat of a deal: the portrait, and beside it name and level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb
from game.ui.text import TextStyle
from game.ui.widgets import Button

_NAME: Final = 29
_LEVEL: Final = 21
_STATE: Final = 20
"""Units of what is written."""
_BESIDE: Final = 14
_APART: Final = 10
"""Units between the portrait and the words, and between two words of a line."""
_WIDEST: Final = 0.45
_LEAST: Final = 0.2
"""The parts of the width that a portrait takes at most, and at least."""
_Word = tuple[str, float, Rgb, TextStyle]
"""With the units of its type."""


@dataclass(frozen=True, slots=True)
class SeatCard:
    """Everything about one seat but its results."""

    seat: int
    name: str
    detail: str
    """The level of who sits there, or that it is the player."""
    face: str
    ours: bool
    own: bool
    play: Button


@dataclass(frozen=True, slots=True)
class Person:
    """A seat with what is told beside its portrait."""

    card: SeatCard
    untried: bool
    """Whether it is said that the player never sat there."""
    in_one: bool
    """Whether the level stands beside the name."""
    larger: float
    """So many times as large as usual everything is."""


def people_height(style: Style, people: Sequence[Person]) -> int:
    """The pixels of the words of whoever has the most of them."""
    return max(sum(_highs(style, _lines(style, each))) for each in people)


def portrait_side(style: Style, told: Person, place: pygame.Rect) -> int:
    """The pixels of the largest portrait beside which all words have room."""
    longest = max(_wide(style, line) for line in _lines(style, told))
    free = place.width - style.px(_BESIDE) - longest
    return min(place.height, max(round(place.width * _LEAST), min(free, round(place.width * _WIDEST))))


def paint_person(surface: pygame.Surface, style: Style, told: Person, place: pygame.Rect, side: int) -> None:
    """A portrait of so many pixels, and the words in its middle."""
    card, theme = told.card, style.theme
    face = pygame.Rect(place.left, place.centery - side // 2, side, side)
    draw_medallion(surface, style, face, card.name, theme.us if card.ours else theme.them, face=card.face)
    lines = _lines(style, told)
    highs = _highs(style, lines)
    left, top = face.right + style.px(_BESIDE), place.centery - sum(highs) // 2
    for line, high in zip(lines, highs, strict=True):
        _paint_line(surface, style, line, pygame.Rect(left, top, place.right - left, high))
        top += high


def _lines(style: Style, told: Person) -> list[Sequence[_Word]]:
    card, theme = told.card, style.theme
    name = card.name, _NAME * told.larger, theme.text, TextStyle.STRONG
    detail = card.detail, _LEVEL * told.larger, theme.text_soft, TextStyle.BODY
    lines: list[Sequence[_Word]] = [[name, detail]] if told.in_one else [[name], [detail]]
    if told.untried:
        lines.append([(_("Not tried yet"), _STATE * told.larger, theme.text_soft, TextStyle.BODY)])
    return lines


def _highs(style: Style, lines: Sequence[Sequence[_Word]]) -> list[int]:
    """The pixels of each line."""
    return [max(style.type.height(style.text(units), kind) for _t, units, _i, kind in line) for line in lines]


def _wide(style: Style, line: Sequence[_Word], smaller: int = 0) -> int:
    """The pixels of a line, in letters by so many pixels smaller than they like to be."""
    widths = [style.type.width(text, style.text(units) - smaller, kind) for text, units, _ink, kind in line]
    return sum(widths) + style.px(_APART) * (len(line) - 1)


def _paint_line(surface: pygame.Surface, style: Style, line: Sequence[_Word], room: pygame.Rect) -> None:
    """Words one after the other, all smaller where they have no room."""
    smaller, left = 0, room.left
    while style.text(line[0][1]) - smaller > style.text(0) and _wide(style, line, smaller) > room.width:
        smaller += 1
    for text, units, ink, kind in line:
        size = max(style.text(units) - smaller, style.text(0))
        words = style.type.line(style.type.shortened(text, size, room.right - left, kind), size, ink, kind)
        surface.blit(words, words.get_rect(midleft=(left, room.centery)))
        left += words.get_width() + style.px(_APART)
