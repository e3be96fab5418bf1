"""The language can be changed while the program runs, and everything follows at once."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.i18n import language, use_digits, use_language
from game.storage.settings import Settings
from game.ui import locale
from tests.ui.pilot import Pilot


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")
    use_digits("western")


@pytest.mark.usefixtures("watched")
def test_a_scene_that_is_open_turns_round_with_the_language(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    before = pilot.where("menu.new_match")
    english = pilot.surface.copy()
    pilot.stage.profile.change(language="ar")
    pilot.settle()
    assert pilot.where("menu.new_match").left == 1280 - before.right
    pilot.stage.profile.change(language="en")
    pilot.settle()
    assert pilot.where("menu.new_match") == before
    assert pilot.surface.get_buffer().raw == english.get_buffer().raw


@pytest.mark.usefixtures("watched")
def test_other_digits_are_shown_at_once(pilot: Pilot) -> None:
    pilot.stage.profile.change(language="ar")
    pilot.stage.navigator.open_new_match()
    pilot.settle()
    western = pilot.surface.copy()
    pilot.stage.profile.change(digits="arabic")
    pilot.settle()
    assert pilot.surface.get_buffer().raw != western.get_buffer().raw


def test_without_a_choice_the_language_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = [{"language": "fi", "country": "FI"}, {"language": "ar", "country": "EG"}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: wanted)
    locale.speak(Settings())
    assert language().code == "ar"
    locale.speak(Settings(language="en"))
    assert language().code == "en"
