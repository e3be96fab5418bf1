"""The marks of the moments of a round on their line: what it is told by, and where tricks end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.mirror import is_mirrored
from game.ui.scenes.replay.key_marks import KEY, WIDEST, draw_key
from game.ui.scenes.replay.key_moments import KeyMoment
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark, mark_colour

_TRICK: Final = 14
"""Units of the numbers of tricks."""
_NAMES: Final = 0.82
"""The part of the height of a line that their names take."""
_MARK: Final = 5
"""Units of the size of the mark of a trick."""
_LEAST: Final = 4
"""Units of half the height of that of a key moment at least."""
_NUMBERED: Final = 10
"""The pixels of that with which two digits have room in it."""
_STEM: Final = 4
"""Units between that and the groove."""
_APART: Final = 2
"""Units between two of them."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked."""

    keys: Sequence[KeyMoment]
    opening: int
    """The moment before the first card of the first trick."""
    x_of: Callable[[int], int]
    """Where a moment lies in the window."""


def paint_keys(
    surface: pygame.Surface, style: Style, marks: Marks, groove: pygame.Rect, field: pygame.Rect
) -> Mapping[int, pygame.Rect]:
    """In a field above the groove the marks of key moments; on it where tricks end, and below it their names.

    Returns by their moments where the marks of key moments are: those of near ones stand beside one another,
    and where there is no room for that they have no numbers.
    """
    theme, keys = style.theme, [each for each in marks.keys if not each.trick]
    room = groove.top - field.top
    half = max(style.px(_LEAST), min(max(style.px(KEY), _NUMBERED), (room - style.px(_STEM)) // 2))
    high, thick, heads = field.top + half + 1, max(2, style.px(2)), dict[int, pygame.Rect]()
    reach = round(half * WIDEST)
    wide, stems = 2 * reach + style.px(_APART), [marks.x_of(each.number) for each in keys]
    own = [x - reach for x in stems]
    lefts = beside_one_another(own, [wide] * len(keys), (groove.left, groove.right))
    for number, (each, x, left) in enumerate(zip(keys, stems, lefts or own, strict=True), start=1):
        colour = mark_colour(theme, each.place) if each.place is not None else theme.text_soft
        draw_stem(surface, style, colour, ((left + reach, high + half - 1), (x, groove.top)), thick)
        draw_key(surface, style, each, (left + reach, high), half, number if lefts else 0)
        heads[each.number] = pygame.Rect(left, field.top, 2 * reach, groove.top - field.top)
    for each in marks.keys:
        if each.trick:
            colour = mark_colour(theme, each.place) if each.place is not None else theme.text_soft
            surface.fill(colour, (marks.x_of(each.number) - style.px(1), groove.top, thick, groove.height))
    tricks = [each for each in marks.keys if each.trick]
    if tricks and field.bottom - groove.bottom >= style.text(_TRICK) * 3 // 4:
        _paint_tricks(surface, style, marks, tricks, groove, field.bottom)
    return heads


def names_height(style: Style) -> int:
    """What the names of tricks take below the groove, in pixels."""
    return round(style.type.height(style.text(_TRICK)) * _NAMES)


def draw_stem(
    surface: pygame.Surface, style: Style, colour: Rgb, ends: tuple[tuple[int, int], tuple[int, int]], thick: float
) -> None:
    """A straight line from a mark to where it belongs: it leans where others stand in its place."""
    (x0, y0), (x1, y1) = ends
    margin = round(thick) + 1
    box = pygame.Rect(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0)).inflate(2 * margin, 2 * margin)
    begin, end = (box.right - each if is_mirrored(surface) else each - box.left for each in (x0, x1))
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{box.width}" height="{box.height}">'
        f'<path d="M{begin} {y0 - box.top} L{end} {y1 - box.top}" stroke="{hex_of(colour)}" stroke-width="{thick}"/>'
        "</svg>"
    )
    surface.blit(style.pictures.drawn(markup, box.size), box)


def beside_one_another(wanted: Sequence[int], wide: Sequence[int], room: tuple[int, int]) -> Sequence[int]:
    """Where what is so wide begins that would best begin there; empty where there is no room for all of it."""
    if sum(wide) > room[1] - room[0]:
        return ()
    found, end = list[int](), room[0]
    for left, each in zip(wanted, wide, strict=True):
        found.append(max(left, end))
        end = found[-1] + each
    end = room[1]
    for place in reversed(range(len(found))):
        found[place] = min(found[place], end - wide[place])
        end = found[place]
    return found


def _paint_tricks(
    surface: pygame.Surface, style: Style, marks: Marks, tricks: Sequence[KeyMoment], groove: pygame.Rect, bottom: int
) -> None:
    """Below the stretch of each trick its name, or its number alone, as whose it was; and what came before them."""
    theme, size, mark = style.theme, style.text(_TRICK), style.px(2 * _MARK + 4)
    low = bottom - style.type.height(size) * 2 // 5
    ends = [marks.x_of(marks.opening), *(marks.x_of(each.number) for each in tricks)]
    longest = style.type.width(_("Trick {number}", number=len(tricks)), size, TextStyle.STRONG) + mark
    named = all(after - before >= longest for before, after in pairwise(ends))
    bidding = style.type.line(_("Bidding"), size, theme.text_soft)
    if bidding.get_width() <= ends[0] - groove.left - style.px(8):
        x = (groove.left + ends[0]) // 2
        surface.blit(bidding, bidding.get_rect(center=(x, low)))
        surface.fill(theme.text_soft, pygame.Rect(ends[0] - 1, groove.top, max(2, style.px(2)), groove.height))
    for number, (each, (before, after)) in enumerate(zip(tricks, pairwise(ends), strict=True), start=1):
        colour = mark_colour(theme, each.place) if each.place is not None else theme.text_soft
        text = _("Trick {number}", number=number) if named else str(number)
        line = style.type.line(text, size, colour, TextStyle.STRONG)
        wide = mark + line.get_width()
        if wide <= after - before:
            left = (before + after - wide) // 2
            draw_mark(surface, style, each.place or 0, (left + style.px(_MARK), low), _MARK)
            surface.blit(line, line.get_rect(midright=(left + wide, low)))
