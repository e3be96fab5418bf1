"""The window on desktops with a window manager and a panel, and on one with neither."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import pygame
import pytest

from devtools.display import DESKTOP_TOOLS, desktop, virtual_display
from devtools.running import Running, running
from drive.user import User
from game.storage.folders import folders_of
from game.storage.settings import Settings, load_settings, save_settings

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not all(map(shutil.which, DESKTOP_TOOLS)), reason="this needs openbox and xprop"),
]
PANEL: Final = 40


@contextmanager
def opened(folder: Path, screen: tuple[int, int], panel: int) -> Iterator[User]:
    """The program on a screen of that size; without a panel there is no window manager either."""
    with ExitStack() as stack:
        display = stack.enter_context(virtual_display(*screen))
        if panel:
            stack.enter_context(desktop(display, folder, panel))
        user = User(stack.enter_context(running([sys.executable, "-m", "game"], display, folder)))
        user.waits_until(lambda state: state["scene"] in {"menu", "welcome"}, "menu", 60)
        yield user


def output_of(program: Running, command: list[str]) -> str:
    words = ["env", f"DISPLAY={program.display}", *command, "-id", program.window()]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def outline(program: Running) -> pygame.Rect:
    """The window with its frame on the screen."""
    info = output_of(program, ["xwininfo"])
    left, top, wide, high = (
        int(re.findall(rf"{name}: +(-?\d+)", info)[0])
        for name in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
    )
    frame = re.search(r"= (\d+), (\d+), (\d+), (\d+)", output_of(program, ["xprop", "_NET_FRAME_EXTENTS"]))
    before, after, above, below = map(int, frame.groups()) if frame else (0, 0, 0, 0)
    return pygame.Rect(left - before, top - above, wide + before + after, high + above + below)


@pytest.mark.parametrize("panel", [PANEL, 0])
@pytest.mark.parametrize("screen", [(1366, 768), (1024, 600), (1280, 720)], ids=str)
def test_the_first_window_fits_beside_a_panel(tmp_path: Path, screen: tuple[int, int], panel: int) -> None:
    with opened(tmp_path, screen, panel) as user:
        free = pygame.Rect(0, 0, screen[0], screen[1] - panel)
        shown = outline(user.program)
        assert free.contains(shown)
        assert shown.height > free.height - 10
        assert user.closes_the_window() == 0


@pytest.mark.parametrize("panel", [PANEL, 0])
def test_a_window_of_a_large_screen_fits_a_small_one(tmp_path: Path, panel: int) -> None:
    config = folders_of({"MAJLIS_HOME": str(tmp_path / "home")}).config
    place = Settings(first_start_done=True, window_width=2300, window_height=1300, window_left=151, window_top=80)
    save_settings(config, place)
    with opened(tmp_path, (2560, 1440), panel) as user:
        assert user.sees()["size"] == [2300, 1300]
        assert user.closes_the_window() == 0
    kept, _notice = load_settings(config)
    assert (kept.window_left, kept.window_top) == (151, 80)
    with opened(tmp_path, (1024, 768), panel) as user:
        assert pygame.Rect(0, 0, 1024, 768 - panel).contains(outline(user.program))
        before = user.sees()["size"]
        user.presses("F11")
        user.waits_until(lambda state: state["size"] == [1024, 768], "whole screen")
        user.presses("F11")
        user.waits_until(lambda state: state["size"] == before, "window")
        assert pygame.Rect(0, 0, 1024, 768 - panel).contains(outline(user.program))
