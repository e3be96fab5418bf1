"""What stands before a curve: who leads at the moment that is shown and by how much, or what the lines of all are."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final, NamedTuple

import pygame

from game.i18n import _
from game.i18n.wording import number_text
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb
from game.ui.scenes.replay.time.marks import beside_one_another
from game.ui.scenes.replay.time.scale import sides
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark, mark_colour

HEAD: Final = 16
"""Units of the letters."""
_LARGER: Final = 18
"""Those of who leads now."""
CLOSE: Final = 0.92
"""The part of a line of words that one takes: few letters reach below theirs."""
_LINES: Final = 2
"""In so many of them at least it is told."""
_MARK: Final = 5
"""Units of the size of the mark of a side."""
_BEFORE: Final = 2 * _MARK + 5
"""Units that it takes before its words."""
_WIDEST: Final = Decimal(100)
"""A lead, or a part of one, takes hardly more room."""


class Now(NamedTuple):
    """How a match stands at a moment."""

    lead: Decimal | None
    """None where that is not known."""
    parts: str = ""
    """What it is made of."""


class _Row(NamedTuple):
    middle: int
    """Where it would be best."""
    text: str
    size: int
    colour: Rgb
    kind: TextStyle
    mark: int | None = None


def lead_height(style: Style) -> int:
    """The least height in which it can be told."""
    return round(_LINES * CLOSE * style.type.height(style.text(HEAD)))


def parts_text(parts: tuple[Decimal, Decimal], bare: str) -> str:
    """What a lead is made of: by the totals, and by the round that is played, which is called `bare` in the game."""
    before, now = parts
    return f"{_('Total')} {number_text(before)} {'+' if now > 0 else '−'} {bare} {number_text(abs(now))}"


def scaled_text(lead: Decimal, bare: str, scale: int) -> str:
    """What a lead comes from that the round alone gave, so many points of which add one to a total."""
    return f"{bare} {number_text(abs(lead) * scale)} ÷ {number_text(Decimal(scale))}"


def words_width(style: Style, bare: str) -> int:
    """The pixels that a lead takes in words."""
    told = (style.type.width(_told(each, _WIDEST), style.text(_LARGER), TextStyle.STRONG) for each in sides())
    made = style.type.width(parts_text((_WIDEST, _WIDEST), bare), style.text(HEAD))
    return style.px(_BEFORE) + max(made, *told)


def draw_lead(
    surface: pygame.Surface, style: Style, room: pygame.Rect, halves: Sequence[pygame.Rect], now: Now
) -> None:
    """Who leads above the line and who below it, where anybody ever does: beside these `halves`.

    Of who leads now it says by how much, in larger letters, and what that is made of where there is room.
    """
    if room.width <= 0:
        return
    rows, lead = list[_Row](), now.lead or Decimal(0)
    for place, (half, word) in enumerate(zip(halves, sides(), strict=True)):
        leads = (lead > 0) == (place == 0) and bool(lead)
        if not half:
            continue
        text, kind = (_told(word, abs(lead)), TextStyle.STRONG) if leads else (word, TextStyle.BODY)
        colour = mark_colour(style.theme, place) if leads else style.theme.text_soft
        rows.append(_Row(half.centery, text, style.text(_LARGER if leads else HEAD), colour, kind, place))
        if leads and now.parts:
            rows.append(_Row(half.centery + 1, now.parts, style.text(HEAD), style.theme.text_soft, TextStyle.BODY))
    _draw_rows(surface, style, room, rows)


def draw_title(surface: pygame.Surface, style: Style, room: pygame.Rect, titles: Sequence[str]) -> None:
    """What it is where everybody has a line: the first of the `titles` above the others."""
    theme, size = style.theme, style.text(HEAD)
    rows = [
        _Row(room.centery + row, text, size, theme.text_soft if row else theme.text, TextStyle.BODY)
        for row, text in enumerate(titles)
    ]
    if room.width > 0:
        _draw_rows(surface, style, room, rows)


def _told(word: str, lead: Decimal) -> str:
    return f"{word} {number_text(lead)}"


def _draw_rows(surface: pygame.Surface, style: Style, room: pygame.Rect, rows: Sequence[_Row]) -> None:
    """Below one another, each as near to its place as others let it; where not all have room those with a mark."""
    highs = [round(CLOSE * style.type.height(row.size, row.kind)) for row in rows]
    wanted = [row.middle - high // 2 for row, high in zip(rows, highs, strict=True)]
    tops = beside_one_another(wanted, highs, (room.top, room.bottom))
    if not tops:
        marked = [row for row in rows if row.mark is not None]
        if 0 < len(marked) < len(rows):
            _draw_rows(surface, style, room, marked)
        return
    before = style.px(_BEFORE) if any(row.mark is not None for row in rows) else 0
    for row, high, top in zip(rows, highs, tops, strict=True):
        left, middle = room.left + before, top + high // 2
        if row.mark is not None:
            draw_mark(surface, style, row.mark, (room.left + style.px(_MARK), middle), _MARK)
        size = style.type.fitted(row.text, row.size, room.right - left, row.kind)
        text = style.type.shortened(row.text, size, room.right - left, row.kind)
        line = style.type.line(text, size, row.colour, row.kind)
        surface.blit(line, line.get_rect(midleft=(left, middle)))
