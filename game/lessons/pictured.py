"""The cards that stand for a lesson where lessons are listed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from game.cards import CardSyntaxError, Face, parse_face
from game.lessons.lesson import Do, Lesson, Step


def cards_of(lesson: Lesson) -> tuple[Face, ...]:
    """The cards of the step that names most of them, in its order; empty where no step names any."""
    return max((tuple(dict.fromkeys(_named(step))) for step in lesson.steps), key=len, default=())


def _named(step: Step) -> Iterator[Face]:
    """The cards that a step points at or asks for."""
    for words in (*step.at, *(step.do if isinstance(step, Do) else ())):
        for word in words.split():
            with suppress(CardSyntaxError):
                yield parse_face(word)
