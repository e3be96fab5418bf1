"""The dialogue of an auction: the question, everything said so far, and buttons for the answers.

It lies on the felt above the own hand, which stays in sight; a card that is bid for lies in its upper corner.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.cards import Face, Suit
from game.engine import Action, Seat
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.text import TextStyle
from game.ui.widgets import Button

_PASS: Final = "pass"
_SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}


@dataclass(frozen=True, slots=True)
class Call:
    """Something that the player may say now."""

    name: str
    """`pass` for the quiet answer, else something short such as `clubs`; part of the name of its button."""
    word: str
    brief: str
    """A few words below the word."""
    tip: str
    suit: Suit | None
    """The suit whose sign stands beside the word."""
    action: Action
    """The action of the game."""

    @property
    def is_pass(self) -> bool:
        """Whether it is the quiet answer."""
        return self.name == _PASS

    @property
    def label(self) -> str:
        """The word, with the sign of the suit."""
        return with_sign(self.word, self.suit)


@dataclass(frozen=True, slots=True)
class Said:
    """What one player said at one time."""

    text: str
    is_pass: bool


@dataclass(frozen=True, slots=True)
class Talk:
    """A question, to whom it goes, and everything said so far."""

    title: str
    detail: str
    """Who is asked next; empty where nobody is."""
    own: bool
    """Whether the player is asked."""
    seats: tuple[Seat, ...]
    """The columns of what was said: seats in the order of their priority."""
    rows: tuple[tuple[Said | None, ...], ...]
    """What was said, a cell for each column."""
    asked: Seat
    """The seat that is asked."""
    public: Face | None
    """The card that is bid for, as long as it lies on the table."""


def with_sign(word: str, suit: Suit | None) -> str:
    """A word with the sign of the suit that it means, if any."""
    return word if suit is None else f"{word} {_SIGNS[suit]}"


def in_rows(order: Sequence[Seat], said: Iterable[tuple[Seat, Said]]) -> tuple[tuple[Said | None, ...], ...]:
    """Everything said, in rows of one column a seat; a row ends where the talk returns to an earlier column."""
    rows: list[list[Said | None]] = []
    last = len(order)
    for seat, each in said:
        column = order.index(seat)
        if column <= last:
            rows.append([None] * len(order))
        last = column
        rows[-1][column] = each
    return tuple(tuple(row) for row in rows)


_PAD: Final = 20
_TITLE: Final = 28
_DETAIL: Final = 20
_CELL: Final = 22
_NAME: Final = 19
_BUTTON: Final = 70
_BUTTON_GAP: Final = 12
_USUAL_ROWS: Final = 3
"""So many rows of what was said have room, if the window is not too small, before title and detail have it."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The parts of the dialogue in pixels; title and detail are None where the table has no room for them."""

    box: pygame.Rect
    title: pygame.Rect | None
    detail: pygame.Rect | None
    said: pygame.Rect
    buttons: tuple[pygame.Rect, ...]


def arranged(
    style: Style, zone: pygame.Rect, card: pygame.Rect | None, talk: Talk, buttons: Sequence[Button]
) -> Arrangement:
    """Words beside the public card `card`, or in as low a box as holds them; buttons in few rows at the lower edge."""
    pad = style.px(_PAD)
    inner = zone.inflate(-2 * pad, -2 * pad)
    answers, foot = _button_rects(style, inner, buttons)
    left = inner.left if card is None else max(inner.left, card.right + pad)
    room = inner.height - foot
    title = style.type.height(style.text(_TITLE), TextStyle.STRONG)
    detail = style.type.height(style.text(_DETAIL)) if talk.detail else 0
    least = _said_height(style, min(len(talk.rows), _USUAL_ROWS))
    titled = title + least <= room
    detailed = bool(detail) and titled and title + detail + least <= room
    gap = style.px(8)
    above = (title if titled else 0) + (detail if detailed else 0) + gap * titled
    box = zone.copy()
    if card is None:
        room = min(room, above + _said_height(style, len(talk.rows) and max(len(talk.rows), _USUAL_ROWS)))
        box.height = room + foot + 2 * pad
        box.centery = zone.centery
        answers = tuple(rect.move(0, box.bottom - zone.bottom) for rect in answers)
    top, wide = box.top + pad, inner.right - left
    return Arrangement(
        box=box,
        title=pygame.Rect(left, top, wide, title) if titled else None,
        detail=pygame.Rect(left, top + title, wide, detail) if detailed else None,
        said=pygame.Rect(left, top + above, wide, room - above),
        buttons=answers,
    )


