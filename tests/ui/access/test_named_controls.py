"""Every control says what it sets, how it is set, and its place among the choices."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame
import pytest

from game.ui.access import speaker as speaking
from game.ui.stage.widget_scene import WidgetScene
from game.ui.widgets import DropDown, Slider, TextField
from game.ui.widgets.choice import Choice
from game.ui.widgets.scroll import ScrollList
from tests.ui.access.test_rounds_without_a_screen import Silent
from tests.ui.access.test_what_is_heard import after, heard
from tests.ui.pilot import Pilot
from tests.ui.scenes.scene_table import SCENES, Opener

STATES = [pytest.param(opener, id=f"{name}: {state}") for name, of in SCENES.items() for state, opener in of.items()]
ARROWS = frozenset("‹›")
PLACE = re.compile(r"\b\d+ of \d+\b|nothing chosen")


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "find_voice", Silent)


def unnamed(scene: WidgetScene) -> Iterator[str]:
    """What is said of controls that do not say what they set, or which of how many choices holds."""
    for widget in scene.group.widgets:
        if ARROWS.intersection(scene.described(widget)) or not scene.described(widget).strip():
            yield f"{widget.name} says signs alone: {scene.described(widget)}"
        if not widget.takes_focus or not isinstance(widget, (Choice, Slider, TextField, ScrollList)):
            continue
        scene.group.set_focus(widget)
        widget.focused = True
        words = scene.focus_words()
        named = ": " in words or words.startswith(widget.sets or "?")
        if not named and not isinstance(widget, ScrollList):
            yield f"{widget.name} has no name: {words}"
        chosen = isinstance(widget, Choice) or (isinstance(widget, ScrollList) and widget.chosen is not None)
        if chosen and not PLACE.search(words):
            yield f"{widget.name} has no place: {words}"


@pytest.mark.slow
@pytest.mark.parametrize("opener", STATES)
def test_every_control_of_every_scene_says_what_it_sets_and_its_place(pilot: Pilot, opener: Opener) -> None:
    opener(pilot)
    pilot.settle()
    assert isinstance(pilot.scene, WidgetScene)
    assert list(unnamed(pilot.scene)) == []


def test_a_line_of_a_score_is_said_with_whose_it_is(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    SCENES["scoring"]["teams"](pilot)
    pilot.settle()
    heard(pilot)
    lines = [said[-1] for said in (after(pilot, pygame.K_TAB) for _stop in range(12)) if said and ": +" in said[-1]]
    assert {line.partition(": ")[0] for line in lines} == {"Us", "Them"}


def test_a_list_that_drops_down_says_that_it_is_open_and_each_choice_as_arrows_walk(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    SCENES["statistics"]["all games"](pilot)
    pilot.settle()
    assert isinstance(pilot.scene, WidgetScene)
    game = next(each for each in pilot.scene.group.widgets if isinstance(each, DropDown) and each.name == "game")
    pilot.scene.group.set_focus(game)
    pilot.settle()
    assert after(pilot, pygame.K_RETURN) == ["Game: All games, 1 of 6, list open"]
    assert after(pilot, pygame.K_DOWN) == ["Game: Borako, 2 of 6, list open"]
    assert after(pilot, pygame.K_ESCAPE) == ["Game: All games, 1 of 6"]
