"""Asking a window to close the way a window manager does; a bare X display has nobody else to ask."""

from __future__ import annotations

import ctypes
import ctypes.util
from typing import Final

from devtools.environment import DevtoolsError

_CLIENT_MESSAGE: Final = 33
_FORMAT: Final = 32
_EVENT_LONGS: Final = 24
"""The size of an XEvent in longs, as Xlib promises it."""


class _ClientMessage(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("words", ctypes.c_long * 5),
    )


class _Event(ctypes.Union):
    _fields_ = (("message", _ClientMessage), ("room", ctypes.c_long * _EVENT_LONGS))


def ask_to_close(display: str, window: int) -> None:
    """Sends WM_DELETE_WINDOW to a window of the display. Raises `DevtoolsError` where there is no Xlib or display."""
    name = ctypes.util.find_library("X11")
    if name is None:
        raise DevtoolsError("There is no Xlib here. Install it (Debian, Ubuntu: sudo apt install libx11-6).")
    xlib = ctypes.CDLL(name)
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    xlib.XInternAtom.restype = ctypes.c_ulong
    xlib.XSendEvent.argtypes = (ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p)
    xlib.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    connection = xlib.XOpenDisplay(display.encode())
    if not connection:
        raise DevtoolsError(f"The display {display} does not answer.")
    protocols = xlib.XInternAtom(connection, b"WM_PROTOCOLS", 0)
    delete = xlib.XInternAtom(connection, b"WM_DELETE_WINDOW", 0)
    event = _Event()
    event.message = _ClientMessage(_CLIENT_MESSAGE, 0, 1, connection, window, protocols, _FORMAT, (delete, 0, 0, 0, 0))
    xlib.XSendEvent(connection, window, 0, 0, ctypes.byref(event))
    xlib.XCloseDisplay(connection)
