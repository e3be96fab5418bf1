"""Sitting down to a lesson, where it was left."""

from __future__ import annotations

from game.i18n import _
from game.i18n.wording import usual_names
from game.lessons.catalogue import lesson_named
from game.lessons.progress import Progress
from game.lessons.starting import resumed
from game.ui.stage import Stage
from game.ui.table.coach.scene import LessonScene


def lesson_scene(stage: Stage, game: str, name: str) -> LessonScene:
    """The table of a lesson; raises `LookupError` where there is none of that name."""
    shelved = lesson_named(game, name)
    profile = stage.profile
    progress = Progress(profile.folders.home)
    names = (profile.player or _("You"), *usual_names(game))[: shelved.lesson.seats]
    course = resumed(game, shelved.lesson, names, progress.left_at(game, name))
    profile.match = course.match
    return LessonScene(stage, shelved, course, progress)
