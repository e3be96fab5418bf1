"""Somebody who does what the coach says, and tries other things on the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from drive.learning import asked
from game.engine import Action
from game.games import INFOS
from game.lessons.catalogue import ListedLesson, lessons_of
from game.lessons.lesson_run import LessonRun
from game.lessons.starting import begun

NAMES = ("Amina", "Karim", "Layla", "Samir")
LESSONS = [shelved for game in INFOS for shelved in lessons_of(game)]
IDS = [f"{shelved.game}-{shelved.name}" for shelved in LESSONS]
_LOOKED_AT = 60
_LONGEST = 600
"""Steps and actions of a lesson, at most."""


def fresh(shelved: ListedLesson) -> LessonRun:
    """The lesson at its beginning."""
    return begun(shelved.game, shelved.lesson, NAMES[: shelved.lesson.seats])


def wrong_tries(course: LessonRun, count: int = 3) -> list[Action]:
    """Actions that the rules would allow and the coach does not ask for; fewer where there are none."""
    legal = islice(course.match.actions(), _LOOKED_AT)
    return [action for action in legal if course.answer([action]) is not None][:count]


def go_on(course: LessonRun) -> None:
    """One step further, or one action."""
    if course.over:
        return
    if course.waiting:
        assert course.play_on()
    elif course.reading:
        course.read()
    else:
        course.play([asked(course)])


def steps(course: LessonRun) -> Iterator[LessonRun]:
    """The lesson before each of its steps and actions, to its end."""
    for _ in range(_LONGEST):
        if course.over:
            return
        yield course
        go_on(course)
    raise AssertionError(f"the lesson does not end: {course.step}")
