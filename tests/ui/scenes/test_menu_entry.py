"""An unpacked program offers once to go into the applications menu of the desktop, after a match; settings keep it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.storage.applications_menu import ENTRY, ApplicationsMenu
from game.ui.opening import open_first_scene
from game.ui.scenes.menu import MenuScene
from game.ui.screenshot import begun
from tests.ui.pilot import Pilot
from tests.ui.refusing import until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there menus are made of files")


@pytest.fixture
def menu(pilot: Pilot, tmp_path: Path) -> ApplicationsMenu:
    """The menu of a desktop without the program, which was unpacked."""
    program = tmp_path / "majlis-1.0" / "majlis"
    (program.parent / "share" / ENTRY).parent.mkdir(parents=True)
    (program.parent / "share" / ENTRY).write_text("[Desktop Entry]\nType=Application\nName=Majlis\nExec=majlis %f\n")
    program.touch()
    pilot.stage.profile.applications_menu = menu = ApplicationsMenu(tmp_path / "data", program)
    return menu


def comes_back_from_a_match(pilot: Pilot) -> None:
    pilot.stage.profile.match = begun("borako")
    pilot.stage.navigator.open_menu()
    rests(pilot)


def rests(pilot: Pilot) -> None:
    """What waits until the menu is seen is through."""
    pilot.settle()
    pilot.paint()
    pilot.settle()


def says(pilot: Pilot, words: str) -> Callable[[], bool]:
    """Whether the scene on top says these words by the next frame."""

    def heard() -> bool:
        pilot.frame()
        return words in pilot.stage.top.said

    return heard


def test_it_is_offered_after_a_match_and_put_there(pilot: Pilot, menu: ApplicationsMenu) -> None:
    comes_back_from_a_match(pilot)
    assert pilot.scene.name == "menu_entry"
    pilot.key(pygame.K_RETURN)
    assert pilot.scene.name == "menu"
    until(says(pilot, "in your applications menu now"))
    assert menu.has_entry
    comes_back_from_a_match(pilot)
    assert pilot.scene.name == "menu"


@pytest.mark.parametrize("how", ["the button", "Escape", "a click outside"])
def test_whoever_declines_is_not_asked_again(how: str, pilot: Pilot, menu: ApplicationsMenu) -> None:
    comes_back_from_a_match(pilot)
    match how:
        case "the button":
            pilot.click("menu_entry.no")
        case "Escape":
            pilot.key(pygame.K_ESCAPE)
        case _:
            pilot.press((5, 5))
    assert pilot.scene.name == "menu"
    assert pilot.stage.profile.settings.menu_entry_offered
    comes_back_from_a_match(pilot)
    assert pilot.scene.name == "menu"
    assert not menu.has_entry


@pytest.mark.usefixtures("menu")
def test_nobody_is_asked_before_the_first_match(pilot: Pilot) -> None:
    open_first_scene(pilot.stage)
    pilot.settle()
    assert pilot.scene.name == "welcome"
    pilot.key(pygame.K_ESCAPE)
    rests(pilot)
    pilot.wait(2000)
    assert pilot.scene.name == "menu"


def test_a_program_that_is_there_or_cannot_be_does_not_ask(pilot: Pilot, menu: ApplicationsMenu) -> None:
    menu.add()
    comes_back_from_a_match(pilot)
    assert pilot.scene.name == "menu"
    menu.remove()
    pilot.stage.profile.applications_menu = None
    comes_back_from_a_match(pilot)
    assert pilot.scene.name == "menu"


def test_a_disk_that_refuses_is_told_of(pilot: Pilot, menu: ApplicationsMenu) -> None:
    menu.data.write_text("no folder")
    comes_back_from_a_match(pilot)
    pilot.click("menu_entry.yes")
    until(says(pilot, "couldn't be changed"))
    assert isinstance(pilot.scene, MenuScene)


def test_an_entry_whose_program_was_moved_leads_to_this_one(pilot: Pilot, menu: ApplicationsMenu) -> None:
    gone = menu.data.parent / "majlis-0.9" / "majlis"
    assert menu.program is not None
    menu.program.parent.rename(gone.parent)
    ApplicationsMenu(menu.data, gone).add()
    gone.parent.rename(menu.program.parent)
    assert menu.entry_leads_nowhere
    pilot.stage.navigator.open_menu()
    rests(pilot)
    until(lambda: not menu.entry_leads_nowhere)


def test_the_settings_put_it_there_and_take_it_out(pilot: Pilot, menu: ApplicationsMenu) -> None:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_settings("look")
    pilot.settle()
    for there in (True, False):
        pilot.click(f"settings.menu_entry.{there}")
        until(says(pilot, "in your applications menu now" if there else "no longer in your applications menu"))
        assert menu.has_entry == there


def test_other_packages_have_no_such_setting(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_settings("look")
    pilot.settle()
    assert not any("menu_entry" in name for name in pilot.stage.targets())
