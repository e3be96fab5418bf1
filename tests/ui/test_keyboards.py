"""Every shortcut can be pressed on the keyboards of all languages, and is called what is printed there."""

from __future__ import annotations

import pygame
import pytest

from game.ui.system import chord as chords
from game.ui.system.chord import Chord, chords_of, is_pressed
from game.ui.system.shortcuts import Command, ReservedKeyError, Shortcuts, ShortcutTakenError
from tests.ui.keyboards import LAYOUTS, NAMED, Press, presses
from tests.ui.pilot import Pilot

every_layout = pytest.mark.parametrize("layout", LAYOUTS)
both_ways = pytest.mark.parametrize("as_windows", [False, True])
SHORTCUTS = Shortcuts()


def means(press: Press, chord: Chord, layout: str) -> bool:
    """Whether somebody who reads the label of a chord would press this key like that."""
    label = chord.caps[-1]
    held = (bool(press.mod & pygame.KMOD_CTRL), bool(press.mod & pygame.KMOD_ALT))
    if held != (chord.control, chord.alt):
        return False
    if label in NAMED:
        return press.key == NAMED[label]
    if label.isdigit():
        return label in (press.alone, press.shifted) and press.typed in ("", label, press.alone) and _fits(press, label)
    if label.isalpha():
        place = press.scancode == pygame.KSCAN_A + ord(label) - ord("A")
        printed = place if layout == "ara" else press.alone.upper() == label
        return printed and bool(press.mod & pygame.KMOD_SHIFT) == chord.shift
    return label == (press.shifted if press.mod & pygame.KMOD_SHIFT else press.alone)


def _fits(press: Press, digit: str) -> bool:
    """Whether the key fits: with Shift only where it makes the digit; without it always, for the digit is printed on
    the key.
    """
    return not press.mod & pygame.KMOD_SHIFT or press.shifted == digit


@pytest.fixture
def arabic(layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chords, "writes_arabic", lambda: layout == "ara")


@every_layout
@both_ways
@pytest.mark.usefixtures("arabic")
def test_what_the_label_of_a_shortcut_says_calls_it(layout: str, as_windows: bool) -> None:
    for command in Command:
        for chord in SHORTCUTS.chords(command):
            pressed = [press for press in presses(layout, as_windows=as_windows) if means(press, chord, layout)]
            assert pressed, (command, chord.label)
            for press in pressed:
                assert SHORTCUTS.command_for(press.event) is command, (chord.label, press)


@every_layout
@both_ways
def test_no_key_calls_two_commands(layout: str, as_windows: bool) -> None:
    for press in presses(layout, as_windows=as_windows):
        readings = Chord.readings(press.event)
        called = [command for command in Command if set(readings) & set(SHORTCUTS.chords(command))]
        assert len(called) <= 1, (press, called)


@every_layout
@both_ways
def test_a_key_that_was_chosen_calls_its_command(layout: str, as_windows: bool) -> None:
    tried = 0
    for press in presses(layout, as_windows=as_windows):
        chord = Chord.of(press.event)
        if chord is None:
            continue
        try:
            chosen = SHORTCUTS.remapped(Command.MUTE, [chord])
        except (ShortcutTakenError, ReservedKeyError):
            continue
        tried += 1
        assert Shortcuts(chosen.chosen()).command_for(press.event) is Command.MUTE, press
    assert tried > 100


@every_layout
@pytest.mark.parametrize("text", ["Ctrl+A", "Ctrl+F", "Ctrl+V"])
def test_what_is_no_command_has_its_key_on_every_keyboard(layout: str, text: str) -> None:
    meant = Chord.parse(text)
    pressed = [press for press in presses(layout) if means(press, meant, layout)]
    assert pressed
    assert all(is_pressed(press.event, text) for press in pressed)


def test_a_sign_that_was_chosen_goes_before_the_usual_digit_of_its_key() -> None:
    shortcuts = Shortcuts({"mute": "&"})
    first = next(press for press in presses("fr") if press.scancode == pygame.KSCAN_1 and not press.mod)
    assert first.typed == "&"
    assert shortcuts.command_for(first.event) is Command.MUTE
    assert SHORTCUTS.command_for(first.event) is Command.SORT_BY_SUIT


def test_the_digits_of_the_keypad_are_digits() -> None:
    pressed = pygame.Event(pygame.KEYDOWN, key=pygame.K_KP1, mod=pygame.KMOD_NUM, unicode="1", scancode=89)
    assert SHORTCUTS.command_for(pressed) is Command.SORT_BY_SUIT


@pytest.mark.parametrize("layout", ["ara"])
@pytest.mark.usefixtures("arabic")
def test_an_arabic_keyboard_is_told_its_own_question_mark(layout: str) -> None:
    assert SHORTCUTS.text(Command.SHORTCUTS) == "؟", layout
    assert chords_of("?")[0].caps == ["؟"]


def test_labels_follow_the_keyboard_while_the_program_runs(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot.stage.navigator.open_shortcuts()
    pilot.settle()
    before = pygame.image.tobytes(pilot.surface, "RGB")
    monkeypatch.setattr("game.ui.system.chord.writes_arabic", lambda: True)
    monkeypatch.setattr("game.ui.stage.stage.writes_arabic", lambda: True)
    pilot.stage.handle(pygame.Event(pygame.KEYMAPCHANGED))
    pilot.settle()
    assert pygame.image.tobytes(pilot.surface, "RGB") != before


def test_a_key_that_is_held_with_control_types_nothing(pilot: Pilot) -> None:
    pilot.stage.navigator.open_rules()
    pilot.settle()
    for mod in (pygame.KMOD_LCTRL, 0):
        pressed = pygame.Event(pygame.KEYDOWN, key=ord("ب"), mod=mod, unicode="ب", scancode=pygame.KSCAN_F)
        pilot.stage.handle(pressed)
        pilot.stage.handle(pygame.Event(pygame.TEXTINPUT, text="ب"))
        typed = pilot.scene.group.named("search").text  # type: ignore[attr-defined]
        assert typed == ("" if mod else "ب")
