"""What Windows asks of a program with a window, and no other system does.

A name under which the taskbar gathers its windows, a title bar as dark as the system's others, leave for another
program to come to the front, a look whether anything can be heard, and a last word before the session ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, Final

import pygame

from game import APP_ID

THEME: Final = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
_DARK_TITLE: Final = 20
"""DWMWA_USE_IMMERSIVE_DARK_MODE."""
_ANYBODY: Final = -1
"""ASFW_ANY."""
_WINDOW_PROCEDURE: Final = -4
"""GWLP_WNDPROC."""
_MAY_SESSION_END: Final = 0x0011
"""WM_QUERYENDSESSION."""
_SESSION_ENDS: Final = 0x0016
"""WM_ENDSESSION."""


def introduce() -> None:
    """Tell the taskbar which program this is, before it has a window."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(ctypes.c_wchar_p(APP_ID))


def let_another_forward() -> None:
    """Allow the program that was there before to show its window, which only the one that was started last may."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANYBODY)


def has_sound_device() -> bool:
    """Whether there is a device for sounds; True where the system need not be asked.

    Without one SDL looks for eight seconds, and pygame lets nothing else happen meanwhile.
    """
    if sys.platform != "win32" or "SDL_AUDIODRIVER" in os.environ:
        return True
    import ctypes

    return bool(ctypes.windll.winmm.waveOutGetNumDevs())


def prefers_dark() -> bool:
    """Whether the programs of this user are dark; False where the system does not say."""
    if sys.platform != "win32":
        return False
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, THEME) as theme:
            return bool(winreg.QueryValueEx(theme, "AppsUseLightTheme")[0] == 0)
    except OSError:
        return False


def darken_title() -> bool:
    """Give the window a dark title bar where the system is dark; returns whether it has one."""
    if sys.platform != "win32" or not _handle() or not prefers_dark():
        return False
    import ctypes

    wanted = ctypes.c_int(1)
    try:
        result = ctypes.windll.dwmapi.DwmSetWindowAttribute(
            ctypes.c_void_p(_handle()), _DARK_TITLE, ctypes.byref(wanted), ctypes.sizeof(wanted)
        )
    except (OSError, AttributeError):
        return False
    return bool(result == 0)


def _handle() -> int:
    """What Windows knows the window by; 0 where it is none of Windows' own."""
    return int(pygame.display.get_wm_info().get("window", 0))


class EndOfSession:
    """Hears a log-off, a restart and a shutdown at the window, whose messages it looks at before SDL does.

    When the message has been answered the system may end the process at any time, so all is done within the answer.
    """

    def __init__(self, keep: Callable[[], None]) -> None:
        """`keep` brings to safety what is not yet; it may take a few seconds. For other systems nothing happens."""
        self._keep = keep
        self._procedure: Any = None
        """Kept as long as the window may call it."""
        if sys.platform == "win32" and _handle():
            self._listen(_handle())

    def _listen(self, window: int) -> None:
        if sys.platform != "win32":
            return
        import ctypes
        from ctypes import wintypes

        user = ctypes.WinDLL("user32")
        result = ctypes.c_ssize_t
        message_of = (wintypes.HWND, wintypes.UINT, wintypes.WPARAM, wintypes.LPARAM)
        kind = ctypes.WINFUNCTYPE(result, *message_of)
        user.SetWindowLongPtrW.argtypes = (wintypes.HWND, ctypes.c_int, ctypes.c_void_p)
        user.SetWindowLongPtrW.restype = ctypes.c_void_p
        user.CallWindowProcW.argtypes = (ctypes.c_void_p, *message_of)
        user.CallWindowProcW.restype = result
        before: int | None = None

        def procedure(handle: int, message: int, first: int, second: int) -> int:
            if message == _MAY_SESSION_END:
                return 1
            if message == _SESSION_ENDS:
                if first:
                    self._keep()
                return 0
            return int(user.CallWindowProcW(before, handle, message, first, second))

        self._procedure = kind(procedure)
        before = user.SetWindowLongPtrW(window, _WINDOW_PROCEDURE, ctypes.cast(self._procedure, ctypes.c_void_p))
