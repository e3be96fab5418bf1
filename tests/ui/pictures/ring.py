"""Whether the place of the keyboard is seen: what changes in the window around each stop of the Tab key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.ui.graphics.theme import contrast
from game.ui.scenes.base import WidgetScene
from game.ui.stage import Stage
from game.ui.table.scene import TableScene
from tests.ui.pictures.states import press, settle

_MOST_STOPS: Final = 80
_STANDS_OUT: Final = 3.0
"""What shapes owe (WCAG 2.2, 1.4.11)."""
_PART: Final = 0.5
"""Of the way around a stop, the part that must stand out at least, one pixel wide."""
_AROUND: Final = 36
"""How far a ring may be from what it is around, on both sides together."""


def stops(stage: Stage) -> Iterator[pygame.Rect]:
    """What Tab leads to, one after the other, until it comes back; the window shows each as it is named."""
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
    """Nothing has the focus any more, and the window shows it."""
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
    was, now = before.subsurface(area), after.subsurface(area)
    changed = pygame.mask.from_threshold(now, (0, 0, 0), (8, 8, 8, 255), was)
    changed.invert()
    enough = _PART * 2 * (stop.width + stop.height)
    if changed.count() < enough:
        return False
    strong = 0
    for x in range(area.width):
        for y in range(area.height):
            if changed.get_at((x, y)):
                strong += contrast(_colour(was, x, y), _colour(now, x, y)) >= _STANDS_OUT
                if strong >= enough:
                    return True
    return False


def _colour(picture: pygame.Surface, x: int, y: int) -> tuple[int, int, int]:
    red, green, blue, _alpha = picture.get_at((x, y))
    return red, green, blue
