"""Choosing a new match among several games with many house rules, at every size, with two to four players."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.options import declared, option
from game.i18n import Message, phrases, use_language
from game.i18n.phrases import GamePhrases, phrases_of
from game.i18n.wording import level_about, level_name
from game.opponents.levels import LEVELS
from game.ui.graphics.drawing import Style
from game.ui.graphics.motion import FakeClock
from game.ui.navigation import Navigation
from game.ui.panels import house_rules, rule_sheet
from game.ui.scenes.new_match import scene as new_match
from game.ui.scenes.new_match import seating
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene
from game.ui.system.shortcuts import Command
from game.ui.widgets import Segments, Stepper
from tests.ui.pictures.states import press
from tests.ui.pilot import Pilot, profile_in
from tests.ui.sheet import NotingTypesetter, faults

TITLES = ("Borako", "Rami of the south", "Tarok", "Belote", "Hand and foot")
VALUES = ("never", "at the first lay", "after the first round", "always")


@dataclass(frozen=True, slots=True)
class ManyOptions:
    """Ten options with two to four values."""

    first: str = option(VALUES[0], choices=VALUES, clause="many 1")
    second: str = option(VALUES[0], choices=VALUES[:2], clause="many 2")
    third: str = option(VALUES[0], choices=VALUES[:3], clause="many 3")
    fourth: str = option(VALUES[0], choices=VALUES, clause="many 4")
    fifth: int = option(1, choices=(1, 2, 3, 4), clause="many 5")
    sixth: bool = option(False, choices=(False, True), clause="many 6")
    seventh: str = option(VALUES[0], choices=VALUES, clause="many 7")
    eighth: str = option(VALUES[0], choices=VALUES[:2], clause="many 8")
    ninth: str = option(VALUES[0], choices=VALUES[:3], clause="many 9")
    tenth: int = option(3, choices=(3, 4), clause="many 10")


class ManyRules:
    """A game of which only the choosing is to be seen."""

    options = ManyOptions

    def __init__(self, name: str, seats: range) -> None:
        self.name = name
        self.seats = seats

    def teams(self, seats: int) -> tuple[int, ...]:
        return (0, 1, 0, 1) if seats == 4 else tuple(range(seats))


def games() -> dict[str, Any]:
    seats = (range(4, 5), range(2, 5), range(3, 5), range(2, 3), range(2, 5))
    return {f"game{number}": ManyRules(f"game{number}", among) for number, among in enumerate(seats)}


def said_of(name: str) -> GamePhrases:
    specs = declared(ManyOptions)
    return replace(
        phrases_of("borako"),
        name=Message(TITLES[int(name[-1])] if name[-1].isdigit() else name),
        options={spec.name: Message(f"The {spec.name} of the rules") for spec in specs},
        option_tips={spec.name: Message("What it changes.") for spec in specs},
        choices={spec.name: {str(value): Message(str(value)) for value in spec.choices} for spec in specs},
        presets={},
    )


@pytest.fixture(autouse=True)
def five_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    for module in (new_match, house_rules, rule_sheet, phrases):
        monkeypatch.setattr(module, "phrases_of", said_of)
    offered = tuple(level for level in LEVELS.values() if level.offered)
    monkeypatch.setattr(seating, "levels_of", lambda _game: offered)


def profile_with_games(home: Path) -> Profile:
    profile = profile_in(home)
    profile.games = games()
    return profile


@pytest.fixture
def choosing(tmp_path: Path) -> Pilot:
    pilot = Pilot(profile_with_games(tmp_path))
    pilot.stage.navigator.open_new_match()
    pilot.frame()
    return pilot


def shown(pilot: Pilot, prefix: str) -> list[str]:
    """The names of the targets that begin so."""
    return [name for name in pilot.stage.targets() if name.startswith(prefix)]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((960, 600), 1.0), ((960, 600), 2.0), ((1280, 720), 1.0), ((1920, 1080), 0.75), ((1920, 1080), 2.0)],
)
def test_any_game_has_room(tmp_path: Path, size: tuple[int, int], scale: float, language: str) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    use_language(language)
    try:
        stage = Stage(size, profile_with_games(tmp_path), Navigation, FakeClock(), Style(type=NotingTypesetter()))
        stage.resize(size, scale)
        stage.navigator.open_new_match()
        scene = stage.top
        assert isinstance(scene, new_match.NewMatchScene)
        for game in games():
            choose(stage, scene, game)
            assert faults(scene, stage.style) == [], game
            scene.group.set_focus(scene.group.named("rules"))
            press(stage, pygame.K_RETURN)
            assert stage.top is not scene
            assert faults(stage.top, stage.style) == [], f"rules of {game}"
            stage.pop()
    finally:
        use_language("en")


def choose(stage: Stage, scene: new_match.NewMatchScene, game: str) -> None:
    """Go on from game to game by keys."""
    for _game in games():
        control = scene.group.named("game")
        assert isinstance(control, Segments | Stepper)
        if control.value == game:
            return
        scene.group.set_focus(control)
        press(stage, pygame.K_LEFT if scene.mirrored else pygame.K_RIGHT)
    raise LookupError(game)


def test_as_many_seats_are_laid_as_players_are_chosen(choosing: Pilot) -> None:
    assert shown(choosing, "new_match.players") == []
    choosing.click("new_match.game.game1")
    choosing.frame()
    assert len(shown(choosing, "new_match.players")) == 3
    assert {"new_match.level.1", "new_match.level.2", "new_match.level.3"} <= set(choosing.stage.targets())
    choosing.click("new_match.players.2")
    choosing.frame()
    assert "new_match.level.1" in choosing.stage.targets()
    assert "new_match.level.2" not in choosing.stage.targets()


def test_every_option_can_be_scrolled_to(choosing: Pilot) -> None:
    choosing.stage.resize((960, 600))
    choosing.click("new_match.rules")
    choosing.frame()
    assert isinstance(choosing.scene, WidgetScene)
    seen: set[str] = set()
    for _page in range(5):
        seen |= {name.split(".")[2] for name in shown(choosing, "house_rules.option.")}
        choosing.scene.group.set_focus(choosing.scene.group.named("more_rules"))
        choosing.key(pygame.K_PAGEDOWN)
        choosing.frame()
    assert seen == {spec.name for spec in declared(ManyOptions)}


def test_another_number_of_players_keeps_the_house_rules_and_the_levels(choosing: Pilot) -> None:
    choosing.click("new_match.game.game1")
    choosing.frame()
    assert isinstance(choosing.scene, new_match.NewMatchScene)
    choosing.click("new_match.rules")
    choosing.click("house_rules.option.second.at the first lay")
    choosing.click("house_rules.done")
    choosing.click("new_match.level.1.next")
    level = choosing.scene.group.named("level.1").spoken
    assert level
    choosing.click("new_match.players.3")
    choosing.frame()
    assert choosing.scene.group.named("level.1").spoken == level
    choosing.click("new_match.rules")
    assert isinstance(choosing.scene, WidgetScene)
    option = choosing.scene.group.named("option.second")
    assert isinstance(option, Segments)
    assert option.value == "at the first lay"


def test_the_focus_stays_on_the_game_that_is_chosen_by_keys(choosing: Pilot) -> None:
    assert isinstance(choosing.scene, WidgetScene)
    choosing.scene.group.set_focus(choosing.scene.group.named("game"))
    for _step in range(2):
        choosing.key(pygame.K_RIGHT)
    focus = choosing.scene.group.focus
    assert isinstance(focus, Segments)
    assert focus.value == "game2"


def test_what_a_level_is_like_to_meet_is_shown_at_its_control(choosing: Pilot) -> None:
    choosing.click("new_match.game.game1")
    choosing.frame()
    assert isinstance(choosing.scene, WidgetScene)
    stepper = choosing.scene.group.named("level.1")
    assert isinstance(stepper, Stepper)
    levels = [level for level in LEVELS.values() if level.offered]
    met = set()
    for _level in levels:
        choosing.click("new_match.level.1.next")
        assert stepper.tip == level_about(str(stepper.value))
        assert stepper.tip in choosing.scene.reading(Command.READ_TABLE), "it is seen below the table as well"
        met.add(stepper.tip)
    assert len(met) == len(levels) == 4


def test_levels_that_are_offered_have_a_name_and_a_sentence_and_references_have_neither() -> None:
    for level in LEVELS.values():
        assert bool(level_name(level.name)) == bool(level_about(level.name)) == level.offered
    assert level_about("random") == level_name("greedy") == ""
