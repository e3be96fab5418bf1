"""The dialogue of buying and doubling: the public card, everything said so far, and buttons for what may be said.

It lies on the felt above the own hand, which stays in sight (baloot 3, 4).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.look import Look
from game.ui.paint import draw_plate, draw_text
from game.ui.plates import PlateKind
from game.ui.table.baloot_said import Said, Talk
from game.ui.text import Style
from game.ui.widgets import Button

_PAD: Final = 20
_TITLE: Final = 28
_DETAIL: Final = 20
_CELL: Final = 22
_NAME: Final = 19
_BUTTON: Final = 76
_BUTTON_GAP: Final = 12


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The parts of the dialogue in pixels."""

    box: pygame.Rect
    card: pygame.Rect
    """The public card lies here, or nothing does."""
    words: pygame.Rect
    """Title, detail and what was said."""
    buttons: tuple[pygame.Rect, ...]


def arranged(look: Look, box: pygame.Rect, card: pygame.Rect | None, buttons: Sequence[Button]) -> Arrangement:
    """Card at the start, words beside it, buttons in as few rows as hold them along the lower edge."""
    pad = look.px(_PAD)
    inner = box.inflate(-2 * pad, -2 * pad)
    placed, top = _button_rects(look, inner, buttons)
    left = inner.left if card is None else card.right + pad
    words = pygame.Rect(left, inner.top, inner.right - left, top - inner.top)
    return Arrangement(box, card or pygame.Rect(inner.topleft, (0, 0)), words, placed)


def _button_rects(look: Look, inner: pygame.Rect, buttons: Sequence[Button]) -> tuple[tuple[pygame.Rect, ...], int]:
    """A rectangle for each button, and where their highest row begins."""
    if not buttons:
        return (), inner.bottom
    gap, high = look.px(_BUTTON_GAP), look.target(_BUTTON)
    natural = max(button.natural(look)[0] for button in buttons)
    most = max(1, (inner.width + gap) // (natural + gap))
    rows = -(-len(buttons) // most)
    columns = -(-len(buttons) // rows)
    wide = (inner.width - gap * (columns - 1)) // columns
    top = inner.bottom - rows * high - (rows - 1) * gap
    rects = []
    for number in range(len(buttons)):
        row, column = divmod(number, columns)
        rects.append(pygame.Rect(inner.left + column * (wide + gap), top + row * (high + gap), wide, high))
    return tuple(rects), top - gap


def paint_dialogue(surface: pygame.Surface, look: Look, talk: Talk, names: Sequence[str], parts: Arrangement) -> None:
    """Plate, question and what was said; the card and the buttons come on top of it."""
    theme = look.theme
    draw_plate(surface, look, parts.box, PlateKind.PANEL, radius=12, shadow=8)
    area = parts.words
    top = area.top
    size = look.type.fitted(talk.title, look.text(_TITLE), area.width, Style.STRONG)
    colour = theme.brass_light if talk.own else theme.text
    line = look.type.line(talk.title, size, colour, Style.STRONG)
    surface.blit(line, (area.left, top))
    top += line.get_height()
    if talk.detail:
        size = look.type.fitted(talk.detail, look.text(_DETAIL), area.width)
        detail = look.type.line(talk.detail, size, theme.text_soft)
        surface.blit(detail, (area.left, top))
    top += look.type.height(look.text(_DETAIL)) + look.px(8)
    _paint_said(surface, look, talk, names, pygame.Rect(area.left, top, area.width, area.bottom - top))


def _paint_said(surface: pygame.Surface, look: Look, talk: Talk, names: Sequence[str], area: pygame.Rect) -> None:
    """A column a player in the order of priority, the rows from the first to the last that finds room."""
    theme, px = look.theme, look.px
    wide = area.width // len(talk.seats)
    head = look.type.height(look.text(_NAME), Style.STRONG) + px(6)
    draw_plate(surface, look, pygame.Rect(area.topleft, (wide * len(talk.seats), area.height)), PlateKind.TRAY)
    step = look.type.height(look.text(_CELL), Style.STRONG) + px(2)
    room = max(1, (area.height - head - px(10)) // step)
    rows = talk.rows[-room:]
    for column, seat in enumerate(talk.seats):
        cell = pygame.Rect(area.left + column * wide, area.top, wide, area.height)
        asked = seat == talk.asked
        colour = theme.brass_light if asked else theme.text_soft
        name = look.type.shortened(names[seat], look.text(_NAME), wide - px(16), Style.STRONG)
        draw_text(surface, look, name, _NAME, colour, Style.STRONG, midtop=(cell.centerx, cell.top + px(4)))
        if asked:
            surface.fill(theme.brass, (cell.left + px(10), cell.top + head, wide - px(20), max(2, px(3))))
        for number, row in enumerate(rows):
            _paint_cell(surface, look, row[column], (cell.centerx, cell.top + head + px(8) + number * step), wide)


def _paint_cell(surface: pygame.Surface, look: Look, said: Said | None, midtop: tuple[int, int], wide: int) -> None:
    if said is None:
        return
    style = Style.BODY if said.is_pass else Style.STRONG
    colour = look.theme.text_soft if said.is_pass else look.theme.text
    size = look.type.fitted(said.text, look.text(_CELL), wide - look.px(8), style)
    line = look.type.line(said.text, size, colour, style)
    surface.blit(line, line.get_rect(midtop=midtop))
