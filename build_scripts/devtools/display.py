"""A virtual X display of its own for programs that need a window."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError

WITHOUT_XVFB = (
    "There is no Xvfb here. Install it (Debian, Ubuntu: sudo apt install xvfb xdotool), then run the same again."
)


@contextmanager
def virtual_display(width: int, height: int) -> Iterator[str]:
    """Starts an X server with one screen of that size in pixels and gives its name. Raises `DevtoolsError`.

    A key that is let go late on a busy computer counts once, and the server does not begin anew when its last program
    has ended, which would throw out the one that comes just then.
    """
    if shutil.which("Xvfb") is None:
        raise DevtoolsError(WITHOUT_XVFB)
    reading, writing = os.pipe()
    screen = ["-screen", "0", f"{width}x{height}x24"]
    command = ["Xvfb", "-displayfd", str(writing), *screen, "-nolisten", "tcp", "-r", "-noreset"]
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


DESKTOP_TOOLS: Final = ("openbox", "xprop")
"""The programs of a desktop whose lower edge is kept free."""
_OPENBOX: Final = """\
<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <margins><top>0</top><bottom>{high}</bottom><left>0</left><right>0</right></margins>
</openbox_config>
"""
_PATIENCE: Final = 60.0


@contextmanager
def desktop(display: str, folder: Path, panel: int) -> Iterator[None]:
    """Runs a window manager that keeps so many pixels free below, as for a panel. Raises `DevtoolsError`."""
    written = folder / "openbox.xml"
    written.write_text(_OPENBOX.format(high=panel), encoding="utf-8")
    environment = os.environ | {"DISPLAY": display}
    manager = subprocess.Popen(
        ["openbox", "--config-file", str(written.absolute())],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + _PATIENCE
        while not _leaves_free(environment, panel):
            if manager.poll() is not None or time.monotonic() > until:
                raise DevtoolsError("The window manager did not start.")
            time.sleep(0.05)
        yield
    finally:
        manager.terminate()
        manager.wait()


def _leaves_free(environment: dict[str, str], panel: int) -> bool:
    """Whether the window manager keeps that many pixels free."""

    def numbers(name: str) -> list[int]:
        output = subprocess.run(["xprop", "-root", name], env=environment, capture_output=True, text=True, check=False)
        return [int(word) for word in output.stdout.rpartition("=")[2].replace(",", " ").split() if word.isdigit()]

    area, whole = numbers("_NET_WORKAREA"), numbers("_NET_DESKTOP_GEOMETRY")
    return len(area) >= 4 and len(whole) == 2 and area[3] == whole[1] - panel
