"""Shortcuts on real keyboards, by the place of the key: another layout is chosen while the program runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import time

import pytest

from drive.user import User
from tests.window.conftest import Opened
from tests.window.test_window import deal

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(shutil.which("setxkbmap") is None, reason="setxkbmap chooses the layout"),
]
FIRST, SECOND, THIRD = "10", "11", "12"
"""The keys of the digits, by the numbers X11 has for their places."""
OVERLAYS = {
    "us": ("shift+61", "ctrl+59"),
    "fr": ("shift+58", "ctrl+58"),
    "de": ("shift+20", "ctrl+59"),
    "pl": ("shift+61", "ctrl+59"),
    "br": ("shift+97", "ctrl+59"),
    "pt": ("shift+20", "ctrl+59"),
    "ara": ("shift+61", "ctrl+59"),
}
"""The characters that open overlays: a question mark, and a comma with Ctrl."""


def take_keyboard(user: User, layout: str) -> None:
    subprocess.run(["setxkbmap", layout], check=True, env={**os.environ, "DISPLAY": user.program.display})
    time.sleep(0.3)  # the program is told of it like of a key, but does not say so


def sorted_by(user: User, key: str) -> bytes:
    """The label of the button that names the order of the hand, after a key."""
    user.presses(key)
    left, top, width, height = user.waits_for("table.sort")
    crop = ["-crop", f"{width}x{height}+{left}+{top}", "rgb:-"]
    command = ["import", "-display", user.program.display, "-window", user.window, *crop]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


@pytest.mark.parametrize("layout", OVERLAYS)
def test_shortcuts_work_on_every_keyboard(opened: Opened, layout: str) -> None:
    question_mark, comma = OVERLAYS[layout]
    with opened() as user:
        deal(user)
        take_keyboard(user, layout)
        shown = [sorted_by(user, key) for key in (SECOND, FIRST, THIRD, FIRST)]
        assert shown[1] == shown[3]
        assert len(set(shown)) == len({FIRST, SECOND, THIRD})
        user.presses(question_mark)
        user.waits_until(lambda state: state["scene"] == "shortcuts", "shortcuts")
        user.presses("Escape")
        user.waits_until(lambda state: state["scene"] == "table", "table again")
        user.presses(comma)
        user.waits_until(lambda state: state["scene"] == "settings", "settings")
