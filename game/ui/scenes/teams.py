"""Who plays for which team, as the scenes of scores show it: the player's own team first."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

import pygame

from game.engine.record import SeatSetup
from game.i18n import _
from game.i18n.phrases import phrases_of
from game.match.match import Match
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.shared_texts import names_text, number_text
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark

_SMALLEST: Final = 15
"""Units of the names of a team's players, where faces leave them little room."""


def own_seat(match: Match) -> int:
    """The seat of the person at the table; the first one if only agents play."""
    return next((seat for seat in range(len(match.seats)) if match.is_human(seat)), 0)


def own_team(match: Match) -> int:
    """The team of that seat."""
    return match.teams[own_seat(match)]


def teams_in_order(match: Match) -> list[int]:
    """All teams, the own one first."""
    own = own_team(match)
    return [own, *(team for team in sorted(set(match.teams)) if team != own)]


def team_name(match: Match, team: int) -> str:
    """`We`, `They`, or the name of whoever plays alone."""
    members = members_of(match, team)
    if len(members) == 1:
        return members[0]
    names = phrases_of(match.game_name).teams
    return names[teams_in_order(match).index(team)].said()


def members_of(match: Match, team: int) -> list[str]:
    """The names of a team's players."""
    return [setup.name for setup, of in zip(match.seats, match.teams, strict=True) if of == team]


def seats_of(match: Match, team: int) -> list[int]:
    """Where a team's players sit."""
    return [seat for seat, of in enumerate(match.teams) if of == team]


def faces_of(style: Style, seats: Sequence[SeatSetup], teams: Sequence[int], team: int) -> list[str]:
    """The portraits of a team's players."""
    return [face_of(style, setup) for setup, of in zip(seats, teams, strict=True) if of == team]


def card_height(style: Style, teams: int = 2) -> int:
    """The height of a team's card in pixels; of more than two teams they are lower, for they have one member each."""
    members = style.type.height(style.text(20)) + style.px(26) if teams <= 2 else style.px(14)
    return style.type.height(style.text(44), TextStyle.STRONG) + members


def draw_team_card(
    surface: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    place: int,
    name: str,
    members: Sequence[str],
    total: Decimal,
    *,
    won: bool,
    faces: Sequence[str],
    mood: str = "calm",
) -> None:
    """A panel with a team's mark, name, players and total; `place` 0 is the own team.

    `faces` are the portraits of its members, in the same order.
    Where names are long, the total moves up beside the team's name.
    """
    theme, px = style.theme, style.px
    draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if won else PanelKind.ROW)
    draw_mark(surface, style, place, (rect.left + px(30), rect.centery), 11)
    players, size = names_text(members), style.text(20)
    wide = style.type.width(number_text(total), style.text(44), TextStyle.STRONG)
    called = style.type.width(name, style.text(28), TextStyle.STRONG)
    if won:
        called += px(16) + style.type.width(_("Winner"), style.text(21), TextStyle.STRONG)
    begin = px(56) + _faces_wide(style, rect, members)
    smallest = style.type.width(players, style.text(_SMALLEST)) if len(members) > 1 else 0
    if begin + max(called + px(30) + wide, smallest) + px(26) <= rect.width:
        _draw_faces(surface, style, rect, place, members, faces, crowned=won, mood=mood)
    else:
        begin = px(56)
    beside = rect.width - begin - px(26 + 20) - wide
    alone = len(members) == 1
    above = not alone and style.type.width(players, size) > beside
    high = style.type.height(style.text(28), TextStyle.STRONG) + (0 if alone else style.type.height(style.text(20)))
    top = rect.centery - high // 2
    drawn = draw_text(surface, style, name, 28, theme.text, TextStyle.STRONG, topleft=(rect.left + begin, top))
    if won:
        after = (drawn.right + px(16), drawn.centery)
        draw_text(surface, style, _("Winner"), 21, theme.gilt, TextStyle.STRONG, midleft=after)
    right = (rect.right - px(26), drawn.centery if above else rect.centery)
    draw_text(surface, style, number_text(total), 44, theme.gilt, TextStyle.STRONG, midright=right)
    if alone:
        return
    room = rect.width - begin - px(26) if above else beside
    size = style.type.fitted(players, size, room)
    line = style.type.line(style.type.shortened(players, size, room), size, theme.text_soft)
    surface.blit(line, drawn.bottomleft)


def _faces_wide(style: Style, rect: pygame.Rect, members: Sequence[str]) -> int:
    """The pixels that the medallions of a team take."""
    side = rect.height - style.px(10)
    return side + (len(members) - 1) * side * 3 // 4 + style.px(10)


def _draw_faces(
    surface: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    place: int,
    members: Sequence[str],
    faces: Sequence[str],
    *,
    crowned: bool,
    mood: str,
) -> None:
    """The medallions of a team, each over a part of the one before, crowned where they won."""
    theme, side = style.theme, rect.height - style.px(10)
    colour = (theme.us, theme.them, theme.good, theme.bad)[place % 4]
    for number, name in enumerate(members):
        face = pygame.Rect(0, 0, side, side)
        face.midleft = (rect.left + style.px(52) + number * side * 3 // 4, rect.centery)
        draw_medallion(surface, style, face, name, colour, face=faces[number], mood=mood, crowned=crowned)
