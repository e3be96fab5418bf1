"""The program in a true window of a virtual display: `dev.py test window`. Without one all is skipped, never in CI."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from devtools.display import WITHOUT_XVFB, virtual_display
from devtools.running import running
from drive.user import User
from game.storage.folders import folders_of
from game.storage.settings import Settings, save_settings

TOOLS = ("Xvfb", "xdotool", "import")
SCREEN = (1600, 1000)
WINDOW = (1280, 720)

Opened = Callable[[], AbstractContextManager[User]]


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """In CI a missing display fails the tests; elsewhere it leaves them out and says what to install."""
    if all(map(shutil.which, TOOLS)) or os.environ.get("CI"):
        return
    for item in items:
        if item.get_closest_marker("window"):
            item.add_marker(pytest.mark.skip(reason=WITHOUT_XVFB))


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """A profile whose window is smaller than the screen and whose cards do not dawdle."""
    width, height = WINDOW
    settings = Settings(
        confirm_moves=False,
        ends_turn=False,
        animation_speed="instant",
        window_width=width,
        window_height=height,
        first_start_done=True,
    )
    save_settings(folders_of({"MAJLIS_HOME": str(tmp_path / "home")}).config, settings)
    return tmp_path


@pytest.fixture
def opened(profile: Path) -> Iterator[Opened]:
    """Starts the program on one display; each start is a new process with the same profile."""
    with virtual_display(*SCREEN) as display:

        @contextmanager
        def start() -> Iterator[User]:
            with running([sys.executable, "-m", "game"], display, profile) as program:
                user = User(program)
                user.waits_until(lambda state: state["scene"] == "menu", "menu", 60)
                user.takes_the_keyboard()
                yield user

        yield start
