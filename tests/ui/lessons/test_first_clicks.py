"""The number of clicks from the first start to the first card of a lesson, in every game."""

from __future__ import annotations

import pytest

from drive.learning import asked
from game.games import INFOS
from game.lessons.lesson import Do
from game.ui.graphics.motion import Pace
from game.ui.opening import open_first_scene
from game.ui.table.coach.scene import LessonScene
from tests.ui.lessons.test_without_a_mouse import settle
from tests.ui.pilot import Pilot

MOST = 3


class Newcomer:
    """Starts the program for the first time, and counts what the hand does."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.clicks = 0
        open_first_scene(pilot.stage)
        pilot.settle()

    @property
    def scene(self) -> LessonScene:
        """The lesson at the table."""
        assert isinstance(self.pilot.scene, LessonScene)
        return self.pilot.scene

    def clicks_on(self, name: str) -> None:
        """A click, after which the program comes to rest."""
        self.clicks += 1
        self.pilot.click(name)
        settle(self.pilot)

    def is_taught(self, game: str) -> None:
        """Chooses the game and asks for it."""
        if next(iter(self.pilot.stage.profile.games)) != game:
            self.clicks_on(f"welcome.game.{game}")
        self.clicks_on("welcome.show")

    def does(self, words: list[str]) -> None:
        """Do what the coach asks for: one click, or one card dragged to where it belongs."""
        match words:
            case ["draw"]:
                self.clicks_on("stock")
            case ["play", card]:
                self.clicks += 1
                self.pilot.drag(next(name for name in self.pilot.stage.targets() if name.endswith(f".{card}")), "trick")
                settle(self.pilot)
            case _:
                raise AssertionError(f"nobody knows how to do {words} at once")


@pytest.mark.slow
@pytest.mark.parametrize("game", [*INFOS])
def test_under_four_clicks_lead_to_the_first_card(pilot: Pilot, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LessonScene, "paint", lambda *_surface_and_area: None)
    pilot.stage.set_pace(Pace.INSTANT)
    newcomer = Newcomer(pilot)
    newcomer.is_taught(game)
    while newcomer.scene.course.reading:
        newcomer.clicks_on("table.coach_next")
    assert isinstance(newcomer.scene.course.step, Do)
    action = str(asked(newcomer.scene.course))
    newcomer.does(action.split())
    assert newcomer.scene.course.bookmark.actions[0] == action
    assert newcomer.clicks <= MOST
