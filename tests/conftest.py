"""Scenes are tested without a display: SDL's dummy driver draws into memory."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zlib import crc32

import hypothesis
import pygame
import pytest
from _pytest.runner import runtestprotocol

from devtools.running import heed_signals
from game.i18n import use_digits, use_language
from game.match import reader
from game.ui.graphics.pictures import Pictures
from game.ui.table.cards import card_art
from tests.heap import keep_what_outlived_a_search, keep_what_stays, leave_the_rest_frozen
from tests.match.rows import remembered_row
from tests.once import clear_folder, open_folder
from tests.ui.pictures.texts import KEPT
from tests.ui.pilot import Pilot, profile_in
from tests.ui.rasters import Blurs, Rasters, composed_once, turned_once

_MEMORY: Final = Path("/dev/shm")  # where it is, it belongs to this run alone: pytest makes a folder in it
_ROOM: Final = 2_000_000_000
"""Bytes that must be free in memory before a run leaves its files there."""
_MADE: Final = 20_000
"""The surplus of objects made over objects freed before the youngest are searched for garbage."""
_LONG: Final = 0.1
"""The least seconds of setting up or tearing down that are listed."""
_ONE_IN: Final = 4
"""One of so many tests with scenes has its last scene painted, always the same one."""


def pytest_configure() -> None:
    """A run that outlives its terminal ignores SIGHUP; the processes it tests are to hear it all the same."""
    heed_signals()
    not_by_the_clock = [hypothesis.HealthCheck.too_slow]  # others may need the processor as well
    hypothesis.settings.register_profile("unhurried", deadline=None, suppress_health_check=not_by_the_clock)
    hypothesis.settings.load_profile("unhurried")
    gc.disable()  # until everything is collected, which stays
    if "TMPDIR" not in os.environ and _holds_files():
        os.environ["TMPDIR"] = str(_MEMORY)
        tempfile.tempdir = None
    open_folder()


def pytest_unconfigure() -> None:
    """Remove the cache shared by the processes of the run."""
    clear_folder()


def _holds_files() -> bool:
    """Whether files of tests may lie in memory, where nothing waits for a disk: thousands of records are synced."""
    if sys.platform != "linux" or not os.access(_MEMORY, os.W_OK | os.X_OK):
        return False
    runs_programs = not os.statvfs(_MEMORY).f_flag & os.ST_NOEXEC
    return runs_programs and shutil.disk_usage(_MEMORY).free > _ROOM


def pytest_collection_finish() -> None:
    """Exempt objects that stay to the end of the run, which are many, from most searches for garbage."""
    keep_what_stays()
    gc.set_threshold(_MADE, 10, 10)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Let one process of several report a test once, not five times: success before and after it is no news."""
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, nextitem=nextitem, log=False):
        if report.when == "call" or not report.passed or report.duration > _LONG:
            item.ihook.pytest_runtest_logreport(report=report)
    keep_what_outlived_a_search()
    return True


def pytest_runtest_logfinish() -> None:
    """Exempt objects that a test left behind for good."""
    keep_what_outlived_a_search()


def pytest_runtest_teardown() -> None:
    """Go back to the language that tests begin in, whichever a test has used last."""
    use_language("en")
    use_digits("western")


@pytest.fixture(scope="session", autouse=True)
def heap() -> Iterator[None]:
    """Keep the program from thawing objects that are kept for all tests."""
    with pytest.MonkeyPatch.context() as patch:
        leave_the_rest_frozen(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def rasters() -> Iterator[None]:
    """Rasterise the same drawing of a size once, and likewise shadows, composed and turned cards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", Rasters(pygame.image.load_sized_svg))
        patch.setattr(pygame.transform, "box_blur", Blurs(pygame.transform.box_blur))
        for drawn in ("_face", "_baked"):
            patch.setattr(Pictures, drawn, composed_once(getattr(Pictures, drawn)))
        patch.setattr(card_art, "_turned", turned_once(card_art._turned))
        yield


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep exported files out of the home of whoever runs the tests, and of other runs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MAJLIS_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """More is kept of texts than one window has need of: stages are many, and show the same ones."""
    for module, name, kept in KEPT:
        monkeypatch.setattr(module, name, kept)


@pytest.fixture
def pilot(
    tmp_path: Path, texts: None, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Pilot]:
    """A pilot with an empty stage and a profile of its own."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(reader, "read_row", remembered_row)
    pilot = Pilot(profile_in(tmp_path))
    yield pilot
    if crc32(request.node.nodeid.encode()) % _ONE_IN == 0:
        pilot.paint()  # what a test leaves behind can be painted
    pilot.stage.close()
    pilot.stage.profile.archive.close()


@pytest.fixture
def watched(pilot: Pilot) -> None:
    """Every frame is painted: what was painted before is a part of what the window shows."""
    pilot.watched = True


@pytest.fixture
def arabic() -> None:
    """Let the program speak Arabic, in Western digits."""
    use_language("ar")
