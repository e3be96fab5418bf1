"""Every setting can be chosen, holds at once, and is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.i18n import language, use_digits, use_language
from game.storage.settings import load_settings
from game.ui.graphics.motion import Pace
from game.ui.graphics.pictures import Deck
from game.ui.navigation import Navigation
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene
from game.ui.system.shortcuts import Command
from game.ui.system.sound import Cue
from game.ui.widgets import Slider, TextField
from tests.ui.pilot import Pilot, profile_in


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")
    use_digits("western")


@pytest.fixture
def settings(pilot: Pilot) -> Pilot:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_settings()
    pilot.settle()
    return pilot


_NAMES = ("play", "look", "table", "sound", "language", "names", "keys", "everybody")
SECTIONS = {name: place for place, name in enumerate(_NAMES)}


def section(pilot: Pilot, name: str) -> None:
    pilot.click(f"settings.section.{SECTIONS[name]}")
    pilot.frame()


def kept(pilot: Pilot) -> dict[str, object]:
    text = (pilot.stage.profile.folders.config / "settings.json").read_text(encoding="utf-8")
    members: dict[str, object] = json.loads(text)
    return members


def widget(pilot: Pilot, name: str) -> object:
    assert isinstance(pilot.scene, WidgetScene)
    return pilot.scene.group.named(name)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("where", "target", "setting", "value"),
    [
        ("play", "animation_speed.fast", "animation_speed", "fast"),
        ("play", "reduce_motion.True", "reduce_motion", True),
        ("play", "confirm_moves.True", "confirm_moves", True),
        ("look", "theme.light", "theme", "light"),
        ("look", "theme.high_contrast", "theme", "high_contrast"),
        ("look", "four_colour_suits.True", "four_colour_suits", True),
        ("look", "large_indices.True", "large_indices", True),
        ("play", "left_handed.True", "left_handed", True),
        ("look", "fullscreen.True", "fullscreen", True),
        ("sound", "mute.True", "mute", True),
        ("table", "table.sadu", "table", "sadu"),
        ("table", "card_back.suits", "card_back", "suits"),
        ("everybody", "message_seconds.8", "message_seconds", 8),
        ("everybody", "message_seconds.0", "message_seconds", 0),
        ("everybody", "sound_captions.True", "sound_captions", True),
        ("language", "language.ar", "language", "ar"),
        ("language", "digits.arabic", "digits", "arabic"),
    ],
)
def test_a_click_sets_and_keeps(settings: Pilot, where: str, target: str, setting: str, value: object) -> None:
    section(settings, where)
    settings.click(f"settings.{target}")
    assert getattr(settings.stage.profile.settings, setting) == value
    assert kept(settings)[setting] == value


def test_another_palette_is_seen_at_once(settings: Pilot) -> None:
    section(settings, "look")
    before = settings.surface.get_at((5, 5))
    settings.click("settings.theme.light")
    settings.frame()
    assert settings.stage.style.theme.name == "light"
    assert settings.stage.table_style.theme.name == "light table"
    assert settings.surface.get_at((5, 5)) != before


def test_another_deck_is_drawn_at_once(settings: Pilot) -> None:
    section(settings, "look")
    settings.click("settings.four_colour_suits.True")
    settings.click("settings.large_indices.True")
    assert settings.stage.style.pictures.deck == Deck(four_colours=True, large=True)


def test_the_size_changes_when_the_knob_is_let_go(pilot: Pilot) -> None:
    pilot.resize((1920, 1080))
    pilot.stage.navigator.open_settings("look")
    pilot.settle()
    scale = pilot.stage.style.scale
    knob = widget(pilot, "ui_scale")
    assert isinstance(knob, Slider)
    pilot.press((knob.rect.centerx, knob.rect.centery))
    assert pilot.stage.style.scale == scale
    pilot.release((knob.rect.centerx, knob.rect.centery))
    assert pilot.stage.style.scale > scale
    assert pilot.stage.profile.settings.ui_scale > 100


def test_the_whole_screen_is_asked_of_the_window(settings: Pilot) -> None:
    section(settings, "look")
    settings.click("settings.fullscreen.True")
    assert settings.stage.wants_fullscreen is True


def test_a_slider_steps_with_the_arrows(settings: Pilot) -> None:
    section(settings, "sound")
    settings.key(pygame.K_TAB)
    settings.key(pygame.K_RIGHT)
    assert settings.stage.profile.settings.table_volume == 65
    settings.key(pygame.K_END)
    assert settings.stage.profile.settings.table_volume == 100
    settings.key(pygame.K_HOME)
    assert kept(settings)["table_volume"] == 0


def test_words_change_at_once_and_the_screen_is_mirrored(settings: Pilot) -> None:
    section(settings, "language")
    left = settings.where("settings.back").left
    settings.click("settings.language.ar")
    settings.frame()
    assert language().code == "ar"
    assert settings.where("settings.back").left > left
    settings.key(pygame.K_ESCAPE)
    assert settings.scene.name == "menu"
    assert settings.where("menu.new_match").left > 640


def test_a_name_is_written_soon_after_it_was_typed(settings: Pilot) -> None:
    section(settings, "names")
    settings.click("settings.seat_name.1")
    settings.type("Zeina")
    settings.wait(900)
    assert kept(settings)["seat_names"] == ["", "Zeina"]
    settings.key(pygame.K_ESCAPE)
    settings.click("menu.new_match")
    settings.click("new_match.start")
    match = settings.stage.profile.match
    assert match is not None
    assert match.seats[2].name == "Zeina"


def test_a_letter_in_a_name_is_no_command(settings: Pilot) -> None:
    section(settings, "names")
    settings.click("settings.player_name")
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m", scancode=0))
    settings.type("m")
    field = widget(settings, "player_name")
    assert isinstance(field, TextField)
    assert field.text == "Aminam"
    assert not settings.stage.profile.settings.mute


def test_another_key_is_waited_for_and_taken(settings: Pilot) -> None:
    section(settings, "keys")
    settings.click("settings.key.3")
    settings.click("settings.change_key")
    settings.key(pygame.K_F6)
    assert settings.stage.shortcuts.text(Command.HINT) == "F6"
    assert kept(settings)["shortcuts"] == {"hint": "F6"}


def test_a_key_that_is_taken_is_refused_with_its_owner(settings: Pilot) -> None:
    section(settings, "keys")
    settings.click("settings.key.3")
    settings.key(pygame.K_RETURN)
    settings.key(pygame.K_F1)
    assert settings.stage.shortcuts.text(Command.HINT) == "H"
    assert "F1" in settings.scene.said
    assert settings.scene.name == "settings"


def test_escape_ends_the_waiting_for_a_key(settings: Pilot) -> None:
    section(settings, "keys")
    settings.click("settings.change_key")
    settings.key(pygame.K_ESCAPE)
    assert settings.scene.name == "settings"
    assert settings.stage.profile.settings.shortcuts == {}


def test_the_usual_keys_come_back(settings: Pilot) -> None:
    section(settings, "keys")
    settings.click("settings.key.3")
    settings.click("settings.no_key")
    assert settings.stage.shortcuts.chords(Command.HINT) == ()
    settings.click("settings.usual_keys")
    assert settings.stage.shortcuts.text(Command.HINT) == "H"


def test_all_sections_are_reached_by_keyboard(settings: Pilot) -> None:
    for _ in range(SECTIONS["keys"]):
        settings.key(pygame.K_DOWN)
    assert "settings.change_key" in settings.stage.targets()


def test_a_new_stage_takes_what_was_kept(settings: Pilot, tmp_path: Path) -> None:
    section(settings, "look")
    settings.click("settings.theme.high_contrast")
    profile = profile_in(tmp_path)
    profile.settings, _notice = load_settings(profile.folders.config)
    assert Stage((1280, 720), profile, Navigation).style.theme.name == "high_contrast"


def test_the_pace_follows_the_settings(settings: Pilot) -> None:
    settings.click("settings.animation_speed.instant")
    assert settings.stage.pace is Pace.INSTANT


def test_each_sound_but_a_single_click_can_be_listened_to(settings: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Cue] = []
    monkeypatch.setattr(settings.stage.sounds, "play", heard.append)
    section(settings, "sound")
    offered = [cue for cue in Cue if cue is not Cue.COUNT]
    for cue in offered:
        settings.click(f"settings.listen.{cue.value}")
    assert heard == offered


def test_the_names_are_typed_at_their_seats(settings: Pilot) -> None:
    section(settings, "names")
    own, right, opposite, left = (
        settings.where(f"settings.{field}") for field in ("player_name", "seat_name.0", "seat_name.1", "seat_name.2")
    )
    assert opposite.bottom < right.top < own.top
    assert left.right < own.centerx < right.left
