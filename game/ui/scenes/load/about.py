"""What is told of the chosen match beside the list of saved matches."""

from __future__ import annotations

from datetime import date
from typing import Final

import pygame

from game.games import INFOS
from game.i18n import _, plural, verbatim
from game.i18n.dates import day_text
from game.i18n.phrases import notice_text, phrases_of
from game.match.summary import SavedMatch
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_paragraph
from game.ui.scenes.load.row import title_text
from game.ui.scenes.teams import card_height, draw_team_card, faces_of
from game.ui.shared_texts import level_name
from game.ui.text import TextStyle

_PICTURE: Final = 0.58
"""The part of the width that the last picture of a match takes at most."""
_LEAST_HIGH: Final = 0.2
"""The part of the height that it has in any case; else it leaves room for the teams below it."""


def paint_about(
    surface: pygame.Surface, style: Style, room: pygame.Rect, saved: SavedMatch, picture: pygame.Surface | None
) -> None:
    """All that is known of a match, from the top of the room down; its last picture at the end of the first lines."""
    theme, about = style.theme, room.copy()
    teams = INFOS[saved.game].teams(len(saved.seats)) if saved.game else ()
    high = room.height - len(set(teams)) * (card_height(style, len(set(teams))) + style.px(14)) - style.px(22)
    high = max(high, round(room.height * _LEAST_HIGH))
    shown = _paint_picture(surface, style, room, picture, high) if picture else room.move(0, -room.height)
    words = pygame.Rect(room.left, room.top, room.width - (room.right - shown.left if picture else 0), room.height)
    title = title_text(saved)
    size = style.type.fitted(title, style.text(38), words.width, TextStyle.TITLE)
    line = style.type.line(title, size, theme.gilt, TextStyle.TITLE)
    surface.blit(line, words)
    words.top += line.get_height() + style.px(8)
    if saved.game:
        words.top += draw_paragraph(surface, style, _state_text(saved), 20, theme.text, words)
    about.top = max(words.top, shown.bottom) + style.px(14)
    if saved.day:
        said = _("Deal of the day: {day}", day=day_text(date.fromisoformat(saved.day)))
        about.top += draw_paragraph(surface, style, said, 20, theme.gilt, about) + style.px(14)
    wrong = [notice_text(saved.notice)] if saved.notice is not None else []
    if saved.changed is None:
        wrong.append(_("This file has an impossible date."))
    for text in wrong:
        about.top += draw_paragraph(surface, style, text, 20, theme.bad, about) + style.px(14)
    if saved.game:
        paint_teams(surface, style, room, about, saved, teams)
        return
    file = _("File: {name}", name=verbatim(saved.path.name))
    lines = len(style.type.wrap(file, style.text(20), about.width))
    if about.top + lines * style.type.height(style.text(20)) <= room.bottom:
        draw_paragraph(surface, style, file, 20, theme.text_soft, about)


def _paint_picture(
    surface: pygame.Surface, style: Style, room: pygame.Rect, picture: pygame.Surface, most: int
) -> pygame.Rect:
    """The last picture of a match at the upper end of the room, at most so high.

    Returns its frame and what must stay free before it.
    """
    frame, shape = style.px(4), picture.get_width() / picture.get_height()
    high = round(min(room.width * _PICTURE / shape, most))
    wide = round(high * shape)
    place = pygame.Rect(room.right - wide - frame, room.top + frame, wide, high)
    draw_panel(surface, style, place.inflate(2 * frame, 2 * frame), PanelKind.TRAY, radius=4)
    surface.blit(pygame.transform.smoothscale(picture, place.size), place)
    return pygame.Rect(place.left - frame - style.px(12), room.top, wide + 2 * frame + style.px(12), high + 2 * frame)


def paint_teams(
    surface: pygame.Surface,
    style: Style,
    room: pygame.Rect,
    about: pygame.Rect,
    saved: SavedMatch,
    teams: tuple[int, ...],
) -> int:
    """A card for each team as far as there is room; returns where they end."""
    top = about.top
    names = phrases_of(saved.game or "").teams
    own = next((team for setup, team in zip(saved.seats, teams, strict=True) if setup.level is None), 0)
    ordered = [own, *sorted(set(teams) - {own})]
    for place, team in enumerate(ordered):
        members = [
            _seat_text(setup.name, setup.level) for setup, of in zip(saved.seats, teams, strict=True) if of == team
        ]
        name = names[place].said() if len(members) > 1 else members[0]
        rect = pygame.Rect(about.left, top, about.width, card_height(style, len(ordered)))
        if rect.bottom > room.bottom:
            break
        won = saved.outcome is not None and team in saved.outcome.winners
        faces = faces_of(style, saved.seats, teams, team)
        draw_team_card(surface, style, rect, place, name, members, saved.totals[team], won=won, faces=faces)
        top = rect.bottom + style.px(14)
    return top


def _seat_text(name: str, level: str | None) -> str:
    level_text = level_name(level) if level is not None else ""
    return _("{name} ({level})", name=name, level=level_text) if level_text else name


def _state_text(saved: SavedMatch) -> str:
    if saved.outcome is not None:
        return plural("Finished after {count} round.", "Finished after {count} rounds.", saved.round)
    return _("In round {round}.", round=saved.round)
