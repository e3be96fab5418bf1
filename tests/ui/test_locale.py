"""The language can be changed while the program runs, and everything follows at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.i18n import language, use_digits, use_language
from game.storage.settings import Settings
from game.ui.system import locale
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


VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({}, "en"),
        ({"LANG": "ar_EG.UTF-8"}, "ar"),
        ({"LANG": "pt"}, "pt"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "pl:en"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fi:pt_BR:ar"}, "pt"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fi"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "C:pl"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "ar"}, "ar"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "C", "LANGUAGE": "pl"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "POSIX", "LANGUAGE": "pl:de"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "pl"}, "pl"),
        ({"LANGUAGE": "pl"}, "en"),
    ],
)
def test_without_a_choice_the_language_is_what_gettext_would_take(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], code: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    locale.speak(Settings())
    assert language().code == code
    locale.speak(Settings(language="fr"))
    assert language().code == "fr"


@pytest.mark.skipif(shutil.which("gettext") is None, reason="gettext is asked")
def test_gettext_itself_takes_these_languages(tmp_path: Path) -> None:
    """Every assignment of a few values, where the locales that are installed let gettext answer."""
    installed = subprocess.run(["locale", "-a"], stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    values = ["", "C", *(name for name in installed if name not in ("C", "POSIX"))][:5]
    for code in ("de", "pl", "ar"):
        folder = tmp_path / code / "LC_MESSAGES"
        folder.mkdir(parents=True)
        catalogue = Catalog(locale=code)
        catalogue.add("which", code)
        with (folder / "asked.mo").open("wb") as file:
            write_mo(file, catalogue)
    for languages, *locales in product(("", "pl:de", "fi:ar", "C:pl"), values, values, values):
        variables = dict(zip(VARIABLES, (languages, *locales), strict=True))
        environment = {"PATH": os.environ["PATH"], "TEXTDOMAINDIR": str(tmp_path), **variables}
        output = subprocess.run(
            ["gettext", "asked", "which"], env=environment, stdout=subprocess.PIPE, text=True, check=True
        ).stdout
        asked = next((code for code in locale.asked_by(variables) if code in ("de", "pl", "ar", "en")), "en")
        assert output.replace("which", "en") == asked, variables


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_where_the_system_keeps_a_list_of_languages_that_is_asked(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    wanted = [{"language": "fi", "country": "FI"}, {"language": "ar", "country": "EG"}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: wanted)
    assert locale.system_languages() == ["fi", "ar"]
    locale.speak(Settings())
    assert language().code == "ar"
