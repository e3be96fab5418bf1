"""How the decisions of a review look in their list: the turn and what is found of it, then both ways, one a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import plural
from game.review.judging import Judged
from game.ui.graphics.card_strip import TEXT_CARD, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.judged.deeds import Deed
from game.ui.judged.signs import GRADES, Sign, draw_sign, sign_of, signs_of_ways
from game.ui.judged.verdicts import Grade, verdict_colour
from game.ui.scenes.review.shown_cards import draw_shown, draw_suit, shown_sizes
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets import ScrollList

CARD: Final = TEXT_CARD
"""Units of the width of a card."""
ROW_GAP: Final = 6
"""Units between rows."""
_SIGN: Final = 24
_DISC: Final = 28
"""Units of the sign of the verdict."""
_MARK: Final = 20
"""Units of the sign before a way."""
_HEAD: Final = 17
_TEXT: Final = 18
"""Units of the turn, and of what was done."""
_GRADES: Final = 17
_MEANT: Final = 22
"""Units of what the grades mean, and of their signs."""
_BETWEEN: Final = 12
"""Units between them at least."""
_SIDE: Final = 12
"""Units at either side of a row."""
CARDS: Final = 3
"""The part of a line that cards take at most: one in so many."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a row says."""

    turn: str
    done: Deed
    instead: Deed
    """What the strongest level would have done, or that it would have done the same."""
    verdict: str
    grade: Grade | None
    """Of a mistake."""


def row_height(style: Style, lines: int) -> int:
    """Of a row of the list whose ways take so many lines of words, in pixels."""
    return _head_high(style) + 2 * way_high(style, lines) + style.px(8)


def close_height(style: Style, lines: int) -> int:
    """Of one that has the turn and what is found of it beside its ways, in pixels."""
    return 2 * way_high(style, lines) + style.px(4)


def words_lines(style: Style, deeds: Iterable[tuple[Deed, Deed]], width: int) -> int:
    """How many lines the words of a way need in rows of this width: one, or two where letters would be too small."""
    room = width - _begin(style) - style.px(_SIDE)
    ways = (deed for both in deeds for deed in both)
    narrow = (style.type.width(deed.text, SMALLEST) > room - cards_column(style, deed, room) for deed in ways)
    return 2 if any(narrow) else 1


def panel_of(*, chosen: bool, focused: bool) -> PanelKind:
    """What a row looks like; the chosen one has no edge of its own within the ring of a list that has the focus."""
    return (PanelKind.ROW_RINGED if focused else PanelKind.ROW_CHOSEN) if chosen else PanelKind.ROW


def has_head(style: Style, width: int, turn: str, verdict: str) -> bool:
    """Whether the turn and what is found of it have room beside each other in a row of so many pixels."""
    found = style.type.width(verdict, style.text(19), TextStyle.STRONG) + style.px(_DISC + 6)
    return style.type.width(turn, style.text(_HEAD)) + found + style.px(3 * _SIDE) <= width


