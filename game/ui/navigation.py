"""Which scene follows which. Each way imports its scene only when it is taken, so that the first frame comes early."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.engine.record import Branch, Notice
from game.match.match import Match
from game.match.summary import SavedMatch
from game.ui.stage.navigator import UNSAVED_SCENE
from game.ui.stage.stage import Stage

if TYPE_CHECKING:
    from game.lessons.catalogue import ListedLesson
    from game.lessons.lesson_run import LessonRun

_MOMENT: Final = 0.2
"""Seconds that a healthy disk may take, before anybody is asked."""


class Navigation:
    """Opens the scenes of the program on a stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def open_menu(self) -> None:
        """The menu alone; whatever was on the stage leaves."""
        from game.ui.scenes.menu import MenuScene

        def leave() -> None:
            self._stage.replace(MenuScene(self._stage))
            self._stage.profile.leave_match()

        self.leave_match(leave)

    def open_new_match(self, like: SavedMatch | None = None, game: str | None = None) -> None:
        """Choosing a new match, over the menu; `like` a match that was played before."""
        from game.ui.scenes.new_match.scene import NewMatchScene

        self._stage.push(NewMatchScene(self._stage, like, game))

    def open_game(self, game: str) -> None:
        """All that can be done with one game, over the menu."""
        from game.ui.scenes.game_page import GamePage

        self._stage.push(GamePage(self._stage, game))

    def open_load(self) -> None:
        """The list of saved matches, over the menu."""
        from game.ui.last_picture import SIZE, last_picture, serve
        from game.ui.scenes.load.scene import LoadScene
        from game.ui.scenes.load.thumbnails import LastPictures

        self._stage.push(LoadScene(self._stage, LastPictures(SIZE, last_picture, serve)))

    def open_days(self, game: str = "") -> None:
        """The calendar of the deals of the day, over the menu."""
        from game.ui.scenes.deals.days import DaysScene

        self._stage.push(DaysScene(self._stage, game))

    def open_deal_code(self, code: str = "") -> None:
        """A field for the code of a deal, over whatever is shown; it may hold one already."""
        from game.ui.scenes.deals.code_entry import CodeDialog

        self._stage.push(CodeDialog(self._stage, code))

    def open_same_deal(self, match: Match) -> None:
        """What can be done with the deal of a match, over whatever is shown."""
        from game.ui.scenes.deals.same_deal import SameDealDialog

        self._stage.push(SameDealDialog(self._stage, match))

    def open_sheets(self, record: Path | None = None) -> None:
        """The score sheets of matches with real cards, over the menu; the one of a record is opened at once."""
        from game.ui.scenes.sheet import SheetsScene

        sheets = SheetsScene(self._stage)
        self._stage.push(sheets)
        if record is not None:
            sheets.open_record(record)

    def open_statistics(self) -> None:
        """The statistics of the player, over the menu."""
        from game.ui.scenes.statistics import StatisticsScene

        self._stage.push(StatisticsScene(self._stage))

    def open_table(self, match: Match, notices: Sequence[Notice] = ()) -> None:
        """The table of a match, alone on the stage."""
        from game.ui.table.scene import TableScene

        self._stage.replace(TableScene(self._stage, match, notices))

    def open_scoring(self, match: Match) -> None:
        """The score of the round just over, above the table; its button deals the next round or leads to the result."""
        from game.ui.scenes.scoring import ScoringScene

        self._stage.push(ScoringScene(self._stage, match))

    def open_result(self, match: Match, record: Path | None = None) -> None:
        """The result of a finished match, above the list of saved ones; `record` is that of one only looked at."""
        from game.ui.scenes.ending import EndScene

        self._stage.push(EndScene(self._stage, match, record))

    def swap_for_result(self, match: Match) -> None:
        """The result of a match in the place of the score of its last round."""
        from game.ui.scenes.ending import EndScene

        self._stage.swap(EndScene(self._stage, match))

    def open_replay(self, record: Path | None, round_number: int = 0, at: int | None = None) -> None:
        """The match of a record, from its first moment on, that of a round or the one `at`, above whatever is shown."""
        from game.ui.scenes.replay import open_replay

        open_replay(self._stage, record, round_number, at)

    def open_review(self, record: Path | None, round_number: int = 0, at: int | None = None) -> None:
        """What decisions of a match were worth, beginning with a round or the one `at`, above whatever is shown."""
        from game.ui.scenes.review import open_review

        open_review(self._stage, record, round_number, at)

    def open_origin(self, branch: Branch, record: Path) -> None:
        """The review or the replay from which a branch began, at its moment of the match in `record`."""
        from game.ui.scenes.menu import MenuScene

        def leave() -> None:
            if self._stage.profile.match is not None:
                self._stage.replace(MenuScene(self._stage))
                self._stage.profile.leave_match()
            if branch.origin == "review":
                self.open_review(record, branch.round, branch.number)
            else:
                self.open_replay(record, at=branch.number)

        self.leave_match(leave)

    def open_file(self, file: Path) -> None:
        """The match of a file that somebody handed over, which is put to the others.

        Where it is none, whatever is shown stays and says so.
        """
        from game.ui.matches.handed_over import open_handed_over

        if self._stage.empty:
            self.open_menu()
        open_handed_over(self._stage, file)

    def open_lap(self, match: Match, seat: int, steps: int) -> None:
        """So many steps of the last lap of a match once more, as a seat saw them, above the table."""
        from game.ui.scenes.lap import LapScene

        self._stage.push(LapScene(self._stage, match, seat, steps))

    def open_pause(self) -> None:
        """The pause dialog, above the table."""
        from game.ui.scenes.dialogs import PauseDialog

        self._stage.push(PauseDialog(self._stage))

    def open_rules(self, clause: str = "", game: str = "") -> None:
        """The rule book above whatever is shown, at a clause such as `chess 6.2` if one is given.

        To somebody new to the game it opens where it teaches it.
        """
        from game.ui.scenes.rules import RulesScene

        profile = self._stage.profile
        read = game or clause.partition(" ")[0] or profile.last_game or next(iter(profile.games))
        lesson = profile.is_new_to(read, profile.last_record)
        self._stage.push(RulesScene(self._stage, read, clause, lesson=lesson))

    def open_settings(self, section: str = "play") -> None:
        """The settings above whatever is shown."""
        from game.ui.scenes.settings import SettingsScene

        self._stage.push(SettingsScene(self._stage, section))

    def open_faces(self, taken: Callable[[], None]) -> None:
        """The faces for the player, over whatever is shown."""
        from game.ui.scenes.settings.faces import FacesScene

        self._stage.push(FacesScene(self._stage, taken))

    def open_shortcuts(self) -> None:
        """All shortcuts, over whatever is shown."""
        from game.ui.scenes.shortcuts import ShortcutsOverlay

        self._stage.push(ShortcutsOverlay(self._stage))

    def open_about(self) -> None:
        """Version, changes and licences, above the menu."""
        from game.ui.scenes.about import AboutScene

        self._stage.push(AboutScene(self._stage))

    def open_lessons(self, game: str = "") -> None:
        """The list of lessons, those of a game first, above whatever is shown."""
        from game.ui.scenes.lessons import LessonsScene

        self._stage.push(LessonsScene(self._stage, game))

    def open_lesson(self, game: str, name: str) -> None:
        """The table of a lesson, alone on the stage; it goes on where it was left."""
        from game.ui.table.coach.scene import lesson_scene

        self.leave_match(lambda: self._stage.replace(lesson_scene(self._stage, game, name)))

    def open_lesson_done(self, listed: ListedLesson, course: LessonRun) -> None:
        """The end of a lesson, above its table."""
        from game.ui.scenes.lessons.done import LessonDone

        self._stage.push(LessonDone(self._stage, listed, course))

    def open_first_lesson(self, game: str) -> None:
        """The first lesson of a game that is not done yet."""
        from game.lessons.catalogue import first_of
        from game.lessons.progress import Progress

        first = first_of(game, Progress(self._stage.profile.folders.home))
        if first is not None:
            self.open_lesson(game, first.name)

    def open_welcome(self) -> None:
        """The greeting of the first evening, over the menu."""
        from game.ui.scenes.welcome import WelcomeDialog

        self._stage.push(WelcomeDialog(self._stage))

    def open_menu_entry(self) -> None:
        """The offer to put the program in the applications menu of the desktop, over the menu."""
        from game.ui.scenes.dialogs import MenuEntryOffer

        self._stage.push(MenuEntryOffer(self._stage))

    def open_unsaved(self) -> None:
        """What is wrong with saving, over whatever is shown."""
        from game.ui.scenes.dialogs import UnsavedDialog

        record = self._stage.profile.unfinished
        if record is not None:
            self._stage.push(UnsavedDialog(self._stage, record))

    def leave_match(self, leave: Callable[[], None]) -> None:
        """Do what takes the match or score sheet off the stage, once it is saved or the player gives it up."""
        stage, record = self._stage, self._stage.profile.unfinished
        if record is None or record.wait(_MOMENT):
            leave()
            return
        from game.ui.scenes.dialogs import UnsavedDialog

        if not stage.empty and stage.top.name == UNSAVED_SCENE:
            stage.pop()
        stage.push(UnsavedDialog(stage, record, leave))

    def quit(self) -> None:
        """End the program, in the same way."""
        self.leave_match(self._stage.close)

    def open_fault(self, report: str) -> None:
        """The dialog after an unexpected error, alone on the stage."""
        from game.ui.scenes.dialogs import FaultDialog

        self._stage.replace(FaultDialog(self._stage, report))
