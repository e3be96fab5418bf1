"""Who sat in a seat of a deal: the portrait, and beside it name, level and whether the player tried the seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.i18n.dates import short_day_text
from game.ui.graphics.drawing import Style
from game.ui.graphics.icons import icon
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb
from game.ui.scenes.deals.seat_figures import lead_colour, lead_text
from game.ui.scenes.deals.seat_results import SeatResult
from game.ui.shared_texts import level_name, number_text
from game.ui.text import TextStyle
from game.ui.widgets import Button

_NAME: Final = 29
_LEVEL: Final = 21
_STATE: Final = 20
_TRY: Final = 24
"""Units of what is written."""
_SOFTER: Final = 0.84
"""The part of that size in which soft words stand beside others."""
_BESIDE: Final = 16
_APART: Final = 8
"""Units between the portrait and the words, and between two words of a line."""
_WIDEST: Final = 0.45
_LEAST: Final = 0.22
"""The parts of the width that a portrait takes at most, and at least."""
_Word = tuple[str, Rgb, TextStyle]


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
    result: SeatResult
    stated: bool
    """Whether it is said if the seat was tried."""
    figured: bool
    """Whether the figures of a try stand there as well, for they stand nowhere else."""
    fewest_win: bool
    larger: float
    """So many times as large as usual everything is."""


def people_height(style: Style, people: Sequence[Person]) -> int:
    """The pixels of the words of whoever has the most of them."""
    return max(sum(style.type.height(size, kind) for size, kind in _sizes(style, each)) for each in people)


def portrait_side(style: Style, told: Person, place: pygame.Rect) -> int:
    """The pixels of the largest portrait beside which all words have room."""
    free = place.width - style.px(_BESIDE) - _longest(style, told, brief=_is_brief(style, told, place))
    return min(place.height, max(round(place.width * _LEAST), min(free, round(place.width * _WIDEST))))


def paint_person(surface: pygame.Surface, style: Style, told: Person, place: pygame.Rect, side: int) -> None:
    """A portrait of so many pixels, and the words in its middle."""
    card, theme = told.card, style.theme
    face = pygame.Rect(place.left, place.centery - side // 2, side, side)
    draw_medallion(surface, style, face, card.name, theme.us if card.ours else theme.them, face=card.face)
    left = face.right + style.px(_BESIDE)
    highs = [style.type.height(size, kind) for size, kind in _sizes(style, told)]
    top = place.centery - sum(highs) // 2
    lines = _lines(style, told, brief=_is_brief(style, told, place))
    for (number, line, size), high in zip(lines, highs, strict=True):
        before = _tick(style, told, size, number)
        if before:
            tick = icon(style, "tick", before - style.px(_APART), theme.gilt)
            surface.blit(tick, tick.get_rect(midleft=(left, top + high // 2)))
        _paint_line(surface, style, line, pygame.Rect(left + before, top, place.right - left - before, high), size)
        top += high


def _is_brief(style: Style, told: Person, place: pygame.Rect) -> bool:
    """Whether only the fewest words have room beside the smallest portrait."""
    room = place.width - round(place.width * _LEAST) - style.px(_BESIDE)
    return _longest(style, told, brief=False) > room


def _longest(style: Style, told: Person, *, brief: bool) -> int:
    """The pixels of the longest line."""
    lines = _lines(style, told, brief=brief)
    return max(_wide(style, line, size) + _tick(style, told, size, number) for number, line, size in lines)


def _lines(style: Style, told: Person, *, brief: bool) -> list[tuple[int, Sequence[_Word], int]]:
    """All lines with their numbers and the pixels of their type; in `brief` without days."""
    card, theme, tried = told.card, style.theme, told.result.tried
    name, detail = (card.name, theme.text, TextStyle.STRONG), (card.detail, theme.text_soft, TextStyle.BODY)
    lines: list[Sequence[_Word]] = [[name, detail]] if _in_one(told) else [[name], [detail]]
    if told.stated and not card.own:
        lines.append(_state(style, told, brief=brief))
    if told.figured and tried is not None:
        lines.append(_figures(style, told)[1 if brief and told.stated else 0 :])
    sizes = _sizes(style, told)
    return [(number, line, size) for number, (line, (size, _k)) in enumerate(zip(lines, sizes, strict=True))]


def _state(style: Style, told: Person, *, brief: bool) -> list[_Word]:
    """Whether the seat was tried, and when; in `brief` what the player made there, or no more than the day."""
    theme, tried = style.theme, told.result.tried
    if tried is None:
        return [(_("Not tried yet"), theme.text_soft, TextStyle.BODY)]
    day = short_day_text(tried)
    if told.figured and brief:
        return [(_("Your try"), theme.gilt, TextStyle.BODY), _figures(style, told)[0]]
    said = _("Your try, {day}", day=day) if told.figured else day if brief else _("Tried, {day}", day=day)
    return [(said, theme.gilt, TextStyle.BODY)]


def _tick(style: Style, told: Person, size: int, number: int) -> int:
    """The pixels of the tick before the line that says that a seat was tried."""
    says_so = told.result.tried is not None and told.stated and number == (1 if _in_one(told) else 2)
    return round(size * 0.9) + style.px(_APART) if says_so and not told.card.own else 0


def _figures(style: Style, told: Person) -> list[_Word]:
    """What the player made there, what Club made of the same cards, and by how much they differ."""
    theme, lead = style.theme, told.result.lead
    said = [(number_text(told.result.points), theme.gilt, TextStyle.STRONG)]
    if lead is not None and told.result.club is not None:
        club = _("{name} {points}", name=level_name("club"), points=number_text(told.result.club))
        said.append((club, theme.text, TextStyle.BODY))
        said.append((lead_text(lead, fewest_win=told.fewest_win), lead_colour(style, lead), TextStyle.STRONG))
    return said


def _in_one(told: Person) -> bool:
    """Whether the level stands beside the name: where there is more to be said in little room."""
    return told.figured and told.larger <= 1.0


def _softened(size: int, line: Sequence[_Word]) -> list[int]:
    """The pixels of type of the words of a line: what is soft is a little smaller beside others."""
    return [round(size * _SOFTER) if kind is TextStyle.BODY and len(line) > 1 else size for _t, _i, kind in line]


def _wide(style: Style, line: Sequence[_Word], size: int) -> int:
    """The pixels of a line."""
    words = zip(_softened(size, line), line, strict=True)
    return sum(style.type.width(text, high, kind) for high, (text, _ink, kind) in words) + style.px(_APART) * (
        len(line) - 1
    )


def _paint_line(surface: pygame.Surface, style: Style, line: Sequence[_Word], room: pygame.Rect, size: int) -> None:
    """Words one after the other, all smaller where they have no room."""
    while size > style.text(0) and _wide(style, line, size) > room.width:
        size -= 1
    left = room.left
    for high, (text, ink, kind) in zip(_softened(size, line), line, strict=True):
        fitted = max(high, style.text(0))
        words = style.type.line(style.type.shortened(text, fitted, room.right - left, kind), fitted, ink, kind)
        surface.blit(words, words.get_rect(midleft=(left, room.centery)))
        left += words.get_width() + style.px(_APART)


def _sizes(style: Style, told: Person) -> list[tuple[int, TextStyle]]:
    """The pixels of type of each line."""
    larger = told.larger
    sizes = [(style.text(_NAME * larger), TextStyle.STRONG)]
    if not _in_one(told):
        sizes.append((style.text(_LEVEL * larger), TextStyle.BODY))
    if told.stated and not told.card.own:
        sizes.append((style.text(_STATE * larger), TextStyle.BODY))
    if told.figured and told.result.tried is not None:
        sizes.append((style.text(_TRY * larger), TextStyle.STRONG))
    return sizes
