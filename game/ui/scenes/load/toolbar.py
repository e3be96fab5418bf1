"""Where search, filters and order lie above the list: in one line over everything, or in two over the list."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.scenes.load.filter_bar import FilterBar
from game.ui.widgets import Segments, TextField

COUNTED: Final = 132
"""Units that tell how many matches there are."""
SORT_BY: Final = 130
"""Units before the choices by which the list is sorted, for what they are."""
_HIGH: Final = 46
_FIELD: Final = 52
"""Units of the height of a line, and of one with the search where there are two."""
_GAP: Final = 16
_SEARCH: Final = 0.19
_SORT: Final = 0.245
"""Units between them in one line, and the parts of it that search and order take."""
_SORT_ABOVE: Final = 42
"""Percent of the list that the order takes above it."""


class Placed(NamedTuple):
    """Where what is no widget lies."""

    sorted_by: tuple[int, int]
    """The end of the words before the order."""
    counted: pygame.Rect
    """At whose end it stands how many matches there are."""
    bottom: int
    across: bool
    """Whether all of it lies in one line over everything."""


def place_toolbar(
    style: Style,
    inner: pygame.Rect,
    wide: int,
    bounds: pygame.Rect,
    controls: tuple[TextField, FilterBar, Segments[Any]],
    *,
    upright: bool,
) -> Placed:
    """Put them there; `wide` are the pixels of the list, `bounds` what opened lists stay within."""
    px, (search, filters, sort) = style.px, controls
    if not upright:
        high, gap, sorting = style.target(_HIGH), px(_GAP), round(inner.width * _SORT)
        search.place(pygame.Rect(inner.left, inner.top, round(inner.width * _SEARCH), high))
        sort.place(pygame.Rect(inner.right - sorting, inner.top, sorting, high))
        sort.fit(style)
        left, end = search.rect.right + gap, sort.rect.left - px(SORT_BY) - gap
        line = pygame.Rect(left, inner.top, end - left, high)
        filters.place(style, line, px(COUNTED), bounds)
        if not filters.whole and not sort.one_at_a_time and _has_room(style):
            return Placed((sort.rect.left - px(12), sort.rect.centery), line, line.bottom, across=True)
    field, sorting = style.target(_FIELD), wide * _SORT_ABOVE // 100
    search.place(pygame.Rect(inner.left, inner.top, wide - sorting - px(SORT_BY) - px(18), field))
    sort.place(pygame.Rect(inner.left + wide - sorting, inner.top, sorting, field))
    sort.fit(style)
    line = pygame.Rect(inner.left, inner.top + field + px(10), wide, style.target(_HIGH))
    filters.place(style, line, px(COUNTED), bounds)
    return Placed((sort.rect.left - px(12), sort.rect.centery), line, line.bottom, across=False)


def _has_room(style: Style) -> bool:
    """Whether the words before the order do."""
    room = style.px(SORT_BY - 12)
    return style.type.width(_("Sort by"), style.type.fitted(_("Sort by"), style.text(19), room)) <= room
