"""Who sits at the table of a deal: the emblem of its game, and beside it the faces, partners upon one panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.engine.record import SeatSetup
from game.i18n import _
from game.i18n.phrases import phrases_of
from game.i18n.wording import level_of
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.emblem import draw_emblem
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.graphics.theme import Rgb
from game.ui.text import TextStyle

_FACE: Final = 108
_NAME: Final = 23
_LEVEL: Final = 19
_SIDE: Final = 22
"""Units of the name of a side."""
_LEAST: Final = 30
"""Units of the smallest face."""
_PAD: Final = 12
"""Units around those who play together."""
_GAME: Final = 1.4
"""So many times as wide as that of a person is the cell of the game."""
_APART: Final = 14
"""Units from one team to the next."""


def company_height(style: Style, teams: Sequence[int]) -> int:
    """Of the row in pixels; `teams` by seat."""
    return style.px(_FACE + 6 + 2 * _PAD) + _words_high(style) + _sides_high(style, teams)


def draw_company(
    surface: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    game: str,
    seats: Sequence[SeatSetup],
    teams: Sequence[int],
    length: str,
) -> None:
    """The game and how long the match is, then the own team and the others, each in the order of play.

    Where there is little room there are no faces.
    """
    theme, pad, apart = style.theme, style.px(_PAD), style.px(_APART)
    own = next((team for setup, team in zip(seats, teams, strict=True) if setup.level is None), 0)
    groups = [[setup for setup, of in zip(seats, teams, strict=True) if of == team] for team in _in_order(own, teams)]
    sides = phrases_of(game).teams
    together = any(len(group) > 1 for group in groups)
    between = apart * (len(groups) if together else 1)
    words, wide = _words_high(style), round((rect.width - between) / (len(seats) + _GAME))
    broad = rect.width - between - wide * len(seats)
    named = _sides_high(style, teams)
    side = min(style.px(_FACE), rect.height - named - words - style.px(6) - 2 * pad)
    side = side if side >= style.px(_LEAST) else 0
    above, rect = rect, pygame.Rect(rect.left, rect.top + named, rect.width, rect.height - named)
    cell = pygame.Rect(rect.left, rect.top, broad, rect.height)
    draw_panel(surface, style, cell, PanelKind.ROW)
    if side:
        disc = pygame.Rect(cell.centerx - side // 2, cell.top + pad, side, side)
        draw_emblem(surface, style, disc, game)
    _write(surface, style, cell, _below(style, cell, side), phrases_of(game).title, length, theme.gilt)
    left = cell.right
    if not together:
        left += apart
        draw_panel(surface, style, pygame.Rect(left, rect.top, wide * len(seats), rect.height), PanelKind.ROW)
    for number, group in enumerate(groups):
        left += apart if together else 0
        if together:
            panel = pygame.Rect(left, rect.top, wide * len(group), rect.height)
            draw_panel(surface, style, panel, PanelKind.ROW)
            colour = theme.us if number == 0 else theme.them
            at = (panel.centerx, above.top + named // 2)
            draw_text(surface, style, sides[number].said(), _SIDE, colour, TextStyle.STRONG, center=at)
        for setup in group:
            cell = pygame.Rect(left, rect.top, wide, rect.height)
            if side:
                face = pygame.Rect(cell.centerx - side // 2, cell.top + pad, side, side)
                colour = theme.us if number == 0 else theme.them
                draw_medallion(surface, style, face, setup.name, colour, face=face_of(style, setup))
            level = level_of(setup.name, setup.level) if setup.level is not None else _("You")
            _write(surface, style, cell, _below(style, cell, side), setup.name, level, theme.text)
            left = cell.right


def _sides_high(style: Style, teams: Sequence[int]) -> int:
    """Pixels of the names of sides above their people; none where everybody plays alone."""
    together = len(set(teams)) < len(teams)
    return style.type.height(style.text(_SIDE), TextStyle.STRONG) + style.px(6) if together else 0


def _in_order(own: int, teams: Sequence[int]) -> list[int]:
    """The own team first."""
    return [own, *(team for team in dict.fromkeys(teams) if team != own)]


def _below(style: Style, cell: pygame.Rect, side: int) -> int:
    """Where the words under a face begin."""
    return cell.top + style.px(_PAD) + (side + style.px(6) if side else 0)


def _write(surface: pygame.Surface, style: Style, cell: pygame.Rect, top: int, name: str, level: str, ink: Rgb) -> None:
    for text, units, kind, colour in (
        (name, _NAME, TextStyle.STRONG, ink),
        (level, _LEVEL, TextStyle.BODY, style.theme.text_soft),
    ):
        room = cell.width - style.px(10)
        size = style.type.fitted(text, style.text(units), room, kind)
        line = style.type.line(style.type.shortened(text, size, room, kind), size, colour, kind)
        surface.blit(line, line.get_rect(midtop=(cell.centerx, top)))
        top += style.type.height(style.text(units), kind)


def _words_high(style: Style) -> int:
    return style.type.height(style.text(_NAME), TextStyle.STRONG) + style.type.height(style.text(_LEVEL))
