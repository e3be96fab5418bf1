"""One saved match in the list: its game, how it stands, who sat there, and when it was played."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Final

import pygame

from game.games import INFOS
from game.i18n import _
from game.i18n.phrases import notice_text, phrases_of
from game.match.summary import SavedMatch, is_resumable
from game.storage.index import Row
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.emblem import draw_emblem
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.graphics.theme import Rgb
from game.ui.shared_texts import score_text
from game.ui.text import TextStyle

_TITLE: Final = 25
_SMALL: Final = 19
_EDGE: Final = 7
"""Units of the coloured edge that tells the result."""
_LAPPED: Final = 0.72
"""From one face to the next, in sides of one."""


class Result(Enum):
    """How it stands with a match, as the edge of its row tells it; its words say it as well."""

    NONE = auto()
    IN_PLAY = auto()
    FINISHED = auto()
    LOST = auto()
    BROKEN = auto()


def result_of(row: Row, won: bool | None) -> Result:
    """Of a row of the archive; `won` where that is known."""
    if row.damage is not None:
        return Result.BROKEN
    if row.finished:
        return Result.LOST if won is False else Result.FINISHED
    return Result.IN_PLAY if is_resumable(row) else Result.NONE


@dataclass(frozen=True, slots=True)
class RowTold:
    """What a row says besides the match itself."""

    state: str
    date: str
    result: Result
    chosen: bool


def row_height(style: Style) -> int:
    """Of a row of the list, in pixels."""
    return (
        style.type.height(style.text(_TITLE), TextStyle.STRONG) + style.type.height(style.text(_SMALL)) + style.px(26)
    )


def title_text(saved: SavedMatch) -> str:
    """The game, or what the file is that holds none."""
    if saved.game:
        return phrases_of(saved.game).title
    return _("Reading…") if saved.unread else _("Damaged file")


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
    return _("{date}, {time}", date=f"{when:%Y-%m-%d}", time=time)


def paint_row(surface: pygame.Surface, style: Style, rect: pygame.Rect, saved: SavedMatch, told: RowTold) -> None:
    """Emblem, game and standing, the others' faces, date and state; of what is no match what is wrong with it."""
    theme, px = style.theme, style.px
    draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if told.chosen else PanelKind.ROW)
    colour = _colour(style, told.result)
    if told.result is not Result.NONE:
        edge = pygame.Rect(rect.left + px(8), rect.top + px(12), px(_EDGE), rect.height - 2 * px(12))
        surface.fill(colour, edge)
    left, right = rect.left + px(28), rect.right - px(20)
    side = rect.height - 2 * px(10)
    if saved.game:
        draw_emblem(surface, style, pygame.Rect(left, rect.centery - side // 2, side, side), saved.game)
    elif told.result is Result.BROKEN:
        draw_text(surface, style, "!", 38, theme.bad, TextStyle.TITLE, center=(left + side // 2, rect.centery))
    left += side + px(16)
    above = style.type.height(style.text(_TITLE), TextStyle.STRONG)
    top = rect.centery - (above + style.type.height(style.text(_SMALL))) // 2
    day = draw_text(surface, style, told.date, _SMALL, theme.text_soft, topright=(right, top + px(4)))
    mark = draw_text(surface, style, told.state, _SMALL, colour, topright=(right, top + above))
    right = min(day.left, mark.left) - px(16)
    title, line = title_text(saved), _standing_text(saved)
    words = max(
        style.type.width(title, style.text(_TITLE), TextStyle.STRONG), style.type.width(line, style.text(_SMALL))
    )
    if saved.game:
        teams = INFOS[saved.game].teams(len(saved.seats))
        right -= _paint_faces(
            surface, style, saved, teams, pygame.Rect(left, rect.top, right - left, rect.height), words
        )
    title = style.type.shortened(title, style.text(_TITLE), right - left, TextStyle.STRONG)
    draw_text(surface, style, title, _TITLE, theme.text, TextStyle.STRONG, topleft=(left, top))
    line = style.type.shortened(line, style.text(_SMALL), right - left)
    draw_text(surface, style, line, _SMALL, theme.text_soft, topleft=(left, top + above))


def _colour(style: Style, result: Result) -> Rgb:
    theme = style.theme
    return {
        Result.NONE: theme.text_soft,
        Result.IN_PLAY: theme.gilt,
        Result.FINISHED: theme.good,
        Result.LOST: theme.text_faint,
        Result.BROKEN: theme.bad,
    }[result]


def _paint_faces(
    surface: pygame.Surface, style: Style, saved: SavedMatch, teams: tuple[int, ...], room: pygame.Rect, words: int
) -> int:
    """Those who sat with the player, at the end of the room beside the words; returns what they take."""
    own = next((seat for seat, setup in enumerate(saved.seats) if setup.level is None), 0)
    others = [seat for seat in range(len(saved.seats)) if seat != own]
    side = room.height - 2 * style.px(13)
    step = round(side * _LAPPED)
    taken = side + step * (len(others) - 1) + style.px(20)
    if not others or words + taken > room.width:
        return 0
    for place, seat in enumerate(others):
        setup = saved.seats[seat]
        face = pygame.Rect(room.right - taken + style.px(20) + place * step, room.centery - side // 2, side, side)
        ring = style.theme.us if teams[seat] == teams[own] else style.theme.them
        draw_medallion(surface, style, face, setup.name, ring, face=face_of(style, setup))
    return taken


def _standing_text(saved: SavedMatch) -> str:
    if saved.game:
        round_text = phrases_of(saved.game).rounds.numbered.said(round=saved.round)
        return _("{round} · {totals}", round=round_text, totals=score_text(saved.totals))
    return notice_text(saved.notice) if saved.notice is not None else ""
