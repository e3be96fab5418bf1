"""One saved match in the list: the day on which it was played, its game, how it stands, and who sat there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum, auto
from pathlib import Path
from typing import Final

import pygame

from game.games import INFOS
from game.i18n import _
from game.i18n.dates import short_day_text
from game.i18n.phrases import notice_text, phrases_of
from game.i18n.wording import names_text, number_text, score_text
from game.match.register import Kind
from game.match.summary import SavedMatch, is_resumable, saved_match
from game.storage.index import Row
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.emblem import draw_emblem
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.graphics.theme import Rgb, hex_of, mixed
from game.ui.scenes.load.shelf import Shelf, state_text, usual_states
from game.ui.scenes.scoring.heads import ranks_of
from game.ui.text import TextStyle

_TITLE: Final = 24
_SMALL: Final = 20
_AIR: Final = 11
"""Units of the name of a game, of everything else, and around both lines."""
_BESIDE: Final = 12
"""Units between the name of a game and the round."""
EDGE: Final = 7
"""Units of the coloured edge that tells the result."""
_DAY: Final = 19
"""Units of the day before the rows."""
_WIDE_DAY: Final = date(2026, 12, 28)
"""No other is much wider."""
_BROAD: Final = 640
"""Units of a list that has room for a column of days."""
_SOME_TIME: Final = "20:00"
"""As wide as any."""
_TEAMS: Final = 2
_WORDS: Final = 270
"""Units that words have beside faces in any case, so that a list shows faces or does not."""
_SUNK: Final = 0.45
"""How dark the ground of a file is that holds no match."""
SMALLER: Final = 0.88
"""Words may be so much smaller before fewer of them are said."""
_OPEN: Final = 0.3
"""How much of its colour is within the edge of a match in play."""
_LAPPED: Final = 0.72
_CLOSEST: Final = 0.64
"""From one face to the next, in sides of one, and where there is little room."""


class Result(Enum):
    """How it stands with a match, as the edge of its row tells it; its words say it as well."""

    NONE = auto()
    IN_PLAY = auto()
    FINISHED = auto()
    WON = auto()
    LOST = auto()
    BROKEN = auto()


def result_of(row: Row, won: bool | None) -> Result:
    """Of a row of the archive; `won` where that is known."""
    if row.damage is not None:
        return Result.BROKEN
    if row.finished:
        return {True: Result.WON, False: Result.LOST, None: Result.FINISHED}[won]
    return Result.IN_PLAY if is_resumable(row) else Result.NONE


@dataclass(frozen=True, slots=True)
class RowTold:
    """All that a row says."""

    saved: SavedMatch
    state: str
    day: str
    """On which it was played; empty where the row above says the same."""
    date: str
    """That day and the time."""
    time: str
    """Alone."""
    result: Result
    chosen: bool
    ringed: bool
    """Whether the ring of the focus is about it."""
    yours: bool
    """Whether it is the player who played it."""


def told_of_row(
    shelf: Shelf, place: int, folder: Path, now: datetime, *, first: bool, chosen: bool, ringed: bool
) -> RowTold:
    """What a row of the shelf says; the `first` that is seen says its day in any case."""
    row = shelf.shown[place]
    saved, won, kind = saved_match(row, folder), shelf.won(row), shelf.kind(row)
    day = day_said(saved, now)
    if not first and day_said(saved_match(shelf.shown[place - 1], folder), now) == day:
        day = ""
    return RowTold(
        saved=saved,
        day=day,
        time=f"{saved.changed:%H:%M}" if saved.changed is not None else "",
        state=state_text(row, won, kind),
        date=date_text(saved, now),
        result=result_of(row, won),
        chosen=chosen,
        ringed=ringed,
        yours=kind is not Kind.FOREIGN,
    )


def row_height(style: Style) -> int:
    """Of a row of the list, in pixels."""
    return (
        style.type.height(style.text(_TITLE), TextStyle.STRONG) + style.type.height(style.text(_SMALL)) + style.px(_AIR)
    )


def title_text(saved: SavedMatch) -> str:
    """The game, or what the file is that holds none."""
    if saved.game:
        return phrases_of(saved.game).title
    return _("Reading…") if saved.unread else _("Damaged file")


def day_column(style: Style, rect: pygame.Rect) -> int:
    """The pixels of the column before the rows that tells the day; none where there is little room."""
    if rect.width < style.px(_BROAD):
        return 0
    return style.type.width(short_day_text(_WIDE_DAY), style.text(_DAY), TextStyle.STRONG) + style.px(20)


def state_column(style: Style, rect: pygame.Rect) -> int:
    """The pixels of the column at the end of every row that tells the time, or the date, and how a match stands."""
    dated = _SOME_TIME
    if not day_column(style, rect):
        dated = _("{date}, {time}", date=short_day_text(_WIDE_DAY), time=_SOME_TIME)
    states = [style.type.width(state, style.text(_SMALL), TextStyle.STRONG) for state in usual_states()]
    return max(style.type.width(dated, style.text(_SMALL)), *states)


def day_said(saved: SavedMatch, now: datetime) -> str:
    """The day on which a match was played last, for somebody who reads it now."""
    when = saved.changed
    if when is None:
        return _("No date")
    days = (now.date() - when.date()).days
    return {0: _("Today"), 1: _("Yesterday")}.get(days) or short_day_text(when)


def date_text(saved: SavedMatch, now: datetime) -> str:
    """When a match was played last, for somebody who reads it now."""
    when = saved.changed
    if when is None:
        return _("No date")
    time = f"{when:%H:%M}"
    if when.date() == now.date():
        return _("Today, {time}", time=time)
    if when.date() == (now - timedelta(days=1)).date():
        return _("Yesterday, {time}", time=time)
    return _("{date}, {time}", date=short_day_text(when), time=time)


def paint_row(surface: pygame.Surface, style: Style, rect: pygame.Rect, told: RowTold) -> None:
    """Emblem, game and standing, the others' faces, date and state; of what is no match what is wrong with it."""
    theme, px, saved = style.theme, style.px, told.saved
    column, wide = day_column(style, rect), state_column(style, rect)
    if column:
        if told.day:
            size = style.type.fitted(told.day, style.text(_DAY), column - px(18), TextStyle.STRONG)
            written = style.type.line(told.day, size, theme.gilt, TextStyle.STRONG)
            surface.blit(written, written.get_rect(midleft=(rect.left + px(8), rect.centery)))
        rect = pygame.Rect(rect.left + column, rect.top, rect.width - column, rect.height)
    lit = PanelKind.ROW_RINGED if told.ringed else PanelKind.ROW_CHOSEN
    draw_panel(surface, style, rect, lit if told.chosen else PanelKind.ROW)
    colour = _colour(style, told.result)
    paint_edge(surface, style, rect, told.result)
    left, right = rect.left + px(28), rect.right - px(20)
    side = rect.height - 2 * px(8)
    if saved.game:
        draw_emblem(surface, style, pygame.Rect(left, rect.centery - side // 2, side, side), saved.game)
    elif told.result is Result.BROKEN:
        _paint_broken(surface, style, pygame.Rect(left, rect.centery - side // 2, side, side))
    left += side + px(16)
    above = style.type.height(style.text(_TITLE), TextStyle.STRONG)
    top = rect.centery - (above + style.type.height(style.text(_SMALL))) // 2
    day = draw_text(
        surface, style, told.time if column else told.date, _SMALL, theme.text_soft, topright=(right, top + px(4))
    )
    strong = TextStyle.STRONG
    mark = draw_text(surface, style, told.state, _SMALL, colour, strong, topright=(right, top + above))
    right = min(day.left, mark.left, right - wide) - px(16)
    title, standings, stage = (
        title_text(saved),
        standing_texts(saved, yours=told.yours),
        state_said(saved) if saved.game else "",
    )
    beside = style.type.width(title, style.text(_TITLE), TextStyle.STRONG) + px(_BESIDE)
    beside += style.type.width(stage, style.text(_SMALL))
    least = max(beside, px(_WORDS))
    taken, room = 0, pygame.Rect(left, rect.top, right - left, rect.height)
    for standing in standings if saved.game else ():  # fewer words rather than much smaller ones
        words = max(least, style.type.width(standing, style.text(_SMALL * SMALLER)))
        taken = paint_faces(surface, style, saved, INFOS[saved.game or ""].teams(len(saved.seats)), room, words)
        if taken:
            break
    right -= taken
    title = style.type.shortened(title, style.text(_TITLE), right - left, TextStyle.STRONG)
    drawn = draw_text(surface, style, title, _TITLE, theme.text, TextStyle.STRONG, topleft=(left, top))
    if beside <= right - left:
        draw_text(surface, style, stage, _SMALL, theme.text_soft, midleft=(drawn.right + px(_BESIDE), drawn.centery))
    size, line = fitting_words(style, standings, right - left)
    written = style.type.line(style.type.shortened(line, size, right - left), size, theme.text)
    surface.blit(written, (left, top + above))


def paint_edge(surface: pygame.Surface, style: Style, rect: pygame.Rect, result: Result) -> None:
    """The stripe that tells how it stands with the match of a row: an outline of one that is in play."""
    edge = pygame.Rect(rect.left + style.px(8), rect.top + style.px(12), style.px(EDGE), rect.height - 2 * style.px(12))
    colour = _colour(style, result)
    if result is not Result.NONE:
        surface.fill(colour, edge)
    if result is Result.IN_PLAY:
        rim = 2 * max(1, style.px(1.5))
        surface.fill(mixed(style.theme.panel, colour, _OPEN), edge.inflate(-rim, -rim))


def _paint_broken(surface: pygame.Surface, style: Style, disc: pygame.Rect) -> None:
    """A ring as that of an emblem, with a sign in it."""
    ink, ground = hex_of(style.theme.bad), hex_of(mixed(style.theme.panel, style.theme.night, _SUNK))
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="47" fill="{ground}" stroke="{ink}" stroke-width="4"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, disc.size), disc)
    draw_text(surface, style, "!", 34, style.theme.bad, TextStyle.TITLE, center=disc.center)


def _colour(style: Style, result: Result) -> Rgb:
    theme = style.theme
    return {
        Result.NONE: theme.text_soft,
        Result.IN_PLAY: theme.text,
        Result.FINISHED: theme.text_soft,
        Result.WON: theme.won,
        Result.LOST: theme.lost,
        Result.BROKEN: theme.bad,
    }[result]


def paint_faces(
    surface: pygame.Surface, style: Style, saved: SavedMatch, teams: tuple[int, ...], room: pygame.Rect, words: int
) -> int:
    """Those who sat with the player, at the end of the room beside the words; returns what they take."""
    own = next((seat for seat, setup in enumerate(saved.seats) if setup.level is None), 0)
    others = [seat for seat in range(len(saved.seats)) if seat != own]
    side = room.height - 2 * style.px(13)
    step = round(side * _LAPPED)
    if len(others) > 1:
        free = (room.width - words - side - style.px(20)) // (len(others) - 1)
        step = max(round(side * _CLOSEST), min(step, free))
    taken = side + step * (len(others) - 1) + style.px(20)
    if not others or words + taken > room.width:
        return 0
    for place, seat in enumerate(others):
        setup = saved.seats[seat]
        face = pygame.Rect(room.right - taken + style.px(20) + place * step, room.centery - side // 2, side, side)
        ring = style.theme.us if teams[seat] == teams[own] else style.theme.them
        draw_medallion(surface, style, face, setup.name, ring, face=face_of(style, setup))
    return taken


def fitting_words(style: Style, texts: Sequence[str], room: int) -> tuple[int, str]:
    """The first of them that has room, or has it a little smaller; the last in a smaller size where none has."""
    size = style.text(_SMALL)
    for text in texts:
        fitted = style.type.fitted(text, size, room)
        if fitted >= size * SMALLER and style.type.width(text, fitted) <= room:
            return fitted, text
    return style.type.fitted(texts[-1], size, room), texts[-1]


def standing_texts(saved: SavedMatch, *, yours: bool) -> list[str]:
    """The points with whose they are, and the same in fewer words; of what is no match what is wrong with it."""
    if not saved.game:
        return [notice_text(saved.notice) if saved.notice is not None else ""]
    teams = INFOS[saved.game].teams(len(saved.seats))
    if len(set(teams)) <= _TEAMS:
        named = [_board_text(saved, [_people(saved, team, yours=yours) for team in _in_order(saved)])]
        if yours and len(set(teams)) < len(teams):
            named.append(_board_text(saved, [name.said() for name in phrases_of(saved.game).teams]))
        return [*named, score_text([saved.totals[team] for team in _in_order(saved)])]
    names = [_people(saved, team, yours=yours) for team in _in_order(saved)]
    points = [number_text(saved.totals[team]) for team in _in_order(saved)]
    each = [_("{name} {points}", name=name, points=of) for name, of in zip(names, points, strict=True)]
    return [" · ".join(each), " · ".join([each[0], *points[1:]]), each[0]]


def state_said(saved: SavedMatch) -> str:
    """The round, or that it is a deal of the day; after more than two sides played the player's place in the match."""
    if saved.outcome is not None and saved.outcome.winners and len(saved.totals) > _TEAMS:
        fewest = saved.totals[saved.outcome.winners[0]] == min(saved.totals)
        place = ranks_of(saved.totals, fewest=fewest)[_own_team(saved)]
        return _("Place {place} of {number}", place=place, number=len(saved.totals))
    if saved.day:
        return _("Deal of the day")
    return phrases_of(saved.game or "").rounds.numbered.said(round=saved.round)


def _own_team(saved: SavedMatch) -> int:
    teams = INFOS[saved.game or ""].teams(len(saved.seats))
    return next((team for setup, team in zip(saved.seats, teams, strict=True) if setup.level is None), 0)


def _in_order(saved: SavedMatch) -> list[int]:
    """The teams, the player's first."""
    own = _own_team(saved)
    return [own, *sorted(set(INFOS[saved.game or ""].teams(len(saved.seats))) - {own})]


def _people(saved: SavedMatch, team: int, *, yours: bool) -> str:
    """Who plays for a team, the player first, or whoever played as the player."""
    teams = INFOS[saved.game or ""].teams(len(saved.seats))
    members = [setup for setup, of in zip(saved.seats, teams, strict=True) if of == team]
    members.sort(key=lambda setup: setup.level is not None)
    return names_text(_("You") if yours and setup.level is None else setup.name for setup in members)


def _board_text(saved: SavedMatch, names: Sequence[str]) -> str:
    """The points of two sides as on a board."""
    ours, theirs = (number_text(saved.totals[team]) for team in _in_order(saved))
    return _("{us} {ours} : {theirs} {them}", us=names[0], ours=ours, theirs=theirs, them=names[1])
