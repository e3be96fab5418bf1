"""How every scene that is composed of nodes is opened with something to show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ui.screenshot import with_saves
from tests.ui.pilot import Pilot
from tests.ui.shelves import fill

Opener = Callable[[Pilot], None]


def open_saved_matches(pilot: Pilot) -> None:
    with_saves(pilot.stage, "borako")
    fill(pilot.stage.profile, 20)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_load()


SCENES: Final[dict[str, dict[str, Opener]]] = {"load": {"twenty matches": open_saved_matches}}
"""The states in which each scene is looked at, by the name of the scene, and what opens them."""
