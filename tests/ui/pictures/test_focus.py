"""The keyboard's place is always to be seen: a ring at every stop of Tab, in every scene."""

from __future__ import annotations

from typing import Final

import pygame
import pytest

from game.ui.scenes.base import WidgetScene
from game.ui.scenes.table import TableScene
from game.ui.screenshot import SCENES, rest
from game.ui.stage import Stage
from game.ui.theme import contrast
from tests.ui.pictures.gallery import THEMES, painted, staged

_MOST_STOPS: Final = 80
_RING: Final = 100
"""Pixels of a ring at least, in which it stands out from what was there."""
_STANDS_OUT: Final = 3.0
"""What shapes owe (WCAG 2.2, 1.4.11)."""
_AROUND: Final = 32
"""How far a ring may be from what it is around, on both sides together."""


def settle(stage: Stage) -> None:
    stage.update()
    rest(stage, pygame.display.get_surface())


def tab(stage: Stage) -> None:
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t", scancode=0))
    settle(stage)


def without_focus(stage: Stage) -> pygame.Surface:
    scene = stage.top
    assert isinstance(scene, WidgetScene)
    scene.group.set_focus(None)
    if isinstance(scene, TableScene):  # who takes the pointer needs no ring
        scene.focus.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1, touch=False))
    settle(stage)
    assert stage.top.focused() is None
    return painted(stage)


def standing_out(before: pygame.Surface, after: pygame.Surface, area: pygame.Rect) -> int:
    """Pixels within `area` that have another colour now, in strong contrast to the one before."""
    different = pygame.mask.from_threshold(after, (0, 0, 0), (8, 8, 8, 255), before)
    different.invert()
    count = 0
    for x in range(area.left, area.right):
        for y in range(area.top, area.bottom):
            if different.get_at((x, y)):
                count += contrast(_colour(before, x, y), _colour(after, x, y)) >= _STANDS_OUT
    return count


def _colour(picture: pygame.Surface, x: int, y: int) -> tuple[int, int, int]:
    red, green, blue, _alpha = picture.get_at((x, y))
    return red, green, blue


def unseen_stops(stage: Stage) -> list[tuple[int, int, int, int]]:
    """Where the focus was when nothing around it said so."""
    calm = without_focus(stage)
    stops: list[tuple[int, int, int, int]] = []
    unseen = []
    for _ in range(_MOST_STOPS):
        tab(stage)
        focused = stage.targets()["focus"]
        stop = (focused.left, focused.top, focused.width, focused.height)
        if stop in stops:
            break
        stops.append(stop)
        if standing_out(calm, painted(stage), focused.inflate(_AROUND, _AROUND).clip(calm.get_rect())) < _RING:
            unseen.append(stop)
    assert stops
    without_focus(stage)
    return unseen


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scene", SCENES)
def test_every_stop_of_the_tab_key_is_seen(scene: str, theme: str) -> None:
    assert unseen_stops(staged(scene, theme=theme)) == []
