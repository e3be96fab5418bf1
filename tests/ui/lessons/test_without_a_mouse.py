"""A whole lesson by keys alone, and one by the buttons of a gamepad."""

from __future__ import annotations

import pygame
import pytest

from drive.learning import asked
from game.games import GAMES
from game.lessons.catalogue import lessons_of
from game.ui.graphics.motion import Pace
from game.ui.table.coach.scene import LessonScene
from tests.ui.access.pad import Pad
from tests.ui.pilot import Pilot

GAME = next(iter(GAMES))
FIRST = lessons_of(GAME)[0].name
_KEYS = {"A": pygame.K_RETURN, "X": pygame.K_SPACE, "RB": pygame.K_TAB, "right": pygame.K_RIGHT}


class Keys(Pad):
    """Does with keys what a gamepad does with its buttons."""

    def press(self, *buttons: str) -> None:
        """Press them one after the other."""
        for button in buttons:
            self.pilot.key(_KEYS[button])


@pytest.mark.slow
@pytest.mark.parametrize("hands", [Keys, Pad])
def test_a_lesson_is_played_to_its_end(pilot: Pilot, hands: type[Pad], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LessonScene, "paint", lambda *_surface_and_area: None)
    pilot.stage.set_pace(Pace.INSTANT)
    pilot.stage.navigator.open_lesson(GAME, FIRST)
    scene, pad = pilot.scene, hands(pilot)
    assert isinstance(scene, LessonScene)
    for _step in range(40):
        settle(pilot)
        if scene.course.over:
            break
        if scene.course.reading:
            pad.press("A")
        else:
            does(pilot, pad, str(asked(scene.course)).split())
    pilot.skip(2000)
    pilot.settle()
    assert pilot.scene.name == "lesson_done"
    pad.press("A")
    pilot.settle()
    assert isinstance(pilot.scene, LessonScene)
    assert pilot.scene.course.lesson is lessons_of(GAME)[1].lesson


def does(pilot: Pilot, pad: Pad, words: list[str]) -> None:
    """Do the action that is asked for, card by card."""
    match words:
        case ["draw"]:
            pad.goes_to("stock")
        case ["lay", *cards]:
            takes(pilot, pad, cards)
            pad.goes_to("tray.0")
        case ["add", card, "to", number]:
            takes(pilot, pad, [card])
            pad.goes_to(f"meld.0.{int(number) - 1}")
        case ["discard", card]:
            takes(pilot, pad, [card])
            pad.goes_to("discards")
        case _:
            raise AssertionError(f"nobody knows how to do {words}")
    pad.press("A")


def takes(pilot: Pilot, pad: Pad, cards: list[str]) -> None:
    """Selects cards of the hand."""
    for card in cards:
        pad.goes_to(next(name for name in pilot.stage.targets() if name.startswith("hand.") and name.endswith(card)))
        pad.press("X")


def settle(pilot: Pilot) -> None:
    """Until the coach waits for the player."""
    for _ in range(60):
        pilot.frame(80)
        scene = pilot.scene
        if not isinstance(scene, LessonScene) or (scene.idle and not scene.course.waiting):
            break
    pilot.frame(80)
