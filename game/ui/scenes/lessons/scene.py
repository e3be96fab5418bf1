"""The list of lessons of each game, with a tick on those that are done."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _, plural
from game.i18n.phrases import phrases_of
from game.lessons.progress import Progress
from game.lessons.shelf import Shelved, has_lessons, lessons_of
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.scenes.base import WidgetScene
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, ScrollList, Segments

_TICK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="{ground}"/>'
    '<path d="M6 12.5 L10.5 17 L18 8" fill="none" stroke="{sign}" stroke-width="3"/></svg>'
)
_RING: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<circle cx="12" cy="12" r="10" fill="none" stroke="{ground}" stroke-width="1.6"/></svg>'
)


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

    def layout(self, size: tuple[int, int]) -> None:
        """Games above, lessons below, and the way on."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1320, 960))
        inner, field = self._panel.inner, style.target(52)
        self._games.place(pygame.Rect(inner.left, inner.top, inner.width, field))
        self._games.fit(style)
        foot = style.target(66)
        top = inner.top + field + px(16)
        self._tray = pygame.Rect(inner.left, top, inner.width, inner.bottom - foot - px(18) - top)
        self._list.place(self._tray.inflate(-2 * px(12), -2 * px(12)))
        self._refill()
        back = pygame.Rect(inner.left, inner.bottom - foot, inner.width * 26 // 100, foot)
        self._back_button.place(back)
        left = back.right + px(18)
        self._begin.place(pygame.Rect(left, back.top, inner.right - left, foot))

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel and tray."""
        surface.blit(backdrop(self.style, self.size), area, area)
        self._panel.paint(surface, self.style, _("Lessons"))
        draw_panel(surface, self.style, self._tray, PanelKind.TRAY)

    def _fill(self) -> None:
        self._lessons = lessons_of(self._game)
        self._progress = Progress(self.stage.profile.folders.home)
        games = [(name, phrases_of(name).title) for name in self._taught]
        self._games = Segments("game", games, self._game, self._choose_game, size=22)
        self._list = ScrollList("lesson", self._row, on_choose=lambda _row: self._offer(), on_open=self._open_row)
        self._begin = Button("begin", "", self._open, kind=ButtonKind.PRIMARY, size=28)
        self._back_button = Button("back", _("Back"), self.back, size=24)
        self._list.chosen = self._next_one()
        self.group.replace([self._games, self._list, self._back_button, self._begin])
        self.group.set_focus(self._list)

    def _refill(self) -> None:
        style, px = self.style, self.style.px
        room = self._list.rect.height // max(1, len(self._lessons))
        row = max(style.target(84), min(px(112), room - px(10)))
        self._list.fill(len(self._lessons), row, px(10), px(12), self._list.chosen)
        self._offer()

    def _next_one(self) -> int:
        """The first that is not done."""
        done = [self._progress.is_done(self._game, each.name) for each in self._lessons]
        return done.index(False) if False in done else 0

    @property
    def _chosen(self) -> Shelved | None:
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

    def _open_row(self, _place: int) -> None:
        self._open()

    def _open(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            self.stage.navigator.open_lesson(self._game, chosen.name)

    def _row(self, surface: pygame.Surface, style: Style, place: int, rect: pygame.Rect) -> None:
        shelved, theme, px = self._lessons[place], style.theme, style.px
        chosen = place == self._list.chosen
        draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if chosen else PanelKind.ROW)
        side = min(px(40), rect.height - px(16))
        mark = pygame.Rect(rect.left + px(18), rect.centery - side // 2, side, side)
        done = self._progress.is_done(self._game, shelved.name)
        markup = (_TICK if done else _RING).format(ground=f"rgb{theme.good if done else theme.text_soft}", sign="#fff")
        surface.blit(style.pictures.drawn(markup.replace(", ", ","), mark.size), mark)
        lesson, left, right = shelved.lesson, mark.right + px(18), rect.right - px(20)
        above = style.type.height(style.text(26), TextStyle.STRONG)
        below = style.type.height(style.text(20))
        top = rect.centery - (above + below) // 2
        state = plural("{count} minute", "{count} minutes", lesson.minutes)
        if self._progress.left_at(self._game, shelved.name) is not None:
            state = _("Begun")
        elif done:
            state = _("Done")
        told = draw_text(surface, style, state, 19, theme.good if done else theme.text_soft, topright=(right, top))
        title = style.type.shortened(lesson.title.said(), style.text(26), told.left - left - px(12), TextStyle.STRONG)
        draw_text(surface, style, title, 26, theme.text, TextStyle.STRONG, topleft=(left, top))
        about = lesson.about.said()
        size = style.type.fitted(about, style.text(20), right - left)
        line = style.type.line(style.type.shortened(about, size, right - left), size, theme.text_soft)
        surface.blit(line, (left, top + above))
