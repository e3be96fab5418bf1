"""The head of a column of the score: whose it is, what the round brought, the total, and how far that is on its way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import names_text, number_text
from game.ui.graphics.drawing import Style, draw_text
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb
from game.ui.motion import Tween
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark

_NAME: Final = 30
_TOTAL: Final = 44
_SMALL: Final = 19
_BAR: Final = 7
_NEAR: Final = Decimal("0.4")
"""Who is so near to the worst of a round, as a part of all there is between it and the best, is dismayed as well."""
_ROOM_FOR_FACES: Final = 380
"""Units of a column from which on faces leave names enough room."""


class Figure:
    """A number that counts up to what it is."""

    def __init__(self, value: Decimal) -> None:
        self.value = value
        self._tween = Tween(float(value))

    def to(self, value: Decimal, now: float, ms: float) -> None:
        """Count on to another value within `ms`."""
        self.value = value
        if ms > 0:
            self._tween.to(float(value), now, ms)
        else:
            self._tween.jump(float(value))

    def counting(self, now: float) -> bool:
        """Whether it is on its way."""
        return not self._tween.done(now)

    def at(self, now: float) -> Decimal:
        """What it shows: whole points from what it will be, so that its decimals stand still."""
        if not self.counting(now):
            return self.value
        return self.value - int(self.value - Decimal(repr(self._tween.at(now))))


@dataclass(frozen=True, slots=True)
class Head:
    """What the head of one column says at a moment."""

    place: int
    """The team in the order of marks, the own one 0."""
    rank: int
    """From 1, or 0 where two teams need none."""
    name: str
    members: tuple[str, ...]
    faces: tuple[str, ...]
    """The portraits of the members; none where they stand elsewhere."""
    face: int
    """Units of the side of one."""
    mood: str
    """How they look at the round."""
    total: Decimal
    limit: int
    """The total that ends the match; 0 where there is none."""
    sparing: bool = False
    """Whether the limit is better not reached."""
    out: bool = False
    """Whether they are out of the match."""
    aside: tuple[int, int] = (0, 0)
    """How far their faces are beside their places."""


def mood_at(points: Sequence[Decimal], team: int, *, fewest_win: bool) -> str:
    """How a team looks at the points of a round: glad is whose round it was, dismayed whom it cost nearly the most."""
    best, worst = (min(points), max(points)) if fewest_win else (max(points), min(points))
    if best == worst:
        return "calm"
    if points[team] == best:
        return "glad"
    return "dismayed" if abs(points[team] - worst) <= _NEAR * abs(worst - best) else "calm"


def head_height(style: Style, *, way: bool, face: int) -> int:
    """In pixels, the line below it included; with `way` the bar to the limit, with faces of `face` units, or none."""
    small = way * style.type.height(style.text(_SMALL))
    return _upper(style, face) + small + style.px(24 if way else 20)


def _upper(style: Style, face: int) -> int:
    """The height of faces, name and total."""
    name = style.type.height(style.text(_NAME), TextStyle.STRONG)
    return max(name + style.type.height(style.text(_SMALL)) + style.px(10), style.px(face)) if face else name


def room_for_members(style: Style, column: int, members: Sequence[str], total: Decimal, face: int) -> bool:
    """Whether the names of a team have room beside faces of so many units and a total, in a column of this width."""
    high = _upper(style, face)
    figure = style.type.width(number_text(total), style.text(_TOTAL), TextStyle.STRONG)
    faces = (len(members) - 1) * high * 3 // 4 + high
    room = column - style.px(52 + 14 + 10 + 20) - faces - figure
    return style.type.width(names_text(members), style.text(_SMALL)) <= room


def draw_head(surface: pygame.Surface, style: Style, column: pygame.Rect, head: Head, *, narrow: bool) -> pygame.Rect:
    """Name and total, and below them a bar to the limit with what is missing; returns what is free between them."""
    px, high = style.px, _upper(style, head.face)
    top = column.top + px(8)
    draw_mark(surface, style, head.place, (column.left + px(30), top + high // 2))
    begin = column.left + px(52)
    if column.width >= px(_ROOM_FOR_FACES) and head.faces:
        for number, (name, face) in enumerate(zip(head.members, head.faces, strict=True)):
            rect = pygame.Rect(begin + number * high * 3 // 4, top, high, high)
            colour = team_colour(style, head.place)
            rect.move_ip(head.aside)
            draw_medallion(surface, style, rect, name, colour, face=face, mood=head.mood)
        begin += (len(head.members) - 1) * high * 3 // 4 + high + px(14)
    total = number_text(head.total)
    figure = style.type.line(total, style.text(_NAME if narrow else _TOTAL), style.theme.gilt, TextStyle.STRONG)
    at = figure.get_rect(midright=(column.right - px(20), top + high // 2))
    surface.blit(figure, at)
    room = pygame.Rect(begin, top, at.left - px(10) - begin, high)
    ends = _draw_name(surface, style, head, room)
    if head.limit:
        _way(surface, style, column, head)
    return pygame.Rect(ends + px(14), top, max(0, room.right - px(14) - ends - px(14)), high)


def _draw_name(surface: pygame.Surface, style: Style, head: Head, room: pygame.Rect) -> int:
    """The name, with its rank where there is one, above those who belong to the team; returns where they end."""
    called = _("{rank}. {name}", rank=head.rank, name=head.name) if head.rank else head.name
    size = style.type.fitted(called, style.text(_NAME), room.width, TextStyle.STRONG)
    if style.type.width(called, size, TextStyle.STRONG) > room.width:  # the order of the columns says it as well
        called, size = head.name, style.type.fitted(head.name, style.text(_NAME), room.width, TextStyle.STRONG)
    called = style.type.shortened(called, size, room.width, TextStyle.STRONG)
    members = names_text(head.members) if len(head.members) > 1 else ""
    small = style.text(_SMALL)
    high = style.type.height(size, TextStyle.STRONG) + (style.type.height(small) if members else 0)
    name = style.type.line(called, size, style.theme.text, TextStyle.STRONG)
    surface.blit(name, (room.left, room.centery - high // 2))
    ends = room.left + name.get_width()
    if members:
        below = (room.left, room.centery - high // 2 + name.get_height())
        text = style.type.shortened(members, small, room.width)
        ends = max(ends, surface.blit(style.type.line(text, small, style.theme.text_soft), below).right)
    return ends


def team_colour(style: Style, place: int) -> Rgb:
    """The colour of a team's mark."""
    theme = style.theme
    return (theme.us, theme.them, theme.good, theme.bad)[place % 4]


def _way(surface: pygame.Surface, style: Style, column: pygame.Rect, head: Head) -> None:
    """The bar, and how many points are missing to its end."""
    theme, px = style.theme, style.px
    missing = max(Decimal(0), head.limit - head.total)
    if head.out:
        text = _("Out")
    elif not missing:
        text = _("{points} reached", points=head.limit)
    elif head.sparing:
        text = _("{points} to spare", points=number_text(missing))
    else:
        text = _("{points} to go", points=number_text(missing))
    middle = (
        column.top + head_height(style, way=True, face=head.face) - px(12) - style.type.height(style.text(_SMALL)) // 2
    )
    said = draw_text(surface, style, text, _SMALL, theme.text_soft, midright=(column.right - px(20), middle))
    bar = pygame.Rect(column.left + px(20), 0, max(1, said.left - px(14) - column.left - px(20)), max(3, px(_BAR)))
    bar.centery = middle
    surface.fill(theme.panel_edge, bar)
    part = max(0.0, min(1.0, float(head.total) / head.limit))
    surface.fill(team_colour(style, head.place), (*bar.topleft, round(bar.width * part), bar.height))
