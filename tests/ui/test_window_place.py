"""A window opens on a monitor that exists, wholly in what the panels leave of it, frame and all."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.system import desktop
from game.ui.system.desktop import Frame, fitted
from game.ui.window import Window, WindowPlace

BAR = Frame(top=25, left=1, bottom=5, right=1)


@pytest.fixture(autouse=True)
def dummy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


@dataclass(frozen=True, slots=True)
class Desktop:
    """Monitors side by side, each with what its panels leave free, and the frame that each window gets."""

    areas: tuple[pygame.Rect, ...]
    frame: Frame = BAR

    def takes(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Have windows opened on it."""
        monkeypatch.setattr(pygame.display, "get_num_displays", lambda: len(self.areas))
        monkeypatch.setattr(desktop, "usable_area", lambda monitor: self.areas[monitor])
        monkeypatch.setattr(desktop, "frame_of", lambda _window: self.frame)
        opened = pygame.display.set_mode
        monkeypatch.setattr(pygame.display, "set_mode", lambda size, flags, **_: opened(size, flags))

    def holds(self, window: Window) -> bool:
        """Whether the window lies with its whole frame in the free area of the monitor that it is on."""
        corner, frame = window.place.corner, self.frame
        assert corner is not None
        left, top = corner[0] - frame.left, corner[1] - frame.top
        wide, high = (window.size[0] + frame.left + frame.right, window.size[1] + frame.top + frame.bottom)
        return self.areas[window.monitor].contains(pygame.Rect(left, top, wide, high))


def one(wide: int, high: int, panel: int = 0) -> Desktop:
    return Desktop((pygame.Rect(0, 0, wide, high - panel),))


@st.composite
def desktops(draw: st.DrawFn) -> Desktop:
    areas, left = [], 0
    for _ in range(draw(st.integers(1, 3))):
        wide, high = draw(st.tuples(st.integers(640, 3840), st.integers(480, 2160)))
        panels = [draw(st.integers(0, 80)) for _side in range(4)]
        top = draw(st.integers(-500, 500))
        areas.append(pygame.Rect(left + panels[0], top + panels[1], wide - sum(panels[::2]), high - sum(panels[1::2])))
        left += wide
    return Desktop(tuple(areas), Frame(*(draw(st.integers(0, 40)) for _side in range(4))))


SIZES = st.tuples(st.integers(1, 5000), st.integers(1, 4000))
CORNERS = st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000))


@settings(max_examples=60)
@given(desktops(), st.none() | SIZES, st.none() | CORNERS, st.integers(0, 4))
def test_a_window_lies_in_what_its_desktop_leaves_free(
    around: Desktop, size: tuple[int, int] | None, corner: tuple[int, int] | None, monitor: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        around.takes(patch)
        window = Window(size, place=WindowPlace(monitor, corner))
        assert window.size == window.windowed_size
        assert around.holds(window)


@given(desktops(), SIZES, CORNERS)
def test_a_window_that_fits_where_it_was_stays_there(
    around: Desktop, size: tuple[int, int], corner: tuple[int, int]
) -> None:
    room = around.frame.within(around.areas[0])
    before = pygame.Rect(corner, size)
    assert (fitted(size, corner, room) == before) == room.contains(before)


def test_a_monitor_that_is_gone_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    one(1920, 1080).takes(monkeypatch)
    window = Window((1280, 800), place=WindowPlace(monitor=3, corner=(5000, 200)))
    assert window.monitor == 0
    assert window.place.corner == (320, 150)


def test_the_whole_screen_leaves_a_window_that_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    around = one(1024, 768, panel=40)
    around.takes(monkeypatch)
    window = Window((2300, 1300), fullscreen=True, place=WindowPlace(corner=(151, 80)))
    window.toggle_fullscreen()
    assert around.holds(window)


@pytest.mark.parametrize(
    ("monitor", "size"),
    [((1920, 1080), (1280, 800)), ((3840, 2160), (2560, 1600)), ((1366, 768), (1280, 698)), ((1024, 560), (1022, 490))],
)
def test_the_first_window_suits_its_monitor(
    monkeypatch: pytest.MonkeyPatch, monitor: tuple[int, int], size: tuple[int, int]
) -> None:
    one(monitor[0], monitor[1], panel=40 if monitor[1] < 800 else 0).takes(monkeypatch)
    assert Window().windowed_size == size


def test_where_nothing_tells_of_panels_the_whole_monitor_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    monkeypatch.setattr(pygame.base, "__file__", "/nowhere/base.so")
    assert desktop.usable_area(0).size == pygame.display.get_desktop_sizes()[0]
    assert desktop.frame_of(pygame.Window.from_display_module()) == Frame()
