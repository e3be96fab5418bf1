"""The deals of a month as a calendar on the cloth of the game's home, in which the keys of a calendar work."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

import pygame

from game.i18n import _
from game.match.course import LOST, WON
from game.match.deals.day_views import CalendarDay, DayResult, MonthView, can_turn, turned_month
from game.match.deals.days import FIRST_DAY
from game.ui.graphics.background import corners
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.icons import icon
from game.ui.graphics.outcome import SIGNS, draw_outcome
from game.ui.graphics.tables import TABLES, home_of
from game.ui.graphics.theme import CONTRAST, DAY, Rgb, hex_of, mixed, table_theme
from game.ui.kit import (
    Align,
    Column,
    Extent,
    FirstThatFits,
    Grid,
    Node,
    Panel,
    Role,
    Row,
    Space,
    Spacer,
    Spoken,
    Stack,
    Text,
    Tone,
    spoken,
)
from game.ui.widgets import Widget

_WEEK: Final = 7
_FEWEST_WEEKS: Final = 5
"""A month has so many rows at least; one of six weeks has lower ones."""
_STEPS: Final[Mapping[int, int]] = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -_WEEK, pygame.K_DOWN: _WEEK}
_MONTHS: Final[Mapping[int, int]] = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
_OPENS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_OUTCOMES: Final = {DayResult.WON: WON, DayResult.LOST: LOST}
_FRAME: Final = 13
_CORNER: Final = 50
_OVER: Final = 5
_PAD: Final = 10
_RADIUS: Final = 8
"""Units of the frame around the cloth, of its brass corners, by which they reach over it, and of the cloth around days.
"""
_FAINT: Final = 0.6
"""How much of the colour of texts is in the sign of a day that was let go by."""
_EDGED: Final = 0.75
"""The opacity of the edge of a day that is over, at least."""
_BLEACHED: Final = 0.7
"""How much of a white page is in the cloth by day."""


class Calendar(Widget):
    """Chooses among the days of a month. Arrows walk from day to day, Page Up and Page Down from month to month."""

    def __init__(self, today: date, on_choose: Callable[[], None], on_open: Callable[[], None]) -> None:
        super().__init__("month")
        self.today = today
        self.chosen = today
        self.cells: Mapping[date, Node] = {}
        """The nodes of the days that have a deal."""
        self._on_choose = on_choose
        self._on_open = on_open

    def turn(self, months: int) -> None:
        """Show another month, the same day of it chosen or the one nearest to it."""
        if can_turn(self.chosen, self.today, months):
            self.choose(turned_month(self.chosen, months))

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
            day = next((day for day, cell in self.cells.items() if cell.rect.collidepoint(event.pos)), None)
            if day is not None:
                self.choose(day)
            return True
        return False

    def parts(self) -> dict[str, pygame.Rect]:
        """The days that have a deal, such as `day.2026-11-22`."""
        return {f"day.{day.isoformat()}": cell.rect for day, cell in self.cells.items()}

    @property
    def spoken(self) -> str:
        """The chosen day and what became of it."""
        return spoken(self.cells[self.chosen]) if self.chosen in self.cells else ""

    @property
    def focus_rect(self) -> pygame.Rect:
        """Where the ring is."""
        return self.cells[self.chosen].rect

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The ring around the chosen day, if it has the focus."""
        if self.focused:
            draw_focus(surface, style, self.focus_rect, radius=_RADIUS)

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


