"""The page of one game: everything that can be done with it, over the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.lessons.shelf import has_lessons
from game.match.summary import SavedMatch
from game.ui.navigator import Navigator
from game.ui.scenes.dialogs import Dialog
from game.ui.scenes.doors.going_on import go_on_with, standing
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, Widget


class GamePage(Dialog):
    """Leads to a match of the game, its lessons, its deals of the day, and its rules."""

    name = "game"

    def __init__(self, stage: Stage, game: str) -> None:
        self._game = game
        self._saved: SavedMatch | None = stage.profile.archive.unfinished().get(game)
        super().__init__(stage, *self._content(stage))

    def relabel(self) -> None:
        """All words anew."""
        self.fill(*self._content(self.stage))

    @property
    def read_about(self) -> str:
        """The game."""
        return self._game

    def _content(self, stage: Stage) -> tuple[str, str, Sequence[Widget | Sequence[Widget]]]:
        phrases, navigator = phrases_of(self._game), stage.navigator
        like = stage.profile.archive.last_of(self._game)
        rows: list[Widget | Sequence[Widget]] = [
            Button(
                "new_match",
                _("New match"),
                lambda: self._leave(lambda: navigator.open_new_match(like, self._game)),
                kind=ButtonKind.PLAIN if self._saved else ButtonKind.PRIMARY,
            ),
            [
                *self._lessons(navigator),
                Button("days", _("Deal of the day"), lambda: self._leave(lambda: navigator.open_days(self._game))),
            ],
            [
                Button("rules", _("Rules"), lambda: navigator.open_rules(game=self._game)),
                Button("back", _("Back"), self.back),
            ],
        ]
        saved = self._saved
        if saved is not None:
            resume = Button("resume", _("Resume"), lambda: go_on_with(saved, self), kind=ButtonKind.PRIMARY)
            resume.detail = standing(saved)
            rows.insert(0, resume)
        return phrases.title, phrases.about.said(), rows

    def _lessons(self, navigator: Navigator) -> Sequence[Button]:
        if not has_lessons(self._game):
            return ()
        return (Button("lessons", _("Lessons"), lambda: self._leave(lambda: navigator.open_lessons(self._game))),)

    def _leave(self, to: Callable[[], None]) -> None:
        self.back()
        to()
