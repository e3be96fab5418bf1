"""What is told of the chosen match beside the list of saved matches."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final, NamedTuple

import pygame

from game.games import INFOS
from game.i18n import _, plural, verbatim
from game.i18n.dates import day_text, short_day_text
from game.i18n.phrases import notice_text, phrases_of
from game.i18n.wording import level_of
from game.match.course import Course
from game.match.summary import SavedMatch
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_paragraph
from game.ui.scenes.load.course_bars import course_height, draw_course, least_course
from game.ui.scenes.load.last_picture import SIZE
from game.ui.scenes.load.row import title_text
from game.ui.scenes.teams import TeamCard, card_height, draw_team_cards, faces_of
from game.ui.text import TextStyle

_PICTURE: Final = 0.7
"""The part of the width that the last picture of a match takes at most."""
_SHOWN: Final = 0.915
"""The lower part of its height is shown: nobody can read the bar at the top so small."""
_LIT: Final = 20
"""It is lighter by so much, of 255."""
_TITLE: Final = 38
_FRAME: Final = 4
"""Units of its frame."""
_APART: Final = 12
"""Units between two cards."""
_STRETCH: Final = 1.65
"""They may be so much higher where the picture has a room apart, and there is no course below them."""
_AIRY: Final = 44
"""Units by which a course likes to be higher than it has to be."""
_BETWEEN: Final = 5
"""Units between what is told of a match, line by line."""
_LEAST_HIGH: Final = 0.2
"""The part of the height that it has in any case; else it leaves room for the teams below it."""


class Told(NamedTuple):
    """What there is to tell of a match."""

    saved: SavedMatch
    started: str
    """Local date and time in ISO form; empty where nothing is known."""
    course: Course | None
    """How it went, where a person played."""
    picture: pygame.Surface | None
    """Of its last moment, once it is drawn."""
    note: str = ""
    """Why it does not count, where it does not."""


def paint_about(
    surface: pygame.Surface, style: Style, room: pygame.Rect, told: Told, apart: pygame.Rect | None = None
) -> None:
    """All that is known of a match, from the top of the room down.

    Its last picture lies at the end of the first lines, or in a room `apart`.
    """
    theme, about, (saved, started, course, picture, note) = style.theme, room.copy(), told
    teams = INFOS[saved.game].teams(len(saved.seats)) if saved.game else ()
    high = room.height - teams_height(style, teams) - style.px(22)
    bars = course_height(style, course) if course is not None else 0
    wanted = (bars + style.px(_AIRY), bars) if bars else ()  # where there is little, the picture has their room
    high -= next((each for each in wanted if high - each >= _words_height(style)), 0)
    high = max(high, round(room.height * _LEAST_HIGH))
    words, shown = room.copy(), room.move(0, -room.height)
    if picture and apart is not None:
        _paint_picture(surface, style, apart, picture, apart.height, 1.0)
    elif picture:
        shown = _paint_picture(surface, style, room, picture, high, _PICTURE)
        words.width = shown.left - room.left
    title = title_text(saved)
    size = style.type.fitted(title, style.text(_TITLE), words.width, TextStyle.TITLE)
    line = style.type.line(title, size, theme.gilt, TextStyle.TITLE)
    surface.blit(line, words)
    words.top += line.get_height() + style.px(8)
    if saved.game:
        if state := _state_text(saved):
            words.top += draw_paragraph(surface, style, state, 20, theme.text, words)
        begun = _("Begun on {date}", date=_unbroken(datetime.fromisoformat(started))) if started else ""
        last = _("Last played on {date}", date=_unbroken(saved.changed)) if saved.changed is not None else ""
        for dated in filter(None, (begun, last)):
            words.top += style.px(_BETWEEN)
            for part in style.type.balanced(dated, style.text(20), words.width):
                words.top += draw_paragraph(surface, style, part, 20, theme.text_soft, words)
    about.top = max(words.top, shown.bottom) + style.px(14)
    if saved.day:
        said = _("Deal of the day: {day}", day=day_text(date.fromisoformat(saved.day)))
        about.top += draw_paragraph(surface, style, said, 20, theme.gilt, about) + style.px(14)
    if note:
        about.top += draw_paragraph(surface, style, note, 20, theme.gilt, about) + style.px(14)
    wrong = [notice_text(saved.notice)] if saved.notice is not None else []
    if saved.changed is None:
        wrong.append(_("This file has an impossible date."))
    for text in wrong:
        about.top += draw_paragraph(surface, style, text, 20, theme.bad, about) + style.px(14)
    if saved.game:
        drawn = bars and room.bottom - about.top - teams_height(style, teams) >= bars
        alone = 1.0 if apart is None or drawn else _STRETCH
        about.top = paint_teams(surface, style, room, about, saved, teams, alone)
        if course is not None:
            left = pygame.Rect(about.left, about.top, about.width, room.bottom - about.top)
            draw_course(surface, style, left, course)
        return
    file = _("File: {name}", name=verbatim(saved.path.name))
    lines = len(style.type.wrap(file, style.text(20), about.width))
    if about.top + lines * style.type.height(style.text(20)) <= room.bottom:
        draw_paragraph(surface, style, file, 20, theme.text_soft, about)


def _paint_picture(
    surface: pygame.Surface, style: Style, room: pygame.Rect, picture: pygame.Surface, most: int, part: float
) -> pygame.Rect:
    """The last picture of a match at the upper end of the room, at most so high and such a part of it wide.

    Returns its frame and what must stay free before it.
    """
    wide, shown = picture.get_width(), round(picture.get_height() * _SHOWN)
    picture = picture.subsurface((0, picture.get_height() - shown, wide, shown))
    frame, shape = style.px(_FRAME), picture.get_width() / picture.get_height()
    high = round(min((room.width * part - 2 * frame) / shape, most - 2 * frame))
    wide = round(high * shape)
    place = pygame.Rect(room.right - wide - frame, room.top + frame, wide, high)
    draw_panel(surface, style, place.inflate(2 * frame, 2 * frame), PanelKind.TRAY, radius=4)
    small = pygame.transform.smoothscale(picture, place.size)
    small.fill((_LIT, _LIT, _LIT), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(small, place)
    return pygame.Rect(place.left - frame - style.px(12), room.top, wide + 2 * frame + style.px(12), high + 2 * frame)


def about_height(style: Style) -> int:
    """Of what is told of a match of two teams and several rounds beside its picture."""
    return _words_height(style) + style.px(14) + teams_height(style, (0, 1)) + least_course(style)


def _words_height(style: Style) -> int:
    """Of the name of the game and three lines below it."""
    title = style.type.height(style.text(_TITLE), TextStyle.TITLE) + style.px(8)
    return title + 3 * style.type.height(style.text(20)) + 2 * style.px(_BETWEEN)


def picture_height(style: Style, wide: int) -> int:
    """Of a picture, with its frame, that takes all of a column."""
    frame = style.px(_FRAME)
    return round((wide - 2 * frame) * SIZE[1] * _SHOWN / SIZE[0]) + 2 * frame


def teams_height(style: Style, teams: Sequence[int]) -> int:
    """Of the cards of all teams in pixels, with what parts them; `teams` by seat."""
    count = len(set(teams))
    return count * (card_height(style, count) + style.px(_APART))


def paint_teams(
    surface: pygame.Surface,
    style: Style,
    room: pygame.Rect,
    about: pygame.Rect,
    saved: SavedMatch,
    teams: tuple[int, ...],
    stretch: float = 1.0,
) -> int:
    """A card for each team as far as there is room, so much higher than usual at most; returns where they end."""
    names = phrases_of(saved.game or "").teams
    own = next((team for setup, team in zip(saved.seats, teams, strict=True) if setup.level is None), 0)
    ordered = [own, *sorted(set(teams) - {own})]
    high, gap = card_height(style, len(ordered)), style.px(_APART)
    fitting = min(len(ordered), max(0, (room.bottom - about.top + gap) // (high + gap)))
    if fitting:
        high = max(high, min(round(high * stretch), (room.bottom - about.top + gap) // fitting - gap))
    cards = []
    for place, team in enumerate(ordered[:fitting]):
        members = [
            _seat_text(setup.name, setup.level) for setup, of in zip(saved.seats, teams, strict=True) if of == team
        ]
        cards.append(
            TeamCard(
                place,
                names[place].said() if len(members) > 1 else members[0],
                members,
                saved.totals[team],
                saved.outcome is not None and team in saved.outcome.winners,
                faces_of(style, saved.seats, teams, team),
            )
        )
    rects = [pygame.Rect(about.left, about.top + place * (high + gap), about.width, high) for place in range(fitting)]
    if cards:
        draw_team_cards(surface, style, rects, cards)
    return about.top + fitting * (high + gap)


def _unbroken(day: date) -> str:
    """A day that stays in one line."""
    return short_day_text(day).replace(" ", "\u00a0")


def _seat_text(name: str, level: str | None) -> str:
    return _("{name} ({level})", name=name, level=level_of(name, level)) if level else name


def _state_text(saved: SavedMatch) -> str:
    """How far it has come; nothing of the only round of a deal of the day, nor of one that is over."""
    if saved.day and (saved.round == 1 or saved.outcome is not None):
        return ""
    if saved.outcome is not None:
        return plural("Finished after {count} round.", "Finished after {count} rounds.", saved.round)
    return _("In round {round}.", round=saved.round)
