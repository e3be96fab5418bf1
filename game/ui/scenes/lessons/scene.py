"""The list of lessons of each game, with a tick on those that are done, and the coach who says what comes next."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _
from game.lessons.catalogue import ListedLesson, has_lessons, lessons_of
from game.lessons.pictured import cards_of
from game.lessons.progress import Progress
from game.ui.graphics.background import backdrop, is_portrait, panel_for
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.tables import home_of
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.lessons.host import Host, greeting, paint_host
from game.ui.scenes.lessons.row import LessonRow, Standing, column_width, foresee_cards, least_height, paint_lesson
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, GameTabs, ScrollList

_BACKS: Final = 3
"""Cards that lie face down stand for a lesson that is about none."""
_DRAWING_MS: Final = 4.0
"""How long a frame may spend on drawing the cards of rows."""
_HOST: Final = 0.25
"""The part of the width that the coach takes in a broad window, and of the height in an upright one."""
_HOST_UPRIGHT: Final = 0.17


class LessonsScene(WidgetScene):
    """Over the menu, or over the rules of a game. A double click, Enter or the button begins the chosen lesson."""

    name = "lessons"

    def __init__(self, stage: Stage, game: str = "") -> None:
        super().__init__(stage)
        self._taught = [name for name in stage.profile.games if has_lessons(name)]
        self._game = game if game in self._taught else next(iter(self._taught), "")
        self._fill()

    @property
    def read_about(self) -> str:
        """The game whose lessons are listed."""
        return self._game

    def relabel(self) -> None:
        """All words anew."""
        self._fill()

    def announcement(self) -> str:
        """What the coach says."""
        return f"{_('Lessons')}. {self._host.said} {self._host.progress}."

    def layout(self, size: tuple[int, int]) -> None:
        """Games above, the coach beside the lessons or above them, and the way on."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1660, 960))
        inner, field = self._panel.inner, style.target(52)
        self._games.place(pygame.Rect(inner.left, inner.top, inner.width, field))
        self._games.fit(style)
        foot, gap = style.target(66), px(18)
        body = pygame.Rect(inner.left, inner.top + field + gap, inner.width, 0)
        body.height = inner.bottom - foot - gap - body.top
        if is_portrait(size):
            self._host_at = pygame.Rect(*body.topleft, body.width, round(body.height * _HOST_UPRIGHT))
            self._tray = pygame.Rect(body.left, self._host_at.bottom + gap, body.width, 0)
        else:
            self._host_at = pygame.Rect(*body.topleft, round(body.width * _HOST), body.height)
            self._tray = pygame.Rect(self._host_at.right + px(32), body.top, 0, 0)
        self._tray.size = body.right - self._tray.left, body.bottom - self._tray.top
        self._list.place(self._tray.inflate(-2 * px(12), -2 * px(12)))
        self._refill()
        back = pygame.Rect(inner.left, inner.bottom - foot, round(inner.width * _HOST), foot)
        self._back_button.place(back)
        left = back.right + px(32)
        self._begin.place(pygame.Rect(left, back.top, inner.right - left, foot))

    def update(self, now: float) -> None:
        """Draw the cards of the rows, a few in every frame."""
        if self.style.pictures.behind:
            self.style.pictures.work(_DRAWING_MS)
            self.damage.add(self._tray)
        super().update(now)

    def wake_after(self) -> float | None:
        """At once while cards are to be drawn."""
        return 0.0 if self.style.pictures.behind else super().wake_after()

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel, tray and coach."""
        surface.blit(backdrop(self.style, self.size), area, area)
        self._panel.paint(surface, self.style, _("Lessons"))
        draw_panel(surface, self.style, self._tray, PanelKind.TRAY)
        paint_host(surface, self.style, self._host_at, self._host, column=not is_portrait(self.size))

    def _fill(self) -> None:
        self._lessons = lessons_of(self._game)
        self._progress = Progress(self.stage.profile.folders.home)
        self._games = GameTabs("game", self._taught, self._game, self._choose_game)
        self._list = ScrollList(
            "lesson",
            self._row,
            on_choose=lambda _row: self._offer(),
            on_open=self._open_row,
            now=self.stage.clock.now,
            read=self._read_row,
        )
        self._begin = Button("begin", "", self._open, kind=ButtonKind.PRIMARY, size=28)
        self._back_button = Button("back", _("Back"), self.back, size=24)
        self._list.chosen = self._next_one()
        self.group.replace([self._games, self._list, self._back_button, self._begin])
        self.group.set_focus(self._list)

    def _refill(self) -> None:
        style, px = self.style, self.style.px
        room = self._list.rect.height // max(1, len(self._lessons))
        row = max(style.target(84), least_height(style), min(px(112), room - px(10)))
        self._list.fill(len(self._lessons), row, px(10), px(12), self._list.chosen)
        self._rows = [self._told(place, shelved) for place, shelved in enumerate(self._lessons)]
        self._column = column_width(style, self._rows)
        for told in self._rows:
            foresee_cards(style, told.cards, self._list.row_height)
        self._host = self._hosted()
        self._offer()

    def _told(self, place: int, shelved: ListedLesson) -> LessonRow:
        """What the row of a lesson says."""
        lesson, left = shelved.lesson, self._progress.left_at(self._game, shelved.name)
        standing = Standing.NEXT if place == self._next_one() else Standing.LATER
        if left is not None:
            standing = Standing.BEGUN
        elif self._progress.is_done(self._game, shelved.name):
            standing = Standing.DONE
        return LessonRow(
            number=place + 1,
            title=lesson.title.said(),
            about=lesson.about.said(),
            minutes=lesson.minutes,
            cards=tuple(map(str, cards_of(lesson))) or (f"back:{home_of(self._game)}",) * _BACKS,
            standing=standing,
            way=left.step / len(lesson.steps) if left is not None else 0.0,
        )

    def _hosted(self) -> Host:
        """What the coach says of all that."""
        game, lessons = self._game, self._lessons
        begun = [each for each in lessons if self._progress.left_at(game, each.name) is not None]
        done = sum(self._progress.is_done(game, each.name) for each in lessons)
        said = greeting(
            game,
            done=done,
            count=len(lessons),
            begun=begun[0].lesson.title.said() if begun else "",
            following=lessons[self._next_one()].lesson.title.said() if lessons else "",
        )
        return Host(game, said, done, len(lessons))

    def _next_one(self) -> int:
        """The first that is not done."""
        done = [self._progress.is_done(self._game, each.name) for each in self._lessons]
        return done.index(False) if False in done else 0

    @property
    def _chosen(self) -> ListedLesson | None:
        place = self._list.chosen
        return self._lessons[place] if place is not None and place < len(self._lessons) else None

    def _offer(self) -> None:
        chosen = self._chosen
        self._begin.enabled = chosen is not None
        left = chosen is not None and self._progress.left_at(self._game, chosen.name) is not None
        self._begin.label = _("Go on with the lesson") if left else _("Begin the lesson")

    def _choose_game(self, game: str) -> None:
        self._game = game
        self._lessons = lessons_of(game)
        self._list.chosen = self._next_one()
        self._refill()
        self.damage.add(self._tray)
        self.damage.add(self._host_at)

    def _read_row(self, place: int) -> str:
        return self._rows[place].spoken

    def _open_row(self, _place: int) -> None:
        self._open()

    def _open(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            self.stage.navigator.open_lesson(self._game, chosen.name)

    def _row(self, surface: pygame.Surface, style: Style, place: int, rect: pygame.Rect) -> None:
        paint_lesson(surface, style, rect, self._rows[place], self._column, chosen=place == self._list.chosen)
