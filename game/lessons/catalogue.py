"""Finding lessons: every module in the folder `lessons` of a game is one, by being there."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import cast

from game.games import INFOS
from game.lessons.lesson import Lesson
from game.lessons.progress import Progress

_FOLDER = "lessons"


@dataclass(frozen=True, slots=True)
class ListedLesson:
    """A lesson with the name it is found by."""

    game: str
    name: str
    """The name of its module."""
    lesson: Lesson


def has_lessons(game: str) -> bool:
    """Whether there is any, without importing one."""
    info = INFOS.get(game)
    return info is not None and any(True for _module in iter_modules([str(info.folder / _FOLDER)]))


def lessons_of(game: str) -> tuple[ListedLesson, ...]:
    """The lessons of a game in their order, imported now if they were not before; none where it has no such folder."""
    if not has_lessons(game):
        return ()
    package = import_module(f"{INFOS[game].package}.{_FOLDER}")
    found = [
        ListedLesson(game, module.name, cast(Lesson, import_module(f"{package.__name__}.{module.name}").LESSON))
        for module in iter_modules(package.__path__)
    ]
    return tuple(sorted(found, key=lambda each: (each.lesson.place, each.name)))


def lesson_named(game: str, name: str) -> ListedLesson:
    """The lesson of a game by the name of its module; raises `LookupError`."""
    for shelved in lessons_of(game):
        if shelved.name == name:
            return shelved
    raise LookupError(f"{game} has no lesson {name!r}")


def first_of(game: str, progress: Progress) -> ListedLesson | None:
    """The first lesson that is not done, the first of all where all are; None where the game has none."""
    lessons = lessons_of(game)
    undone = (each for each in lessons if not progress.is_done(game, each.name))
    return next(undone, next(iter(lessons), None))
