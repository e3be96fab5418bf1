"""Shortcuts, the greeting, texts about the program, exporting a match, and the scene under a dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.book_blocks import BlockKind
from game.games import GAMES
from game.i18n import language, use_language
from game.match.deals.codes import code_of_match
from game.storage.folders import export_folder
from game.ui.graphics.theme import luminance
from game.ui.opening import open_first_scene
from game.ui.scenes.about import plain_blocks, table_as_points
from game.ui.screenshot import PictureRequest
from game.ui.stage.composed_scene import Dialog
from game.ui.stage.stage import Stage
from game.ui.widgets import Button
from pictures.scenes import SCENES
from tests.ui.pilot import Pilot


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.fixture
def menu(pilot: Pilot) -> Pilot:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    return pilot


def press_sign(pilot: Pilot, sign: str) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode=sign, scancode=0))
    pilot.frame()


def test_a_question_mark_lists_all_shortcuts(menu: Pilot) -> None:
    press_sign(menu, "?")
    assert menu.scene.name == "shortcuts"
    press_sign(menu, "?")
    assert menu.stage.names == ("menu", "shortcuts")
    menu.click("shortcuts.change")
    assert menu.scene.name == "settings"
    assert "settings.change_key" in menu.stage.targets()


ABOVE_THE_MENU: dict[str, Callable[[Stage], None]] = {
    "new_match": lambda stage: stage.navigator.open_new_match(),
    "settings": lambda stage: stage.navigator.open_settings(),
    "load": lambda stage: stage.navigator.open_load(),
    "about": lambda stage: stage.navigator.open_about(),
}


@pytest.mark.slow
@pytest.mark.parametrize("scene", ABOVE_THE_MENU)
def test_the_rules_open_by_a_key_above_any_scene(menu: Pilot, scene: str) -> None:
    ABOVE_THE_MENU[scene](menu.stage)
    menu.settle()
    menu.key(pygame.K_F1)
    assert menu.scene.name == "rules"
    menu.key(pygame.K_ESCAPE)
    assert menu.scene.name == scene


def test_sound_goes_off_by_a_key_in_any_scene(menu: Pilot) -> None:
    menu.key(pygame.K_m)
    assert menu.stage.profile.settings.mute


def test_a_new_match_is_a_key_away(menu: Pilot) -> None:
    menu.key(pygame.K_n, pygame.KMOD_CTRL)
    assert menu.stage.names == ("menu", "new_match")


@pytest.mark.slow
def test_the_first_evening_begins_with_a_greeting_that_does_not_come_again(pilot: Pilot) -> None:
    open_first_scene(pilot.stage)
    pilot.settle()
    assert pilot.scene.name == "welcome"
    pilot.click("welcome.language.ar")
    assert language().code == "ar"
    pilot.click("welcome.start")
    assert pilot.stage.names == ("menu", "new_match")
    pilot.key(pygame.K_ESCAPE)
    assert pilot.stage.profile.settings.first_start_done
    open_first_scene(pilot.stage)
    assert pilot.scene.name == "menu"


def test_the_greeting_leads_to_a_match_of_the_game_that_was_chosen(pilot: Pilot) -> None:
    open_first_scene(pilot.stage)
    pilot.settle()
    last = list(GAMES)[-1]
    pilot.click(f"welcome.game.{last}")
    pilot.click("welcome.start")
    assert pilot.scene.read_about == last


def test_about_shows_changes_and_the_licences_of_all_that_is_shipped(menu: Pilot) -> None:
    menu.click("menu.about")
    menu.settle()
    texts = [name for name in menu.stage.targets() if name.startswith("about.text.")]
    assert len(texts) >= 5
    for name in texts:
        menu.click(name)
    menu.key(pygame.K_PAGEDOWN)
    menu.key(pygame.K_ESCAPE)
    assert menu.scene.name == "menu"


def test_a_licence_keeps_its_paragraphs() -> None:
    text = (
        "LICENSE\n=======\n\n"
        "  Permission is hereby granted to anybody who\n  wishes to use it, today and tomorrow.\n\nA\nB\n"
    )
    assert [block.text for block in plain_blocks(text)] == [
        "LICENSE",
        "Permission is hereby granted to anybody who wishes to use it, today and tomorrow.",
        "A",
        "B",
    ]
    assert {block.kind for block in plain_blocks(text)} == {BlockKind.PARAGRAPH}


def test_a_table_of_credits_becomes_points() -> None:
    assert table_as_points("Fonts\n\n| file | by |\n|---|---|\n| `a` | B |") == "Fonts\n\n- `a`, B"


def test_the_pause_takes_the_match_along(pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path / "home"))
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.click("menu.new_match")
    pilot.click("new_match.start")
    pilot.frame()
    pilot.stage.navigator.open_pause()
    pilot.frame()
    pilot.click("pause.export")
    exported = list(export_folder({"MAJLIS_HOME": str(tmp_path / "home")}).iterdir())
    assert len(exported) == 1
    assert exported[0].name in pilot.scene.said
    pilot.click("pause.copy_deal")
    match = pilot.stage.profile.match
    assert match is not None
    assert code_of_match(match.header, match.game) in pilot.scene.said


def test_the_pause_leads_to_settings_and_back_to_the_table(pilot: Pilot) -> None:
    SCENES["table"](pilot.stage, PictureRequest("table", (1280, 720), "borako", 0))
    pilot.stage.navigator.open_pause()
    pilot.frame()
    pilot.click("pause.settings")
    pilot.click("settings.section.1")
    pilot.click("settings.theme.light")
    pilot.click("settings.section.4")
    pilot.click("settings.language.ar")
    pilot.key(pygame.K_ESCAPE)
    assert pilot.stage.names == ("table", "pause")
    pilot.key(pygame.K_ESCAPE)
    pilot.frame()
    assert pilot.scene.name == "table"


def under_a_dialog(pilot: Pilot) -> pygame.Surface:
    pilot.stage.push(Dialog(pilot.stage, "Title", "", [Button("back", "Back", pilot.stage.pop)]))
    pilot.settle()
    assert pilot.stage.backdrop is not None
    return pilot.stage.backdrop


def brightest(picture: pygame.Surface, area: pygame.Rect) -> float:
    return max(
        luminance(tuple(picture.get_at((x, y))[:3]))  # type: ignore[arg-type]
        for x in range(area.left, area.right, 2)
        for y in range(area.top, area.bottom, 2)
    )


def test_the_ring_of_the_focus_and_bright_brass_stay_above(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.key(pygame.K_TAB)
    pilot.settle()
    new, quiet = pilot.where("menu.new_match"), pilot.where("menu.days")
    focus = pilot.stage.top.focused()
    picture = under_a_dialog(pilot)
    assert brightest(picture, new) < 1.5 * brightest(picture, quiet)
    assert focus is not None
    ring = pygame.Rect(focus.left + focus.width // 3, focus.top - 6, 12, 5)
    assert brightest(picture, ring) < 0.1
    pilot.stage.pop()
    pilot.settle()
    assert pilot.stage.top.focused() == focus, "the focus is where it was"


def test_the_focus_shows_again_without_the_dialog(pilot: Pilot) -> None:
    pilot.stage.navigator.open_load()
    pilot.settle()
    group = vars(pilot.scene)["group"]
    assert group.focus is not None
    assert group.focus.focused
    under_a_dialog(pilot)
    assert group.focus.focused
