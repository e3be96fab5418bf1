"""Selecting in a line of text: by keys, for typing over it, taking it away, and the clipboard."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.i18n import use_language
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import MirroredCanvas
from game.ui.system.chord import Chord
from game.ui.widgets import TextField, WidgetGroup
from tests.ui.keyboards import LAYOUTS, presses
from tests.ui.widgets.hands import down, key, placed

CONTROL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT
MOVES = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)
EDITS = (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_o)
STEPS = [*((code, mod) for code in MOVES for mod in (0, SHIFT)), *((code, 0) for code in EDITS), (pygame.K_a, CONTROL)]


@pytest.fixture
def field() -> TextField:
    return TextField("name", "Nur al-Huda", lambda _text: None)


@pytest.fixture
def group(field: TextField) -> WidgetGroup:
    group = WidgetGroup([placed(field, 0, 0, 400, 60)])
    group.set_focus(field)
    return group


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The last text on the clipboard."""
    chosen: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", chosen.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: chosen[-1])
    return chosen


def types(group: WidgetGroup, text: str) -> None:
    for sign in text:
        group.handle(pygame.Event(pygame.TEXTINPUT, text=sign))


def test_typing_replaces_what_is_selected(group: WidgetGroup, field: TextField) -> None:
    group.handle(key(pygame.K_a, CONTROL))
    types(group, "Lo")
    assert field.text == "Lo"
    types(group, "u")
    assert field.text == field.taken == "Lou"


def test_a_full_field_takes_a_text_in_the_place_of_all_of_it() -> None:
    field = TextField("deal", "123", lambda _text: None, longest=3, accepts=str.isdecimal)
    group = WidgetGroup([placed(field, 0, 0)])
    group.set_focus(field)
    group.handle(key(pygame.K_a, CONTROL))
    types(group, "x")
    assert field.text == "123"
    types(group, "45")
    assert field.text == "45"


@pytest.mark.parametrize("code", [pygame.K_BACKSPACE, pygame.K_DELETE])
def test_all_that_is_selected_is_taken_away_at_once(group: WidgetGroup, field: TextField, code: int) -> None:
    group.handle(key(pygame.K_a, CONTROL))
    group.handle(key(code))
    assert field.text == ""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_is_selected_on_every_keyboard(layout: str) -> None:
    for press in presses(layout):
        if Chord("A", control=True) in Chord.readings(press.event):
            field = TextField("name", "Nur", lambda _text: None)
            field.handle(press.event)
            assert field.spoken == "Selected: Nur"


@pytest.mark.parametrize(
    ("presses", "selected"),
    [
        ([(pygame.K_LEFT, SHIFT)] * 4, "Huda"),
        ([(pygame.K_HOME, 0), (pygame.K_RIGHT, SHIFT), (pygame.K_RIGHT, SHIFT)], "Nu"),
        ([(pygame.K_HOME, SHIFT)], "Nur al-Huda"),
        ([(pygame.K_HOME, 0), (pygame.K_END, SHIFT)], "Nur al-Huda"),
        ([(pygame.K_a, CONTROL), (pygame.K_LEFT, SHIFT)], "Nur al-Hud"),
    ],
)
def test_a_part_is_selected_with_shift_and_heard(
    group: WidgetGroup, field: TextField, presses: list[tuple[int, int]], selected: str
) -> None:
    for code, mod in presses:
        group.handle(key(code, mod))
    assert field.spoken == f"Selected: {selected}"


@pytest.mark.parametrize(("code", "text"), [(pygame.K_LEFT, "xNur al-Huda"), (pygame.K_RIGHT, "Nur al-Hudax")])
def test_an_arrow_alone_leaves_the_selection_at_its_end(
    group: WidgetGroup, field: TextField, code: int, text: str
) -> None:
    group.handle(key(pygame.K_a, CONTROL))
    group.handle(key(code))
    assert field.spoken == "Nur al-Huda"
    types(group, "x")
    assert field.text == text


def test_a_click_selects_nothing(group: WidgetGroup, field: TextField) -> None:
    group.handle(key(pygame.K_a, CONTROL))
    group.handle(down((10, 10)))
    types(group, "x")
    assert field.text == "Nur al-Hudax"


def test_what_is_selected_goes_to_the_clipboard_and_comes_back(
    group: WidgetGroup, field: TextField, clipboard: list[str]
) -> None:
    group.handle(key(pygame.K_c, CONTROL))
    assert not clipboard
    for _step in range(4):
        group.handle(key(pygame.K_LEFT, SHIFT))
    group.handle(key(pygame.K_c, CONTROL))
    assert (clipboard, field.text) == (["Huda"], "Nur al-Huda")
    group.handle(key(pygame.K_x, CONTROL))
    assert field.text == "Nur al-"
    group.handle(key(pygame.K_a, CONTROL))
    group.handle(key(pygame.K_v, CONTROL))
    assert field.text == "Huda"


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("text", ["Nur", "نور"])
def test_what_is_selected_is_seen(language: str, text: str) -> None:
    use_language(language)
    field, style = TextField("name", text, lambda _text: None), Style()
    placed(field, 0, 0, 400, 60)
    field.focused = True
    shown = []
    for pressed in ([], [(pygame.K_HOME, 0), (pygame.K_END, SHIFT)]):
        for code, mod in pressed:
            field.handle(key(code, mod))
        picture = MirroredCanvas((400, 60)) if language == "ar" else pygame.Surface((400, 60))
        field.paint(picture, style)
        ground = pygame.mask.from_threshold(picture, (*style.theme.brass, 255), (2, 2, 2, 255))
        shown.append(ground.count())
    use_language("en")
    width = style.type.width(text, style.text(22))
    assert shown[0] < width < shown[1]


@given(st.lists(st.sampled_from(STEPS), max_size=30))
@pytest.mark.slow
def test_a_field_edits_as_a_text_with_two_marks_does(pressed: list[tuple[int, int]]) -> None:
    field = TextField("name", "abc", lambda _text: None, longest=6)
    text, caret, anchor = "abc", 3, 3
    for code, mod in pressed:
        low, high = sorted((caret, anchor))
        if code == pygame.K_o:
            field.handle(pygame.Event(pygame.TEXTINPUT, text="o"))
            if len(text) - (high - low) < 6:
                text, caret = text[:low] + "o" + text[high:], low + 1
                anchor = caret
        elif code in (pygame.K_BACKSPACE, pygame.K_DELETE):
            field.handle(key(code))
            if low == high:
                low, high = (max(0, low - 1), high) if code == pygame.K_BACKSPACE else (low, min(len(text), high + 1))
            text, caret, anchor = text[:low] + text[high:], low, low
        elif mod == CONTROL:
            field.handle(key(code, mod))
            anchor, caret = 0, len(text)
        else:
            field.handle(key(code, mod))
            ends = {pygame.K_HOME: 0, pygame.K_END: len(text)}
            if code in ends:
                caret = ends[code]
            elif low < high and not mod:
                caret = low if code == pygame.K_LEFT else high
            else:
                caret = max(0, min(len(text), caret + (1 if code == pygame.K_RIGHT else -1)))
            anchor = anchor if mod else caret
        low, high = sorted((caret, anchor))
        assert (field.text, field.spoken) == (text, f"Selected: {text[low:high]}" if low < high else text)
