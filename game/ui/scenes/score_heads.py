"""The head of a column of the score: whose it is, what the round brought, the total, and how far that is on its way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style, draw_text
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.motion import Tween
from game.ui.shared_texts import names_text, number_text
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark

_NAME: Final = 30
_SMALL: Final = 19
_BAR: Final = 7
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
        """What it shows, with as many decimals as it will have."""
        if not self.counting(now):
            return self.value
        return Decimal(repr(self._tween.at(now))).quantize(Decimal(1).scaleb(min(0, _exponent(self.value))))


def _exponent(value: Decimal) -> int:
    exponent = value.as_tuple().exponent
    return exponent if isinstance(exponent, int) else 0


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
    """The portraits of the members."""
    mood: str
    """How they look at the round."""
    this: str
    """What the game calls this round."""
    shown: Decimal
    """This round's points so far."""
    total: Decimal
    limit: int
    """The total that ends the match; 0 where there is none."""
    sparing: bool = False
    """Whether the limit is better not reached."""
    out: bool = False
    """Whether the team is out of the match."""


def mood_at(points: Sequence[Decimal], team: int, *, fewest_win: bool) -> str:
    """How a team looks at the points of a round: glad is whose round it was, dismayed whom it cost most."""
    best, worst = (min(points), max(points)) if fewest_win else (max(points), min(points))
    if best == worst:
        return "calm"
    return "glad" if points[team] == best else "dismayed" if points[team] == worst else "calm"


def head_height(style: Style, *, way: bool) -> int:
    """In pixels, the line below it included, and with `way` the bar to the limit."""
    lines = style.type.height(style.text(_NAME), TextStyle.STRONG)
    lines += (1 + way) * style.type.height(style.text(_SMALL))
    return lines + style.px(24 if way else 20)


