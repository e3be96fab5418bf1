"""The layout of a scene follows from what it shows and the size of the window, not from what was before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
import pytest

from game.ui.kit import walk
from game.ui.scenes.replay import ReplayScene
from game.ui.screenshot import EVENING
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.profile import Profile
from tests.ui.pilot import Pilot
from tests.ui.scenes.scene_table import SCENES, Opener

WINDOW: Final = (1280, 720)
OTHERS: Final = ((1920, 1080), (800, 1280), (960, 600))
Places = list[tuple[str, str, pygame.Rect]]


@pytest.mark.slow
@pytest.mark.parametrize(
    "opener",
    [pytest.param(opener, id=f"{name}-{state}") for name, states in SCENES.items() for state, opener in states.items()],
)
def test_a_scene_lies_as_if_it_were_composed_for_the_first_time(
    pilot: Pilot, opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Profile, "now", lambda _profile: EVENING)
    pilot.take_size(WINDOW)
    opener(pilot)
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, (ComposedScene, ReplayScene))
    fresh = places_in(scene)
    scene.resize(scene.size)
    pilot.settle()
    assert places_in(scene) == fresh
    assert all(places == fresh for places in after_others(pilot, scene))


def after_others(pilot: Pilot, scene: ComposedScene | ReplayScene) -> Iterator[Places]:
    """Return the layout after the window had each of several other sizes."""
    for size in OTHERS:
        pilot.take_size(size)
        pilot.settle()
        pilot.take_size(WINDOW)
        pilot.settle()
        yield places_in(scene)


def places_in(scene: ComposedScene | ReplayScene) -> Places:
    """Every node and every widget with its rectangle, in the order of the tree."""
    nodes = [(type(node).__name__, node.name, node.rect.copy()) for node in walk(scene.tree)]
    return nodes + [(type(widget).__name__, widget.name, widget.rect.copy()) for widget in scene.group.widgets]
