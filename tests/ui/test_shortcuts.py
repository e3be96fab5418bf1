"""Keys have a text form, call one command each, and can be chosen anew without conflicts."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.system.chord import Chord, KeyTextError, chords_of
from game.ui.system.shortcuts import (
    LABELS,
    USUAL_CHORDS,
    Command,
    ReservedKeyError,
    Shortcuts,
    ShortcutTakenError,
    is_reserved,
)
from tests.ui.pilot import Pilot


def pressed(key: int, mod: int = 0, typed: str = "", scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=typed, scancode=scancode)


@pytest.mark.parametrize("text", ["Ctrl+Shift+Z", "F11", "?", "Alt+Left", "Ctrl++", "+", "Ctrl+,", "5", "Shift+Delete"])
def test_a_chord_is_read_as_it_is_written(text: str) -> None:
    assert str(Chord.parse(text)) == text


def test_a_chord_is_read_in_any_case() -> None:
    assert Chord.parse(" shift + ctrl + pageup ") == Chord("PageUp", control=True, shift=True)


@pytest.mark.parametrize("text", ["", "+Z", "Ctrl", "Ctrl+", "Ctrl+Ctrl+Z", "Hyper+Z", "ZZ", "F13", "Shift+?", "ع"])
def test_what_names_no_key_is_refused(text: str) -> None:
    with pytest.raises(KeyTextError):
        Chord.parse(text)


@pytest.mark.slow
@given(st.text(max_size=12))
def test_any_text_is_a_chord_or_is_refused(text: str) -> None:
    try:
        chord = Chord.parse(text)
    except KeyTextError:
        return
    assert Chord.parse(str(chord)) == chord


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (pressed(pygame.K_z, pygame.KMOD_LCTRL), "Ctrl+Z"),
        (pressed(pygame.K_z, pygame.KMOD_RCTRL | pygame.KMOD_LSHIFT), "Ctrl+Shift+Z"),
        (pressed(pygame.K_z, pygame.KMOD_LMETA), "Ctrl+Z"),
        (pressed(pygame.K_h, pygame.KMOD_CAPS, "H"), "H"),
        (pressed(pygame.K_SLASH, pygame.KMOD_LSHIFT, "?"), "?"),
        (pressed(pygame.K_COMMA, pygame.KMOD_LSHIFT, "?"), "?"),
        (pressed(pygame.K_COMMA, pygame.KMOD_LCTRL), "Ctrl+,"),
        (pressed(pygame.K_q, pygame.KMOD_LCTRL | pygame.KMOD_RALT, "@"), "@"),
        (pressed(pygame.K_q, pygame.KMOD_MODE, "@"), "@"),
        (pressed(pygame.K_F11), "F11"),
        (pressed(pygame.K_KP_ENTER), "Enter"),
        (pressed(0x0626, pygame.KMOD_LCTRL, "ئ", pygame.KSCAN_Z), "Ctrl+Z"),
    ],
)
def test_a_pressed_key_is_recognised(event: pygame.Event, text: str) -> None:
    assert str(Chord.of(event)) == text


def test_a_modifier_alone_is_no_key() -> None:
    assert Chord.of(pressed(pygame.K_LCTRL, pygame.KMOD_LCTRL)) is None


def test_every_command_has_a_label_and_usual_keys_of_its_own() -> None:
    assert set(LABELS) == set(USUAL_CHORDS) == set(Command)
    for one, other in combinations(Command, 2):
        assert not set(USUAL_CHORDS[one]) & set(USUAL_CHORDS[other])
    assert all(chords and not any(map(is_reserved, chords)) for chords in USUAL_CHORDS.values())


def test_a_key_calls_its_command() -> None:
    shortcuts = Shortcuts()
    assert shortcuts.command_for(pressed(pygame.K_z, pygame.KMOD_LCTRL)) is Command.TAKE_BACK
    assert shortcuts.command_for(pressed(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)) is Command.REDO
    assert shortcuts.command_for(pressed(pygame.K_h)) is Command.HINT
    assert shortcuts.command_for(pressed(pygame.K_h, pygame.KMOD_LCTRL)) is Command.HINT
    assert shortcuts.command_for(pressed(pygame.K_z)) is None
    assert shortcuts.command_for(pygame.Event(pygame.KEYUP, key=pygame.K_h, mod=0)) is None


def test_a_command_takes_another_key_and_loses_the_old_one() -> None:
    shortcuts = Shortcuts().remapped(Command.MUTE, chords_of("Ctrl+M"))
    assert shortcuts.command_for(pressed(pygame.K_m)) is None
    assert shortcuts.command_for(pressed(pygame.K_m, pygame.KMOD_LCTRL)) is Command.MUTE
    assert shortcuts.chosen() == {"mute": "Ctrl+M"}
    assert Shortcuts(shortcuts.chosen()).text(Command.MUTE) == "Ctrl+M"


def test_a_key_that_another_command_has_is_refused_by_name() -> None:
    with pytest.raises(ShortcutTakenError) as refused:
        Shortcuts().remapped(Command.MUTE, chords_of("X H"))
    assert (refused.value.by, str(refused.value.chord)) == (Command.HINT, "H")


@pytest.mark.parametrize("text", ["Escape", "Tab", "Space", "Shift+Tab", "Left", "Alt+F4"])
def test_keys_that_steer_are_refused(text: str) -> None:
    with pytest.raises(ReservedKeyError):
        Shortcuts().remapped(Command.MUTE, chords_of(text))


def test_a_command_may_have_no_key() -> None:
    shortcuts = Shortcuts().remapped(Command.MUTE, ())
    assert shortcuts.chosen() == {"mute": ""}
    assert Shortcuts({"mute": ""}).text(Command.MUTE) == ""


def test_the_usual_keys_come_back_unless_they_are_taken() -> None:
    swapped = Shortcuts().remapped(Command.MUTE, ()).remapped(Command.HINT, chords_of("M"))
    with pytest.raises(ShortcutTakenError):
        swapped.usual(Command.MUTE)
    assert swapped.usual(Command.HINT).usual(Command.MUTE).chosen() == {}


def test_the_stage_follows_the_keys_that_are_chosen(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.stage.profile.change(shortcuts={"fullscreen": "F9"})
    pilot.key(pygame.K_F11)
    assert pilot.stage.wants_fullscreen is None
    pilot.key(pygame.K_F9)
    assert pilot.stage.wants_fullscreen


def test_settings_that_make_no_sense_are_passed_over() -> None:
    chosen = {"hint": "Hyper+H", "mute": "Escape", "dance": "D", "pause": "M", "log": "M L"}
    shortcuts = Shortcuts(chosen)
    assert shortcuts.chords(Command.HINT) == chords_of("H Ctrl+H")
    assert shortcuts.text(Command.PAUSE) == "M"
    assert shortcuts.text(Command.LOG) == "L"
    assert shortcuts.text(Command.MUTE) == ""


@pytest.mark.slow
@given(
    st.dictionaries(
        st.sampled_from([command.value for command in Command]), st.sampled_from(["A", "B", "H", "M", "Ctrl+N"])
    )
)
def test_no_key_ever_calls_two_commands(chosen: dict[str, str]) -> None:
    shortcuts = Shortcuts(chosen)
    held = [chord for command in Command for chord in shortcuts.chords(command)]
    assert len(held) == len(set(held))
    assert Shortcuts(shortcuts.chosen()).chosen() == shortcuts.chosen()
