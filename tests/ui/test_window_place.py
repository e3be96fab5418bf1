"""A window opens on a monitor that exists, in a size that suits it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.window import Window, WindowPlace


@pytest.fixture(autouse=True)
def dummy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def monitors(monkeypatch: pytest.MonkeyPatch, *sizes: tuple[int, int]) -> None:
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: len(sizes))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: list(sizes))


def test_a_monitor_that_is_gone_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monitors(monkeypatch, (1920, 1080))
    window = Window((1280, 800), place=WindowPlace(monitor=3, corner=(5000, 200)))
    assert window.monitor == 0
    assert window.place.corner != (5000, 200)


def test_a_place_beyond_the_monitor_is_left_for_its_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    monitors(monkeypatch, (1920, 1080))
    window = Window((1280, 800), place=WindowPlace(corner=(-9000, -9000)))
    assert window.place.corner != (-9000, -9000)


def test_a_window_is_never_larger_than_its_monitor(monkeypatch: pytest.MonkeyPatch) -> None:
    monitors(monkeypatch, (1366, 768), (3840, 2160))
    assert Window((3000, 2000)).windowed_size == (1366, 768)


@pytest.mark.parametrize(("monitor", "size"), [((1920, 1080), (1280, 800)), ((3840, 2160), (2560, 1600))])
def test_the_first_window_suits_its_monitor(
    monkeypatch: pytest.MonkeyPatch, monitor: tuple[int, int], size: tuple[int, int]
) -> None:
    monitors(monkeypatch, monitor)
    assert Window().windowed_size == size
