"""A virtual X display of its own for programs that need a window."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

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


DESKTOP_TOOLS: Final = ("openbox", "tint2", "xprop")
"""The programs of a desktop with a panel."""
_PANEL: Final = """
panel_monitor = all
panel_position = bottom center horizontal
panel_size = 100% {high}
strut_policy = follow_size
panel_items = T
"""
_PATIENCE: Final = 60.0


@contextmanager
def desktop(display: str, folder: Path, panel: int) -> Iterator[None]:
    """Runs a window manager on a display, and at its lower edge a panel so many pixels high. Raises `DevtoolsError`."""
    written = folder / "panel"
    written.write_text(_PANEL.format(high=panel), encoding="utf-8")
    environment = os.environ | {"DISPLAY": display}
    with ExitStack() as stack:
        for command in (["openbox"], ["tint2", "-c", str(written)]):
            stack.enter_context(_started(command, environment))
        until = time.monotonic() + _PATIENCE
        while not _leaves_free(environment, panel):
            if time.monotonic() > until:
                raise DevtoolsError("The panel did not appear.")
            time.sleep(0.05)
        yield


@contextmanager
def _started(command: Sequence[str], environment: dict[str, str]) -> Iterator[None]:
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def _leaves_free(environment: dict[str, str], panel: int) -> bool:
    """Whether the window manager knows of the panel."""

    def numbers(name: str) -> list[int]:
        output = subprocess.run(["xprop", "-root", name], env=environment, capture_output=True, text=True, check=False)
        return [int(word) for word in output.stdout.rpartition("=")[2].replace(",", " ").split() if word.isdigit()]

    area, whole = numbers("_NET_WORKAREA"), numbers("_NET_DESKTOP_GEOMETRY")
    return len(area) >= 4 and len(whole) == 2 and area[3] == whole[1] - panel
