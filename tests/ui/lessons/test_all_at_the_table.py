"""Every lesson of every game is played in the scene, by what its sentences ask for."""

from __future__ import annotations

import pygame
import pytest

from drive.learning import asked
from game.lessons.catalogue import ListedLesson
from game.ui.graphics.motion import Pace
from game.ui.table.coach.scene import LessonScene
from tests.lessons.learner import IDS, LESSONS
from tests.ui.lessons.test_without_a_mouse import settle
from tests.ui.pilot import Pilot

_LONGEST = 200
_CARD = 2
"""The length of a card's name; one that was played already may still be spoken of."""


def is_there(scene: LessonScene, name: str) -> bool:
    """Whether a zone, or a visible button, has this name; a card need not be held any more."""
    buttons = [widget.name for widget in scene.group.widgets if widget.visible]
    return len(name) == _CARD or name in buttons or any(zone == name for zone in scene.board.layout.zones)


@pytest.mark.slow
@pytest.mark.parametrize("shelved", LESSONS, ids=IDS)
def test_it_ends_with_its_page_and_points_at_what_is_there(
    pilot: Pilot, shelved: ListedLesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LessonScene, "paint", lambda *_surface_and_area: None)
    pilot.stage.set_pace(Pace.INSTANT)
    pilot.stage.navigator.open_lesson(shelved.game, shelved.name)
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    for _step in range(_LONGEST):
        settle(pilot)
        if scene.course.over:
            break
        step = scene.course.step
        if not scene.course.waiting:
            assert scene.coach.said.endswith(scene.course.said())
            assert step is not None
            assert len(scene.pointing.rings) > 0 or not step.at
            assert [name for name in step.at if not is_there(scene, name)] == []
        if scene.course.reading:
            pilot.key(pygame.K_RETURN)
        elif not scene.course.waiting:
            scene.act([asked(scene.course)])
    pilot.skip(2000)
    pilot.settle()
    assert pilot.scene.name == "lesson_done"
