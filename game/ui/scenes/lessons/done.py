"""The end of a lesson: what was learnt, and where to go from here."""

from __future__ import annotations

from game.i18n import _
from game.lessons.catalogue import ListedLesson, lessons_of
from game.lessons.lesson_run import LessonRun
from game.ui.stage.composed_scene import Dialog
from game.ui.stage.stage import Stage
from game.ui.table.coach.review import review_text
from game.ui.widgets import Button, ButtonKind, Widget


class LessonDone(Dialog):
    """Over the table of the lesson."""

    name = "lesson_done"

    def __init__(self, stage: Stage, shelved: ListedLesson, course: LessonRun) -> None:
        self._shelved = shelved
        self._course = course
        super().__init__(stage, *self._content(stage))

    def back(self) -> None:
        """To the list, as Escape does."""
        self.stage.navigator.open_menu()
        self.stage.navigator.open_lessons(self._shelved.game)

    def relabel(self) -> None:
        """All words anew."""
        self.fill(*self._content(self.stage))

    def _content(self, stage: Stage) -> tuple[str, str, list[Widget]]:
        navigator, game = stage.navigator, self._shelved.game
        lessons = lessons_of(game)
        later = next((each for each in lessons if each.lesson.place > self._shelved.lesson.place), None)
        buttons: list[Widget] = []
        if later is not None:
            label = _("Next lesson: {title}", title=later.lesson.title.said())
            buttons.append(
                Button("next", label, lambda: navigator.open_lesson(game, later.name), kind=ButtonKind.PRIMARY)
            )
        kind = ButtonKind.PLAIN if later is not None else ButtonKind.PRIMARY
        buttons.append(Button("play", _("Play"), self._play, kind=kind))
        buttons.append(Button("lessons", _("All lessons"), self.back))
        review = review_text(self._course, game)
        learnt = self._shelved.lesson.learnt.said()
        if not self._course.noted:
            return _("Well done!"), learnt, buttons
        # who played on alone may have lost
        return _("Played to the end!"), f"{learnt}\n\n{review}" if review else learnt, buttons

    def _play(self) -> None:
        self.stage.navigator.open_menu()
        self.stage.navigator.open_new_match(game=self._shelved.game)
