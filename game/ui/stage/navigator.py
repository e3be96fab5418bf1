"""How scenes lead to one another: what each may ask for without knowing the scene that comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from game.engine.record import Branch, Notice
from game.match.match import Match
from game.match.summary import SavedMatch

if TYPE_CHECKING:
    from game.lessons.catalogue import ListedLesson
    from game.lessons.lesson_run import LessonRun

FAULT_SCENE: Final = "fault"
"""The name of the dialog that follows an unexpected error."""


UNSAVED_SCENE: Final = "unsaved"
"""The name of the dialog about moves that are not on disk."""


class Navigator(Protocol):
    """The ways between the scenes of the program."""

    def open_menu(self) -> None:
        """The menu alone; whatever was on the stage leaves."""

    def open_new_match(self, like: SavedMatch | None = None, game: str | None = None) -> None:
        """Choosing a new match, over the menu; `like` a match that was played before."""

    def open_game(self, game: str) -> None:
        """All that can be done with one game, over the menu."""

    def open_load(self) -> None:
        """The list of saved matches, over the menu."""

    def open_days(self, game: str = "") -> None:
        """The calendar of the deals of the day, over the menu."""

    def open_deal_code(self, code: str = "") -> None:
        """A field for the code of a deal, over whatever is shown; it may hold one already."""

    def open_same_deal(self, match: Match) -> None:
        """What can be done with the deal of a match, over whatever is shown."""

    def open_sheets(self, record: Path | None = None) -> None:
        """The score sheets of matches with real cards, over the menu; the one of a record is opened at once."""

    def open_statistics(self) -> None:
        """The statistics of the player, over the menu."""

    def open_table(self, match: Match, notices: Sequence[Notice] = ()) -> None:
        """The table of a match, alone on the stage."""

    def open_scoring(self, match: Match) -> None:
        """The score of the round just over, above the table; its button deals the next round or leads to the result."""

    def open_result(self, match: Match, record: Path | None = None) -> None:
        """The result of a finished match, above the list of saved ones; `record` is that of one only looked at."""

    def swap_for_result(self, match: Match) -> None:
        """The result of a match in the place of the score of its last round."""

    def open_replay(self, record: Path | None, round_number: int = 0, at: int | None = None) -> None:
        """The match of a record, from its first moment on, that of a round or the one `at`, above whatever is shown.

        One that lies beneath already is taken away: from a review that was opened from it, back leads to the review.
        """

    def open_review(self, record: Path | None, round_number: int = 0, at: int | None = None) -> None:
        """What decisions of a match were worth, beginning with a round or the one `at`, above whatever is shown.

        One that lies beneath already is taken away.
        """

    def open_origin(self, branch: Branch, record: Path) -> None:
        """The review or the replay from which a branch began, at its moment of the match in `record`.

        It takes the place of a match in play, and lies above whatever else is shown.
        """

    def open_file(self, file: Path) -> None:
        """The match of a file that somebody handed over, which is put to the others.

        Where it is none, whatever is shown stays and says so.
        """

    def open_lap(self, match: Match, seat: int, steps: int) -> None:
        """So many steps of the last lap of a match once more, as a seat saw them, above the table."""

    def open_pause(self) -> None:
        """The pause dialog, above the table."""

    def open_rules(self, clause: str = "", game: str = "") -> None:
        """The rule book above whatever is shown, at a clause such as `chess 6.2` if one is given."""

    def open_settings(self, section: str = "play") -> None:
        """The settings above whatever is shown."""

    def open_faces(self, taken: Callable[[], None]) -> None:
        """The faces for the player, over whatever is shown; `taken` is called when another one was chosen."""

    def open_shortcuts(self) -> None:
        """All shortcuts, over whatever is shown."""

    def open_about(self) -> None:
        """Version, changes and licences, above the menu."""

    def open_lessons(self, game: str = "") -> None:
        """The list of lessons, those of a game first, above whatever is shown."""

    def open_lesson(self, game: str, name: str) -> None:
        """The table of a lesson, alone on the stage; it goes on where it was left."""

    def open_lesson_done(self, listed: ListedLesson, course: LessonRun) -> None:
        """The end of a lesson, above its table."""

    def open_first_lesson(self, game: str) -> None:
        """The first lesson of a game that is not done yet."""

    def open_welcome(self) -> None:
        """The greeting of the first evening, over the menu."""

    def open_menu_entry(self) -> None:
        """The offer to put the program in the applications menu of the desktop, over the menu."""

    def open_unsaved(self) -> None:
        """What is wrong with saving, over whatever is shown."""
        ...

    def leave_match(self, leave: Callable[[], None]) -> None:
        """Do what takes the match or score sheet off the stage, once it is saved or the player gives it up."""
        ...

    def quit(self) -> None:
        """End the program, in the same way."""
        ...

    def open_fault(self, report: str) -> None:
        """The dialog after an unexpected error, alone on the stage."""
