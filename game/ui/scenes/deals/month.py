"""A month of deals of the day: one widget, a day a cell, in which the keys of a calendar work."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _, language
from game.i18n.dates import day_text, weekdays
from game.i18n.phrases import phrases_of
from game.i18n.wording import number_text, score_text
from game.match.deals.days import FIRST_DAY
from game.match.deals.results import OWN_TEAM, DayPlayed
from game.ui.graphics.drawing import Style, draw_focus, draw_text
from game.ui.graphics.theme import CONTRAST, DAY, Rgb, hex_of, mixed
from game.ui.scenes.deals.board import felt_style
from game.ui.scenes.deals.day_marks import SAID, Mark, draw_day_mark, mark_of
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets import Widget

_WEEK: Final = 7
_LEGEND: Final = 20
_TO_COME: Final = 16
"""Units of the number of a day that has no deal yet."""
_POINTS: Final = 22
_CHOSEN_POINTS: Final = 25
_SIGN: Final = 23
"""Units of the sign in the corner of a day that is over."""
_AIR: Final = 12
"""Units free at either side of points in a cell."""
_FAINT: Final = 0.6
"""How much of the colour of texts is in the sign of a day that was let go by."""
_TALL: Final = 1.2
"""So many times larger is all that stands in a cell that is as high as it is wide."""
_SQUARE: Final = 0.92
"""The least height of such a cell, in its width."""
_EDGED: Final = 0.75
"""The opacity of the edge of a day that is over, at least."""
_TEAMS: Final = 2
"""Sides of a match whose points both have room in a cell."""
_LEAST_WEEKS: Final = 5
"""Rows that there are always; a month of six weeks has lower ones."""
_STEPS: Final[Mapping[int, int]] = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -_WEEK, pygame.K_DOWN: _WEEK}
_MONTHS: Final[Mapping[int, int]] = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
_OPENS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class MonthGrid(Widget):
    """Shows the month of the chosen day. Arrows choose among days, Page Up and Page Down among months."""

    def __init__(self, today: date, on_choose: Callable[[], None], on_open: Callable[[], None]) -> None:
        super().__init__("month")
        self.today = today
        self.chosen = today
        self.played: Mapping[date, DayPlayed] = {}
        self.game = ""
        """On whose cloth the days lie."""
        self._on_choose = on_choose
        self._on_open = on_open

    def can_turn(self, months: int) -> bool:
        """Whether there is any deal so many months away."""
        return _first_of(self.chosen, months) <= self.today and _last_of(self.chosen, months) >= FIRST_DAY

    def turn(self, months: int) -> None:
        """Show another month, the same day of it chosen or the one nearest to it."""
        if self.can_turn(months):
            last = _last_of(self.chosen, months)
            self.choose(last.replace(day=min(self.chosen.day, last.day)))

    def choose(self, day: date) -> None:
        """Choose a day, or the one nearest to it that has a deal."""
        self.chosen = min(max(day, FIRST_DAY), self.today)
        self.dirty = True
        self._on_choose()

    def handle(self, event: pygame.Event) -> bool:
        """A click and the keys of a calendar choose, Enter opens, the wheel turns pages."""
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.turn(-1 if event.y > 0 else 1)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            day = next((day for day, cell in self._cells().items() if cell.collidepoint(event.pos)), None)
            if day is not None and self._has_deal(day):
                self.choose(day)
            return True
        return False

    def parts(self) -> dict[str, pygame.Rect]:
        """The days that have a deal, such as `day.2026-11-22`."""
        return {f"day.{day.isoformat()}": cell for day, cell in self._cells().items() if self._has_deal(day)}

    @property
    def spoken(self) -> str:
        """The chosen day and what became of it."""
        result = SAID[mark_of(self.played.get(self.chosen))].said()
        return _("{day}: {result}", day=day_text(self.chosen), result=result)

    @property
    def focus_rect(self) -> pygame.Rect:
        """Where the ring is."""
        return _within(self._cells()[self.chosen])

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Names of weekdays and a cell for each day, on the cloth of the game; days to come have none."""
        style = felt_style(style, self.game)
        wide = self.rect.width // _WEEK
        for column, name in enumerate(weekdays()):
            middle = (self._left + column * wide + wide // 2, self.rect.top + self._head // 2)
            size = style.type.fitted(name, style.text(20), wide)
            shown = style.type.shortened(name, size, wide)
            line = style.type.line(shown, size, style.theme.text)
            surface.blit(line, line.get_rect(center=middle))
        cells = {day: _within(cell) for day, cell in self._cells().items()}
        exact = [_points_of(told, whole=False) for day, told in self.played.items() if told.finished and day in cells]
        widest = max((style.type.width(text, style.text(_POINTS), TextStyle.STRONG) for text in exact), default=0)
        whole = widest > cells[self.chosen].width - 2 * style.px(_AIR)
        for day, cell in cells.items():
            self._paint_day(surface, style, day, cell, whole=whole)

    @property
    def _head(self) -> int:
        """Pixels of the names of the weekdays."""
        return self.rect.height // (2 * _LEAST_WEEKS + 2)

    @property
    def _left(self) -> int:
        """Where the first column begins: what no column can have of the width lies at both sides."""
        return self.rect.left + self.rect.width % _WEEK // 2

    def _cells(self) -> dict[date, pygame.Rect]:
        """Where each day of the month lies."""
        days = list(Calendar(language().week_begins).itermonthdates(self.chosen.year, self.chosen.month))
        weeks = max(_LEAST_WEEKS, len(days) // _WEEK)
        wide, high = self.rect.width // _WEEK, (self.rect.height - self._head) // weeks
        top = self.rect.top + self._head
        return {
            day: pygame.Rect(self._left + place % _WEEK * wide, top + place // _WEEK * high, wide, high)
            for place, day in enumerate(days)
            if day.month == self.chosen.month
        }

    def _has_deal(self, day: date) -> bool:
        return FIRST_DAY <= day <= self.today

    def _paint_day(self, surface: pygame.Surface, style: Style, day: date, cell: pygame.Rect, *, whole: bool) -> None:
        theme, today = style.theme, day == self.today
        told = self.played.get(day)
        became, won = mark_of(told), told is not None and told.won
        if self._has_deal(day):
            markup = _cell_markup(style, cell.size, today=today, chosen=day == self.chosen, became=became)
        else:
            markup = _empty_markup(style, cell.size)
        surface.blit(style.pictures.drawn(markup, cell.size), cell)
        colour = theme.gilt if today or day == self.chosen else theme.text if self._has_deal(day) else theme.text_soft
        larger = _TALL if cell.height >= cell.width * _SQUARE else 1.0
        units = larger * (28 if today else 24 if self._has_deal(day) else _TO_COME)
        if became in (Mark.WON, Mark.NOT_WON):  # gold is faint on the tint of a lost day
            colour = theme.ink if won else theme.text
        strong = TextStyle.STRONG if won or day in (self.today, self.chosen) else TextStyle.BODY
        words = style.type.height(style.text(28), TextStyle.STRONG) + style.type.height(
            style.text(18), TextStyle.STRONG
        )
        marked = self._has_deal(day) and (told is not None or cell.height >= words + style.px(8))
        middle = cell.top + cell.height * 36 // 100 if marked else cell.centery
        draw_text(surface, style, str(day.day), units, colour, strong, center=(cell.centerx, middle))
        below = (cell.centerx, cell.top + cell.height * 74 // 100)
        if told is not None and told.finished and cell.height >= words + style.px(8):
            side = style.px(_SIGN)
            corner = (cell.right - round(0.9 * side), cell.top + round(0.9 * side))
            draw_day_mark(surface, style, became, side, corner, theme.ink if won else theme.lost)
            room = cell.width - 2 * style.px(_AIR)
            points = _points_of(told, whole=whole)
            units = larger * (_CHOSEN_POINTS if day == self.chosen else _POINTS)
            size = style.type.fitted(points, style.text(units), room, TextStyle.STRONG)
            line = style.type.line(points, size, theme.ink if won else theme.text, TextStyle.STRONG)
            surface.blit(line, line.get_rect(center=below))
        elif told is not None:
            side = max(10, min(cell.height * 32 // 100, style.px(26)))
            draw_day_mark(surface, style, became, side, below)
        elif marked and not today:
            draw_day_mark(surface, style, Mark.WAITING, style.px(20), below, mixed(theme.felt_deep, theme.text, _FAINT))
        elif marked:
            size = style.type.fitted(_("Today"), style.text(18), cell.width - style.px(8), TextStyle.STRONG)
            line = style.type.line(_("Today"), size, theme.gilt, TextStyle.STRONG)
            surface.blit(line, line.get_rect(center=below))
        if day == self.chosen and self.focused:
            draw_focus(surface, style, cell, radius=8)

    def _key(self, key: int) -> bool:
        if key in _STEPS:
            self.choose(self.chosen + timedelta(days=_STEPS[key]))
        elif key in _MONTHS:
            self.turn(_MONTHS[key])
        elif key == pygame.K_HOME:
            self.choose(FIRST_DAY)
        elif key == pygame.K_END:
            self.choose(self.today)
        elif key in _OPENS:
            self._on_open()
        else:
            return False
        return True


def _cell_markup(style: Style, size: tuple[int, int], *, today: bool, chosen: bool, became: Mark) -> str:
    """The cell of a day that has a deal: sunk into the cloth, tinted by what became of it, edged if chosen."""
    theme, unit = style.theme, style.scale
    wide, high = size
    edge, opacity = (max(2.0, 3 * unit), 1.0) if chosen else (max(1.0, 1.5 * unit), 0.85 if today else 0.45)
    lamp = 0.1 if theme.name == CONTRAST.name else 0.24
    by_day = theme.name == DAY.name
    fill, part = (theme.panel_raised, 0.8) if by_day else (theme.night, 0.42)
    won, dashes = became is Mark.WON, ""
    if today and became is Mark.WAITING:
        fill, part = (mixed(theme.panel_raised, theme.brass, 0.3), 0.9) if by_day else (theme.brass, lamp)
    stroke = theme.rim if by_day else theme.brass
    if became in (Mark.WON, Mark.NOT_WON):
        fill, part = _tint(style, became)
        stroke, opacity = stroke if won else theme.lost, max(opacity, _EDGED)
    elif became is Mark.IN_PLAY and not chosen:
        opacity, dashes = 1.0, f' stroke-dasharray="{style.px(6)},{style.px(5)}"'
    if chosen:
        stroke = theme.text if won else theme.rim_lit if by_day else theme.brass_light
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">'
        f'<rect x="{edge / 2}" y="{edge / 2}" width="{wide - edge}" height="{high - edge}" rx="{style.px(8)}" '
        f'fill="{hex_of(fill)}" fill-opacity="{part}" stroke="{hex_of(stroke)}" '
        f'stroke-opacity="{opacity}" stroke-width="{edge}"{dashes}/></svg>'
    )


def _tint(style: Style, became: Mark) -> tuple[Rgb, float]:
    """The colour of a day that is over and how much it covers: gold if won, a deep blue if lost."""
    theme = style.theme
    if became is Mark.WON:
        return theme.brass_light, 0.92
    if theme.name == DAY.name:
        return mixed(theme.panel_raised, theme.lost, 0.42), 0.95
    return mixed(theme.dusk, theme.lost, 0.16), 0.96


def _empty_markup(style: Style, size: tuple[int, int]) -> str:
    """The cell of a day that is still to come: an edge, hardly there."""
    (wide, high), edge = size, max(1.0, 1.2 * style.scale)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">'
        f'<rect x="{edge / 2}" y="{edge / 2}" width="{wide - edge}" height="{high - edge}" rx="{style.px(8)}" '
        f'fill="{hex_of(style.theme.night)}" fill-opacity="0.1" stroke="{hex_of(style.theme.rim)}" '
        f'stroke-opacity="0.22" stroke-width="{edge}"/></svg>'
    )


def _within(cell: pygame.Rect) -> pygame.Rect:
    """The panel of a day in its cell."""
    apart = cell.width // 16
    return cell.inflate(-apart, -apart)


def points_legend(game: str, teams: int) -> str:
    """What the points of a day are, of a game that so many sides play."""
    return " : ".join(name.said() for name in phrases_of(game).teams) if teams == _TEAMS else _("Your points")


def _points_of(told: DayPlayed, *, whole: bool) -> str:
    """Of both sides; of more the player's alone. In `whole` points where no more has room."""
    totals = [total.quantize(Decimal(1)) if whole else total for total in told.totals]
    return score_text(totals) if len(totals) == _TEAMS else number_text(totals[OWN_TEAM])


def paint_legend(surface: pygame.Surface, style: Style, rect: pygame.Rect, points: str) -> None:
    """What the marks say, side by side, and at the end what the `points` are, where there is room."""
    px = style.px
    side, left, size = px(23), rect.left + px(6), style.text(_LEGEND)
    words = [message.said() for message in SAID.values()]
    fixed, apart = len(words) * (side + px(8)) + px(6), px(26)
    while fixed + (len(words) - 1) * apart + sum(style.type.width(said, size) for said in words) > rect.width:
        if apart > px(10):
            apart -= 1
        elif size > SMALLEST:
            size -= 1
        else:
            break
    for kind, said in zip(SAID, words, strict=True):
        draw_day_mark(surface, style, kind, side, (left + side // 2, rect.centery))
        line = style.type.line(said, size, style.theme.text)
        place = line.get_rect(midleft=(left + side + px(8), rect.centery))
        surface.blit(line, place)
        left = place.right + apart
    told = style.type.line(points, size, style.theme.text, TextStyle.STRONG)
    if left + told.get_width() <= rect.right - px(6):
        surface.blit(told, told.get_rect(midright=(rect.right - px(6), rect.centery)))


def _first_of(day: date, months: int) -> date:
    """The first day of the month so many months after that of a day."""
    number = day.year * 12 + day.month - 1 + months
    return date(number // 12, number % 12 + 1, 1)


def _last_of(day: date, months: int) -> date:
    return _first_of(day, months + 1) - timedelta(days=1)