def paint_row(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, decision: Judged, said: Said, lines: int, panel: PanelKind
) -> None:
    """The turn with the verdict and its sign, over what was done and what was the alternative, each behind its sign."""
    theme, px = style.theme, style.px
    draw_panel(surface, style, rect, panel)
    left, right = rect.left + px(_SIDE), rect.right - px(_SIDE)
    top, high = rect.top + (rect.height - row_height(style, lines)) // 2 + px(4), _head_high(style)
    place = (right, top + high // 2)
    colour = verdict_colour(theme, decision, said.grade)
    verdict = draw_text(surface, style, said.verdict, 19, colour, TextStyle.STRONG, midright=place)
    sign = pygame.Rect(0, 0, px(_DISC), px(_DISC))
    sign.midright = (verdict.left - px(6), place[1])
    draw_sign(surface, style, sign, sign_of(decision, said.grade))
    draw_text(surface, style, said.turn, _HEAD, theme.text_soft, midleft=(left, place[1]))
    top, high = top + high, way_high(style, lines)
    begin = rect.left + _begin(style)
    for number, (deed, mark) in enumerate(zip((said.done, said.instead), signs_of_ways(decision), strict=True)):
        line = pygame.Rect(begin, top + number * high, right - begin, high)
        draw_mark(surface, style, begin, line.centery, mark)
        paint_deed(surface, style, deed, line, lines)


def grades_high(style: Style, grades: Sequence[tuple[Grade, str]], width: int) -> int:
    """Of the line that says what grades mean, in pixels; 0 where there are none, or its words have no room."""
    if not grades or _free(style, grades, width, SMALLEST) < 0:
        return 0
    return max(style.type.height(style.text(_GRADES)), style.px(_MEANT)) + style.px(4)


def paint_grades(surface: pygame.Surface, style: Style, room: pygame.Rect, grades: Sequence[tuple[Grade, str]]) -> None:
    """What the grades of decisions mean, each behind its sign, from end to end."""
    disc, size = style.px(_MEANT), style.text(_GRADES)
    while size > SMALLEST and _free(style, grades, room.width, size) < 0:
        size -= 1
    left, apart = room.left, style.px(_BETWEEN) + _free(style, grades, room.width, size) // max(1, len(grades) - 1)
    for grade, text in grades:
        sign = pygame.Rect(left, room.centery - disc // 2, disc, disc)
        draw_sign(surface, style, sign, GRADES[grade])
        line = style.type.line(text, size, style.theme.text_soft)
        place = line.get_rect(midleft=(sign.right + style.px(6), room.centery))
        surface.blit(line, place)
        left = place.right + apart


def paint_others(surface: pygame.Surface, style: Style, listed: ScrollList, count: int) -> None:
    """Below rows that leave much room, what was found of so many decisions that are not among them."""
    if not (count and listed.count) or listed.scrolls:
        return
    room = listed.rect.copy()
    room.height = room.bottom - listed.row_rect(listed.count - 1).bottom
    room.bottom = listed.rect.bottom
    text = plural(
        "Your other decision made no certain difference.",
        "Your {count} other decisions made no certain difference.",
        count,
    )
    size, side = style.text(_TEXT), style.px(_DISC)
    lines = style.type.balanced(text, size, room.width - 4 * style.px(_SIDE))
    step = style.type.height(size)
    high = side + style.px(_SIDE) + step * len(lines)
    if room.height < high + 2 * side:
        return
    disc = pygame.Rect(0, room.centery - high // 2, side, side)
    disc.centerx = room.centerx
    draw_sign(surface, style, disc, Sign.EVEN)
    top = disc.bottom + style.px(_SIDE)
    for words in lines:
        line = style.type.line(words, size, style.theme.text_soft)
        surface.blit(line, line.get_rect(midtop=(room.centerx, top)))
        top += step


def _free(style: Style, grades: Sequence[tuple[Grade, str]], width: int, size: int) -> int:
    """What signs and words of this size leave of a width, in pixels; less than 0 where they have no room."""
    signs = len(grades) * (style.px(_MEANT) + style.px(6)) + (len(grades) - 1) * style.px(_BETWEEN)
    return width - signs - sum(style.type.width(text, size) for _grade, text in grades)


def _head_high(style: Style) -> int:
    return max(style.type.height(style.text(19), TextStyle.STRONG), style.px(_SIGN))


def way_high(style: Style, lines: int) -> int:
    """Of the line of a way whose words take so many lines, in pixels."""
    return max(lines * style.type.height(style.text(_TEXT)), strip_size(style, 1, 100, CARD)[1] + style.px(4))


def _begin(style: Style) -> int:
    """How far from the left of a row its cards are."""
    return style.px(_SIDE) + mark_wide(style)


def mark_wide(style: Style) -> int:
    """What the sign before a way takes, with what is free behind it, in pixels."""
    return style.px(_MARK) + style.px(8)


def _strips(style: Style, deed: Deed, room: int, share: int) -> list[tuple[str, tuple[int, int]]]:
    """Its cards and the meld that they join, with what each takes in pixels."""
    held = [cards for cards in (deed.cards, deed.onto) if cards]
    return list(zip(held, shown_sizes(style, held, room // share, CARD), strict=True))


def cards_column(style: Style, deed: Deed, room: int, share: int = CARDS) -> int:
    """What the cards of a way take of its line, with what is free behind each, in pixels."""
    strips = _strips(style, deed, room, share)
    plate = (style.px(_SIGN) + style.px(8)) * (deed.suit is not None)
    return plate + sum(size[0] + style.px(8) for _cards, size in strips) + _plus(style) * (len(strips) > 1)


def _plus(style: Style) -> int:
    return style.type.width("+", style.text(_TEXT), TextStyle.STRONG) + style.px(8)


def paint_deed(
    surface: pygame.Surface, style: Style, deed: Deed, line: pygame.Rect, most_lines: int, share: int = CARDS
) -> None:
    """The cards, a plus and the meld where they join one, and the words behind them."""
    wide, left = cards_column(style, deed, line.width, share), line.left
    for number, (cards, size) in enumerate(_strips(style, deed, line.width, share)):
        if number:
            plus = style.type.line("+", style.text(_TEXT), style.theme.text_soft, TextStyle.STRONG)
            surface.blit(plus, plus.get_rect(midleft=(left, line.centery)))
            left += _plus(style)
        draw_shown(surface, style, cards, pygame.Rect((left, line.centery - size[1] // 2), size), CARD)
        left += size[0] + style.px(8)
    if deed.suit is not None:
        plate = pygame.Rect(left, 0, style.px(_SIGN), style.px(_SIGN))
        plate.centery = line.centery
        draw_suit(surface, style, plate, deed.suit)
    room, px, kept = line.width - wide, style.text(_TEXT), [deed.text]
    while style.type.width(deed.text, px) > room and px > SMALLEST:
        px -= 1
    if style.type.width(deed.text, px) > room:
        kept = style.type.balanced(deed.text, px, room)[:most_lines]
    step = style.type.height(px)
    for number, text in enumerate(kept):
        words = style.type.line(text, px, style.theme.text)
        middle = line.centery + round((number - (len(kept) - 1) / 2) * step)
        surface.blit(words, words.get_rect(midleft=(line.left + wide, middle)))


def draw_mark(surface: pygame.Surface, style: Style, begin: int, middle: int, sign: Sign) -> None:
    """The sign of a way before its cards, which begin there."""
    side = style.px(_MARK)
    draw_sign(surface, style, pygame.Rect(begin - mark_wide(style), middle - side // 2, side, side), sign)
