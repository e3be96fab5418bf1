"""What the coach says keeps its size when a try is answered."""

from __future__ import annotations

import pygame
import pytest

from game.games import GAMES
from game.lessons.catalogue import lessons_of
from game.ui.graphics.drawing import Style, draw_paragraph
from game.ui.table.coach import panel
from game.ui.table.coach.scene import LessonScene
from tests.ui.lessons.test_without_a_mouse import settle
from tests.ui.pilot import Pilot

GAME = next(iter(GAMES))


@pytest.mark.parametrize("answer", ["No.", "A long answer to a try, with its reason. " * 6])
def test_an_answer_is_not_written_much_smaller_than_the_sentence(
    pilot: Pilot, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.stage.navigator.open_lesson(GAME, lessons_of(GAME)[0].name)
    pilot.resize((960, 600))
    settle(pilot)
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    sizes: dict[str, float] = {}

    def noting(surface: pygame.Surface, style: Style, text: str, units: float, *rest: object) -> int:
        sizes[text] = units
        return draw_paragraph(surface, style, text, units, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(panel, "draw_paragraph", noting)
    scene.coach.paint(pilot.surface)
    (alone,) = sizes.values()
    scene.coach.reply(answer)
    scene.coach.paint(pilot.surface)
    assert sizes[answer] >= alone - 4
