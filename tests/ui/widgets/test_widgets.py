"""Widgets answer to pointer and keys alike."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.i18n import isolated, use_language
from game.ui.graphics.damage import Damage
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import MirroredCanvas
from game.ui.graphics.theme import DAY, luminance
from game.ui.widgets import Button, ButtonKind, Segments, Stepper, TextField, Toast, Tooltip, WidgetGroup
from tests.ui.widgets.hands import down, key, motion, placed, up


def three_buttons(pressed: list[str]) -> WidgetGroup:
    """`a` above `b`, and `c` to the right of `b`."""
    buttons = [Button(name, name, partial(pressed.append, name)) for name in "abc"]
    for button, (left, top) in zip(buttons, ((0, 0), (0, 100), (300, 100)), strict=True):
        placed(button, left, top)
    return WidgetGroup(buttons)


def test_a_click_presses_a_button() -> None:
    pressed: list[str] = []
    group = three_buttons(pressed)
    assert group.handle(down((10, 110)))
    assert pressed == []
    assert group.handle(up((10, 110)))
    assert pressed == ["b"]


def test_a_button_let_go_elsewhere_is_not_pressed() -> None:
    pressed: list[str] = []
    group = three_buttons(pressed)
    group.handle(down((10, 110)))
    group.handle(up((700, 500)))
    assert pressed == []


def test_a_disabled_button_is_deaf() -> None:
    pressed: list[str] = []
    group = three_buttons(pressed)
    group.named("b").enabled = False
    group.handle(down((10, 110)))
    group.handle(up((10, 110)))
    assert pressed == []
    assert "b" not in group.targets()


def test_tab_walks_through_all_and_enter_acts() -> None:
    pressed: list[str] = []
    group = three_buttons(pressed)
    for _ in range(2):
        group.handle(key(pygame.K_TAB))
    group.handle(key(pygame.K_RETURN))
    group.handle(key(pygame.K_TAB, pygame.KMOD_LSHIFT))
    group.handle(key(pygame.K_SPACE))
    assert pressed == ["b", "a"]


def test_arrows_go_to_the_neighbour_in_their_direction() -> None:
    group = three_buttons([])
    group.set_focus(group.named("a"))
    for code, expected in ((pygame.K_DOWN, "b"), (pygame.K_RIGHT, "c"), (pygame.K_LEFT, "b"), (pygame.K_UP, "a")):
        group.handle(key(code))
        assert group.focus is group.named(expected)


def test_tab_leaves_out_what_is_hidden_or_disabled() -> None:
    group = three_buttons([])
    group.named("a").visible = False
    group.named("b").enabled = False
    group.handle(key(pygame.K_TAB))
    assert group.focus is group.named("c")


def test_only_what_changed_is_painted_again() -> None:
    group, style, damage = three_buttons([]), Style(), Damage()
    group.sweep_dirt(damage, style)
    damage.take(pygame.Rect(0, 0, 800, 600))
    group.handle(motion((10, 110)))
    group.sweep_dirt(damage, style)
    assert damage.take(pygame.Rect(0, 0, 800, 600)) == [group.named("b").area(style).clip(0, 0, 800, 600)]


def test_where_a_widget_was_is_painted_again_when_it_moves() -> None:
    group, style, damage = three_buttons([]), Style(), Damage()
    group.sweep_dirt(damage, style)
    damage.take(pygame.Rect(0, 0, 800, 600))
    button = group.named("b")
    before = button.area(style)
    button.visible = False
    button.place(pygame.Rect(400, 400, 80, 40))
    button.visible = True
    group.sweep_dirt(damage, style)
    painted = damage.take(pygame.Rect(0, 0, 800, 600))
    assert before.clip(0, 0, 800, 600) in painted
    assert button.area(style) in painted


def test_the_pointer_leaving_the_window_leaves_nothing_hovered() -> None:
    group = three_buttons([])
    group.handle(motion((10, 110)))
    assert group.hovered() is group.named("b")
    group.handle(pygame.Event(pygame.WINDOWLEAVE))
    assert group.hovered() is None


def test_segments_are_chosen_by_click_and_by_arrow() -> None:
    chosen: list[int] = []
    segments = Segments("n", [(1, "one"), (2, "two"), (3, "three")], 1, chosen.append)
    placed(segments, 0, 0, 300, 40)
    group = WidgetGroup([segments])
    group.handle(down(group.targets()["n.3"].center))
    group.handle(key(pygame.K_LEFT))
    group.handle(key(pygame.K_LEFT))
    group.handle(key(pygame.K_LEFT))
    assert chosen == [3, 2, 1]


def test_segments_are_alike_where_the_longest_text_has_room_in_one() -> None:
    style = Style()
    segments = Segments("s", [("a", "A"), ("b", "A longer one")], "a", lambda _value: None)
    segments.place(pygame.Rect(0, 0, 600, 40))
    segments.fit(style)
    assert [rect.width for rect in segments.segments()] == [300, 300]
    segments.place(pygame.Rect(0, 0, 220, 40))
    segments.fit(style)
    narrow, wide = segments.segments()
    assert narrow.width < wide.width


def test_the_arrows_of_a_high_stepper_leave_half_of_it_to_the_words() -> None:
    stepper = Stepper("s", [("a", "System default")], "a", lambda _value: None)
    stepper.place(pygame.Rect(0, 0, 296, 108))
    assert stepper.parts()["s"].width >= 148


def test_a_stepper_says_once_which_of_how_many_is_chosen() -> None:
    use_language("en")
    assert Stepper("s", [(1, "1 of 2"), (2, "2 of 2")], 2, lambda _value: None).spoken == "2 of 2"
    assert Stepper("s", [("a", "A"), ("b", "B")], "a", lambda _value: None).spoken == "A, 1 of 2"


def test_a_stepper_goes_round() -> None:
    chosen: list[str] = []
    stepper = Stepper("s", [("a", "A"), ("b", "B"), ("c", "C")], "c", chosen.append)
    placed(stepper, 0, 0, 300, 40)
    group = WidgetGroup([stepper])
    group.handle(down(group.targets()["s.next"].center))
    group.handle(down(group.targets()["s.previous"].center))
    group.handle(key(pygame.K_LEFT))
    assert chosen == ["a", "c", "b"]


def test_a_field_takes_only_what_it_accepts_and_no_more_than_fits() -> None:
    chosen: list[str] = []
    field = TextField("deal", "", chosen.append, longest=4, accepts=str.isdecimal)
    group = WidgetGroup([placed(field, 0, 0)])
    group.set_focus(field)
    for sign in "12x3456":
        group.handle(pygame.Event(pygame.TEXTINPUT, text=sign))
    assert field.text == "1234"
    group.handle(key(pygame.K_HOME))
    group.handle(key(pygame.K_DELETE))
    group.handle(key(pygame.K_END))
    group.handle(key(pygame.K_BACKSPACE))
    assert field.text == chosen[-1] == "23"


def test_a_field_types_where_its_caret_is() -> None:
    field = TextField("name", "Nur", lambda _text: None)
    group = WidgetGroup([placed(field, 0, 0)])
    group.set_focus(field)
    group.handle(key(pygame.K_LEFT))
    group.handle(pygame.Event(pygame.TEXTINPUT, text="o"))
    assert field.text == "Nuor"


def test_a_toast_comes_is_read_and_goes() -> None:
    toast, style = Toast(), Style()
    toast.anchor((400, 580), 600)
    toast.say(style, 0.0, "That would leave you no card to discard.", "Borako rule 9.2")
    toast.update(500.0)
    assert toast.visible
    assert pygame.Rect(0, 0, 800, 600).contains(toast.rect)
    for now in range(500, 12_000, 100):
        toast.update(float(now))
    assert not toast.visible


def test_a_tooltip_appears_after_a_rest_and_stays_in_the_window() -> None:
    button = Button(
        "a", "A", lambda: None, tip="What this does, at some length, so that it needs a second line at least."
    )
    placed(button, 700, 560, 90, 30)
    group, style, tooltip = WidgetGroup([button]), Style(), Tooltip()
    bounds = pygame.Rect(0, 0, 800, 600)
    group.handle(motion((750, 570)))
    assert tooltip.update(group, style, bounds, 0.0) == []
    (area,) = tooltip.update(group, style, bounds, 500.0)
    assert bounds.contains(area)
    assert not area.colliderect(button.rect)
    group.handle(motion((10, 10)))
    assert tooltip.update(group, style, bounds, 600.0) == [area]


def test_a_widget_and_its_tooltip_look_as_the_ground_wants_on_which_it_stands() -> None:
    button = Button("a", "A", lambda: None, tip="What this does.")
    placed(button, 0, 0, 200, 60)
    group, style, tooltip, bounds = WidgetGroup([button]), Style(), Tooltip(), pygame.Rect(0, 0, 400, 300)
    group.handle(motion((10, 10)))
    tooltip.update(group, style, bounds, 0.0)
    (area,) = tooltip.update(group, style, bounds, 500.0)
    looks = []
    for button.style in (None, Style(theme=DAY)):
        surface = pygame.Surface(bounds.size)
        group.paint(surface, style, bounds)
        tooltip.paint(surface, style)
        seen = [surface.get_at(at) for at in ((20, 30), (area.left + 6, area.centery))]
        looks.append([luminance((shade.r, shade.g, shade.b)) for shade in seen])
    dark, light = looks
    assert max(dark) < 0.1
    assert min(light) > 0.7


def test_a_tooltip_hides_no_other_widget() -> None:
    over = Button("over", "Over", lambda: None, tip="Does something that takes a few words.")
    below = Button("below", "Below", lambda: None)
    placed(over, 300, 200)
    placed(below, 300, 260)
    group, style, tooltip = WidgetGroup([over, below]), Style(), Tooltip()
    group.handle(motion((310, 210)))
    tooltip.update(group, style, pygame.Rect(0, 0, 800, 600), 0.0)
    (area,) = tooltip.update(group, style, pygame.Rect(0, 0, 800, 600), 500.0)
    assert not area.colliderect(over.rect)
    assert not area.colliderect(below.rect)


def test_a_click_leaves_no_ring_and_the_next_key_shows_it_again() -> None:
    group = three_buttons([])
    group.handle(down((10, 10)))
    group.handle(up((10, 10)))
    clicked = group.focus
    assert clicked is not None
    assert not clicked.focused
    group.handle(key(pygame.K_TAB))
    assert group.focus is not None
    assert group.focus is not clicked
    assert group.focus.focused


def test_a_field_shows_after_a_click_that_it_is_typed_into() -> None:
    field = TextField("name", "", lambda _text: None)
    placed(field, 0, 0)
    group = WidgetGroup([field])
    group.handle(down((10, 10)))
    assert field.focused


def test_many_choices_take_several_lines() -> None:
    taken: list[int] = []
    choices = [(number, str(number)) for number in range(5)]
    segments = Segments("s", choices, 0, taken.append, across=3)
    placed(segments, 0, 0, 300, 80)
    assert segments.lines == 2
    assert segments.parts()["s.1"] == pygame.Rect(100, 0, 100, 40)
    assert segments.parts()["s.3"] == pygame.Rect(0, 40, 100, 40)
    segments.handle(down((150, 60)))
    segments.handle(down((250, 60)))
    segments.handle(key(pygame.K_LEFT))
    assert taken == [4, 3]


def test_no_ring_is_around_a_disabled_button() -> None:
    button = Button("a", "A", lambda: None)
    group = WidgetGroup([placed(button, 0, 0)])
    group.set_focus(button)
    button.enabled = False
    assert not button.focused


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("steps_back", [0, 1])
def test_a_caret_covers_no_letter(language: str, steps_back: int) -> None:
    use_language(language)
    field, style = TextField("name", "o", lambda _text: None), Style(scale=3.0)
    placed(field, 0, 0, 400, 120)
    field.focused = True
    for _step in range(steps_back):
        field.handle(key(pygame.K_HOME))
    picture = MirroredCanvas((400, 120)) if language == "ar" else pygame.Surface((400, 120))
    letter = style.type.line(isolated("o"), style.text(22), style.theme.text)
    field.paint(picture, style)
    use_language("en")
    shown = pygame.mask.from_threshold(picture, (*style.theme.text, 255), (3, 3, 3, 255)).count()
    assert shown == pygame.mask.from_surface(letter, 252).count()


def test_enter_after_a_click_does_what_the_lit_button_says() -> None:
    done: list[str] = []
    plain = Button("plain", "Plain", lambda: done.append("plain"))
    lit = Button("lit", "Lit", lambda: done.append("lit"), kind=ButtonKind.PRIMARY)
    plain.place(pygame.Rect(0, 0, 100, 40))
    lit.place(pygame.Rect(0, 60, 100, 40))
    group = WidgetGroup([plain, lit])
    for event in (down((50, 20)), up((50, 20)), key(pygame.K_RETURN)):
        group.handle(event)
    assert done == ["plain", "lit"]
    for event in (key(pygame.K_UP), key(pygame.K_RETURN)):  # the ring shows what Enter does
        group.handle(event)
    assert done == ["plain", "lit", "plain"]


def test_a_button_that_becomes_the_one_thing_to_do_is_painted_again() -> None:
    button = Button("go", "Go", lambda: None)
    button.dirty = False
    button.kind = ButtonKind.PLAIN
    assert not button.dirty
    button.kind = ButtonKind.PRIMARY
    assert button.dirty
    assert button.lit
