"""Libraries of the system that would write on the error stream what is no news to whoever started the program."""

from __future__ import annotations

import os
import sys
from contextlib import suppress


def hush_wayland() -> None:
    """Let Wayland say nothing of a folder of the session that is not there; then there is no Wayland either."""
    if not os.environ.get("XDG_RUNTIME_DIR", "").startswith(os.sep):
        _hush("libwayland-client.so.0", "wl_log_set_handler_client")


def hush_alsa() -> None:
    """Let ALSA say nothing of devices that are missing or late: the program goes on without sound."""
    _hush("libasound.so.2", "snd_lib_error_set_handler", "snd_lib_log_set_handler")


def _hush(library: str, *setters: str) -> None:
    """Hand the library a function that does nothing, by whichever of its functions it takes one.

    It is one of C's own: a thread of the library that calls it waits for no lock of Python.
    """
    if sys.platform != "linux":
        return
    import ctypes  # few need it

    with suppress(OSError):
        nothing, loaded = ctypes.CDLL(None).abs, ctypes.CDLL(library)
        for setter in setters:
            if hasattr(loaded, setter):
                getattr(loaded, setter)(nothing)
