"""The list of lessons of each game, with a tick on those that are done, and the coach who says what comes next."""

from __future__ import annotations

from typing import Final

from game.i18n import _
from game.lessons.catalogue import has_lessons
from game.lessons.progress import Progress
from game.lessons.views import LessonStatus, LessonView, lesson_list_view
from game.ui.kit import Align, Column, Control, Frame, List, Node, NodeList, Panel, Row, Scaled, Space
from game.ui.scenes.lessons.nodes import coach_panel, lesson_row
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.idle import Job, Priority
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind, GameTabs

_SIZE: Final = (1660, 960)
_TALL_SCALE: Final = 1.2
"""Everything is so much larger in a high window, which has room."""
_TABS: Final = 52
_BUTTONS: Final = 66
"""Units of the height of the tabs and of the buttons."""
_TALLEST: Final = 1.4


class LessonsScene(ComposedScene):
    """Over the menu, or over the rules of a game. A double click, Enter or the button begins the chosen lesson."""

    name = "lessons"

    def __init__(self, stage: Stage, game: str = "") -> None:
        super().__init__(stage)
        self._taught = [name for name in stage.profile.games if has_lessons(name)]
        self._progress = Progress(stage.profile.folders.home)
        self._make_controls(game if game in self._taught else next(iter(self._taught), ""))
        self.group.set_focus(self._list)
        pictures = self.style.pictures
        self.prepare(Job(self._draw_card, lambda: 0.0 if pictures.behind else None, Priority.SHOWN))

    def _make_controls(self, game: str) -> None:
        """Make every control in the words of the language."""
        self._games = GameTabs("game", self._taught, game, self._show)
        self._games.sets = _("Game")
        self._list = NodeList(
            "lesson",
            lambda place, state: lesson_row(self.view, place, state, high=self.portrait),
            on_choose=self._choose,
            on_open=lambda _place: self._open(),
            now=self.stage.clock.now,
        )
        self._begin = Button("begin", "", self._open, kind=ButtonKind.PRIMARY, size=28)
        self._back_button = Button("back", _("Back"), self.back, size=24)
        self._show(game)

    @property
    def read_about(self) -> str:
        """The game whose lessons are listed."""
        return self.view.game

    def relabel(self) -> None:
        """Everything is made anew in the words of the language."""
        self._make_controls(self.view.game)

    def _show(self, game: str) -> None:
        """List the lessons of a game, the next one chosen."""
        self.view = lesson_list_view(game, self._progress)
        self._choose(self.view.next)

    def _choose(self, place: int) -> None:
        self._place = place
        begun = self._chosen is not None and self._chosen.status is LessonStatus.BEGUN
        self._begin.enabled = self._chosen is not None
        self._begin.label = _("Resume the lesson") if begun else _("Begin the lesson")
        self.refresh()

    @property
    def _chosen(self) -> LessonView | None:
        return self.view.lessons[self._place] if self._place < len(self.view.lessons) else None

    def compose(self) -> Node:
        """Games above, the coach beside the lessons or above them, and the way on."""
        rows = List(self._list, self.view.lessons, self._place, reveal=True, tallest=_TALLEST, gap=Space.SMALL)
        tray, coach = Panel(rows, grow=1), coach_panel(self.view, column=not self.portrait)
        buttons = Row(
            Control(self._back_button, height=_BUTTONS, grow=1),
            Control(self._begin, height=_BUTTONS, grow=3),
            gap=Space.LARGE,
            even=True,
        )
        tabs = Control(self._games, height=_TABS)
        if self.portrait:
            return Frame(_("Lessons"), Scaled(Column(tabs, coach, tray, buttons), _TALL_SCALE), size=_SIZE)
        body = Row(coach, Column(tray, grow=3), gap=Space.LARGE, even=True, cross=Align.STRETCH, grow=1)
        return Frame(_("Lessons"), Scaled(Column(tabs, body, buttons), 1), size=_SIZE)

    def _draw_card(self) -> bool:
        """Draw one of the cards that rows show; returns whether there are more."""
        self._list.dirty = True
        return self.style.pictures.draw_wanted()

    def _open(self) -> None:
        if self._chosen is not None:
            self.stage.navigator.open_lesson(self.view.game, self._chosen.name)