def draw_head(surface: pygame.Surface, style: Style, column: pygame.Rect, head: Head, *, narrow: bool) -> None:
    """Name and figures, and below them a bar to the limit with what is missing."""
    px, top = style.px, column.top + style.px(8)
    draw_mark(surface, style, head.place, (column.left + px(30), top + style.type.height(style.text(_NAME)) // 2))
    begin = column.left + px(52)
    high = style.type.height(style.text(_NAME), TextStyle.STRONG) + style.type.height(style.text(_SMALL))
    if column.width >= px(_ROOM_FOR_FACES):
        for number, (name, face) in enumerate(zip(head.members, head.faces, strict=True)):
            rect = pygame.Rect(begin + number * high * 3 // 4, top, high, high)
            colour, mood = (style.theme.bad, "dismayed") if head.out else (team_colour(style, head.place), head.mood)
            draw_medallion(surface, style, rect, name, colour, face=face, mood=mood)
            if head.out:
                surface.blit(_veil(style, rect.size), rect)
        begin += (len(head.members) - 1) * high * 3 // 4 + high + px(14)
    (_narrow if narrow else _wide)(surface, style, column, head, begin)
    if head.limit:
        _way(surface, style, column, head)
    if head.out:
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{column.width}" height="{column.height}">'
            f'<rect x="1.5" y="1.5" width="{column.width - 3}" height="{column.height - 3}" rx="{px(10)}" '
            f'fill="none" stroke="{hex_of(style.theme.bad)}" stroke-width="{max(2, px(3))}"/></svg>'
        )
        surface.blit(style.pictures.drawn(markup, column.size), column)


def _veil(style: Style, size: tuple[int, int]) -> pygame.Surface:
    """Darkness over the face of who is out."""
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" '
        f'fill="{hex_of(style.theme.night)}" fill-opacity="0.5"/></svg>'
    )
    return style.pictures.drawn(markup, size)


def team_colour(style: Style, place: int) -> Rgb:
    """The colour of a team's mark."""
    theme = style.theme
    return (theme.us, theme.them, theme.good, theme.bad)[place % 4]


def _wide(surface: pygame.Surface, style: Style, column: pygame.Rect, head: Head, left: int) -> None:
    """Name and members, this round and all rounds beside each other."""
    theme, px = style.theme, style.px
    top, right = column.top + px(8), column.right - px(20)
    name = draw_text(surface, style, head.name, _NAME, theme.text, TextStyle.STRONG, topleft=(left, top))
    members = style.type.shortened(names_text(head.members), style.text(_SMALL), column.centerx - left)
    draw_text(surface, style, members, _SMALL, theme.text_soft, topleft=name.bottomleft)
    for edge, label, figure in ((right, _("Total"), head.total), (right - px(170), head.this, head.shown)):
        drawn = draw_text(
            surface, style, number_text(figure), _NAME, theme.gilt, TextStyle.STRONG, topright=(edge, top)
        )
        draw_text(surface, style, label, _SMALL, theme.text_soft, topright=(edge, drawn.bottom))


def _narrow(surface: pygame.Surface, style: Style, column: pygame.Rect, head: Head, left: int) -> None:
    """The name beside the total, this round below them."""
    theme, px = style.theme, style.px
    top, right = column.top + px(8), column.right - px(20)
    figure = draw_text(
        surface, style, number_text(head.total), _NAME, theme.gilt, TextStyle.STRONG, topright=(right, top)
    )
    called = _("{rank}. {name}", rank=head.rank, name=head.name) if head.rank else head.name
    room = figure.left - px(10) - left
    size = style.type.fitted(called, style.text(_NAME), room, TextStyle.STRONG)
    if style.type.width(called, size, TextStyle.STRONG) > room:  # the order of the columns says it as well
        called, size = head.name, style.type.fitted(head.name, style.text(_NAME), room, TextStyle.STRONG)
    name = style.type.line(
        style.type.shortened(called, size, room, TextStyle.STRONG), size, theme.text, TextStyle.STRONG
    )
    surface.blit(name, name.get_rect(midleft=(left, figure.centery)))
    shown = number_text(head.shown)
    draw_text(surface, style, shown, _SMALL, theme.gilt, TextStyle.STRONG, topright=figure.bottomright)
    draw_text(surface, style, head.this, _SMALL, theme.text_soft, topleft=(left, figure.bottom))


def _way(surface: pygame.Surface, style: Style, column: pygame.Rect, head: Head) -> None:
    """The bar, and how many points are missing to its end."""
    theme, px = style.theme, style.px
    missing = max(Decimal(0), head.limit - head.total)
    if head.out:
        text = _("Out of the match")
    elif not missing:
        text = _("{points} reached", points=head.limit)
    elif head.sparing:
        text = _("{points} to spare", points=number_text(missing))
    else:
        text = _("{points} to go", points=number_text(missing))
    middle = column.top + head_height(style, way=True) - px(12) - style.type.height(style.text(_SMALL)) // 2
    colour, kind = (theme.bad, TextStyle.STRONG) if head.out else (theme.text_soft, TextStyle.BODY)
    said = draw_text(surface, style, text, _SMALL, colour, kind, midright=(column.right - px(20), middle))
    bar = pygame.Rect(column.left + px(20), 0, max(1, said.left - px(14) - column.left - px(20)), max(3, px(_BAR)))
    bar.centery = middle
    surface.fill(theme.panel_edge, bar)
    part = max(0.0, min(1.0, float(head.total) / head.limit))
    surface.fill(
        theme.bad if head.out else team_colour(style, head.place), (*bar.topleft, round(bar.width * part), bar.height)
    )


def ranks_of(totals: Sequence[Decimal], *, fewest: bool) -> list[int]:
    """The place of each total from 1, the best first; of equal ones the earlier."""
    order = sorted(range(len(totals)), key=lambda place: totals[place] if fewest else -totals[place])
    return [order.index(place) + 1 for place in range(len(totals))]