class _Days(Stack):
    """The cells of all days, for the calendar to choose from."""

    def __init__(self, widget: Calendar, cells: Mapping[date, Node], grid: Node) -> None:
        super().__init__(grid)
        self._widget = widget
        self._cells = cells

    def texts(self) -> Iterator[str]:
        """The chosen day."""
        yield spoken(self._cells[self._widget.chosen])

    def own_widgets(self) -> Sequence[Widget]:
        """The calendar."""
        return (self._widget,)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Tell the calendar where its days are."""
        super().arrange(style, rect)
        self._widget.cells = self._cells
        if self._widget.rect != rect:
            self._widget.place(rect)


def month_board(widget: Calendar, view: MonthView, game: str, *, grow: float = 1) -> Node:
    """A month on the cloth of a game's home: names of weekdays, a cell for each day, and what the marks say."""
    legend = Row(
        *(Row(DayMark(result, side=23), Text(result.label), gap=Space.SMALL) for result in DayResult),
        Spacer(grow=1),
        Text(view.points, Role.LABEL, optional=True),
        gap=Space.WIDE,
    )
    names = [Text(name, Role.SMALL, Tone.TEXT, side=Align.CENTER, said="") for name in view.weekdays]
    days = [day for week in view.weeks for day in week if day is not None]
    exact = any(len(set(day.points)) > 1 for day in days)
    manners = ((0, Role.LABEL), (1, Role.LABEL), (1, Role.SMALL))[not exact :]
    wordings = (_days(widget, view, *manner) for manner in manners)
    head = Grid(*names, columns=_WEEK, gap=Space.SMALL)
    return _Board(Column(head, FirstThatFits(*wordings, at="natural", grow=1), legend), game, grow=grow)


def _days(widget: Calendar, view: MonthView, wording: int, role: Role) -> Node:
    """All days with their points in one of the two wordings, in a role."""
    cells = {
        each.day: _day(each, view, wording, role, chosen=each.day == widget.chosen)
        for week in view.weeks
        for each in week
        if each is not None
    }
    places = [cells[each.day] if each is not None else Spacer() for week in view.weeks for each in week]
    places += [Spacer()] * _WEEK * max(0, _FEWEST_WEEKS - len(view.weeks))
    chosen = {each.day: cells[each.day] for week in view.weeks for each in week if each and each.result is not None}
    return _Days(widget, chosen, Grid(*places, columns=_WEEK, gap=Space.SMALL))


def _day(day: CalendarDay, view: MonthView, wording: int, role: Role, *, chosen: bool) -> Node:
    """The number of a day, and below it its points, a mark, or that it is today."""
    if day.result is None:
        number = Text(str(day.day.day), Role.SMALL, side=Align.CENTER)
        return _Cell(Column(number, justify=Align.CENTER), day, chosen=False)
    won, over = day.result is DayResult.WON, day.result in _OUTCOMES
    tone = Tone.INK if won else Tone.TEXT if over else Tone.GILT if chosen or day.is_today else Tone.TEXT
    crowded, loud = role is Role.SMALL, chosen or day.is_today or won
    loudness = Role.BODY if not loud else Role.LABEL if crowded else Role.STRONG
    number = Text(str(day.day.day), loudness, tone, side=Align.CENTER, said="")
    if over:
        points = day.points[wording]
        ink = Tone.INK if won else Tone.TEXT
        below: Node = Text(points, role, ink, side=Align.CENTER, said=f"{view.points} {points}")
    elif day.is_today and day.result is DayResult.WAITING:
        sizes = (Text(_("Today"), each, Tone.GILT, side=Align.CENTER) for each in (Role.LABEL, Role.SMALL))
        below = FirstThatFits(*sizes, Spacer(), optional=True)
    else:
        below = DayMark(day.result, side=23, faint=day.result is DayResult.WAITING, optional=True)
    words = Column(
        Spoken(day.weekday),
        Spoken(day.text),
        number,
        below,
        gap=Space.NONE if crowded else Space.TIGHT,
        justify=Align.CENTER,
    )
    corner = Row(DayMark(day.result, side=20, bare=True), justify=Align.END)
    return _Cell(Stack(words, Column(Spacer(height=5), corner, gap=Space.NONE)) if over else words, day, chosen=chosen)


