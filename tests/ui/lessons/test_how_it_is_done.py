"""The one line that says how things are done: by mouse, by keys or by gamepad, and it is true."""

from __future__ import annotations

import pygame
import pytest

from drive.learning import asked
from game.games import INFOS
from game.lessons.catalogue import lessons_of
from game.lessons.lesson import Do
from game.ui.graphics.motion import Pace
from game.ui.kit import Text, walk
from game.ui.table.coach.scene import LessonScene
from tests.ui.lessons.test_without_a_mouse import settle
from tests.ui.pilot import Pilot

CLICKS = "Click what glows, or drag cards to where they belong."
KEYS = (
    "The arrows go from card to card, Tab to the next area. Space selects a card. Enter plays it or the selected "
    "ones, draws from the stock, or puts cards where you are."
)

CHOSEN = {"*", "...", "open"}
"""Words of actions that the player puts together: the sentence says how."""


def lesson(pilot: Pilot) -> LessonScene:
    assert isinstance(pilot.scene, LessonScene)
    return pilot.scene


def lines(pilot: Pilot) -> list[str]:
    """What is read in the coach's panel."""
    return [node.text for node in walk(lesson(pilot).coach.tree) if isinstance(node, Text)]


def opened(pilot: Pilot, game: str, number: int = 0) -> None:
    """A lesson up to the first thing that is to be done."""
    pilot.stage.set_pace(Pace.INSTANT)
    pilot.stage.navigator.open_lesson(game, lessons_of(game)[number].name)
    settle(pilot)
    while lesson(pilot).course.reading:
        pilot.click("table.coach_next")
        settle(pilot)


def clicks_what_glows(pilot: Pilot) -> None:
    """Clicks the cards that glow, then the button, or else the place."""
    pointed = lesson(pilot).course.pointed
    cards = [name for name in pointed if name[0] in "23456789TJQKA" and len(name) == 2]
    before = lesson(pilot).course.bookmark
    for card in cards:
        pilot.click(next(name for name in pilot.stage.targets() if name.startswith("hand.") and name.endswith(card)))
        settle(pilot)
    buttons = [
        f"table.{offer.name}"
        for offer in lesson(pilot).buttons.offers
        if not lesson(pilot).course.answer(offer.actions)
    ]
    for name in [*buttons, *pointed]:
        if lesson(pilot).course.bookmark != before:
            return
        if name not in cards and name in pilot.stage.targets():
            pilot.click(name)
            settle(pilot)


@pytest.mark.parametrize("game", [*INFOS])
def test_the_first_lesson_says_it_by_the_way_the_player_plays(pilot: Pilot, game: str) -> None:
    opened(pilot, game)
    assert lines(pilot)[-1] == CLICKS
    pilot.key(pygame.K_TAB)
    pilot.frame()
    assert lines(pilot)[-1] == KEYS


@pytest.mark.parametrize("game", [*INFOS])
def test_later_lessons_leave_it_out(pilot: Pilot, game: str) -> None:
    opened(pilot, game, 1)
    assert CLICKS not in lines(pilot)
    assert len(lines(pilot)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", [*INFOS])
def test_clicking_what_glows_does_all_that_the_first_lesson_asks_for(
    pilot: Pilot, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LessonScene, "paint", lambda *_surface_and_area: None)
    opened(pilot, game)
    for _step in range(60):
        course = lesson(pilot).course
        if course.over:
            return
        if course.reading:
            pilot.click("table.coach_next")
        elif isinstance(course.step, Do) and (len(course.step.do) > 1 or set(course.step.do[0].split()) & CHOSEN):
            lesson(pilot).act([asked(course)])
        elif isinstance(course.step, Do):
            done = len(course.bookmark.actions)
            clicks_what_glows(pilot)
            assert len(course.bookmark.actions) > done, course.step.say
        settle(pilot)
    raise AssertionError(f"the lesson does not end: {lesson(pilot).course.step}")
