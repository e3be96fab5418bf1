"""Every lesson of every game can be played to its end by doing what its sentences ask for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from drive.learning import asked
from game.i18n import LANGUAGES, use_language
from game.lessons.catalogue import ListedLesson
from game.lessons.lesson import Do, Play, Read
from game.lessons.lesson_run import LessonRun
from game.lessons.progress import Progress
from game.lessons.starting import resumed
from tests.lessons.learner import IDS, LESSONS, NAMES, fresh, steps, wrong_tries

_FAR = 12
"""The number of steps into a lesson after which it is left: later ones repeat."""
OF_A_MOUSE = {
    "en": r"\b([Cc]lick|[Dd]rag)",
    "ar": "انقر|جرّ(?!ب)",
    "de": r"[Kk]lick|\b[Zz]ieh\b[^.!?]* (auf|dorthin|hinein)\b",
    "fr": r"\b([Cc]liqu|[Gg]liss)",
    "pl": r"\b([Kk]lik|[Pp]rzeciągn)",
    "pt": r"\b([Cc]li[cq]|[Aa]rrast)",
}
"""Words that fit no keyboard, no gamepad and no listener. A button may be named and pressed."""

pytestmark = pytest.mark.parametrize("shelved", LESSONS, ids=IDS)


def test_it_is_played_to_its_end_and_whatever_else_is_tried_is_answered(shelved: ListedLesson) -> None:
    course = fresh(shelved)
    for at in steps(course):
        if at.waiting or isinstance(at.step, Play):
            continue
        before = at.match.state_hash(), at.at
        for action in wrong_tries(at):
            answer = at.answer([action])
            assert answer is not None
            assert answer.said().strip()
        assert (at.match.state_hash(), at.at) == before
        if isinstance(at.step, Do):
            assert at.match.why_not([asked(at)]) is None
            assert at.answer([asked(at)]) is None
    assert course.over
    assert course.sentence is shelved.lesson.learnt


def test_the_others_do_what_it_says(shelved: ListedLesson) -> None:
    course = fresh(shelved)
    done = [text for _seat, text in _theirs(course)]
    assert done[: len(shelved.lesson.others)] == list(shelved.lesson.others)


def test_what_is_taken_back_is_asked_for_again(shelved: ListedLesson) -> None:
    course = fresh(shelved)
    for at in steps(course):
        if at.waiting or not isinstance(at.step, Do):
            continue
        before = at.match.state_hash(), at.at, at.left, at.bookmark
        at.play([asked(at)])
        if not at.match.can_undo():
            continue
        after = at.match.state_hash(), at.at, at.left
        at.undo()
        assert (at.match.state_hash(), at.at, at.left, at.bookmark) == before
        at.redo()
        assert (at.match.state_hash(), at.at, at.left) == after
    assert course.over


def test_it_goes_on_where_it_was_left(shelved: ListedLesson, tmp_path: Path) -> None:
    course = fresh(shelved)
    for number, at in enumerate(steps(course)):
        if number > _FAR:
            return
        if number % 5 != 2:
            continue
        Progress(tmp_path).keep(shelved.game, shelved.name, at.bookmark)
        again = resumed(
            shelved.game,
            shelved.lesson,
            NAMES[: shelved.lesson.seats],
            Progress(tmp_path).left_at(shelved.game, shelved.name, shelved.lesson),
        )
        assert (again.at, again.left, again.match.state_hash()) == (at.at, at.left, at.match.state_hash())


def test_it_speaks_every_language(shelved: ListedLesson) -> None:
    foreign = [each.code for each in LANGUAGES if each.code != "en"]
    sentences = [shelved.lesson.learnt, *(step.say for step in shelved.lesson.steps)]
    spoken = [message for message in sentences if len(message.one.split()) > 1]
    try:
        for code in foreign:
            use_language(code)
            assert [message.one for message in spoken if message.said() == message.one] == []
    finally:
        use_language("en")


@pytest.mark.parametrize("code", list(OF_A_MOUSE))
def test_its_sentences_fit_every_way_of_playing(shelved: ListedLesson, code: str) -> None:
    lesson = shelved.lesson
    spoken = [lesson.about, lesson.learnt, *(step.say for step in lesson.steps)]
    for step in lesson.steps:
        if isinstance(step, Do):
            spoken += [*step.wrong.values(), *filter(None, (step.no, step.well))]
    try:
        use_language(code)
        assert [said for message in spoken if re.search(OF_A_MOUSE[code], said := message.said())] == []
    finally:
        use_language("en")


def test_there_is_never_much_to_read(shelved: ListedLesson) -> None:
    reading = [isinstance(step, Read) for step in shelved.lesson.steps]
    assert not all(reading)
    assert not any(
        one and other and third for one, other, third in zip(reading, reading[1:], reading[2:], strict=False)
    )


def _theirs(course: LessonRun) -> list[tuple[int | None, str]]:
    done: list[tuple[int | None, str]] = []
    for at in steps(course):
        if at.waiting:
            known = len(at.bookmark.actions)
            at.play_on()
            done.append((at.match.actor(), at.bookmark.actions[known]))
            while at.waiting:
                at.play_on()
                done.append((at.match.actor(), at.bookmark.actions[-1]))
    return done
