"""The deal of the day: a calendar for each game, what became of each day, and the way to the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Final

import pygame

from game.engine import AnyGame
from game.i18n import _, verbatim
from game.match.archive import Listener
from game.match.deals.codes import Deal, code_of
from game.match.deals.day_views import DayResult, DayView, MonthView, can_turn, day_view, month_view
from game.match.deals.days import day_of_clock
from game.match.deals.par import Question, in_every_seat
from game.match.deals.results import OWN_TEAM, PlayedDay, days_played, deal_of_day, setup_of
from game.match.saves import new_match
from game.ui.graphics.drawing import PanelKind, Style
from game.ui.kit import (
    Align,
    Column,
    Control,
    FirstThatFits,
    Frame,
    Grid,
    Node,
    Panel,
    Role,
    Row,
    Scaled,
    Space,
    Spacer,
    Text,
    Tone,
)
from game.ui.matches.export import copy_deal_code
from game.ui.matches.reading import open_saved
from game.ui.panels.matches import Emblem
from game.ui.panels.teams import TeamCards
from game.ui.scenes.deals.month import Calendar, DayMark, draw_day_mark, month_board
from game.ui.scenes.deals.pack import Pack
from game.ui.scenes.deals.starting import deal_out, names_for
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.idle import Job, Priority
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind, GameTabs

_BROAD: Final = 1200
"""Units of the width in which the way to a code has room beside the games."""


class DaysScene(ComposedScene):
    """A month of deals, and beside it the chosen day."""

    name = "days"

    def __init__(self, stage: Stage, game: str = "") -> None:
        """Show the days of a game, without one those of the game played last."""
        super().__init__(stage)
        profile = stage.profile
        asked = (game, profile.last_game)
        self._game = next((name for name in asked if name in profile.games), next(iter(profile.games)))
        self._news = Listener(profile.archive)
        self.prepare(Job(self._take_news, self._news.wake_after, Priority.NEWS))
        self.prepare(Job(self._take_par, self._par_wait, Priority.NEWS))
        self._played: Mapping[date, PlayedDay] = {}
        self._played_today: Mapping[str, PlayedDay] = {}
        """What became of today's deal of each game that was begun."""
        self._question: Question | None = None
        """What is asked about the chosen day as long as there is no answer."""
        self._club: Decimal | None = None
        """What a Club player made of it."""
        self.calendar = Calendar(day_of_clock(profile.now()), self._look_at_day, self._play_or_go_on)
        self._make_controls()
        self._read_rows()
        self.group.set_focus(self.calendar)

    def _make_controls(self) -> None:
        """Make every control in the words of the language."""
        calendar = self.calendar
        self._games = GameTabs("game", self.stage.profile.games, self._game, self._take_game)
        self._games.sets, self._games.paint_sign = _("Game"), self._paint_sign
        self._earlier = Button("earlier", "‹", lambda: calendar.turn(-1), size=40, tip=_("Earlier month"))
        self._later = Button("later", "›", lambda: calendar.turn(1), size=40, tip=_("Later month"))
        self._today = Button("today", _("Today"), lambda: calendar.choose(calendar.today), size=20)
        self._play = Button("play", _("Play"), self._play_or_go_on, kind=ButtonKind.PRIMARY, size=28)
        self._again = Button("again", _("Play once more"), self._begin, size=22)
        self._copy = Button("copy", _("Copy deal code"), self._copy_code, size=22)
        self._code = Button("code", _("Play with a code"), self.stage.navigator.open_deal_code, size=22)
        self._back = Button("back", _("Back"), self.back, size=22)

    def relabel(self) -> None:
        """All words anew."""
        self._make_controls()

    def enter(self) -> None:
        """A day may have been played meanwhile, or another may have begun."""
        self.stage.profile.archive.look()
        today = day_of_clock(self.stage.profile.now())
        if today != self.calendar.today:
            self.calendar.today = today
            self.calendar.choose(today)

    @property
    def read_about(self) -> str:
        """The game whose days are shown."""
        return self._game

    @property
    def day(self) -> DayView:
        """The chosen day."""
        chosen, folder = self.calendar.chosen, self.stage.profile.archive.folder
        return day_view(self._rules, chosen, self.calendar.today, self._chosen, self._club, folder)

    # What the scene shows.

    def compose(self) -> Node:
        """The month, and beside it the chosen day; in an upright window below it."""
        chosen, today = self.calendar.chosen, self.calendar.today
        self._earlier.enabled, self._later.enabled = can_turn(chosen, today, -1), can_turn(chosen, today, 1)
        view, day = month_view(self._rules, chosen, today, self._played), self.day
        self._play.label = day.offer
        coded = self._chosen is None and not self.portrait
        self._copy.label = verbatim(day.code) if coded else _("Copy deal code")
        self._copy.detail = _("Copy deal code") if coded else ""
        turning = Row(
            Control(self._earlier, width=52, height=52),
            Text(view.title, Role.HEADING, side=Align.CENTER, grow=1),
            Control(self._later, width=52, height=52),
            grow=1.3,
        )
        back_to_today = [Control(self._today)] if chosen != today else []
        month = Column(
            Row(Spacer(grow=1), turning, Row(*back_to_today, justify=Align.END, grow=1), even=True),
            month_board(self.calendar, view, self._game),
            grow=63 if not self.portrait else 1,
        )
        if self.portrait:
            tree = Column(Control(self._games), month, self._side(view, self._code), gap=Space.WIDE)
            return Frame(_("Deal of the day"), tree)

        def body(*more: Button) -> Node:
            return Row(month, self._side(view, *more), gap=Space.LARGE, even=True, cross=Align.STRETCH, grow=1)

        games = Control(self._games, grow=1)
        broad = Column(Row(games, Control(self._code, width=220)), body(), gap=Space.WIDE)
        narrow = Column(Control(self._games), body(self._code), gap=Space.WIDE)
        return Frame(_("Deal of the day"), FirstThatFits(broad, narrow, at=_BROAD))

    def _side(self, view: MonthView, *more: Button) -> Node:
        """All about the chosen day; where there is little room without the figures, then without more."""
        day, buttons = self.day, self._buttons(*more)
        figures = Grid(*(_figure(*figure) for figure in view.figures), columns=len(view.figures))
        ended = TeamCards(day.teams, fewest=len(day.teams), grow=1) if day.teams else Pack(self._game, grow=1)
        return FirstThatFits(
            Column(_day_panel(day, self._game, ended), figures, buttons),
            Column(_day_panel(day, self._game, ended), buttons),
            Column(_day_panel(replace(day, facts=()), self._game, ended, gap=Space.TIGHT), buttons),
            Column(_day_panel(replace(day, facts=(), verdict=""), self._game, ended, gap=Space.TIGHT), buttons),
            Column(_day_panel(day, self._game), buttons),
            grow=1 if self.portrait else 37,
        )

    def _buttons(self, *more: Button) -> Node:
        """What can be done with the chosen day, and `more` before the way back."""
        again = [Control(self._again)] if self._chosen is not None else []
        copy, back = Control(self._copy, height=70 if self._copy.detail else None), Control(self._back)
        others = [Control(button) for button in more]
        rows: Node = Column(Row(*again, copy, even=True), Row(*others, back, even=True))
        if self.portrait or (again and not more):
            rows = FirstThatFits(Row(*again, copy, *others, back, even=True, gap=Space.TIGHT), rows)
        return Column(Control(self._play, height=70), rows)

    def focused(self) -> pygame.Rect | None:
        """The widget that has the focus; of the calendar it is the chosen day."""
        return self.calendar.focus_rect if self.group.focus is self.calendar else super().focused()

    def _paint_sign(self, surface: pygame.Surface, style: Style, game: str, rect: pygame.Rect) -> None:
        """What became of today's deal of a game, beside its name; nothing of one that waits."""
        played = self._played_today.get(game)
        if played is not None:
            draw_day_mark(surface, style, DayResult.of(played), rect)

    # What is chosen.

    @property
    def _rules(self) -> AnyGame:
        return self.stage.profile.games[self._game]

    @property
    def _chosen(self) -> PlayedDay | None:
        """What became of the chosen day."""
        return self._played.get(self.calendar.chosen)

    def _take_game(self, name: str) -> None:
        self._game = name
        self._read_rows()

    def _read_rows(self) -> None:
        profile, today = self.stage.profile, self.calendar.today
        self._played = days_played(profile.counting, self._rules)
        rows = [row for row in profile.counting if row.day == today.isoformat()]
        of_each = {name: days_played(rows, game).get(today) for name, game in profile.games.items()} if rows else {}
        self._played_today = {name: played for name, played in of_each.items() if played is not None}
        self._games.dirty = True
        self._look_at_day()

    def _look_at_day(self) -> None:
        """Another day is chosen, or more is known of it."""
        self._club = self._question = None
        if self._chosen is not None and self._chosen.finished:
            profile = self.stage.profile
            setup = setup_of(self._deal, names_for(self._deal, profile))
            match = new_match(profile.games, setup, None, profile.now())
            self._question = in_every_seat(match, 1, match.game.day_rounds)
        self.refresh()

    def _take_news(self) -> None:
        """Show what is new of the days."""
        if self._news.hears():
            self._read_rows()

    def _take_par(self) -> None:
        """Show what Club made of the chosen day."""
        pars = self.stage.profile.pars
        par = pars.par(self._question) if pars is not None and self._question is not None else None
        if par is not None:
            self._club, self._question = par.gained[OWN_TEAM], None
            self.refresh()

    def _par_wait(self) -> float | None:
        pars = self.stage.profile.pars
        return pars.wake_after() if pars is not None and self._question is not None else None

    # What can be done with it.

    @property
    def _deal(self) -> Deal:
        return deal_of_day(self._rules, self.calendar.chosen)

    def _play_or_go_on(self) -> None:
        if self._chosen is None:
            self._begin()
        else:
            open_saved(self.stage, self.stage.profile.archive.folder / self._chosen.row.name)

    def _begin(self) -> None:
        deal_out(self.stage, self._deal)

    def _copy_code(self) -> None:
        copy_deal_code(self, code_of(self._deal))


