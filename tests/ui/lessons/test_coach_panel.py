"""The sentence of the coach keeps its size when a try is answered."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.lessons.catalogue import lessons_of
from game.ui.kit import Node, Text, walk
from game.ui.table.coach.scene import LessonScene
from tests.ui.lessons.test_without_a_mouse import settle
from tests.ui.pilot import Pilot

GAME = next(iter(GAMES))
SMALLER = 0.75
"""Lines are a little lower where an answer is shown as well, never much."""


def line_height(scene: LessonScene, text: str) -> float:
    """The pixels of a line of a text as it is shown."""
    from game.ui.kit import boxes

    def within(node: Node, scale: float) -> float | None:
        factor = scale * (node._factor if isinstance(node, boxes.Scaled) else 1.0)
        if isinstance(node, Text) and node.text == text:
            return factor
        return next((found for child in node.shown if (found := within(child, factor)) is not None), None)

    found = within(scene.coach.tree, 1.0)
    assert found is not None
    return found


@pytest.mark.parametrize("answer", ["No.", "A long answer to a try, with its reason. " * 6])
def test_an_answer_is_not_written_much_smaller_than_the_sentence(pilot: Pilot, answer: str) -> None:
    pilot.stage.navigator.open_lesson(GAME, lessons_of(GAME)[0].name)
    pilot.resize((960, 600))
    settle(pilot)
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    alone = line_height(scene, scene.course.said())
    scene.coach.answer = answer
    pilot.frame()
    assert line_height(scene, answer) >= SMALLER * alone
    assert answer.strip() in scene.coach.said
    assert all(node.whole for node in walk(scene.coach.tree) if isinstance(node, Text))
