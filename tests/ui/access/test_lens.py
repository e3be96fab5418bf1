"""Texts of true 200% are reached in a window that has no room for all of them."""

from __future__ import annotations

import pygame
import pytest

from game.ui.stage.widget_scene import WidgetScene
from tests.ui.pilot import Pilot
from tests.ui.repaint import left_behind
from tests.ui.table.scripted import Table, dealt


@pytest.fixture
def large(pilot: Pilot) -> Pilot:
    pilot.stage.profile.change(ui_scale=200)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    return pilot


@pytest.mark.slow
def test_everything_is_twice_as_large_and_the_window_shows_a_part_of_it(large: Pilot) -> None:
    stage = large.stage
    assert stage.style.scale == pytest.approx(2 * 1280 / 1920)
    assert stage.window == (1280, 720)
    assert stage.size == (1707, 960)
    assert large.surface.get_size() == (1280, 720)


def test_what_has_the_focus_is_always_seen(large: Pilot) -> None:
    window = pygame.Rect((0, 0), large.stage.window)
    for _stop in range(12):
        large.key(pygame.K_TAB)
        large.frame()
        focus = large.stage.lens.seen(large.stage.targets()["focus"])
        assert window.contains(focus)


def test_a_click_hits_what_is_seen_there(large: Pilot) -> None:
    for _stop in range(8):
        large.key(pygame.K_TAB)
        large.frame()
        if large.stage.targets()["focus"] == large.stage.targets()["menu.settings"]:
            break
    seen = large.stage.lens.seen(large.where("menu.settings"))
    large.press(seen.center)
    large.release(seen.center)
    assert large.scene.name == "settings"


@pytest.mark.usefixtures("watched")
def test_the_wheel_and_a_pointer_at_the_edge_pan(large: Pilot) -> None:
    lens = large.stage.lens
    before = lens.corner
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    large.frame()
    assert lens.corner[1] > before[1]
    large.move((1279, 360))
    large.wait(400)
    assert lens.corner[0] > before[0] + 100
    large.move((640, 360))
    large.frame()
    rests = lens.corner
    large.wait(300)
    assert lens.corner == rests
    assert large.stage.wake_after() != 0.0


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
def test_what_slides_under_the_pointer_shows_it_in_the_same_frame(large: Pilot) -> None:
    assert isinstance(large.scene, WidgetScene)
    large.move((1279, 600))  # what lies here comes by as the window pans
    seen = set()
    for _frame in range(30):
        large.frame()
        seen |= {widget.name for widget in large.scene.group.widgets if widget.hovered}
        assert not left_behind(large.surface, large.stage)
    assert seen


def test_the_table_begins_where_the_own_hand_lies(large: Pilot) -> None:
    Table(large, dealt({0: "5H 6H 7H"}))
    hand = large.stage.lens.seen(large.where("hand"))
    assert pygame.Rect((0, 0), large.stage.window).contains(hand.clip(hand.left, hand.top, 400, hand.height))
    assert hand.bottom <= large.stage.window[1]


def test_a_window_with_room_for_everything_has_no_lens(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    assert not pilot.stage.lens.needed