class _Cell(Panel):
    """A day: sunk into the cloth, tinted by what became of it, edged if chosen; hardly there while it is to come."""

    def __init__(self, child: Node, day: CalendarDay, *, chosen: bool) -> None:
        super().__init__(child, pad=Space.TIGHT, pad_above=Space.NONE)
        self._day = day
        self._chosen = chosen

    def content(self) -> Hashable:
        """The day, and whether it is chosen."""
        return self._day, self._chosen

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The cell, then what lies in it."""
        size, day = self.rect.size, self._day
        if day.result is None:
            markup = _empty_markup(style, size)
        else:
            markup = _cell_markup(style, size, day.result, today=day.is_today, chosen=self._chosen)
        surface.blit(style.pictures.drawn(markup, size), self.rect)
        self.child.paint(surface, style, area)


class DayMark(Node):
    """What became of a day, as a sign."""

    def __init__(
        self, result: DayResult, *, side: float, bare: bool = False, faint: bool = False, optional: bool = False
    ) -> None:
        """Show a sign `side` units high; `bare` is without the disc of its colour, for a ground that has it."""
        super().__init__(optional=optional)
        self._result = result
        self._side = side
        self._bare = bare
        self._faint = faint

    def content(self) -> Hashable:
        """The sign."""
        return self._result, self._bare, self._faint

    def measure_width(self, style: Style) -> Extent:
        """A square."""
        return Extent.fixed(style.px(self._side))

    def measure_height(self, style: Style, width: int) -> Extent:
        """A square."""
        return Extent.fixed(style.px(self._side))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The sign in the middle of its room."""
        theme, ink = style.theme, None
        if self._bare:
            ink = theme.ink if self._result is DayResult.WON else theme.lost
        elif self._faint:
            ink = mixed(theme.felt_deep, theme.text, _FAINT)
        square = pygame.Rect(0, 0, style.px(self._side), style.px(self._side)).move_to(center=self.rect.center)
        draw_day_mark(surface, style, self._result, square, ink)


class _Board(Panel):
    """What the days lie on: the cloth of the game's home in a frame of wood and brass. By day it is bleached."""

    def __init__(self, child: Node, game: str, *, grow: float) -> None:
        super().__init__(child, grow=grow)
        self._game = game

    def padding(self, style: Style) -> tuple[int, int]:
        """The frame, and a margin within it."""
        return style.px(_FRAME + _PAD), style.px(_FRAME + _PAD)

    def content(self) -> Hashable:
        """The game."""
        return self._game

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Frame and cloth with a line of brass on either edge, corners, and the days in the colours of the cloth."""
        style = felt_style(style, self._game)
        kind = PanelKind.CLOTH if style.theme is DAY else PanelKind.FELT
        draw_panel(surface, style, self.rect, kind, radius=_RADIUS)
        surface.blit(style.pictures.drawn(_lines_markup(style, self.rect.size), self.rect.size), self.rect)
        corners(style, surface, self.rect.inflate(2 * style.px(_OVER), 2 * style.px(_OVER)), _CORNER)
        self.child.paint(surface, style, area)


def draw_day_mark(
    surface: pygame.Surface, style: Style, result: DayResult, square: pygame.Rect, ink: Rgb | None = None
) -> None:
    """A tick, a cross, three dots or an arrow that fills a square: in `ink`, else on a disc where a day is over."""
    theme, side, outcome = style.theme, square.width, _OUTCOMES.get(result)
    if outcome is not None:
        if ink is None:
            draw_outcome(surface, style, square, outcome)
        else:
            surface.blit(icon(style, SIGNS[outcome], side, ink), square)
        return
    if result is DayResult.IN_PLAY:
        dots = (f'<circle cx="{across}" cy="50" r="12"/>' for across in (14, 50, 86))
        shape = f'<g fill="{hex_of(theme.gilt)}">{"".join(dots)}</g>'
    else:
        shape = f'<path d="M32 22L74 50L32 78Z" fill="none" stroke="{hex_of(ink or theme.text)}" '
        shape += 'stroke-width="11" stroke-linejoin="round"/>'
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="{side}" height="{side}">{shape}</svg>'
    )
    surface.blit(style.pictures.drawn(markup, (side, side)), square)


def felt_style(style: Style, game: str) -> Style:
    """The style in which something lies on the cloth of a game's home, which is bleached by day."""
    look = TABLES[home_of(game)]
    if style.theme is not DAY:
        return replace(style, theme=look.dyed(table_theme(style.theme)))
    dyed, page = look.dyed(DAY), DAY.parchment
    light, deep = mixed(dyed.felt_light, page, _BLEACHED), mixed(dyed.felt, page, _BLEACHED)
    return replace(style, theme=replace(DAY, felt_light=light, felt_deep=deep))


