"""A virtual X display of its own for programs that need a window."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from devtools.environment import DevtoolsError

WITHOUT_XVFB = (
    "There is no Xvfb here. Install it (Debian, Ubuntu: sudo apt install xvfb xdotool), then run the same again."
)


@contextmanager
def virtual_display(width: int, height: int) -> Iterator[str]:
    """Starts an X server with one screen of that size in pixels and gives its name. Raises `DevtoolsError`.

    A key that is let go late on a busy computer counts once.
    """
    if shutil.which("Xvfb") is None:
        raise DevtoolsError(WITHOUT_XVFB)
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-r"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise DevtoolsError("Xvfb did not start.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()
