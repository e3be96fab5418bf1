"""The deal of the day: a calendar for each game, what became of each day, and the way to the table."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _, plural, verbatim
from game.i18n.dates import month_text
from game.i18n.wording import level_name
from game.match.archive import Listener
from game.match.deals.club_line import made_text
from game.match.deals.codes import code_of
from game.match.deals.days import day_of_clock
from game.match.deals.par import Question, in_every_seat
from game.match.deals.results import OPPONENTS, OWN_TEAM, DayPlayed, days_played, deal_of_day, setup_of
from game.match.saves import new_match
from game.match.summary import saved_match
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.drawing import Style, draw_text
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.deals.board import FRAME, draw_board, felt_style
from game.ui.scenes.deals.chosen_day import ChosenDay, paint_day
from game.ui.scenes.deals.day_marks import draw_day_mark, mark_of
from game.ui.scenes.deals.month import MonthGrid, paint_legend, points_legend
from game.ui.scenes.deals.starting import deal_out, names_for
from game.ui.scenes.deals.tiles import figures
from game.ui.scenes.record_reading import open_saved
from game.ui.scenes.taking_along import copy_deal_code
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, GameTabs

_SIDE: Final = 0.36
"""What the column beside the calendar takes of the width."""
_BROAD: Final = 1200
_BY_CODE: Final = 220
"""Units from which on a row has room for games and the way to a code, and what that takes."""
_ARROW: Final = 40
_MONTH: Final = 170
"""Units from the middle of the name of the month to the arrow at either side."""
_MONTH_HIGH: Final = 50
"""Percent of the height of an upright window that the calendar takes."""
_TODAY: Final = 150
"""Units of the way back to this day."""
_LEAVING: Final = 40
_AIRY: Final = 20
"""Units before the way back, and between the rows of buttons, in an upright window."""
_UPRIGHT: Final = 1800
"""The most units of the height of the panel in an upright window."""


class DaysScene(WidgetScene):
    """A month of deals, and beside it the chosen day."""

    name = "days"

    def __init__(self, stage: Stage, game: str = "") -> None:
        """`game` is the one whose days are shown, the one played last without."""
        super().__init__(stage)
        profile = stage.profile
        asked = (game, profile.last_game)
        self._game = next((name for name in asked if name in profile.games), next(iter(profile.games)))
        self._news = Listener(profile.archive)
        self._played: Mapping[date, DayPlayed] = {}
        self._of_today: Mapping[str, DayPlayed] = {}
        """What became of today's deal of each game that was begun."""
        self._club: tuple[Question, date] | None = None
        """What Club is asked about the chosen day, once it was played."""
        self._club_made: Decimal | None = None
        """What it made of it."""
        self._grid = MonthGrid(day_of_clock(profile.now()), self._changed, self._play_or_go_on)
        self._fill()

    def relabel(self) -> None:
        """All words anew."""
        self._fill()

    def enter(self) -> None:
        """A day may have been played meanwhile, or another may have begun."""
        self.stage.profile.archive.look()
        today = day_of_clock(self.stage.profile.now())
        if today != self._grid.today:
            self._grid.today = today
            self._grid.choose(today)

    @property
    def read_about(self) -> str:
        """The game whose days are shown."""
        return self._game

    def layout(self, size: tuple[int, int]) -> None:
        """The calendar on the left, the chosen day on the right; in an upright window below it."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1720, 980 if size[0] >= size[1] else _UPRIGHT))
        inner, gap, line = self._panel.inner, px(32), style.target(52)
        beside = px(_BY_CODE + 16) if inner.width >= px(_BROAD) else 0
        self._games.place(pygame.Rect(inner.left, inner.top, inner.width - beside, line))
        if beside:
            self._code.place(pygame.Rect(inner.right - px(_BY_CODE), inner.top, px(_BY_CODE), line))
        self._games.fit(style)
        body = pygame.Rect(inner.left, inner.top + line + px(18), inner.width, 0)
        body.height = inner.bottom - body.top
        if body.height > body.width:
            month = pygame.Rect(body.left, body.top, body.width, body.height * _MONTH_HIGH // 100)
            self._side = pygame.Rect(body.left, month.bottom + gap, body.width, body.bottom - month.bottom - gap)
        else:
            side = round(body.width * _SIDE)
            month = pygame.Rect(body.left, body.top, body.width - side - gap, body.height)
            self._side = pygame.Rect(month.right + gap, body.top, side, body.height)
        reach = min(px(_MONTH), month.width // 2 - line)
        self._earlier.place(pygame.Rect(month.centerx - reach - line, month.top, line, line))
        self._later.place(pygame.Rect(month.centerx + reach, month.top, line, line))
        wide = max(0, month.right - self._later.rect.right - px(16))
        self._today.place(pygame.Rect(month.right - min(wide, px(_TODAY)), month.top, min(wide, px(_TODAY)), line))
        self._today.visible = self._grid.chosen != self._grid.today and self._today.has_room(style)
        self._month_at = (month.centerx, month.top + line // 2)
        above = line + px(10 + FRAME)
        self._tray = pygame.Rect(month.left, month.top + above, month.width, month.height - above - px(FRAME))
        self._tray.inflate_ip(-2 * px(FRAME), 0)
        inside = self._tray.inflate(-2 * px(9), -2 * px(12))
        high = style.type.height(style.text(19)) + px(8)
        self._legend = pygame.Rect(inside.left, inside.bottom - high, inside.width, high)
        self._grid.place(pygame.Rect(inside.left, inside.top, inside.width, inside.height - high))
        bottom = self._place_buttons([] if beside else [self._code])
        self._about = pygame.Rect(self._side.left, self._side.top, self._side.width, bottom - self._side.top)

    def update(self, now: float) -> None:
        """Show what is new of the days, and what Club made of the chosen one."""
        if self._news.hears():
            self._read_rows()
        pars = self.stage.profile.pars
        if pars is not None and self._club is not None:
            par = pars.par(self._club[0])
            if par is not None:
                self._club_made = par.gained[OWN_TEAM]
                self._club = None
                self.damage.add(self._side)
        super().update(now)

    def wake_after(self) -> float | None:
        """Soon while matches are read, or while Club plays."""
        pars = self.stage.profile.pars
        club = pars.wake_after() if pars is not None and self._club is not None else None
        waits = (super().wake_after(), self._news.wake_after(), club)
        return min((wait for wait in waits if wait is not None), default=None)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel, the name of the month, and what there is to say of the chosen day."""
        style, theme = self.style, self.style.theme
        game = self.stage.profile.games[self._game]
        surface.blit(backdrop(style, self.size), area, area)
        self._panel.paint(surface, style, _("Deal of the day"))
        draw_text(
            surface, style, month_text(self._grid.chosen), 28, theme.text, TextStyle.STRONG, center=self._month_at
        )
        on_felt = felt_style(style, self._game)
        draw_board(surface, on_felt, self._tray)
        teams = len(set(game.teams(max(game.seats))))
        paint_legend(surface, on_felt, self._legend, points_legend(self._game, teams))
        paint_day(surface, style, self._about, self._told_of_day())

    def _told_of_day(self) -> ChosenDay:
        game, told = self.stage.profile.games[self._game], self._played.get(self._grid.chosen)
        saved = saved_match(told.row, self.stage.profile.archive.folder) if told and told.finished else None
        lead = None
        if told is not None and told.finished and self._club_made is not None:
            lead = told.totals[OWN_TEAM] - self._club_made
            lead = -lead if game.fewest_win else lead
        return ChosenDay(
            self._game,
            self._grid.chosen,
            self._grid.chosen == self._grid.today,
            told is not None and told.won,
            lead,
            self._lines(),
            saved,
            game.teams(len(saved.seats)) if saved else (),
            self._figures,
        )

    def focused(self) -> pygame.Rect | None:
        """The widget that has the focus, of the calendar the chosen day."""
        return self._grid.focus_rect if self.group.focus is self._grid else super().focused()

    def _fill(self) -> None:
        stage = self.stage
        self._games = GameTabs("game", stage.profile.games, self._game, self._take_game)
        self._games.paint_sign = self._paint_sign
        self._earlier = Button("earlier", "‹", lambda: self._grid.turn(-1), size=_ARROW, tip=_("Earlier month"))
        self._today = Button("today", _("Today"), lambda: self._grid.choose(self._grid.today), size=20)
        self._later = Button("later", "›", lambda: self._grid.turn(1), size=_ARROW, tip=_("Later month"))
        self._play = Button("play", _("Play"), self._play_or_go_on, kind=ButtonKind.PRIMARY, size=28)
        self._again = Button("again", _("Play once more"), self._begin, size=22)
        self._copy = Button("copy", _("Copy deal code"), self._copy_code, size=22)
        self._code = Button("code", _("Play by code"), self._open_code, size=22)
        self._back = Button("back", _("Back"), self.back, size=22)
        side = [self._play, self._again, self._copy, self._code, self._back]
        self.group.replace([self._games, self._earlier, self._later, self._today, self._grid, *side])
        if self.group.focus is None:
            self.group.set_focus(self._grid)
        self._read_rows()

    def _place_buttons(self, more: list[Button]) -> int:
        """Below each other at the foot of the side, `more` of them before the last; returns where they begin."""
        px, side = self.style.px, self._side
        bottom = side.bottom
        upright = side.width > side.height
        coded = not upright and not self._again.visible
        self._copy.label = verbatim(self._code_of_day()) if coded else _("Copy deal code")
        self._copy.detail = _("Copy deal code") if coded else ""
        beside = [self._again, self._copy]
        rows: list[tuple[list[Button], int]] = [([*beside, *more, self._back], 62)]
        if coded or (more and not upright):
            rows = [([*more, self._back], 52), (beside, 70 if coded else 52)]
        rows.append(([self._play], 70))
        for row, units in rows:
            shown = [button for button in row if button.visible]
            height, gap = self.style.target(units), px(12)
            apart = px(_LEAVING) if upright and self._back in shown[1:] else 0
            left = side.left
            for button, wide in self._widths(shown, side.width - apart - gap * (len(shown) - 1), height):
                left += apart if button is self._back else 0
                button.place(pygame.Rect(left, bottom - height, wide, height))
                left += wide + gap
            bottom -= height + (px(_AIRY) if upright else gap)
        return bottom

    def _widths(self, row: list[Button], width: int, height: int) -> list[tuple[Button, int]]:
        """How wide the buttons of a row are: alike, or by what they say where one would have no room."""
        alike = width // max(1, len(row))
        for button in row:
            button.place(pygame.Rect(0, 0, alike, height))
        if all(button.has_room(self.style) for button in row):
            return [(button, alike) for button in row]
        needs = [button.natural(self.style)[0] for button in row]
        return [(button, width * need // sum(needs)) for button, need in zip(row, needs, strict=True)]

    def _lines(self) -> list[tuple[str, tuple[int, int, int]]]:
        """What is said of the chosen day, and in which colour."""
        theme, game = self.style.theme, self.stage.profile.games[self._game]
        told = self._played.get(self._grid.chosen)
        lines = []
        if told is None or not told.finished:
            rounds = plural(
                "{count} round against players of the level {level}. Whoever plays this day gets the same cards.",
                "{count} rounds against players of the level {level}. Whoever plays this day gets the same cards.",
                game.day_rounds,
                level=level_name(OPPONENTS),
            )
            lines.append((rounds, theme.text_soft))
        if told is not None and not told.finished:
            lines.append((_("You're in the middle of it."), theme.text))
        if self._club_made is not None:
            lines.append((made_text(self._club_made), theme.text_soft))
        if told is not None and told.finished and told.tries > 1:
            tries = _("Tries: {number}. The first result counts.", number=told.tries)
            lines.append((tries, theme.text_soft))
        return lines

    def _paint_sign(self, surface: pygame.Surface, style: Style, game: str, rect: pygame.Rect) -> None:
        """What became of today's deal of a game, beside its name; nothing of one that waits."""
        told = self._of_today.get(game)
        if told is not None:
            draw_day_mark(surface, style, mark_of(told), rect.height, rect.center)

    def _take_game(self, name: str) -> None:
        self._game = name
        self._read_rows()
        self.damage.everything(self.size)

    def _read_rows(self) -> None:
        profile = self.stage.profile
        self._played = days_played(profile.counting, profile.games[self._game])
        self._grid.played, self._grid.game = self._played, self._game
        today = self._grid.today
        rows = [row for row in profile.counting if row.day == today.isoformat()]
        of_each = {name: days_played(rows, game).get(today) for name, game in profile.games.items()} if rows else {}
        self._of_today = {name: told for name, told in of_each.items() if told is not None}
        self._games.dirty = True
        self._figures = figures(self._played, self._grid.today, profile.games[self._game])
        self._changed()

    def _changed(self) -> None:
        """Another day is chosen, or more is known of it."""
        told = self._played.get(self._grid.chosen)
        done = told is not None and told.finished
        self._play.label = _("See the result") if done else _("Play") if told is None else _("Resume")
        self._again.visible = told is not None
        self._earlier.enabled, self._later.enabled = self._grid.can_turn(-1), self._grid.can_turn(1)
        self._club_made = None
        self._club = (self._question(), self._grid.chosen) if done else None
        if self.size != (0, 0):
            self.resize(self.size)

    def _question(self) -> Question:
        profile = self.stage.profile
        deal = deal_of_day(profile.games[self._game], self._grid.chosen)
        match = new_match(profile.games, setup_of(deal, names_for(deal, profile)), None, profile.now())
        return in_every_seat(match, 1, match.game.day_rounds)

    def _play_or_go_on(self) -> None:
        told, profile = self._played.get(self._grid.chosen), self.stage.profile
        if told is None:
            self._begin()
            return
        open_saved(self.stage, profile.archive.folder / told.row.name)

    def _begin(self) -> None:
        deal_out(self.stage, deal_of_day(self.stage.profile.games[self._game], self._grid.chosen))

    def _copy_code(self) -> None:
        copy_deal_code(self, self._code_of_day())

    def _code_of_day(self) -> str:
        return code_of(deal_of_day(self.stage.profile.games[self._game], self._grid.chosen))

    def _open_code(self) -> None:
        self.stage.navigator.open_deal_code()
