"""The match of a lesson: dealt as the lesson wants it, and played up to where it begins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final

from game import __version__
from game.engine import Deals, choose
from game.engine.record import FORMAT, HeaderLine, SeatSetup
from game.games import game_named
from game.lessons.lesson import PLAYER, Lesson
from game.lessons.lesson_run import Bookmark, LessonRun
from game.match.match import Match

LEVEL: Final = "club"
"""The level of the others where the lesson does not prescribe their moves."""


def begun(game: str, lesson: Lesson, names: Sequence[str]) -> LessonRun:
    """The lesson at its beginning. Its match has no record; `names` are those of all seats.

    Raises `ValueError` for a lesson whose deal or first actions the rules refuse.
    """
    rules = game_named(game)
    seed = next(seed for seed in count() if Deals(seed).starter(lesson.seats) == lesson.starter)
    seats = tuple(SeatSetup(name, None if seat == PLAYER else LEVEL) for seat, name in enumerate(names))
    header = HeaderLine(FORMAT, __version__, game, rules.rules_version, dict(lesson.options), seats, seed, "")
    deals = Deals(seed, (("deal 1", lesson.deal.order()),))
    match = Match(rules, header, choose(rules.options, lesson.options), deals)
    for text in lesson.before:
        match.play(rules.parse(text))
    for seat in range(len(seats)):
        match.take_events(seat)
    return LessonRun(lesson, match)


def resumed(game: str, lesson: Lesson, names: Sequence[str], bookmark: Bookmark | None) -> LessonRun:
    """The lesson where it was left; at its beginning where it was not, or where it is not the same any more."""
    course = begun(game, lesson, names)
    if bookmark is None:
        return course
    try:
        course.resume(bookmark)
    except (ValueError, LookupError):
        return begun(game, lesson, names)
    return course
