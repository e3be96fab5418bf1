"""The screen as a person has it: moves the pointer of a display, and sees when something on it is painted.

Talks to the X server by itself, so that nothing of what is measured takes part in the measuring. A screen without its
libraries (libX11, libXtst, libXdamage) cannot be opened.
"""

from __future__ import annotations

import ctypes
import select
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_long, c_short, c_uint, c_ulong, c_ushort, c_void_p
from typing import Final

_RAW: Final = 0
"""Tell of every painting, however often the same place is painted."""
_LONGS_OF_AN_EVENT: Final = 24


class NoScreenError(Exception):
    """The display or one of the libraries is not there."""


class _Rectangle(Structure):
    _fields_ = (("x", c_short), ("y", c_short), ("width", c_ushort), ("height", c_ushort))


class _Painted(Structure):
    """An `XDamageNotifyEvent`."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("drawable", c_ulong),
        ("damage", c_ulong),
        ("level", c_int),
        ("more", c_int),
        ("timestamp", c_ulong),
        ("area", _Rectangle),
        ("geometry", _Rectangle),
    )


class _Event(ctypes.Union):
    _fields_ = (("type", c_int), ("painted", _Painted), ("room", c_long * _LONGS_OF_AN_EVENT))


class Screen:
    """One display. Places are pixels of the whole screen."""

    def __init__(self, name: str) -> None:
        """Raises `NoScreenError`."""
        try:
            self._x = ctypes.CDLL("libX11.so.6")
            self._test = ctypes.CDLL("libXtst.so.6")
            self._damage = ctypes.CDLL("libXdamage.so.1")
        except OSError as error:
            raise NoScreenError(str(error)) from error
        x = self._x
        x.XOpenDisplay.argtypes, x.XOpenDisplay.restype = [c_char_p], c_void_p
        x.XDefaultRootWindow.argtypes, x.XDefaultRootWindow.restype = [c_void_p], c_ulong
        for call in (x.XFlush, x.XPending, x.XConnectionNumber, x.XCloseDisplay):
            call.argtypes = [c_void_p]
        x.XSync.argtypes = [c_void_p, c_int]
        x.XNextEvent.argtypes = [c_void_p, POINTER(_Event)]
        self._test.XTestFakeMotionEvent.argtypes = [c_void_p, c_int, c_int, c_int, c_ulong]
        self._test.XTestFakeButtonEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        self._damage.XDamageQueryExtension.argtypes = [c_void_p, POINTER(c_int), POINTER(c_int)]
        self._damage.XDamageCreate.argtypes = [c_void_p, c_ulong, c_int]
        self._damage.XDamageCreate.restype = c_ulong
        self._display = x.XOpenDisplay(name.encode())
        first, fault = c_int(), c_int()
        if not self._display or not self._damage.XDamageQueryExtension(self._display, byref(first), byref(fault)):
            raise NoScreenError(name)
        self._painted_type = first.value
        self._damage.XDamageCreate(self._display, x.XDefaultRootWindow(self._display), _RAW)
        x.XSync(self._display, 0)

    def close(self) -> None:
        """Leave the display."""
        self._x.XCloseDisplay(self._display)

    def point(self, left: int, top: int) -> None:
        """The pointer moves there."""
        self._test.XTestFakeMotionEvent(self._display, -1, left, top, 0)
        self._x.XFlush(self._display)

    def press(self, *, down: bool) -> None:
        """The left button of the mouse goes down, or up."""
        self._test.XTestFakeButtonEvent(self._display, 1, int(down), 0)
        self._x.XFlush(self._display)

    def forget(self) -> None:
        """Forget everything painted until now."""
        self._x.XSync(self._display, 1)

    def paintings(self, seconds: float) -> Iterator[tuple[float, int]]:
        """Yield the paintings within so many seconds: their times (by `time.time`) and numbers of pixels."""
        until, event = time.monotonic() + seconds, _Event()
        while (left := until - time.monotonic()) > 0:
            if not self._x.XPending(self._display):
                select.select([self._x.XConnectionNumber(self._display)], [], [], left)
                continue
            self._x.XNextEvent(self._display, byref(event))
            if event.type == self._painted_type:
                yield time.time(), event.painted.area.width * event.painted.area.height


@contextmanager
def screen(name: str) -> Iterator[Screen]:
    """The screen of a display, for the block. Raises `NoScreenError`."""
    opened = Screen(name)
    try:
        yield opened
    finally:
        opened.close()