def _day_panel(day: DayView, game: str, *below: Node, gap: Space = Space.MEDIUM) -> Node:
    """How a day went beside Club, or that it waits."""
    dated = [Text(day.date, Role.SOFT)] if day.date else []
    large = Text(day.title, Role.TITLE)
    named = FirstThatFits(large, Scaled(large, 0.8), Text(day.title, Role.STRONG, Tone.GILT, lines=2))
    title = Column(named, *dated, gap=Space.NONE, grow=1)
    loud = Text(day.verdict, Role.HEADING)
    calmer = (Text(day.verdict, role, Tone.TEXT, lines=0) for role in (Role.STRONG, Role.LABEL))
    verdict = Row(DayMark(day.result, side=52), FirstThatFits(loud, *calmer, grow=1))
    words = Column(
        Row(Emblem(game, side=60), title, gap=Space.WIDE),
        *([verdict] if day.verdict else []),
        *(FirstThatFits(Text(fact, Role.SOFT), Text(fact, Role.SOFT, lines=0)) for fact in day.facts),
        *below,
        gap=gap,
    )
    return Panel(words, PanelKind.ROW_CHOSEN if day.date else PanelKind.ROW, pad=Space.MEDIUM, grow=1)


def _figure(figure: str, label: str) -> Node:
    words = Text(label, Role.SMALL, side=Align.CENTER, lines=2)
    number = Text(figure, Role.HEADING, Tone.GILT, side=Align.CENTER)
    return Panel(Column(number, words, gap=Space.NONE, justify=Align.CENTER), pad=Space.TIGHT)
