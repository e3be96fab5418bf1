"""Whether the place of the keyboard is seen: what changes in the window around each stop of the Tab key."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import pygame

from game.ui.graphics.theme import Rgb, contrast
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene
from game.ui.table.scene import TableScene
from tests.ui.pictures.states import press, settle

_MOST_STOPS: Final = 80
_STANDS_OUT: Final = 3.0
"""The contrast that shapes need (WCAG 2.2, 1.4.11)."""
_PART: Final = 0.5
"""The part of the way around a stop that must have the contrast, one pixel wide."""
_ALIKE: Final = 7
"""The difference of a channel below which a pixel counts as unchanged."""
_STRETCH: Final = 4 * 32
"""Bytes of pixels that are compared at once."""
_LARGE: Final = 1920
"""The number of pixels of a window of which only every other pixel is checked."""
_AROUND: Final = 36
"""The largest distance of a ring from what it surrounds, on both sides together."""


def stops(stage: Stage) -> Iterator[pygame.Rect]:
    """Yield the stops of Tab, one after the other, until it comes back; the window shows each as it is named."""
    seen: list[pygame.Rect] = []
    for _ in range(_MOST_STOPS):
        press(stage, pygame.K_TAB)
        settle(stage)
        stop = stage.targets()["focus"]
        if stop in seen:
            return
        seen.append(stop)
        yield stop
    raise TimeoutError(f"Tab does not come round in {stage.top.name}")


def unseen_stops(stage: Stage) -> list[str]:
    """The stops around which nothing says so, and controls that are no stop. The scene is left without a focus."""
    window = pygame.display.get_surface()
    if window is None:
        raise ValueError("there is no window")
    without_focus(stage)
    calm = window.copy()
    scene, unseen, met = stage.top, [], 0
    for stop in stops(stage):
        met += 1
        if not stands_out(calm, window, stop):
            unseen.append(f"no ring around {stop}")
    if isinstance(scene, WidgetScene):
        controls = sum(widget.takes_focus for widget in scene.group.widgets)
        if met < controls:
            unseen.append(f"Tab stops at {met} of {controls} controls")
    without_focus(stage)
    return unseen


def without_focus(stage: Stage) -> None:
    """Take the focus from everything, and show that in the window."""
    scene = stage.top
    if not isinstance(scene, WidgetScene):
        raise TypeError("only scenes of widgets have a focus")
    scene.group.set_focus(None)
    if isinstance(scene, TableScene):  # who takes the pointer needs no ring
        scene.focus.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1, touch=False))
    settle(stage)


def stands_out(before: pygame.Surface, after: pygame.Surface, stop: pygame.Rect) -> bool:
    """Whether enough around or in a stop has another colour now, in strong contrast to the one before."""
    area = stop.inflate(_AROUND, _AROUND).clip(after.get_rect())
    part = 2 if after.get_width() > _LARGE else 1
    was, now = (_thinned(window.subsurface(area), part) for window in (before, after))
    enough = _PART * 2 * (stop.width + stop.height) / part
    strong = 0
    for start in range(0, len(was), _STRETCH):
        one, other = was[start : start + _STRETCH], now[start : start + _STRETCH]
        if one == other:
            continue
        strong += sum(map(_stands_out, one.cast("I"), other.cast("I")))
        if strong >= enough:
            return True
    return False


def _thinned(picture: pygame.Surface, part: int) -> memoryview:
    """The pixels, or of every other row every other one: rings are drawn thick enough in a large window."""
    width, height = picture.get_size()
    thin = pygame.transform.scale(picture, (width // part, height // part)) if part > 1 else picture
    return memoryview(pygame.image.tobytes(thin, "RGBA"))


@lru_cache(200_000)
def _stands_out(was: int, now: int) -> bool:
    """Whether a pixel changed, and strongly."""
    if was == now:
        return False
    one, other = _colour(was), _colour(now)
    changed = any(abs(before - after) > _ALIKE for before, after in zip(one, other, strict=True))
    return changed and contrast(one, other) >= _STANDS_OUT


def _colour(pixel: int) -> Rgb:
    red, green, blue, _alpha = pixel.to_bytes(4, sys.byteorder)
    return red, green, blue