def _lines_markup(style: Style, size: tuple[int, int]) -> str:
    """A thin line at the outer edge of the frame and a brighter one at the inner."""
    (wide, high), theme, inner = size, style.theme, style.px(_FRAME)
    lines = ((1.5 * style.scale, theme.brass_dark, 1.0), (inner, theme.brass, 0.9))
    drawn = "".join(
        f'<rect x="{inset}" y="{inset}" width="{wide - 2 * inset}" height="{high - 2 * inset}" rx="{style.px(4)}" '
        f'fill="none" stroke="{hex_of(colour)}" stroke-opacity="{opacity}" stroke-width="{max(1.0, 2 * style.scale)}"/>'
        for inset, colour, opacity in lines
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">{drawn}</svg>'


def _cell_markup(style: Style, size: tuple[int, int], result: DayResult, *, today: bool, chosen: bool) -> str:
    """The cell of a day that has a deal."""
    theme, unit = style.theme, style.scale
    wide, high = size
    edge, opacity = (max(2.0, 3 * unit), 1.0) if chosen else (max(1.0, 1.5 * unit), 0.85 if today else 0.45)
    lamp = 0.1 if theme.name == CONTRAST.name else 0.24
    by_day = theme.name == DAY.name
    fill, part = (theme.panel_raised, 0.8) if by_day else (theme.night, 0.42)
    won, dashes = result is DayResult.WON, ""
    if today and result is DayResult.WAITING:
        fill, part = (mixed(theme.panel_raised, theme.brass, 0.3), 0.9) if by_day else (theme.brass, lamp)
    stroke = theme.rim if by_day else theme.brass
    if result in _OUTCOMES:
        fill, part = _tint(style, result)
        stroke, opacity = stroke if won else theme.lost, max(opacity, _EDGED)
    elif result is DayResult.IN_PLAY and not chosen:
        opacity, dashes = 1.0, f' stroke-dasharray="{style.px(6)},{style.px(5)}"'
    if chosen:
        stroke = theme.text if won else theme.rim_lit if by_day else theme.brass_light
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">'
        f'<rect x="{edge / 2}" y="{edge / 2}" width="{wide - edge}" height="{high - edge}" rx="{style.px(_RADIUS)}" '
        f'fill="{hex_of(fill)}" fill-opacity="{part}" stroke="{hex_of(stroke)}" '
        f'stroke-opacity="{opacity}" stroke-width="{edge}"{dashes}/></svg>'
    )


def _tint(style: Style, result: DayResult) -> tuple[Rgb, float]:
    """The colour of a day that is over and how much it covers: gold if won, a deep blue if lost."""
    theme = style.theme
    if result is DayResult.WON:
        return theme.brass_light, 0.92
    if theme.name == DAY.name:
        return mixed(theme.panel_raised, theme.lost, 0.42), 0.95
    return mixed(theme.dusk, theme.lost, 0.16), 0.96


def _empty_markup(style: Style, size: tuple[int, int]) -> str:
    """The cell of a day that is still to come: an edge, hardly there."""
    (wide, high), edge = size, max(1.0, 1.2 * style.scale)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">'
        f'<rect x="{edge / 2}" y="{edge / 2}" width="{wide - edge}" height="{high - edge}" rx="{style.px(_RADIUS)}" '
        f'fill="{hex_of(style.theme.night)}" fill-opacity="0.1" stroke="{hex_of(style.theme.rim)}" '
        f'stroke-opacity="0.22" stroke-width="{edge}"/></svg>'
    )
