"""Scenes are tested without a display: SDL's dummy driver draws into memory."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from pkgutil import resolve_name
from typing import Final
from zlib import crc32

import hypothesis
import pygame
import pytest
from _pytest.runner import runtestprotocol

from devtools.running import heed_signals
from game.i18n import use_digits, use_language
from game.match import reader
from game.ui import screenshot
from game.ui.graphics.pictures import Pictures
from game.ui.table.cards import card_art
from pictures.records import record_from_the_left
from tests.heap import keep_what_outlived_a_search, keep_what_stays, leave_the_rest_frozen
from tests.match.rows import remembered_row
from tests.once import clear_folder, open_folder
from tests.ui.evening import at_once, from_memory
from tests.ui.pictures.texts import KEPT
from tests.ui.pilot import Pilot, profile_in
from tests.ui.rasters import Blurs, Rasters, composed_once, turned_once

_MEMORY: Final = Path("/dev/shm")  # where it is, it belongs to this run alone: pytest makes a folder in it
_TESTS: Final = Path(__file__).parent
_ROOM: Final = 2_000_000_000
"""Bytes that must be free in memory before a run leaves its files there."""
_MADE: Final = 20_000
"""So many things more than were given back are made before the youngest are looked through for garbage."""
_LONG: Final = 0.1
"""Seconds of setting up or tearing down that are told."""
_ONE_IN: Final = 4
"""Of so many tests that played scenes the last one is painted of one, always of the same."""


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
    """What the processes of the run shared goes with it."""
    clear_folder()


def _holds_files() -> bool:
    """Whether files of tests may lie in memory, where nothing waits for a disk: thousands of records are synced."""
    if sys.platform != "linux" or not os.access(_MEMORY, os.W_OK | os.X_OK):
        return False
    runs_programs = not os.statvfs(_MEMORY).f_flag & os.ST_NOEXEC
    return runs_programs and shutil.disk_usage(_MEMORY).free > _ROOM


def pytest_collection(session: pytest.Session) -> None:
    """Each process of a whole run begins elsewhere: a file is compiled by one of them and read by the others."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args != session.config.getini("testpaths"):
        return
    number, processes = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    for path in sorted(_TESTS.rglob("test_*.py"))[number::processes]:
        with suppress(Exception, pytest.skip.Exception):  # told when the file is collected
            resolve_name(".".join(path.relative_to(_TESTS.parent).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """What stays in memory to the end, and that is much, is seldom looked through for garbage."""
    keep_what_stays()
    gc.set_threshold(_MADE, 10, 10)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """One process of several tells of a test once, not five times: what went well before and after it is no news."""
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, nextitem=nextitem, log=False):
        if report.when == "call" or not report.passed or report.duration > _LONG:
            item.ihook.pytest_runtest_logreport(report=report)
    keep_what_outlived_a_search()
    return True


def pytest_runtest_logfinish() -> None:
    """What a test left behind that stays."""
    keep_what_outlived_a_search()


@pytest.fixture(scope="session", autouse=True)
def heap() -> Iterator[None]:
    """Nothing that the program does thaws what is kept of all tests."""
    with pytest.MonkeyPatch.context() as patch:
        leave_the_rest_frozen(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def rasters() -> Iterator[None]:
    """The same drawing of a size is rasterised once, the same shadow blurred, the same card composed and turned."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", Rasters(pygame.image.load_sized_svg))
        patch.setattr(pygame.transform, "box_blur", Blurs(pygame.transform.box_blur))
        for drawn in ("_face", "_baked"):
            patch.setattr(Pictures, drawn, composed_once(getattr(Pictures, drawn)))
        patch.setattr(card_art, "_turned", turned_once(card_art._turned))
        yield


@pytest.fixture(scope="session", autouse=True)
def evenings() -> Iterator[None]:
    """Matches that scenes are shown with were thought through once for all runs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(screenshot, "play_on", from_memory(screenshot.play_on))
        patch.setattr(
            "pictures.scenes.record_from_the_left", lambda played, _play_on: record_from_the_left(played, at_once)
        )
        yield


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What is exported does not come to the home of whoever runs the tests, nor to another run."""
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
    use_language("en")
    use_digits("western")


@pytest.fixture
def watched(pilot: Pilot) -> None:
    """Every frame is painted: what was painted before is a part of what the window shows."""
    pilot.watched = True


@pytest.fixture
def arabic() -> Iterator[None]:
    """The program speaks Arabic, in Western digits."""
    use_language("ar")
    yield
    use_language("en")
    use_digits("western")
