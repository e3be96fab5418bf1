"""X sees no input at a table that waits, so that screensaver, locking and sleep come as everywhere else."""

from __future__ import annotations

import ctypes
import ctypes.util
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from tests.window.conftest import Opened
from tests.window.test_window import deal

pytestmark = [pytest.mark.window, pytest.mark.slow]
_RESET: Final = 30.0
"""Seconds after which SDL reports activity to X again, where it holds the screensaver off."""


class Screensaver(ctypes.Structure):
    """`XScreenSaverInfo`."""

    _fields_ = (
        ("window", ctypes.c_ulong),
        ("state", ctypes.c_int),
        ("kind", ctypes.c_int),
        ("since", ctypes.c_ulong),
        ("idle", ctypes.c_ulong),
        ("mask", ctypes.c_ulong),
    )


class Idleness:
    """The idle counter of a display."""

    def __init__(self, x: ctypes.CDLL, saver: ctypes.CDLL, display: ctypes.c_void_p) -> None:
        self._x, self._saver, self._display = x, saver, display

    def seconds(self) -> float:
        """Return the time since the last input."""
        info = Screensaver()
        root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        assert self._saver.XScreenSaverQueryInfo(self._display, root, ctypes.byref(info))
        return float(info.idle) / 1000


@contextmanager
def idleness(name: str) -> Iterator[Idleness]:
    """Return the idle counter of a display by its name; without the library for it the test is left out."""
    x_library, saver_library = ctypes.util.find_library("X11"), ctypes.util.find_library("Xss")
    if not (x_library and saver_library):
        pytest.skip("this needs libXss")
    x, saver = ctypes.CDLL(x_library), ctypes.CDLL(saver_library)
    x.XOpenDisplay.restype, x.XDefaultRootWindow.restype = ctypes.c_void_p, ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(name.encode()))
    assert display
    try:
        yield Idleness(x, saver, display)
    finally:
        x.XCloseDisplay(display)


@pytest.mark.parametrize("minimised", [False, True])
def test_a_table_that_waits_lets_the_screensaver_come(opened: Opened, minimised: bool) -> None:
    with opened() as user, idleness(user.program.display) as idle:
        deal(user)
        if minimised:
            user.program.pointer("windowminimize", user.program.window())
        begun = time.monotonic()
        while idle.seconds() < _RESET + 2:
            assert time.monotonic() < begun + 2 * _RESET, "somebody is said to be there"
            time.sleep(0.5)
