"""`dev.py drive GAME --lesson all`: the lessons of a game in a real window, from the first start on.

What is to be done is found out as the coach does it: by the lesson and by what the program has kept of it.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

from devtools.environment import DevtoolsError
from drive.film import Camera
from drive.input_modes import INPUT_MODES
from drive.learning import asked
from drive.played import PlayedGame
from drive.program import Program
from drive.screen import Screen
from drive.user import User
from game.lessons.catalogue import ListedLesson, lessons_of
from game.lessons.lesson import Read
from game.lessons.lesson_run import LessonRun
from game.lessons.progress import Progress
from game.lessons.starting import resumed
from game.match.match import Match

_PATIENCE_S: Final = 40.0
_TAKES_S: Final = 6.0
"""The time within which an action is kept, or the coach objects."""
_TRIES: Final = 3
_OPENED_S: Final = 0.5
"""A pile that opens takes no click before."""
_NAMES: Final = ("Somebody", "Right", "Across", "Left")


class Reader:
    """Reads along in what the program keeps of a lesson."""

    def __init__(self, home: Path, shelved: ListedLesson) -> None:
        self._home = home
        self._shelved = shelved

    @property
    def done(self) -> bool:
        """Whether the lesson was played to its end."""
        return Progress(self._home).is_done(self._shelved.game, self._shelved.name)

    def course(self) -> LessonRun:
        """The lesson as far as it has come, the others' next actions included."""
        shelved = self._shelved
        bookmark = Progress(self._home).left_at(shelved.game, shelved.name, shelved.lesson)
        course = resumed(shelved.game, shelved.lesson, _NAMES[: shelved.lesson.seats], bookmark)
        while course.waiting and course.play_on():
            pass
        return course

    def match(self) -> Match:
        """Return its match."""
        return self.course().match


class Lessons:
    """All lessons of a game, or one, in one sitting."""

    def __init__(self, name: str, game: PlayedGame, way: str, film: Camera) -> None:
        self._name = name
        self._game = game
        self._way = way
        self._film = film
        self._began = 0.0
        self.first_card_s = 0.0
        """Seconds from the first start to the first thing done in a lesson."""

    def pass_through(self, program: Program, display: str, folder: Path, only: str) -> list[str]:
        """Plays them; returns the names of those that were done. Raises `DevtoolsError` where one cannot be."""
        home = program.folders(folder).home
        wanted = [shelved for shelved in lessons_of(self._name) if only in ("all", shelved.name)]
        if not wanted:
            raise DevtoolsError(f"{self._name} has no lesson {only!r}.")
        self._began = time.monotonic()
        person, gestures = INPUT_MODES[self._way]
        with program.running(display, folder) as running:
            user = person(running)
            user.waits_for("welcome.show")
            user.takes_the_keyboard()
            self._film.take(display, "first start")
            choice = f"welcome.game.{self._name}"
            if user.box(choice) is not None:
                user.click(choice)
            user.click("welcome.show")
            for shelved in lessons_of(self._name):
                reader = Reader(home, shelved)
                screen = Screen(user, reader, self._game.zones)
                self._plays(user, gestures(user, screen, self._film), reader, shelved, display)
                if shelved == wanted[-1]:
                    break
                user.click("lesson_done.next")
        return [shelved.name for shelved in wanted]

    def _plays(self, user: User, gestures: Any, reader: Reader, shelved: ListedLesson, display: str) -> None:
        """One lesson to its end."""
        end = time.monotonic() + _PATIENCE_S
        seen = -1
        while time.monotonic() < end:
            state = user.sees()
            if state.get("scene") == "lesson_done" and state["idle"] and reader.done:
                self._film.take(display, f"{shelved.name} done")
                return
            if state.get("scene") != "table" or not state["idle"]:
                time.sleep(0.05)
                continue
            course = reader.course()
            if reader.done or course.over or not self._is_shown(user, course):
                time.sleep(0.05)
                continue
            if course.at != seen:
                seen, end = course.at, time.monotonic() + _PATIENCE_S
                self._film.take(display, f"{shelved.name} {course.at}")
            if isinstance(course.step, Read):
                user.click("table.coach_next")
            else:
                self._does(user, gestures, reader, course)
                end = time.monotonic() + _PATIENCE_S
            time.sleep(0.05)
        raise DevtoolsError(f"The lesson {shelved.name} does not go on after step {seen}.")

    def _is_shown(self, user: User, course: LessonRun) -> bool:
        """Whether the table shows what the lesson has come to: its hand, and the button while there is much to read."""
        screen = Screen(user, _Known(course.match), self._game.zones)
        reading = user.box("table.coach_next") is not None
        return screen.shows(course.match)(user.sees()) and reading == isinstance(course.step, Read)

    def _does(self, user: User, gestures: Any, reader: Reader, course: LessonRun) -> None:
        """Do the action, twice where the coach warns of a danger first."""
        action, known = asked(course), len(course.bookmark.actions)
        piled = user.box("discards") is not None  # what is taken elsewhere is no pile
        for _try in range(_TRIES):
            match str(action).split():
                case ["take", card] if piled:
                    self._picks(user, card)
                case ["take"] if piled:
                    user.waits_for("table.take")  # while others still play, a click on the pile looks through it
                    self._game.does(action, gestures)
                case _:
                    self._game.does(action, gestures)
            end = time.monotonic() + _TAKES_S
            while time.monotonic() < end:
                if reader.done or user.sees().get("scene") == "lesson_done":
                    return
                if len(reader.course().bookmark.actions) > known:
                    self.first_card_s = self.first_card_s or time.monotonic() - self._began
                    return
                time.sleep(0.05)
        raise DevtoolsError(f"{action} was not taken; the coach wants {course.left}.")

    @staticmethod
    def _picks(user: User, card: str) -> None:
        """Takes one card out of the opened pile; a person who plays by habit would take more.

        Where the pile does not open, or has the card no more or not yet, others still play: it is tried again.
        """
        user.click("discards")
        end = time.monotonic() + _TAKES_S
        while user.box("pile.close") is None:
            if time.monotonic() > end:
                return
            time.sleep(0.05)
        time.sleep(_OPENED_S)
        names = [name for name in user.sees()["targets"] if name.startswith("pile.card.") and name.endswith(f".{card}")]
        if not names:
            user.click("pile.close")
            return
        user.click(names[0])
        user.waits_for("pile.take")
        user.click("pile.take")
        user.waits_until(lambda state: state["scene"] == "table", "table after taking")


class _Known:
    """A match that is read already."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def match(self) -> Match:
        """It."""
        return self._match