def _button_rects(style: Style, inner: pygame.Rect, buttons: Sequence[Button]) -> tuple[tuple[pygame.Rect, ...], int]:
    """A rectangle for each button, and the height of all with the gap above them."""
    if not buttons:
        return (), 0
    gap, high = style.px(_BUTTON_GAP), max(style.target(_BUTTON), buttons[0].natural(style)[1] - style.px(18))
    natural = max(button.natural(style)[0] for button in buttons) - style.px(20)
    most = max(1, (inner.width + gap) // (natural + gap))
    fitting = max(1, (inner.height + gap) // (high + gap))
    rows = min(fitting, -(-len(buttons) // most))
    columns = -(-len(buttons) // rows)
    wide = (inner.width - gap * (columns - 1)) // columns
    height = rows * (high + gap)
    rects = []
    for number in range(len(buttons)):
        row, column = divmod(number, columns)
        left, top = inner.left + column * (wide + gap), inner.bottom - height + gap + row * (high + gap)
        rects.append(pygame.Rect(left, top, wide, high))
    return tuple(rects), height


def paint_dialogue(surface: pygame.Surface, style: Style, talk: Talk, names: Sequence[str], parts: Arrangement) -> None:
    """Panel, question and what was said; the card and the buttons come on top of it."""
    theme = style.theme
    draw_panel(surface, style, parts.box, PanelKind.PANEL, radius=12, shadow=8)
    if parts.title is not None:
        size = style.type.fitted(talk.title, style.text(_TITLE), parts.title.width, TextStyle.STRONG)
        line = style.type.line(talk.title, size, theme.brass_light if talk.own else theme.text, TextStyle.STRONG)
        surface.blit(line, parts.title)
    if parts.detail is not None:
        size = style.type.fitted(talk.detail, style.text(_DETAIL), parts.detail.width)
        surface.blit(style.type.line(talk.detail, size, theme.text_soft), parts.detail)
    if parts.said.height > _step(style):
        _paint_said(surface, style, talk, names, parts.said)


def _said_height(style: Style, rows: int) -> int:
    """Pixels of the table of what was said with so many rows; none without any."""
    if not rows:
        return 0
    return _head(style) + rows * _step(style) + style.px(16)


def _head(style: Style) -> int:
    return style.type.height(style.text(_NAME), TextStyle.STRONG) + style.px(6)


def _step(style: Style) -> int:
    return style.type.height(style.text(_CELL), TextStyle.STRONG) + style.px(2)


def _paint_said(surface: pygame.Surface, style: Style, talk: Talk, names: Sequence[str], area: pygame.Rect) -> None:
    """A column a player in the order of priority; of more rows than there is room for, the last ones."""
    theme, px = style.theme, style.px
    wide = area.width // len(talk.seats)
    draw_panel(surface, style, area, PanelKind.TRAY)
    head, step = _head(style), _step(style)
    room = max(1, (area.height - head - px(10)) // step)
    rows = talk.rows[-room:]
    for column, seat in enumerate(talk.seats):
        cell = pygame.Rect(area.left + column * wide, area.top, wide, area.height)
        asked = seat == talk.asked
        colour = theme.brass_light if asked else theme.text_soft
        size = style.type.fitted(names[seat], style.text(_NAME), wide - px(8), TextStyle.STRONG)
        name = style.type.shortened(names[seat], size, wide - px(8), TextStyle.STRONG)
        line = style.type.line(name, size, colour, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midtop=(cell.centerx, cell.top + px(4))))
        if asked:
            surface.fill(theme.brass, (cell.left + px(10), cell.top + head, wide - px(20), max(2, px(3))))
        for number, row in enumerate(rows):
            _paint_cell(surface, style, row[column], (cell.centerx, cell.top + head + px(8) + number * step), wide)


def _paint_cell(surface: pygame.Surface, style: Style, said: Said | None, midtop: tuple[int, int], wide: int) -> None:
    if said is None:
        return
    text_style = TextStyle.BODY if said.is_pass else TextStyle.STRONG
    colour = style.theme.text_soft if said.is_pass else style.theme.text
    size = style.type.fitted(said.text, style.text(_CELL), wide - style.px(8), text_style)
    line = style.type.line(said.text, size, colour, text_style)
    surface.blit(line, line.get_rect(midtop=midtop))
