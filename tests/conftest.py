"""Scenes are tested without a display: SDL's dummy driver draws into memory."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from devtools.running import heed_signals
from game.i18n import use_digits, use_language
from tests.ui.pilot import Pilot, profile_in
from tests.ui.rasters import Blurs, Rasters


def pytest_configure() -> None:
    """A run that outlives its terminal ignores SIGHUP; the processes it tests are to hear it all the same."""
    heed_signals()


def pytest_collection_finish() -> None:
    """What stays in memory to the end, and that is much, is seldom looked through for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(7_000)


@pytest.fixture(scope="session", autouse=True)
def rasters() -> Iterator[None]:
    """The same drawing at the same size is rasterised once, the same shadow blurred once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", Rasters(pygame.image.load_sized_svg))
        patch.setattr(pygame.transform, "box_blur", Blurs(pygame.transform.box_blur))
        yield


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What is exported does not come to the home of whoever runs the tests, nor to another run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MAJLIS_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    """A pilot with an empty stage and a profile of its own."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pilot = Pilot(profile_in(tmp_path))
    yield pilot
    pilot.stage.close()
    pilot.stage.profile.archive.close()


@pytest.fixture
def arabic() -> Iterator[None]:
    """The program speaks Arabic, in Western digits."""
    use_language("ar")
    yield
    use_language("en")
    use_digits("western")
