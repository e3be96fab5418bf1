"""Every scene and every table paints all of a window of any size: systems that tile ask for no least size."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

import pygame
import pytest

from game.games import GAMES
from game.match import reader
from game.storage.folders import Folders
from game.storage.settings import Settings
from game.ui.graphics.motion import FakeClock
from game.ui.navigation import Navigation
from game.ui.stage.stage import Stage
from pictures.evening import EveningProfile
from pictures.scenes import SCENES
from tests.match.rows import remembered_row
from tests.ui.pictures.pairwise import USUAL
from tests.ui.pictures.states import STATES

_LARGEST: Final = (3840, 2160)
_LEAST: Final = (960, 600)
"""The least window that a table is designed for."""
_SCALES: Final = (0.75, 1.0, 1.25, 1.5, 2.0)
_UNPAINTED: Final = (255, 0, 255)
"""A colour of nothing that is shown."""
_MOMENTS: Final = {
    game: [name for name in STATES if name.startswith(f"{game} ") or (place == 0 and name.startswith("table"))]
    for place, game in enumerate(GAMES)
}
"""The tables of each game in the states that pictures are taken of; those of the first game are called tables."""
Window = tuple[tuple[int, int], float]


def windows(rng: Random, count: int) -> list[Window]:
    """Windows with the scale of their player, in turn low ones, narrow ones and any, the smallest as often as large."""
    found = []
    for number in range(count):
        sides = [round(most ** rng.uniform(0.6, 1.0)) for most in _LARGEST]
        for side in ((1,), (0,), (0, 1))[number % 3]:
            sides[side] = round(_LEAST[side] ** rng.random() if number % 3 < 2 else _LARGEST[side] ** rng.random())
        found.append(((sides[0], sides[1]), rng.choice(_SCALES)))
    return found


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, texts: None) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(reader, "read_row", remembered_row)


@contextmanager
def opened(state: str, window: Window) -> Iterator[Stage]:
    """A stage with a scene in one of its states, opened in that window."""
    pygame.display.init()
    pygame.font.init()
    size, scale = window
    pygame.display.set_mode(size)
    with tempfile.TemporaryDirectory(prefix="majlis-") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("MAJLIS_HOME", folder)
        home = Path(folder)
        folders = Folders(home / "config", home / "saves", home / "cache", home / "logs", (home / "state",))
        profile = EveningProfile(folders, Settings(player_name="Amina", ui_scale=round(100 * scale)), GAMES)
        profile.draws_pictures = False
        stage = Stage(size, profile, Navigation, FakeClock())
        try:
            STATES[state](stage)
            yield stage
        finally:
            stage.close()
            profile.archive.close()


def unpainted(stage: Stage) -> int:
    """Return the number of pixels of the window that stay as they were."""
    surface = pygame.display.set_mode(stage.window)
    surface.fill(_UNPAINTED)
    stage.top.damage.everything(stage.size)
    stage.update()
    stage.draw(surface)
    return pygame.mask.from_threshold(surface, _UNPAINTED, (1, 1, 1, 255)).count()


def faults(state: str, rng: Random, count: int) -> dict[Window, str]:
    """Return the faults in so many windows, one after the other; plain scenes are opened in the first of them.

    For what is done in a scene its player needs a window where they see it.
    """
    found: dict[Window, str] = {}
    shown = windows(rng, count)
    with opened(state, shown[0] if state in SCENES else (USUAL, 1.0)) as stage:
        assert isinstance(stage.clock, FakeClock)
        for window in shown:
            try:
                stage.resize(*window)
                left = unpainted(stage)
                stage.clock.advance(700.0)
                left += unpainted(stage)
            except Exception as error:  # noqa: BLE001 - all of them are told, each with its window
                found[window] = repr(error)
            else:
                if left:
                    found[window] = f"{left} pixels are not painted"
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_paints_any_window(game: str) -> None:
    rng = Random(f"table {game}")
    for state in rng.sample(_MOMENTS[game], 3):
        assert faults(state, rng, 3) == {}, state


@pytest.mark.parametrize("scene", sorted(set(SCENES) - {"table"})[::3])
def test_a_scene_paints_any_window(scene: str) -> None:
    assert faults(scene, Random(f"window {scene}"), 4) == {}


@pytest.mark.slow
@pytest.mark.pictures
@pytest.mark.parametrize("state", STATES)
def test_every_scene_in_every_state_paints_any_window(state: str) -> None:
    assert faults(state, Random(f"windows {state}"), 16) == {}
