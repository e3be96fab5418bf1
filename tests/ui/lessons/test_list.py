"""The list of lessons: the sentence of the coach, the progress, and the cards of each row."""

from __future__ import annotations

import pytest

from game.games import GAMES, INFOS
from game.lessons.catalogue import lessons_of
from game.lessons.coach import coach_of
from game.lessons.lesson_run import Bookmark
from game.lessons.pictured import cards_of
from game.lessons.progress import Progress
from game.lessons.views import LessonStatus
from game.ui.scenes.lessons.scene import LessonsScene
from tests.ui.pilot import Pilot

GAME = next(iter(GAMES))
LESSONS = lessons_of(GAME)


def opened(pilot: Pilot) -> LessonsScene:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_lessons(GAME)
    pilot.settle()
    assert isinstance(pilot.scene, LessonsScene)
    return pilot.scene


def progress(pilot: Pilot) -> Progress:
    return Progress(pilot.stage.profile.folders.home)


def test_the_coach_greets_whoever_comes_first(pilot: Pilot) -> None:
    scene = opened(pilot)
    assert coach_of(GAME).name in scene.announcement()
    assert [row.status for row in scene.view.lessons] == [LessonStatus.NEXT, *[LessonStatus.LATER] * (len(LESSONS) - 1)]


def test_what_is_done_is_counted_and_what_comes_next_is_named(pilot: Pilot) -> None:
    progress(pilot).finish(GAME, LESSONS[0].name)
    scene = opened(pilot)
    assert f"1 of {len(LESSONS)}" in scene.announcement()
    assert LESSONS[1].lesson.title.said() in scene.announcement()
    assert [row.status for row in scene.view.lessons[:2]] == [LessonStatus.DONE, LessonStatus.NEXT]


def test_a_lesson_that_was_left_is_what_the_coach_speaks_of(pilot: Pilot) -> None:
    progress(pilot).keep(GAME, LESSONS[2].name, Bookmark(1, (), LESSONS[2].lesson.fingerprint()))
    scene = opened(pilot)
    assert LESSONS[2].lesson.title.said() in scene.announcement()
    assert scene.view.lessons[2].status is LessonStatus.BEGUN
    assert 0 < scene.view.lessons[2].part < 1


def test_a_player_who_has_done_everything_may_repeat_it(pilot: Pilot) -> None:
    for each in LESSONS:
        progress(pilot).finish(GAME, each.name)
    scene = opened(pilot)
    assert "Repeat" in scene.announcement()
    assert {row.status for row in scene.view.lessons} == {LessonStatus.DONE}


def test_rows_are_read_with_all_they_say(pilot: Pilot) -> None:
    scene = opened(pilot)
    lesson = LESSONS[0].lesson
    assert scene.group.named("lesson").spoken.startswith(f"1. {lesson.title.said()}. ")
    assert "Up next" in scene.group.named("lesson").spoken


@pytest.mark.parametrize("game", INFOS)
def test_most_lessons_are_pictured_by_cards_of_their_own(game: str) -> None:
    lessons = lessons_of(game)
    pictured = [cards_of(each.lesson) for each in lessons]
    assert sum(len(cards) >= 2 for cards in pictured) >= len(lessons) - 1
    assert all(len(set(cards)) == len(cards) for cards in pictured)
